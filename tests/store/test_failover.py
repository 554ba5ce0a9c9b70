"""PostgreSQL is started again, killed or replaced in the middle of many moves: none is lost, none is doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from serai.store import Entry, Store
from tests.engines.postgres import Postgres
from tests.store.halls import on, some_table

TABLES = 20


class Players:
    """Everybody appends one move after the other; what was acknowledged is written down."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acknowledged: list[tuple[str, int]] = []
        self.playing = True

    async def play(self, code: str) -> None:
        number = mine = 0
        while self.playing:
            wish = f"1/{mine}"
            if not await self.store.append(code, Entry(number=number + 1, at=0, seat=0, move=mine, wish=wish)):
                log = await self.store.entries(code, number)  # perhaps it is there all the same
                if wish not in [one.wish for one in log]:
                    number += len(log)
                    continue
            self.acknowledged.append((code, mine))
            number += 1
            mine += 1

    async def check(self) -> None:
        for number in range(TABLES):
            log = await self.store.entries(f"T{number}", 0)
            said = [mine for code, mine in self.acknowledged if code == f"T{number}"]
            assert [one.number for one in log] == list(range(1, len(log) + 1))
            assert [one.move for one in log] == said and len(said) > 2


def through(url: str, happens: Callable[[], None]) -> None:
    async def run(store: Store) -> None:
        for number in range(TABLES):
            await store.create(some_table(f"T{number}"))
        players = Players(store)
        tasks = [asyncio.create_task(players.play(f"T{number}")) for number in range(TABLES)]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(happens)
        before = len(players.acknowledged)
        async with asyncio.timeout(8):
            while len(players.acknowledged) < before + 5 * TABLES:
                await asyncio.sleep(0.01)
        players.playing = False
        await asyncio.gather(*tasks)
        await players.check()

    on([url], run)


@pytest.mark.parametrize("how", ["restart", "kill"])
def test_a_restart_in_the_middle_of_many_moves_loses_and_doubles_none(postgres: Postgres, how: str) -> None:
    def happens() -> None:
        if how == "kill":
            postgres.kill()
            postgres.start()
        else:
            postgres.restart()

    through(postgres.new_address(), happens)


def test_a_standby_takes_over_in_the_middle_of_many_moves() -> None:
    with Postgres() as primary, primary.standby() as standby:

        def happens() -> None:
            primary.kill()
            standby.promote()

        through(primary.address(primary.new_database(), standby), happens)
