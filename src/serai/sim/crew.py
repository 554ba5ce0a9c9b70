"""Who plays the parts of a plan: this process, a pool of processes (`pool.py`) or Ray (`on_ray.py`)."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from serai.core.errors import SeraiError
from serai.sim.plan import Plan
from serai.sim.tally import Tally, play_part

IN_HAND = 2  # parts for every hand: one is played, one waits
TRIES = 5  # how often a part may take its process with it before we believe that it always will


class Crew(Protocol):
    """Every part that is given comes back once, in any order, whoever dies meanwhile."""

    @property
    def hands(self) -> int:
        """How many parts it can play at once."""

    def give(self, plan: Plan, start: int, stop: int) -> None:
        """A part to be played when there is time."""

    def take(self, patience: float) -> Tally | None:
        """A part that is done, or none within so many seconds."""

    def close(self) -> None:
        """Ends at once, whatever is still being played."""


class Here:
    """This process, one part after the other."""

    hands = 1

    def __init__(self) -> None:
        self._given: deque[tuple[Plan, int, int]] = deque()

    def give(self, plan: Plan, start: int, stop: int) -> None:
        """Keeps it in mind."""
        self._given.append((plan, start, stop))

    def take(self, patience: float) -> Tally | None:
        """Plays the next one now."""
        return play_part(*self._given.popleft()) if self._given else None

    def close(self) -> None:
        """Nothing goes on behind our back."""
        self._given.clear()


class PartLost(SeraiError):
    """A part that nobody could play to its end."""

    def __init__(self, start: int, stop: int) -> None:
        super().__init__("part-lost", first=str(start), last=str(stop - 1), tries=TRIES)
