"""A clock that tests turn by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable


class HandTimer:
    """Cancelled by a mark: the heap forgets it in time."""

    def __init__(self) -> None:
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandClock:
    """Time stands until somebody turns it."""

    def __init__(self, now: int = 1_000_000) -> None:
        self._now = now
        self._order = itertools.count()
        self.due: list[tuple[int, int, Callable[[], None], HandTimer]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, moment: int, act: Callable[[], None]) -> HandTimer:
        timer = HandTimer()
        heapq.heappush(self.due, (moment, next(self._order), act, timer))
        if moment <= self._now:  # what is set too late happens at once, as by any clock
            asyncio.get_running_loop().call_soon(self._catch_up)
        return timer

    async def sleep(self, duration: int) -> None:
        if duration > 0:
            woken = asyncio.get_running_loop().create_future()
            self.call_at(self._now + duration, lambda: None if woken.done() else woken.set_result(None))
            await woken

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum(not timer.off for *_, timer in self.due)

    async def turn(self, duration: int) -> None:
        """Lets time pass; what is due on the way happens in its order."""
        end = self._now + duration
        while self.due and self.due[0][0] <= end:
            self._now = max(self._now, self.due[0][0])
            self._do_next()
            await asyncio.sleep(0.01)  # so that what follows from it has happened
        self._now = end
        await asyncio.sleep(0.01)

    def _do_next(self) -> None:
        _, _, act, timer = heapq.heappop(self.due)
        if not timer.off:
            act()

    def _catch_up(self) -> None:
        while self.due and self.due[0][0] <= self._now:
            self._do_next()
