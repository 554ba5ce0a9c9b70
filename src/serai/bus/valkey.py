"""News by the channels of a Valkey or Redis: one connection tells, another listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio.connection import ConnectionPool
from redis.exceptions import AuthenticationError, AuthorizationError, ResponseError

from serai.bus.line import Line
from serai.bus.mending import MendingBus

PREFIX = "serai:"  # an engine may carry other programs' news too
SCHEMES = {"valkey": "redis", "valkeys": "rediss"}


class ValkeyLine(Line):
    """Two connections by redis-py, without its retries: what is told twice would be heard twice."""

    _connections: tuple[Any, ...] = ()  # redis-py has types for a part of them only
    _works: tuple[asyncio.Task[None], ...] = ()

    async def connect(self) -> None:
        scheme, _, rest = self.url.partition("://")
        pool: Any = ConnectionPool.from_url(
            f"{SCHEMES.get(scheme, scheme)}://{rest}", protocol=2, driver_info=None, socket_timeout=None, retry=None
        )
        self._connections = self._telling, self._listening = pool.make_connection(), pool.make_connection()
        await self._telling.connect()
        await self._listening.connect()
        self._confirmed: set[str] = set()
        self._is_confirmed = asyncio.Event()
        self._works = (
            asyncio.create_task(self._read(self._telling, lambda answer: None)),
            asyncio.create_task(self._read(self._listening, self._note)),
        )

    async def send(self, batch: Sequence[tuple[str, bytes]]) -> None:
        packed = self._telling.pack_commands([("PUBLISH", PREFIX + channel, told) for channel, told in batch])
        await self._telling.send_packed_command(packed, check_health=False)

    async def turn_to(self, added: Sequence[str], left: Sequence[str]) -> None:
        for command, channels in (("SUBSCRIBE", added), ("UNSUBSCRIBE", left)):
            if channels:
                await self._listening.send_command(command, *(PREFIX + each for each in channels), check_health=False)
        self._confirmed.difference_update(left)
        while not self._confirmed.issuperset(added):
            self._is_confirmed.clear()
            await self._is_confirmed.wait()

    async def close(self) -> None:
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)
        for connection in self._connections:
            with suppress(Exception):
                await connection.disconnect(nowait=True)

    def is_refusal(self, error: BaseException) -> bool:
        return isinstance(error, AuthenticationError | AuthorizationError | ResponseError)

    async def _read(self, connection: Any, note: Callable[[Any], None]) -> None:
        try:
            while True:
                note(await connection.read_response(disable_decoding=True))
        except Exception as error:
            self.lose(error)

    def _note(self, answer: Any) -> None:
        kind, name, what = answer
        channel = name[len(PREFIX) :].decode()
        if kind == b"message":
            self.heard(channel, what)
        elif kind == b"subscribe":
            self._confirmed.add(channel)
            self._is_confirmed.set()


def bus_at(url: str) -> MendingBus:
    return MendingBus(url, ValkeyLine)
