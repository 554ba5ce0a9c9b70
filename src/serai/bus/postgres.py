"""News by PostgreSQL's LISTEN and NOTIFY, for halls that have no other bus.

Each of our channels is one of PostgreSQL's. One for all costs followers the same (measured: p50 0.25 ms, 170 us of two
servers for each news), but then a server pays 43 us for each news of tables that it does not follow; so it pays nothing,
and 0.2 ms once for each channel that it follows.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from serai.bus.line import Line
from serai.bus.mending import MendingBus

CONNECT_SECONDS = 1.0
PREFIX = "serai:"  # a database may carry other programs' news too
REFUSALS = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
NOTIFY = "SELECT pg_notify(channel, told) FROM unnest($1::text[], $2::text[]) AS batch (channel, told)"


class PostgresLine(Line):
    """Two connections by asyncpg: one tells, another listens."""

    largest = 5900  # as text, 4 bytes for 3, it must stay under PostgreSQL's 8,000

    _connections: tuple[asyncpg.Connection, ...] = ()

    async def connect(self) -> None:
        self._telling = await self._connection(
            synchronous_commit="off"
        )  # news are not kept: no disk need be waited for
        self._listening = await self._connection()

    async def _connection(self, **settings: str) -> asyncpg.Connection:
        new = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, server_settings=settings)
        self._connections += (new,)
        new.add_termination_listener(lambda _: self.lose())
        return new

    async def send(self, batch: Sequence[tuple[str, bytes]]) -> None:
        await self._telling.execute(NOTIFY, [PREFIX + c for c, _ in batch], [b64encode(t).decode() for _, t in batch])

    async def turn_to(self, added: Sequence[str], left: Sequence[str]) -> None:
        for channel in left:
            await self._listening.remove_listener(PREFIX + channel, self._hear)
        for channel in added:
            await self._listening.add_listener(PREFIX + channel, self._hear)

    async def close(self) -> None:
        for connection in self._connections:
            with suppress(Exception):
                connection.terminate()

    def is_refusal(self, error: BaseException) -> bool:
        return isinstance(error, REFUSALS)

    def _hear(self, connection: object, pid: int, name: str, told: str) -> None:
        self.heard(name[len(PREFIX) :], b64decode(told))


def bus_at(url: str) -> MendingBus:
    return MendingBus(url, PostgresLine)
