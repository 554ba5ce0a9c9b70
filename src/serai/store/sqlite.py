"""Tables in one SQLite file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from serai.store.health import Health
from serai.store.place import ready
from serai.store.rows import Change, Entry, GuestRow, Kept, OpenTable, PassedRow, SeatRow, TableRow, Word
from serai.store.shape import check_columns, check_ours, check_pages
from serai.store.trouble import StoreTrouble, trouble_of
from serai.store.writer import Job, Writer

log = logging.getLogger("serai.store")
LAYOUT = 3  # raised when the tables below change; CHANGES brings an older file up to it

SCHEMA = """
create table if not exists tables (
  code text primary key, game text not null, version integer not null, options text not null, seed blob not null,
  host integer not null, created integer not null, open integer not null, bot_pace integer not null,
  grace integer not null,
  started integer, finished integer, until integer not null, rematch text, played_on integer not null,
  pace text not null default 'full', welcoming integer not null default 0
) strict;
create index if not exists tables_open on tables (created) where open = 1 and finished is null;
create table if not exists guests (
  code text not null references tables, number integer not null, name text not null, token_hash blob not null,
  gone integer not null, ready integer not null default 0, primary key (code, number)
) strict, without rowid;
create table if not exists seats (
  code text not null references tables, seat integer not null, kind text not null, name text not null,
  level text not null, guest integer, primary key (code, seat)
) strict, without rowid;
create table if not exists entries (
  code text not null references tables, number integer not null, at integer not null, seat integer not null,
  move integer not null, wish text not null, time integer not null, primary key (code, number)
) strict, without rowid;
create unique index if not exists entries_wish on entries (code, wish) where wish <> '';
create table if not exists words (
  code text not null references tables, number integer not null, time integer not null, guest integer not null,
  text text not null, phrase text not null, wish text not null, primary key (code, number)
) strict, without rowid;
create unique index if not exists words_wish on words (code, wish) where wish <> '';
create table if not exists passed (
  game text not null, people text not null, level integer not null, pace text not null, time integer not null,
  primary key (game, people, level, pace)
) strict, without rowid;
"""
CHANGES = {
    1: """
alter table tables rename column pace to bot_pace;
alter table tables add column pace text not null default 'full';
alter table guests add column ready integer not null default 0;
""",
    2: """
