"""Writing to a file: what was acknowledged is there, a job that fails takes nobody with it, old files are changed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai.core.errors import SeraiError
from serai.store import Change, GuestRow, Kept, NotKept, open_store
from serai.store.sqlite import SqliteStore
from serai.store.writer import Row, Writer
from tests.store.halls import entry, some_table

WRITER = """
import asyncio, sys
from serai.store import Entry, open_store
async def write():
    store = open_store(sys.argv[1])
    async def one(number):
        if await store.append("DUNE", Entry(number=number, at=number, seat=0, move=number)):
            sys.stdout.write(f"{number}\\n"); sys.stdout.flush()
    number = 0
    while True:
        await asyncio.gather(*(one(number + i) for i in range(1, 8)))
        number += 7
asyncio.run(write())
"""


@pytest.mark.parametrize("told", [1, 40, 333])
def test_what_a_killed_writer_acknowledged_is_there(tmp_path: Path, told: int) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"

    async def prepare() -> None:
        store = open_store(url)
        await store.create(some_table())
        await store.close()

    async def read() -> list[int]:
        store = open_store(url)
        log = await store.entries("DUNE", 0)
        assert await store.append("DUNE", entry(10_000))
        await store.close()
        return [one.number for one in log]

    asyncio.run(prepare())
    with subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        acknowledged = [int(writer.stdout.readline()) for _ in range(told)]
        os.kill(writer.pid, signal.SIGKILL)
        acknowledged += [int(line) for line in writer.stdout.read().splitlines() if line]
    assert set(acknowledged) <= set(asyncio.run(read()))


def test_a_job_that_fails_takes_nobody_with_it(tmp_path: Path) -> None:
    go = threading.Event()

    def connect() -> sqlite3.Connection:
        go.wait()  # so that all jobs make one group
        connection = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        connection.execute("create table t (n integer primary key)")
        return connection

    def put(n: int) -> Callable[[sqlite3.Connection], int]:
        def job(connection: sqlite3.Connection) -> int:
            connection.execute("insert into t values (?)", (n,))
            if n == 2:
                raise ValueError("not this one")
            return n

        return job

    async def run() -> list[Any]:
        writer = Writer(connect)
        futures = [writer.submit(put(n), single) for n, single in ((1, False), (2, False), (3, True), (3, True))]
        go.set()
        results = await asyncio.gather(*futures, return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return [*results, *await asyncio.gather(writer.submit(put(9)), return_exceptions=True)]

    first, second, third, fourth, late = asyncio.run(run())
    assert (first, third) == (1, 3)
    assert (
        isinstance(second, ValueError) and isinstance(fourth, sqlite3.IntegrityError) and isinstance(late, RuntimeError)
    )
    assert sqlite3.connect(tmp_path / "t.db").execute("select n from t").fetchall() == [(1,), (3,)]


@pytest.mark.parametrize("statement", ["insert into t values (?)", "insert into t values (?) on conflict do nothing"])
def test_of_rows_that_go_in_together_one_that_is_there_already_keeps_nobody_else_out(
    tmp_path: Path, statement: str
) -> None:
    go = threading.Event()

    def connect() -> sqlite3.Connection:
        go.wait()
        connection = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        connection.execute("create table t (n integer primary key)")
        return connection

    async def run(numbers: list[int]) -> list[Any]:
        writer = Writer(connect)
        futures = [writer.submit(Row(statement, (n,)), single=True) for n in numbers]
        go.set()
        results = await asyncio.gather(*futures, return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return results

    first, second, again, last = asyncio.run(run([1, 2, 2, 3]))
    assert (first, second, last) == (1, 1, 1) and (again == 0 or isinstance(again, sqlite3.IntegrityError))
    assert sqlite3.connect(tmp_path / "t.db").execute("select n from t").fetchall() == [(1,), (2,), (3,)]


def test_a_group_that_meets_a_full_disk_is_kept_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    go = threading.Event()

    def connect() -> sqlite3.Connection:
        go.wait()
        connection = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        connection.execute("create table t (n blob)")
        connection.execute("pragma max_page_count = 3")
        return connection

    def put(size: int) -> Callable[[sqlite3.Connection], int]:
        return lambda connection: connection.execute("insert into t values (?)", (bytes(size),)).rowcount

    async def run() -> list[Any]:
        writer = Writer(connect)
        futures = [writer.submit(put(size), single=True) for size in (1, 99_000, 2)]
        go.set()
        results = await asyncio.gather(*futures, return_exceptions=True)
        results.append(await writer.submit(put(3)))
        await asyncio.to_thread(writer.close)
        return results

    *lost, after = asyncio.run(run())
    assert all(isinstance(error, sqlite3.OperationalError) for error in lost) and after == 1
    assert sqlite3.connect(tmp_path / "t.db").execute("select length(n) from t").fetchall() == [(3,)]


def test_a_writer_that_cannot_open_its_file_answers_and_tries_again(tmp_path: Path) -> None:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(tmp_path / "later" / "t.db", isolation_level=None)

    async def run() -> None:
        writer = Writer(connect)
        with pytest.raises(sqlite3.OperationalError):
            await writer.submit(lambda connection: 1)
        (tmp_path / "later").mkdir()
        assert await writer.submit(lambda connection: 1) == 1
        await asyncio.to_thread(writer.close)

    asyncio.run(run())


def test_on_a_full_disk_nothing_is_kept_and_later_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "hall.db"))
        await store.create(some_table())
        before = await store.load("DUNE")
        await store._write(lambda connection: connection.execute("pragma max_page_count = 20").fetchall())
        crowd = [GuestRow(number=n, name=f"G{n}" * 50, token_hash=b"x" * 32) for n in range(2, 400)]
        big = entry(1, wish="1/" + "w" * 200_000)
        wanted = [
            store.append("DUNE", entry(1)),
            store.keep("DUNE", Change(guests=crowd)),
            store.append("DUNE", big),
            store.append("DUNE", entry(2)),
        ]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        numbers = [one.number for one in await store.entries("DUNE", 0)]
        said = [number for number, answer in zip((1, 0, 0, 2), found, strict=True) if answer is True]
        assert isinstance(found[1], NotKept) and numbers == said  # what was not kept is not there, and the reverse
        kept = await store.load("DUNE")
        assert kept and before and kept.guests == before.guests
        await store._write(lambda connection: connection.execute("pragma max_page_count = 100000").fetchall())
        assert await store.keep("DUNE", Change(guests=crowd))
        await store.close()

    asyncio.run(run())


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "hall.db")
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(SeraiError, match="later Serai"):
        SqliteStore(str(tmp_path / "hall.db"))
    with pytest.raises(SeraiError, match="no store"):
        open_store("mysql://somewhere")


OLD = """
create table tables (
  code text primary key, game text not null, version integer not null, options text not null, seed blob not null,
  host integer not null, created integer not null, open integer not null, pace integer not null, grace integer not null,
  started integer, finished integer, until integer not null, rematch text, played_on integer not null
) strict;
create table guests (
  code text not null references tables, number integer not null, name text not null, token_hash blob not null,
  gone integer not null, primary key (code, number)
) strict, without rowid;
create table seats (
  code text not null references tables, seat integer not null, kind text not null, name text not null,
  level text not null, guest integer, primary key (code, seat)
) strict, without rowid;
create table entries (
  code text not null references tables, number integer not null, at integer not null, seat integer not null,
  move integer not null, wish text not null, time integer not null, primary key (code, number)
) strict, without rowid;
create table words (
  code text not null references tables, number integer not null, time integer not null, guest integer not null,
  text text not null, phrase text not null, wish text not null, primary key (code, number)
) strict, without rowid;
insert into tables values ('DUNE', 'deserto', 1, '{}', x'00', 1, 5, 0, 700, 0, null, null, 0, null, 0);
insert into guests values ('DUNE', 1, 'Ali', x'01', 0);
pragma user_version = 1;
"""


def test_a_file_of_the_first_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    old = sqlite3.connect(path)
    old.executescript(OLD)
    old.close()

    async def read() -> Kept | None:
        store = open_store(f"sqlite:///{path}")
        kept = await store.load("DUNE")
        await store.close()
        return kept

    for _ in range(2):  # once changed, it is left as it is
        kept = asyncio.run(read())
        assert kept and (kept.table.bot_pace, kept.table.pace) == (700, "full")
        assert [(guest.name, guest.ready) for guest in kept.guests] == [("Ali", False)]
