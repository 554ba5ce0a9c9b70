"""A hall in PostgreSQL: what is wrong is said in a sentence, many servers start at once, races have one winner."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from serai.core.errors import SeraiError
from serai.store import Change, Entry, GuestRow, ServerRow, SharedStore, Store, open_store
from serai.store import postgres_lines as lines
from serai.store.postgres import PostgresStore
from serai.store.postgres_layout import LAYOUT
from tests.engines.postgres import PASSWORD, Postgres, free_port
from tests.store.halls import entry, on, some_table
from tests.store.kept_games import check_sentences


def refusal(url: str) -> str:
    """The word with which an address is refused."""
    try:
        on([url], lambda store: asyncio.sleep(0))
    except SeraiError as error:
        found = error
    else:
        return ""
    check_sentences(found)
    assert PASSWORD not in repr(found) + found.sentence("en") and "s3cret" not in found.sentence("fr")
    assert found.__cause__ is None  # it may quote the address
    return found.word


def test_what_is_wrong_with_an_address_is_said_without_its_password(postgres: Postgres) -> None:
    name = postgres.new_database()
    good = postgres.address(name)
    assert refusal(good) == ""
    assert refusal(good.replace("s3cret", "wrong-s3cret")) == "base-password"
    assert refusal(postgres.address("nowhere")) == "base-missing"
    assert refusal(good.replace(str(postgres.port), str(free_port()))) == "base-silent"
    assert refusal(good.replace(str(postgres.port), "s3cret")) == "base-address"
    assert refusal("postgresql://hall:s3cret/@host:1/x@y:z?w=v") in ("base-address", "base-silent")
    assert refusal(good.replace("postgresql:", "mysql:")) == "unknown-store"
    postgres.sql("create role poor login password 'poor'")
    postgres.sql(f"create database {name}_poor")
    assert refusal(f"postgresql://poor:poor@127.0.0.1:{postgres.port}/{name}_poor") == "base-rights"
    postgres.sql("update serai.layout set number = 99, oldest = 98", name)
    assert refusal(good) == "base-newer"
    postgres.sql(f"update serai.layout set number = 99, oldest = {LAYOUT}", name)
    assert refusal(good) == ""  # it only added something


def test_where_the_extra_is_missing_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("serai.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(SeraiError, match=r"serai\[cluster\]"):
        open_store("postgresql://somewhere/hall")


def test_ten_servers_may_start_at_once(postgres: Postgres) -> None:
    name = postgres.new_database()

    async def run(*stores: Store) -> None:
        assert await stores[0].create(some_table())
        assert await stores[9].load("DUNE") == some_table()

    async def start() -> None:
        stores = [open_store(postgres.address(name)) for _ in range(10)]
        await asyncio.gather(*(store.open() for store in stores))
        await run(*stores)
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())
    assert postgres.sql("select number from serai.layout", name) == str(LAYOUT)
    assert refusal(postgres.address(name)) == ""  # and later ones find everything done


WRITER = """
import asyncio, sys
from serai.store import Entry, open_store
async def write():
    store = open_store(sys.argv[1])
    await store.open()
    async def one(number):
        if await store.append("DUNE", Entry(number=number, at=number, seat=0, move=int(sys.argv[2])), timed=number % 2 == 0):
            print(number)
    for first in range(1, 200, 20):
        await asyncio.gather(*(one(first + i) for i in range(20)))
    await store.close()
