"""Several servers for one hall: each may serve every table, and none of them is missed."""

from serai.server.cluster.cluster import Cluster

__all__ = ["Cluster"]
