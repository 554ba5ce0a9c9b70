"""PostgreSQL is started again, killed or replaced in the middle of many moves: none is lost, none is doubled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator

import pytest

from serai.core.errors import SeraiError
from serai.store import Change, Entry, NotKept, Store
from serai.store import postgres_lines as lines
from tests.engines.postgres import Postgres
from tests.store.halls import entry, on, some_table

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


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """Not the one that other tests share: with their databases it takes seconds to stop."""
    with Postgres() as server:
        yield server


def test_while_the_database_is_away_nothing_is_kept_and_the_host_hears_why(
    server: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.3)
    caplog.set_level(logging.DEBUG)

    async def run(store: Store) -> None:
        await store.create(some_table())
        server.stop()
        try:
            wanted = [store.append("DUNE", entry(1)), store.keep("DUNE", Change(entries=[entry(2)]))]
            for error in await asyncio.gather(*wanted, return_exceptions=True):
                assert isinstance(error, NotKept)
            with pytest.raises(SeraiError, match="cannot read"):
                await store.load("DUNE")
            trouble = await store.trouble()
            assert trouble and trouble.word == "base-silent"
        finally:
            server.start()
        await asyncio.sleep(1)  # as long as the last write stands for the next one
        assert await store.trouble() is None
        assert await store.append("DUNE", entry(1))

    on([server.new_address()], run)
    said = [record.getMessage() for record in caplog.records if record.name == "serai.store"]
    assert len([line for line in said if "does not answer" in line]) <= 2 and "can be written again" in said[-1]
    assert not any("s3cret" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("how", ["restart", "kill"])
def test_a_restart_in_the_middle_of_many_moves_loses_and_doubles_none(server: Postgres, how: str) -> None:
    def happens() -> None:
        server.stop() if how == "restart" else server.kill()
        server.start()

    through(server.new_address(), happens)


def test_what_a_standby_must_have_is_not_acknowledged_without_it(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 1.5)
    monkeypatch.setattr(lines, "ANSWER", 0.3)

    async def run(store: Store) -> None:
        await store.create(some_table())
        standby.kill()
        for answer in await asyncio.gather(store.append("DUNE", entry(1)), return_exceptions=True):
            assert isinstance(answer, NotKept)
        assert await store.entries("DUNE", 0) == []  # nor does anybody see it
        standby.start()
        while not await store.entries("DUNE", 0):  # what was under way is done after all, once
            await asyncio.sleep(0.05)
        assert not await store.append("DUNE", entry(1))

    with server.standby() as standby:
        on([server.new_address()], run)
        server.alone()


def test_a_standby_takes_over_in_the_middle_of_many_moves(server: Postgres) -> None:
    with server.standby() as standby:

        def happens() -> None:
            server.kill()
            standby.promote()

        through(server.address(server.new_database(), standby), happens)
