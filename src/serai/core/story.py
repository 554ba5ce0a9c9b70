"""What happens, told to whoever listens."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import append, i64, vec

WIDTH: Final = 6  # numbers per event: when, what, four details
WHAT: Final = 1


class Story:
    """Collects events: the moment, what happened, and up to four details."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events = vec[i64](capacity=64)

    def tell(self, at: i64, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Adds an event."""
        events = append(self.events, at)
        events = append(events, what)
        events = append(events, a)
        events = append(events, b)
        events = append(events, c)
        self.events = append(events, d)

    def take(self) -> vec[i64]:
        """All events since the last time, which are then forgotten."""
        events = self.events
        self.events = vec[i64](capacity=64)
        return events
