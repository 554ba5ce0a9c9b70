"""Time: the server's own, and that of a game, which stands still in a pause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from serai.wire import messages as wire


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The one place that knows the time; tests turn it by hand."""

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        ...

    def call_at(self, moment: int, act: Callable[[], None]) -> Timer:
        """Does something at a moment."""
        ...

    async def sleep(self, duration: int) -> None:
        """Lets some milliseconds pass."""
        ...


class WallClock:
    """The true time: read from the machine once, then counted on, so that nobody who sets the clock disturbs a game."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() + self._offset) * 1000)

    def call_at(self, moment: int, act: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, act)

    async def sleep(self, duration: int) -> None:
        await asyncio.sleep(duration / 1000)


class GameTime:
    """Game time over server time."""

    def __init__(self, now: int = 0) -> None:
        self._base = now  # game time when it was last started or stopped
        self._since: int | None = None  # server time since then, while it runs

    @property
    def running(self) -> bool:
        return self._since is not None

    def start(self, moment: int) -> None:
        if self._since is None:
            self._since = moment

    def stop(self, moment: int) -> None:
        self._base = self.at(moment)
        self._since = None

    def at(self, moment: int) -> int:
        """Game time at a moment of server time; never before the last start."""
        return self._base if self._since is None else self._base + max(0, moment - self._since)

    def moment(self, at: int) -> int:
        """Server time of a game time, while it runs."""
        return (self._since or 0) + at - self._base

    def shown(self, moment: int, alarm: int | None) -> wire.Clock:
        """As clients get it."""
        return wire.Clock(now=self.at(moment), time=moment, running=self.running, alarm=alarm)