asyncio.run(write())
"""


def test_two_processes_that_want_the_same_numbers_share_them(address: str) -> None:
    on([address], lambda store: store.create(some_table()))
    call = [sys.executable, "-c", WRITER, address]
    writers = [subprocess.Popen([*call, str(who)], stdout=subprocess.PIPE, text=True) for who in (0, 1)]
    won = [[int(line) for line in writer.communicate(timeout=30)[0].split()] for writer in writers]
    assert sorted(won[0] + won[1]) == list(range(1, 201))

    async def read(store: Store) -> None:
        log = await store.entries("DUNE", 0)
        assert [sorted(one.number for one in log if one.move == who) for who in (0, 1)] == [sorted(w) for w in won]

    on([address], read)


@pytest.mark.parametrize("kept_by", ["append", "keep"])
@pytest.mark.parametrize("first", ["entry", "time"])
def test_of_an_entry_and_a_change_by_time_only_one_comes_first(address: str, kept_by: str, first: str) -> None:
    """Both wait for the same row; whoever gets it second must see what the first has done."""

    async def enter(store: Store, code: str) -> bool:
        late = Entry(number=1, at=10, seat=0, move=1)
        if kept_by == "append":
            return await store.append(code, late, timed=True)
        return await store.keep(code, Change(entries=[late]))

    async def let_pass(store: Store, code: str) -> bool:
        return await store.pass_time(code, 20, 0)

    async def race(one: Store, other: Store) -> None:
        holder = await asyncpg.connect(address)
        try:
            for number in range(5):
                code = f"T{number}"
                await one.create(some_table(code))
                wait = holder.transaction()
                await wait.start()
                await holder.execute("select 1 from serai.tables where code = $1 for update", code)
                wanted = {"entry": partial(enter, one, code), "time": partial(let_pass, other, code)}
                tasks: dict[str, asyncio.Task[bool]] = {first: asyncio.create_task(wanted.pop(first)())}
                await waiting(holder, 1)
                for name, want in wanted.items():
                    tasks[name] = asyncio.create_task(want())
                await waiting(holder, 2)
                await wait.rollback()
                assert await tasks[first] and not await tasks[next(iter(wanted))]
        finally:
            await holder.close()

    on([address, address], race)


async def waiting(line: Any, number: int) -> None:
    """Until so many others wait for a lock."""
    question = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    async with asyncio.timeout(5):
        while await line.fetchval(question) < number:
            await asyncio.sleep(0.002)
            await line.execute("select pg_stat_clear_snapshot()")  # else a transaction sees the same picture for ever


def test_a_server_that_hangs_in_the_middle_of_a_change_holds_nobody_for_long(address: str) -> None:
    async def hang(store: Store) -> None:
        await store.create(some_table())
        await store.create(some_table("PALM"))
        line = await lines.connect(address)
        try:
            await line.execute("begin; select 1 from serai.tables where code = 'DUNE' for update")
            wanted = [store.append(code, entry(1), timed=True) for code in ("DUNE", "PALM")]
            async with asyncio.timeout(lines.ANSWER - 0.5):
                assert await asyncio.gather(*wanted) == [True, True]
        finally:
            line.terminate()

    on([address], hang)


def test_a_hall_is_durable_whatever_the_host_has_set(postgres: Postgres) -> None:
    name = postgres.new_database()
    postgres.sql(f"alter database {name} set synchronous_commit = off")
    postgres.sql(f"alter database {name} set default_transaction_isolation = 'repeatable read'")

    async def ask(store: PostgresStore) -> None:
        for setting, wanted in (("synchronous_commit", "on"), ("transaction_isolation", "read committed")):
            question = f"select current_setting('{setting}')"
            assert await store._lines.ask(lambda line, _: line.fetchval(question)) == wanted  # noqa: B023

    on([postgres.address(name)], ask)


def test_servers_know_of_each_other(postgres: Postgres) -> None:
    name = postgres.new_database()
    here = ServerRow(id="a", bus=True, leaving=False, address="http://a", rules={"deserto": 3})
    there = ServerRow(id="b", bus=False, leaving=True, address="http://b", rules={})

    async def call(one: SharedStore, other: SharedStore) -> None:
        assert [server.id for server in (await one.beat(here)).servers] == ["a"]
        first = await other.beat(there)
        assert [msgspec.structs.replace(server, time=0) for server in first.servers] == [here, there]
        assert first.servers[1].time == first.now and 0 <= first.now - first.servers[0].time < 5000
        postgres.sql("update serai.servers set time = time - 61000 where id = 'a'", name)
        assert [server.id for server in (await other.beat(there)).servers] == ["b"]
        assert postgres.sql("select count(*) from serai.servers", name) == "1"  # forgotten
        await other.leave("b")
        assert [server.id for server in (await one.beat(here)).servers] == ["a"]

    on([postgres.address(name)] * 2, call)


def test_a_row_that_the_database_refuses_takes_nobody_with_it(address: str) -> None:
    async def run(store: Store) -> None:
        await store.create(some_table())
        wanted = [store.append("DUNE", entry(n, move=1 << 80 if n == 2 else 0)) for n in (1, 2, 3)]
        first, second, third = await asyncio.gather(*wanted, return_exceptions=True)
        assert first is True and third is True and isinstance(second, ValueError)

    on([address], run)


class Breaking:
    """A connection that breaks after a commit, before anybody hears of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 0
        whole = lines.Lines.once

        async def once(pool: lines.Lines, *arguments: Any) -> Any:
            result = await whole(pool, *arguments)
            if self.left > 0:
                self.left -= 1
                raise ConnectionResetError
            return result

        monkeypatch.setattr(lines.Lines, "once", once)


def test_what_was_kept_before_its_connection_broke_counts_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking = Breaking(monkeypatch)

    async def run(store: Store) -> None:
        kept = some_table()
        breaking.left = 1
        assert await store.create(kept)
        guest = GuestRow(number=2, name="Zoé", token_hash=b"y" * 32)
        changed = msgspec.structs.replace(kept.table, host=2, rematch="PALM")
        made = some_table("PALM", seed=b"p" * 16)
        breaking.left = 2
        whole = Change(table=changed, guests=[guest], entries=[entry(1)], made=made, known=0)
        assert await store.keep("DUNE", whole)
        breaking.left = 1
        wanted = [store.append("DUNE", entry(2, wish="1/\0")), store.append("DUNE", entry(1, move=9))]
        assert await asyncio.gather(*wanted) == [True, False]  # the other number was taken before
        log = await store.entries("DUNE", 0)
        assert [(one.number, one.wish) for one in log] == [(1, ""), (2, "1/\0")]
        assert (await store.heads(["DUNE"]))["DUNE"].revision == 1
        breaking.left = 1
        assert not await store.keep("DUNE", Change(entries=[entry(2)], known=1))  # that one was another's

    on([address], run)
