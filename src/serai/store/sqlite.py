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

from serai.store.columns import (
    ATTEMPT,
    ATTEMPTS_ORDER,
    COUNT_UP,
    DAYS_KEPT,
    ENTRY,
    FEAT,
    GROWING,
    GUEST,
    KIND,
    PASSED,
    REPLACED,
    RESULT,
    SEAT,
    TABLE,
    WORD,
    Taken,
    attempt_of,
    changes_people_or_table,
    check_base,
    feat_of,
    feat_values,
    table_values,
    values_of,
)
from serai.store.health import Health
from serai.store.layout import make, mark_layout, prepare
from serai.store.place import ready
from serai.store.rows import (
    AttemptRow,
    Change,
    Entry,
    FeatRow,
    GuestRow,
    Head,
    Kept,
    OpenTable,
    PassedRow,
    SeatRow,
    TableRow,
    Word,
)
from serai.store.shape import check_pages
from serai.store.trouble import StoreTrouble, trouble_of
from serai.store.writer import Job, Row, Writer

log = logging.getLogger("serai.store")
LOG = """select json_group_array(json_array(at, seat, move))
  from (select at, seat, move from entries where code = ? order by number)"""
APPEND = f"insert into entries (code, {', '.join(ENTRY)}) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
APPEND_TIMED = f"""insert into entries (code, {", ".join(ENTRY)}) select ?, ?, ?, ?, ?, ?, ?
  where not exists (select 1 from tables where code = ? and rung > ?) on conflict do nothing"""
CLOCK = "update tables set until = max(until, ?) where code = ?"
TIME_PASSED = """update tables set rung = max(rung, :at), until = max(until, :at)
  where code = :code and not exists (select 1 from entries where code = :code and number > :number)"""
HEADS = """select code, coalesce((select max(number) from entries e where e.code = t.code), 0),
    coalesce((select max(number) from words w where w.code = t.code), 0), revision, rung
  from tables t where code in (select value from json_each(?))"""


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

    async def open(self) -> None:
        """Nothing is left to do: a file is opened at once."""

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

    async def append(self, code: str, entry: Entry, timed: bool = False) -> bool:
        values = [code, entry.number, entry.at, entry.seat, entry.move, entry.wish, entry.time]
        statement = APPEND
        if timed:
            statement = APPEND_TIMED
            values += [code, entry.at]
        return bool(await self._write(Row(statement, values), single=True))

    async def pass_time(self, code: str, at: int, number: int) -> bool:
        values = {"code": code, "at": at, "number": number}
        return bool(await self._write(lambda connection: connection.execute(TIME_PASSED, values).rowcount, single=True))

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        asked = msgspec.json.encode(codes).decode()
        found = await self._read(lambda connection: connection.execute(HEADS, (asked,)).fetchall())
        return {code: Head(*row) for code, *row in found}

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

    async def all_passed(self) -> list[PassedRow]:
        question = f"select {', '.join(PASSED)} from passed order by game, people, level, pace"
        found = await self._read(lambda connection: connection.execute(question).fetchall())
        return [PassedRow(**dict(zip(PASSED, row, strict=True))) for row in found]

    async def feats(self, game: str) -> list[FeatRow]:
        question = f"select {', '.join(FEAT)} from feats where game = ? order by {', '.join(KIND)}"
        return [feat_of(row) for row in await self._read(lambda line: line.execute(question, (game,)).fetchall())]

    async def all_feats(self) -> list[FeatRow]:
        question = f"select {', '.join(FEAT)} from feats order by {', '.join(KIND)}"
        return [feat_of(row) for row in await self._read(lambda line: line.execute(question).fetchall())]

    async def attempts(self, day: int) -> list[AttemptRow]:
        question = f"select {', '.join(ATTEMPT)} from attempts where day = ? order by {', '.join(ATTEMPTS_ORDER)}"
        return [attempt_of(row) for row in await self._read(lambda line: line.execute(question, (day,)).fetchall())]

    async def all_attempts(self) -> list[AttemptRow]:
        question = f"select {', '.join(ATTEMPT)} from attempts order by {', '.join(ATTEMPTS_ORDER)}"
        return [attempt_of(row) for row in await self._read(lambda line: line.execute(question).fetchall())]

    async def codes(self, after: str, limit: int) -> list[str]:
        question = "select code from tables where code > ? order by code limit ?"
        found = await self._read(lambda connection: connection.execute(question, (after, limit)).fetchall())
        return [code for (code,) in found]

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()


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
    found = connection.execute("select revision, rung from tables where code = ?", (code,)).fetchone()
    if found or change.known is not None:
        check_base(change, *(found or (-1, 0)))
    if change.made is not None and not create(connection, change.made):
        raise Taken
    if not all(insert(connection, "entries", ENTRY, code, entry) for entry in change.entries):
        raise Taken
    if change.table is not None:
        replace_table(connection, change.table)
    put(connection, "guests", GUEST, code, change.guests)
    if change.seats is not None:
        connection.execute("delete from seats where code = ?", (code,))
        put(connection, "seats", SEAT, code, change.seats)
    if change.passed is not None:  # the same level at the same pace only the first time
        statement = f"insert or ignore into passed ({', '.join(PASSED)}) values ({marks(PASSED)})"
        connection.execute(statement, values_of(change.passed, PASSED))
    if change.feat is not None:
        statement = f"""insert into feats as f ({", ".join(FEAT)}) values ({marks(FEAT)})
          on conflict ({", ".join(KIND)}) do update set {COUNT_UP}"""
        connection.execute(statement, feat_values(change.feat))
    if change.attempt is not None:
        begin_attempt(connection, change.attempt)
    if change.result is not None:
        pairs = ", ".join(f"{column} = ?" for column in RESULT)
        statement = f"update attempts set {pairs} where code = ? and ended is null"
        connection.execute(statement, [*values_of(change.result, RESULT), code])
    if changes_people_or_table(change):
        connection.execute("update tables set revision = revision + 1 where code = ?", (code,))


def begin_attempt(connection: sqlite3.Connection, attempt: AttemptRow) -> None:
    """A device's first one of a day in a game; those of days long gone are forgotten."""
    statement = (
        f"insert into attempts ({', '.join(ATTEMPT)}) values ({marks(ATTEMPT)}) on conflict do nothing returning 1"
    )
    if not connection.execute(statement, values_of(attempt, ATTEMPT)).fetchall():
        raise Taken
    connection.execute("delete from attempts where day < ?", (attempt.day - DAYS_KEPT,))


def replace_table(connection: sqlite3.Connection, row: TableRow) -> None:
    pairs = [f"{column} = max({column}, ?)" if column in GROWING else f"{column} = ?" for column in REPLACED]
    statement = f"update tables set {', '.join(pairs)} where code = ?"
    connection.execute(statement, [*table_values(row, REPLACED), row.code])


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
