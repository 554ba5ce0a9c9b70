"""A server's end of a bus that remembers what it heard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from serai.bus import Bus, open_bus

PATIENCE = 60.0  # a busy machine is no fault of the bus
NAP = 0.002


class Ears:
    """What was heard at one end, and when the bus went and came."""

    def __init__(self, url: str) -> None:
        self.bus: Bus = open_bus(url)
        self.heard: list[tuple[str, bytes]] = []
        self.changes: list[tuple[bool, float]] = []
        self.stood = 0.0  # seconds for which a busy machine let this process stand, while it waited

    async def open(self, *channels: str) -> None:
        await self.bus.open(
            lambda channel, news: self.heard.append((channel, news)),
            lambda is_up: self.changes.append((is_up, time.monotonic())),
        )
        for channel in channels:
            self.bus.follow(channel)
        await self.bus.followed()

    def of(self, channel: str) -> list[int]:
        return [int(news) for where, news in self.heard if where == channel]

    async def until(self, is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not is_so():
                began = time.monotonic()
                await asyncio.sleep(NAP)
                self.stood += time.monotonic() - began - NAP

    async def until_heard(self, count: int) -> None:
        await self.until(lambda: len(self.heard) >= count)

    async def until_changed(self, *turns: bool) -> None:
        """Waits until the bus went and came like this; on a busy machine it may have gone again meanwhile."""
        await self.until(lambda: [is_up for is_up, _ in self.changes[: len(turns)]] == list(turns))


@asynccontextmanager
async def ends(url: str, count: int, *channels: str) -> AsyncIterator[list[Ears]]:
    """Some servers on one bus, all following the same channels."""
    servers = [Ears(url) for _ in range(count)]
    try:
        for server in servers:
            await server.open(*channels)
        yield servers
    finally:
        for server in servers:
            await server.bus.close()
