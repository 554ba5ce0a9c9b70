"""A whole hall in PostgreSQL, in one transaction: what is read is of one moment, what is written is there at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from serai.store import postgres_rows as rows
from serai.store.address import shown_address
from serai.store.columns import ATTEMPT, PASSED, feat_values
from serai.store.postgres_layout import prepare
from serai.store.postgres_lines import connect
from serai.store.postgres_trouble import OF_BASE, base_trouble, opening_trouble
from serai.store.rows import AttemptRow, FeatRow, Kept, PassedRow
from serai.store.trouble import StoreTrouble

STILL_OPEN = 10_000  # ms since its last beat in which a server counts as open
UNHURRIED = "set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0"
SERVERS = f"select address from serai.servers where time > {rows.NOW} - {STILL_OPEN} limit 1"  # noqa: S608


class BaseShelf:
    """A hall for whoever copies it, or looks it over."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def codes(self, after: str, limit: int) -> list[str]:
        return [row[0] for row in await self._line.fetch(rows.CODES, after, limit)]

    async def load(self, code: str) -> Kept | None:
        return await rows.load(self._line, code)

    async def all_passed(self) -> list[PassedRow]:
        return await rows.fetch(self._line, PassedRow, rows.ALL_WON)

    async def all_feats(self) -> list[FeatRow]:
        return await rows.feats(self._line, rows.ALL_FEATS)

    async def all_attempts(self) -> list[AttemptRow]:
        return await rows.attempts(self._line, rows.ALL_ATTEMPTS)

    async def put(self, tables: list[Kept]) -> bool:
        for kept in tables:
            if not await rows.put_table(self._line, kept, again=False):
                return False
        return True

    async def win(self, won: list[PassedRow]) -> None:
        await self._line.executemany(rows.PUT_PASSED, [rows.safe_values(row, PASSED) for row in won])

    async def count(self, feats: list[FeatRow]) -> None:
        await self._line.executemany(rows.PUT_FEAT, list(map(feat_values, feats)))

    async def attempt(self, attempts: list[AttemptRow]) -> None:
        await self._line.executemany(rows.PUT_ATTEMPT, [rows.safe_values(row, ATTEMPT) for row in attempts])


@asynccontextmanager
async def transaction(url: str, writing: bool, alone: bool = True) -> AsyncIterator[BaseShelf]:
    """Nobody else writes meanwhile; refuses a hall with open servers where we are to be alone with it."""
    name = shown_address(url)
    line = await reach(url, name)
    try:
        async with line.transaction(isolation="repeatable_read", readonly=not writing):
            await line.execute(UNHURRIED)
            if writing:
                await line.execute(
                    "lock table serai.tables, serai.passed, serai.feats, serai.attempts in exclusive mode"
                )
            if alone and (address := await line.fetchval(SERVERS)) is not None:
                raise StoreTrouble("copy-open", name=name, address=address)
            yield BaseShelf(line)
    except OF_BASE as error:
        raise base_trouble(error, name) or error from None
    finally:
        line.terminate()  # after its commit there is nothing to wait for, and before it nothing to keep


async def reach(url: str, name: str) -> Any:
    """A connection, and the layout that we know."""
    try:
        line = await connect(url)
        await prepare(line, name)
    except Exception as error:
        raise opening_trouble(error, name) or error from None
    return line
