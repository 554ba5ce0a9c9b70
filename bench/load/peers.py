"""Two servers under load behind the same few calls: ours in `ours.py`, the other in `boardgame_io.py`."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Coroutine
from typing import Any, Protocol

import httpx
import websockets

SEATS = 4
ids = itertools.count()


class Seat(Protocol):
    """A connection that sees positions and can move when it is its turn."""

    number: int  # of the last position it has
    news: News  # of its table

    @property
    def to_move(self) -> bool: ...

    async def move(self) -> None: ...


class Peer(Protocol):
    """A server process."""

    name: str

    async def start(self) -> None: ...

    async def table(self) -> list[Seat]: ...

    def stop(self) -> None: ...

    @property
    def pid(self) -> int: ...


class News:
    """Tells the players of a table that something arrived."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def tell(self) -> None:
        """Wakes all who wait, once."""
        self._event.set()
        self._event = asyncio.Event()

    async def wait(self) -> None:
        """Until something arrives."""
        await self._event.wait()


async def until_closed(reading: Coroutine[Any, Any, None]) -> None:
    """Reads on; the end of the server is no error."""
    with contextlib.suppress(websockets.ConnectionClosed):
        await reading


async def answering(http: httpx.AsyncClient, path: str) -> None:
    """Waits until a server answers."""
    for _ in range(200):
        try:
            await http.get(path)
            return
        except httpx.TransportError:
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")
