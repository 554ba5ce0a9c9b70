"""Many matches: plans, crews and reports."""

from serai.sim.matches import play_one
from serai.sim.plan import Plan
from serai.sim.report import Report
from serai.sim.run import run
from serai.sim.shares import Share, share_of

__all__ = ["Plan", "Report", "Share", "play_one", "run", "share_of"]
