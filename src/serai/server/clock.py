"""Time: the server's own, and that of a game, which stands still in a pause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

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


class Instant(NamedTuple):
    """What time means for whoever looks at a table."""

    clock: Any  # a wire.Clock in writing: everybody gets the same
    is_open: bool  # moves count
    has_begun: bool  # game time runs, or has ever run


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


AGAIN = 1_000  # ms until something is tried again that could not be kept
RATES: dict[str, tuple[int, int]] = {"full": (1, 1), "three-quarters": (3, 4), "half": (1, 2), "step": (0, 1)}


class GameTime:
    """Game time over server time: ms of the one in ms of the other, as a fraction, so that nothing is lost by rounding."""

    def __init__(self, now: int = 0, rate: tuple[int, int] = (1, 1)) -> None:
        self._base = now  # game time when it was last started or stopped
        self._since: int | None = None  # server time from which it runs on; may lie ahead, while that is counted down
        self._gain, self._per = rate

    @property
    def started(self) -> bool:
        """Whether it runs, or is counted in."""
        return self._since is not None

    @property
    def span(self) -> tuple[int, int] | None:
        """From which game time it runs, since which moment; nothing while it stands."""
        return None if self._since is None else (self._base, self._since)

    def run(self, base: int, since: int) -> None:
        """Runs from a game time since a moment, whatever it did before."""
        self._base, self._since = base, since

    def runs(self, moment: int) -> bool:
        """Whether it runs at a moment of server time."""
        return self._since is not None and moment >= self._since

    def start(self, moment: int) -> None:
        """Runs from a moment on, unless it does already; where time stands at this rate, it still stands."""
        if self._since is None and self._gain:
            self._since = moment

    def stand(self, at: int) -> None:
        """Stands at a game time."""
        self._base, self._since = at, None

    def starts(self, moment: int) -> int | None:
        """The moment at which it begins to run, while that lies ahead."""
        return self._since if self._since is not None and moment < self._since else None

    def at(self, moment: int) -> int:
        """Game time at a moment of server time; never before the last start."""
        return (
            self._base if self._since is None else self._base + max(0, moment - self._since) * self._gain // self._per
        )

    def moment(self, at: int) -> int:
        """The first moment of server time at which it is this late, while it runs."""
        return (self._since or 0) - (self._base - at) * self._per // (self._gain or 1)

    def shown(self, moment: int, alarm: int | None) -> wire.Clock:
        """As clients get it: while a change by time is held back, time waits for it."""
        now = self.at(moment)
        return wire.Clock(
            now=now if alarm is None or not self.started else max(self._base, min(now, alarm)),
            time=moment,
            running=self.runs(moment),
            alarm=alarm,
            rate=self._gain / self._per if self.started else 0,
            starts=self.starts(moment),
        )
