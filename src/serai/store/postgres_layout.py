"""Bringing a database up to the layout that this Serai knows; layouts/README.md says what a layout may change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from serai.store.trouble import StoreTrouble

LAYOUT = 3  # the last of the layouts
OLDEST = 1  # the oldest one whose servers can work with it
LOCK = 0x5E7A1  # any number, as long as all servers take the same
FOLDER = Path(__file__).parent / "layouts"

FIRST = """
create schema if not exists serai;
create table if not exists serai.layout (one boolean primary key check (one), number integer not null, oldest integer not null);
insert into serai.layout values (true, 0, 0) on conflict do nothing;
"""


# Asked of the catalogue itself: to_regclass may answer from before somebody else's layout, for whom we have waited.
IS_THERE = """select exists (select 1 from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'serai' and c.relname = 'layout')"""


async def prepare(line: Any, name: str) -> int:
    """Makes or completes the tables; refuses a database that a later Serai has changed beyond us. Its layout."""
    found = await layout_of(line, name)
    if found < LAYOUT:
        async with line.transaction(isolation="read_committed"):
            await line.execute("select pg_advisory_xact_lock($1)", LOCK)
            found = await layout_of(line, name)  # perhaps another server was quicker
            if found == 0:
                await line.execute(FIRST)
            await change(line, found)
    return max(found, LAYOUT)


async def layout_of(line: Any, name: str) -> int:
    """How far a database has come; 0 where there is nothing."""
    if not await line.fetchval(IS_THERE):
        return 0
    row = await line.fetchrow("select number, oldest from serai.layout")
    if row is None:
        return 0
    if row["oldest"] > LAYOUT:
        raise StoreTrouble("base-newer", name=name)
    return int(row["number"])


async def change(line: Any, found: int) -> None:
    """Every layout that is missing, in order."""
    for number in range(found + 1, LAYOUT + 1):
        await line.execute((FOLDER / f"{number:03}.sql").read_text(encoding="utf-8"))
    if found < LAYOUT:
        await line.execute("update serai.layout set number = $1, oldest = $2", LAYOUT, OLDEST)
