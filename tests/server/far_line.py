"""A guest at the end of a long line: everything takes its time there and back, by a clock turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from serai.wire import messages as wire
from tests.server.client import PATIENCE, Guest
from tests.server.hand_clock import HandClock

Way = Callable[[], Coroutine[Any, Any, None]]


class FarGuest(Guest):
    """Messages take `lag` ms each way. It knows server time as the page does: from pings, by its own (wrong) clock."""

    def __init__(self, base: str, code: str, token: str, clock: HandClock, lag: int, astray: int) -> None:
        super().__init__(base, code, token)
        self.clock, self.lag, self.astray = clock, lag, astray
        self.offset = 0  # server time minus own time, as measured
        self.arrived = 0  # messages that have left the server for us
        self._sent_at: dict[str, int] = {}
        self._ways: set[asyncio.Task[None]] = set()

    @property
    def wall(self) -> int:
        """The clock on this guest's own wall."""
        return self.clock.now() + self.astray

    async def send(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self._sent_at[message.id] = self.wall
        self._later(lambda: Guest.send(self, message))

    async def _hear(self, text: str) -> None:
        self.arrived += 1
        self._later(lambda: self._heard(text))

    async def _heard(self, text: str) -> None:
        await Guest._hear(self, text)
        last = self.heard[-1]
        if isinstance(last, wire.Pong):
            self.offset = last.time - (self._sent_at[last.id] + self.wall) // 2
            if last.echo and len(self.of(wire.Pong)) == 1:  # one measurement will do
                await self.send(wire.Ping(id=f"{last.id}+", echo=last.time))

    def _later(self, way: Way) -> None:
        if self.lag:
            self.clock.call_at(self.clock.now() + self.lag, lambda: self._go(way))
        else:
            self._go(way)

    def _go(self, way: Way) -> None:
        task = asyncio.get_running_loop().create_task(way())
        self._ways.add(task)
        task.add_done_callback(self._ways.discard)

    async def told(self, messages: int) -> None:
        """Waits until the server has sent so many messages in all; the clock stands meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while self.arrived < messages:
                await asyncio.sleep(0.002)

    def game_time(self) -> float:
        """As `game-time.ts` counts it."""
        assert self.position
        clock = self.position.clock
        since = max(clock.time, clock.starts or clock.time)
        now = clock.now + max(0, self.wall + self.offset - since) * clock.rate
        return now if clock.alarm is None else max(clock.now, min(now, clock.alarm))
