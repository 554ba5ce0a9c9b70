"""Many matches: plans, pools and reports."""

from serai.sim.plan import Plan
from serai.sim.report import Report
from serai.sim.run import play_one, run

__all__ = ["Plan", "Report", "play_one", "run"]
