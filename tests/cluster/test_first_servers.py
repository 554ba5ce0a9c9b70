"""The first servers of a hall may come all at once: its tables are made by one of them."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest

from serai.store import open_postgres
from serai.store.postgres_layout import LOCK
from tests.engines.postgres import address, postgres

__all__ = ["address", "postgres"]
pytestmark = pytest.mark.anyio
WAITING = "select count(*) from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"


async def test_servers_that_come_at_once_to_an_empty_database(address: str) -> None:
    first = await asyncpg.connect(address)
    await first.execute("select pg_advisory_lock($1)", LOCK)
    stores = [open_postgres(address) for _ in range(3)]
    opening = asyncio.gather(*(store.open() for store in stores))
    while await first.fetchval(WAITING) < len(stores):
        await asyncio.sleep(0.01)
    await first.close()
    await opening
    assert [await store.codes("", 1) for store in stores] == [[]] * 3
    for store in stores:
        await store.close()
