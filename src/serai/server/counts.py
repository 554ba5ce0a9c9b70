"""What the house counts, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Counts:
    """Gauges and counters of one house; none of them carries a name, a code or a card."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("serai_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("serai_connections", "Open connections", registry=registry)
        self.made = Counter("serai_tables_made", "Tables made", ["game"], registry=registry)
        self.finished = Counter("serai_games_finished", "Games played to the end", ["game"], registry=registry)
        self.entries = Counter("serai_entries", "Entries kept", registry=registry)
        self.messages = Counter("serai_messages", "Messages from clients", ["kind"], registry=registry)
        self.refused = Counter("serai_refused", "Messages refused", ["word"], registry=registry)
        self.cut = Counter("serai_cut", "Connections cut", ["word"], registry=registry)
        self.kept_in = Histogram("serai_append_seconds", "Time to keep an entry", buckets=FAST, registry=registry)
        self.thought = Histogram("serai_bot_seconds", "Time a bot took to choose", buckets=SLOW, registry=registry)

        self._kinds: dict[str, Counter] = {}

    def message(self, kind: str) -> None:
        """Counts a message; finding a label anew each time would cost more than reading the message."""
        if kind not in self._kinds:
            self._kinds[kind] = self.messages.labels(kind)
        self._kinds[kind].inc()

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self.registry)
