"""What several servers need to know of a table: how often it has changed, and how far its time has come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from serai.store import Change, Entry, Head, PassedRow, SeatRow, Store, open_store
from tests.store.test_append import entry, some_table


def test_a_change_of_what_is_no_more_is_not_kept() -> None:
    async def run(store: Store) -> None:
        kept = some_table()
        await store.create(kept)
        assert await store.keep("DUNE", Change(seats=kept.seats[:1], known=0))
        assert not await store.keep("DUNE", Change(seats=kept.seats, known=0))
        assert await store.keep("DUNE", Change(guests=kept.guests, known=1))
        stale = msgspec.structs.replace(kept.table, host=9)  # whoever writes without asking counts all the same
        assert await store.keep("DUNE", Change(table=stale))
        assert await store.keep("DUNE", Change(entries=[entry(1)], known=3))
        assert not await store.keep("NOPE", Change(entries=[entry(1)], known=0))
        found = await store.load("DUNE")
        assert found and (found.table.revision, found.table.host, found.seats) == (3, 9, kept.seats[:1])

    asyncio.run(on(open_store("sqlite://"), run))


def test_what_time_has_changed_stays_changed() -> None:
    async def run(store: Store) -> None:
        await store.create(some_table())
        assert await store.append("DUNE", entry(1))  # at 10
        assert not await store.pass_time("DUNE", 30, 0)
        assert await store.pass_time("DUNE", 30, 1) and await store.pass_time("DUNE", 20, 1)
        assert not await store.pass_time("NOPE", 30, 1)
        late = Entry(number=2, at=29, seat=0, move=1)
        assert not await store.append("DUNE", late, timed=True)
        assert not await store.keep("DUNE", Change(entries=[late]))
        assert await store.append("DUNE", msgspec.structs.replace(late, at=30), timed=True)
        assert await store.append("DUNE", msgspec.structs.replace(late, number=3))  # in turns nobody asks for the time
        found = await store.load("DUNE")
        assert found and (found.table.rung, found.table.until, len(found.entries)) == (30, 30, 3)
        await store.keep("DUNE", Change(table=some_table().table))
        assert await store.heads(["DUNE"]) == {"DUNE": Head(3, 0, 1, 30)}

    asyncio.run(on(open_store("sqlite://"), run))


def test_one_question_tells_how_far_many_tables_have_come() -> None:
    async def run(store: Store) -> None:
        for code in ("DUNE", "OASIS", "PALM"):
            await store.create(some_table(code))
        await store.append("DUNE", entry(1))
        await store.append("DUNE", entry(2))
        await store.keep("OASIS", Change(seats=[SeatRow(seat=0, kind="bot")]))
        found = await store.heads(["DUNE", "OASIS", "NOPE"])
        assert found == {"DUNE": Head(2, 0, 0, 0), "OASIS": Head(0, 0, 1, 0)}
        assert await store.heads([]) == {}
        assert await store.codes("", 2) == ["DUNE", "OASIS"] and await store.codes("OASIS", 2) == ["PALM"]

    asyncio.run(on(open_store("sqlite://"), run))


def test_all_that_was_won_is_listed_in_order() -> None:
    async def run(store: Store) -> None:
        won = [PassedRow(game="g", people=who, level=n, pace="full", time=7) for who in "AB" for n in (1, 2)]
        for row in reversed(won):
            await store.keep("", Change(passed=row))
        assert await store.all_passed() == won

    asyncio.run(on(open_store("sqlite://"), run))


async def on(store: Store, run: Callable[[Store], Awaitable[None]]) -> None:
    await store.open()
    try:
        await run(store)
    finally:
        await store.close()