alter table tables add column welcoming integer not null default 0;
""",
}

TABLE = (
    "code", "game", "version", "options", "seed", "host", "created", "open", "bot_pace", "grace", "started",
    "finished", "until", "rematch", "played_on", "pace", "welcoming",
)  # fmt: skip
GUEST = ("number", "name", "token_hash", "gone", "ready")
SEAT = ("seat", "kind", "name", "level", "guest")
ENTRY = ("number", "at", "seat", "move", "wish", "time")
PASSED = ("game", "people", "level", "pace", "time")
WORD = ("number", "time", "guest", "text", "phrase", "wish")
LOG = """select json_group_array(json_array(at, seat, move))
  from (select at, seat, move from entries where code = ? order by number)"""
APPEND = f"insert into entries (code, {', '.join(ENTRY)}) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing"


CLOCK = "update tables set until = max(until, ?) where code = ?"


class Taken(Exception):
    """A number or a code that is there already: the whole change is taken back."""


class SqliteStore:
    """A file, or a place in memory that lives as long as the store."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._memory = f"file:serai-{uuid4().hex}?mode=memory&cache=shared" if path == ":memory:" else ""
        if not self._memory:
            ready(Path(path), make)
        self._reading = self._open()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="serai-reader")
        self._health = Health(None if self._memory else Path(path))
        self._writer = Writer(self._connect, self._health.check_there)

    def _open(self) -> sqlite3.Connection:
        """The first connection: what is wrong with the file is found here, and said in a sentence."""
        connection = None
        try:
            connection = self._connect()
            prepare(connection, self._path)
            if not self._memory:
                check_pages(connection, self._path)
        except (sqlite3.Error, StoreTrouble) as error:
            if connection is not None:
                connection.close()
            trouble = trouble_of(error, self._path)
            if trouble is None:
                raise
            raise trouble from error
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._memory or self._path, uri=bool(self._memory), isolation_level=None, check_same_thread=False
        )
        connection.execute("pragma busy_timeout = 10000")
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        if self._memory:
            connection.execute("pragma read_uncommitted = on")  # a shared cache locks whole tables otherwise
        return connection

    async def _write(self, job: Job, single: bool = False) -> Any:
        try:
            result = await self._writer.submit(job, single)
        except (sqlite3.Error, OSError, StoreTrouble) as error:
            raise self._health.not_kept(error) from error
        self._health.kept()
        return result

    async def _read(self, job: Job) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)
        except (sqlite3.Error, msgspec.MsgspecError, UnicodeError) as error:
            raise self._health.not_read(error) from error

    async def trouble(self) -> StoreTrouble | None:
        # The number is the one that stands there already, but writing it goes the whole way to the disk.
        return await self._health.trouble(lambda: self._write(mark_layout))

    async def create(self, kept: Kept) -> bool:
        return bool(await self._write(lambda connection: create(connection, kept)))

    async def load(self, code: str) -> Kept | None:
        found: Kept | None = await self._read(lambda connection: load(connection, code))
        return found

    async def glance(self, code: str) -> Kept | None:
        found: Kept | None = await self._read(lambda connection: load(connection, code, whole=False))
        return found

    async def log(self, code: str) -> bytes:
        ((found,),) = await self._read(lambda connection: connection.execute(LOG, (code,)).fetchall())
        return str(found).encode()

    async def append(self, code: str, entry: Entry) -> bool:
        values = [code, entry.number, entry.at, entry.seat, entry.move, entry.wish, entry.time]
        return bool(await self._write(lambda connection: connection.execute(APPEND, values).rowcount, single=True))

    async def entries(self, code: str, after: int) -> list[Entry]:
        return list(await self._read(lambda connection: rows(connection, "entries", ENTRY, Entry, code, after)))

    async def say(self, code: str, word: Word, most: int) -> bool:
        return bool(await self._write(lambda connection: say(connection, code, word, most)))

    async def words(self, code: str, after: int) -> list[Word]:
        return list(await self._read(lambda connection: rows(connection, "words", WORD, Word, code, after)))

    async def keep(self, code: str, change: Change) -> bool:
        try:
            await self._write(lambda connection: keep(connection, code, change))
        except Taken:
            return False
        return True

    async def keep_clocks(self, clocks: dict[str, int]) -> None:
        rows = [(at, code) for code, at in clocks.items()]
        await self._write(lambda connection: connection.executemany(CLOCK, rows).rowcount)

    async def open_tables(self, limit: int) -> list[OpenTable]:
        return list(await self._read(lambda connection: open_tables(connection, limit)))

    async def passed(self, game: str, people: str) -> list[PassedRow]:
        question = f"select {', '.join(PASSED)} from passed where game = ? and people = ? order by level, time"
        found = await self._read(lambda connection: connection.execute(question, (game, people)).fetchall())
        return [PassedRow(**dict(zip(PASSED, row, strict=True))) for row in found]

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()


