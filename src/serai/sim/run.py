"""Plays a plan, whoever the crew is; the result does not depend on it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from serai.sim.crew import IN_HAND, Crew, Here
from serai.sim.plan import Plan
from serai.sim.pool import Pool
from serai.sim.report import Report, report
from serai.sim.tally import Tally, nothing

PART_SECONDS = 0.2  # long enough that handing over costs nothing, short enough that little is lost
AHEAD = 16  # parts for every hand that may be done before their turn: what is kept in memory
PATIENCE = 0.1  # seconds between two looks at whether to stop


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Plays all matches in so many processes; `progress` is told how many are done."""
    plan.check()
    crew, tally = crew_of(jobs), nothing(plan)
    try:
        play(plan, crew, tally, plan.games, progress)
    finally:
        crew.close()
    return report(plan, tally)


def crew_of(jobs: int) -> Crew:
    """This process, or several."""
    return Here() if jobs == 1 else Pool(jobs)


def play(
    plan: Plan,
    crew: Crew,
    tally: Tally,
    stop: int,
    progress: Callable[[int], None] = lambda done: None,
    stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Plays on from where the tally stands, to before match `stop` or until it is `stopped`; the tally is always whole."""
    began, before = perf_counter(), tally.seconds
    parts = Parts(plan, crew, tally, stop)

    def tell(done: int) -> None:
        tally.seconds = before + perf_counter() - began
        progress(done)

    try:
        while not parts.are_done() and not stopped():
            parts.give_more()
            parts.take(tell)
    finally:
        tally.seconds = before + perf_counter() - began


class Parts:
    """Cuts matches into parts, small ones first, and adds them up in order."""

    def __init__(self, plan: Plan, crew: Crew, tally: Tally, stop: int) -> None:
        self._plan = plan
        self._crew = crew
        self._tally = tally
        self._next = tally.stop
        self._stop = stop
        self._size = 1
        self._given = 0  # parts that have not come back
        self._early: dict[int, Tally] = {}  # parts that came back before their turn

    def are_done(self) -> bool:
        """Whether every match is added up."""
        return self._tally.stop >= self._stop

    def give_more(self) -> None:
        """Keeps all hands busy, and not more than that."""
        hands = self._crew.hands
        while self._next < self._stop and self._given < IN_HAND * hands and len(self._early) < AHEAD * hands:
            stop = min(self._next + self._size, self._stop)
            self._crew.give(self._plan, self._next, stop)
            self._next, self._given = stop, self._given + 1

    def take(self, progress: Callable[[int], None]) -> None:
        """Adds up what has come back, as far as it follows, and tells of every part."""
        part = self._crew.take(PATIENCE)
        if part is None:
            return
        self._given -= 1
        self._early[part.start] = part
        self._size = next_size(part)
        while follows := self._early.pop(self._tally.stop, None):
            self._tally.add(follows)
            progress(self._tally.games)


def next_size(part: Tally) -> int:
    """As many matches as fill a part's time by what this one took; at most twice as many."""
    fitting = int(PART_SECONDS * part.games / max(part.seconds, 1e-9))
    return max(1, min(fitting, 2 * part.games))
