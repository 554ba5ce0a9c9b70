"""When each bot looks at the table in real time: after what happens it needs a moment, then it acts or waits on."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import copies, i64

UNAWARE: Final = -1


class Agenda:
    """The next look of each seat, and the step of the match that it had last taken notice of."""

    __slots__ = ("looks", "noticed")

    def __init__(self, seats: i64) -> None:
        self.looks = copies(seats, NEVER)
        self.noticed = copies(seats, UNAWARE)

    def notice(self, seat: i64, step: i64) -> bool:
        """Whether something has happened since a seat last took notice; from now on it has."""
        is_news = self.noticed[seat] != step
        self.noticed[seat] = step
        return is_news

    def look_by(self, seat: i64, at: i64) -> None:
        """A seat looks up at a moment, if not sooner."""
        self.looks[seat] = min(self.looks[seat], at)

    def look_at(self, seat: i64, at: i64) -> None:
        """A seat looks up at a moment, and not before."""
        self.looks[seat] = at

    def look_away(self, seat: i64) -> None:
        """A seat has looked, or cannot act."""
        self.looks[seat] = NEVER

    def forget(self, seat: i64) -> None:
        """Whatever has happened is news to a seat."""
        self.noticed[seat] = UNAWARE

    def first(self) -> i64:
        """Who looks up first, the lowest seat among equals; -1: nobody does."""
        soonest: i64 = -1
        seat: i64
        for seat in range(len(self.looks)):
            if self.looks[seat] < NEVER and (soonest < 0 or self.looks[seat] < self.looks[soonest]):
                soonest = seat
        return soonest

    def due(self, now: i64) -> i64:
        """The seats whose moment has come, as a bit mask."""
        seats: i64 = 0
        seat: i64
        for seat in range(len(self.looks)):
            if self.looks[seat] <= now:
                seats |= only(seat)
        return seats

    def after(self, now: i64) -> i64:
        """The next moment at which anybody looks up; NEVER: none does."""
        next_look: i64 = NEVER
        seat: i64
        for seat in range(len(self.looks)):
            if now < self.looks[seat] < next_look:
                next_look = self.looks[seat]
        return next_look

    def keep_to(self, movers: i64) -> None:
        """Whoever cannot act looks away."""
        seat: i64
        for seat in range(len(self.looks)):
            if not has(movers, seat):
                self.looks[seat] = NEVER