def make(path: Path) -> None:
    """A new file with everything that belongs into it."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("pragma journal_mode = memory")  # nothing beside it: it is thrown away if it fails
        prepare(connection, str(path))
    finally:
        connection.close()


def prepare(connection: sqlite3.Connection, path: str) -> None:
    """Makes the tables of a new file, changes those of an older one; refuses one that is not ours or of a later version."""
    layout = check_ours(connection, LAYOUT, path)
    for older in range(layout or LAYOUT, LAYOUT):
        connection.executescript(f"begin; {CHANGES[older]} pragma user_version = {older + 1}; commit;")
    connection.executescript(f"begin; {SCHEMA} commit;")
    check_columns(connection, SCHEMA, path)
    mark_layout(connection)


def mark_layout(connection: sqlite3.Connection) -> None:
    """Says in the file which layout it has."""
    connection.execute(f"pragma user_version = {LAYOUT}")


def values_of(row: msgspec.Struct, columns: tuple[str, ...]) -> list[Any]:
    return [getattr(row, column) for column in columns]


def table_values(row: TableRow) -> list[Any]:
    values = values_of(row, TABLE)
    values[TABLE.index("options")] = msgspec.json.encode(row.options).decode()
    return values


def marks(columns: tuple[str, ...]) -> str:
    return ", ".join("?" * len(columns))


def insert(
    connection: sqlite3.Connection, table: str, columns: tuple[str, ...], code: str, row: msgspec.Struct
) -> bool:
    """Adds a row unless its key is taken; says whether it did."""
    found = connection.execute(
        f"insert into {table} (code, {', '.join(columns)}) values (?, {marks(columns)}) on conflict do nothing returning 1",
        [code, *values_of(row, columns)],
    ).fetchall()
    return bool(found)


def say(connection: sqlite3.Connection, code: str, word: Word, most: int) -> bool:
    """One more word, and the oldest ones go."""
    if not insert(connection, "words", WORD, code, word):
        return False
    connection.execute("delete from words where code = ? and number <= ?", (code, word.number - most))
    return True


def rows(
    connection: sqlite3.Connection, table: str, columns: tuple[str, ...], kind: Any, code: str, after: int = -1
) -> list[Any]:
    """All rows of a table of the hall, in order."""
    key = columns[0]
    found = connection.execute(
        f"select {', '.join(columns)} from {table} where code = ? and {key} > ? order by {key}", (code, after)
    )
    return [msgspec.convert(dict(zip(columns, row, strict=True)), kind, strict=False) for row in found]


def create(connection: sqlite3.Connection, kept: Kept) -> bool:
    """A new table with everything that belongs to it, or nothing."""
    code = kept.table.code
    made = connection.execute(
        f"insert into tables ({', '.join(TABLE)}) values ({marks(TABLE)}) on conflict do nothing returning 1",
        table_values(kept.table),
    ).fetchall()
    if not made:
        return False
    for name, columns, items in (
        ("guests", GUEST, kept.guests),
        ("seats", SEAT, kept.seats),
        ("entries", ENTRY, kept.entries),
        ("words", WORD, kept.words),
    ):
        if items:  # all at once: a log that is played on may be long, and every table waits for the writer
            statement = f"insert into {name} (code, {', '.join(columns)}) values (?, {marks(columns)})"
            connection.executemany(statement, ([code, *values_of(item, columns)] for item in items))
    return True


def load(connection: sqlite3.Connection, code: str, whole: bool = True) -> Kept | None:
    """A table, as of one moment; with its log and its chat, or without."""
    connection.execute("begin")
    try:
        found = connection.execute(f"select {', '.join(TABLE)} from tables where code = ?", (code,)).fetchone()
        if found is None:
            return None
        return Kept(
            table=table_of(found),
            guests=rows(connection, "guests", GUEST, GuestRow, code),
            seats=rows(connection, "seats", SEAT, SeatRow, code),
            entries=rows(connection, "entries", ENTRY, Entry, code) if whole else [],
            words=rows(connection, "words", WORD, Word, code) if whole else [],
        )
    finally:
        connection.execute("commit")


def table_of(found: tuple[Any, ...]) -> TableRow:
    values = dict(zip(TABLE, found, strict=False))
    values["options"] = msgspec.json.decode(values["options"])
    for name in ("open", "played_on", "welcoming"):
        values[name] = bool(values[name])
    return TableRow(**values)


def keep(connection: sqlite3.Connection, code: str, change: Change) -> None:
    """Everything that a request changes, or nothing."""
    if change.made is not None and not create(connection, change.made):
        raise Taken
    if not all(insert(connection, "entries", ENTRY, code, entry) for entry in change.entries):
        raise Taken
    if change.table is not None:
        replace_table(connection, table_values(change.table))
    put(connection, "guests", GUEST, code, change.guests)
    if change.seats is not None:
        connection.execute("delete from seats where code = ?", (code,))
        put(connection, "seats", SEAT, code, change.seats)
    if change.passed is not None:  # the same level at the same pace only the first time
        statement = f"insert or ignore into passed ({', '.join(PASSED)}) values ({marks(PASSED)})"
        connection.execute(statement, values_of(change.passed, PASSED))


def replace_table(connection: sqlite3.Connection, values: list[Any]) -> None:
    pairs = ", ".join("until = max(until, ?)" if column == "until" else f"{column} = ?" for column in TABLE[1:])
    connection.execute(f"update tables set {pairs} where code = ?", [*values[1:], values[0]])


def put(
    connection: sqlite3.Connection, table: str, columns: tuple[str, ...], code: str, items: Sequence[msgspec.Struct]
) -> None:
    """Adds rows, or replaces those with the same key."""
    statement = f"insert or replace into {table} (code, {', '.join(columns)}) values (?, {marks(columns)})"
    connection.executemany(statement, [[code, *values_of(item, columns)] for item in items])


def open_tables(connection: sqlite3.Connection, limit: int) -> list[OpenTable]:
    columns = ", ".join(f"t.{column}" for column in TABLE)
    found = connection.execute(
        f"""select {columns}, g.name,
          (select count(*) from seats s where s.code = t.code),
          (select count(*) from seats s where s.code = t.code and s.kind = 'open' and s.guest is null),
          (select count(*) from seats s where s.code = t.code and s.kind = 'bot')
        from tables t join guests g on g.code = t.code and g.number = t.host
        where t.open = 1 and t.finished is null order by t.created desc limit ?""",
        (limit,),
    )
    return [OpenTable(table=table_of(row), host=row[-4], seats=row[-3], free=row[-2], bots=row[-1]) for row in found]
