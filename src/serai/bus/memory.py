"""A bus within one process: several servers in one test, and a hall that is alone."""

from __future__ import annotations

import asyncio

from serai.bus import Changed, Hear

HALLS: dict[str, list[MemoryBus]] = {}  # by name: who is connected


class MemoryBus:
    """One server's end of a bus that lives in this process."""

    def __init__(self, name: str) -> None:
        self.dropped = 0
        self._name = name
        self._channels: set[str] = set()
        self._is_up = False

    @property
    def is_up(self) -> bool:
        return self._is_up

    async def open(self, hear: Hear, changed: Changed) -> None:
        self._hear, self._changed = hear, changed
        self._loop = asyncio.get_running_loop()
        self._is_up = True
        HALLS.setdefault(self._name, []).append(self)

    def tell(self, channel: str, news: bytes) -> None:
        if not self._is_up:
            self.dropped += 1
            return
        for bus in HALLS[self._name]:
            bus._loop.call_soon_threadsafe(bus._listen, channel, news)

    def follow(self, channel: str) -> None:
        self._channels.add(channel)

    def leave(self, channel: str) -> None:
        self._channels.discard(channel)

    async def followed(self) -> None:
        """A channel in memory is heard at once."""

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was told last is still heard by the others
        if self in HALLS.get(self._name, []):
            HALLS[self._name].remove(self)
        self._is_up = False

    def cut(self) -> None:
        """As if the bus were lost; for tests."""
        self._turn(is_up=False)

    def heal(self) -> None:
        """As if it were back."""
        self._turn(is_up=True)

    def _turn(self, *, is_up: bool) -> None:
        if self._is_up != is_up:
            self._is_up = is_up
            self._loop.call_soon_threadsafe(self._changed, is_up)

    def _listen(self, channel: str, news: bytes) -> None:
        if self._is_up and channel in self._channels:
            self._hear(channel, news)
