"""Going down without anybody being missed: first we say so, then we wait, then we take leave of everybody."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from serai.server.hall import Hall
from serai.server.house import CLOSING, House
from serai.server.refusal import Refusal
from serai.store import NotKept

GOODBYE = 2.0  # seconds in which everybody has gone, or is not waited for any more
LOOK = 0.02


class LeavingServer(uvicorn.Server):
    """uvicorn that drains: the first signal is announced at `/ready`, the next one ends the wait, one more ends all."""

    def __init__(self, config: uvicorn.Config, house: House, drain: int, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._drain = drain  # seconds
        self._tell = tell  # the host, that we wait
        self._until: float | None = None
        self._told = False

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """What has to be reached is reached before anybody comes; where that fails, nobody does."""
        await self._house.open()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """One more signal. None of them is raised again at the end: whoever asked us to go gets exit code 0."""
        if self._until is None:
            self._house.unready[CLOSING] = Refusal("going-down")
            self._until = time.monotonic() + self._drain
        elif not self.should_exit:
            self.should_exit = True
        else:
            self.force_exit = True

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: whether it is time to go."""
        if self._until is not None and not self.should_exit:
            if self._drain and not self._told:
                self._tell()
                self._told = True
            self.should_exit = time.monotonic() >= self._until
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; everybody hears why they have to go; the rest is uvicorn's."""
        for server in self.servers:
            server.close()
        for farewell in self._house.farewells:
            await farewell()
        await super().shutdown(sockets)


async def take_leave(hall: Hall) -> None:
    """Keeps where the clocks stand, tells everybody to come back, and lets them go first."""
    with contextlib.suppress(NotKept):
        await hall.house.running.keep(table for table in hall.tables.values() if table.phase == "playing")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            while listening := [listener for table in hall.tables.values() for listener in table.listeners]:
                for listener in listening:  # also those who have come in the meantime
                    listener.close("house-closing", again=True)
                await asyncio.sleep(LOOK)
