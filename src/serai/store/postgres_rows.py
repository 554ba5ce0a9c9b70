# ruff: noqa: S608 -- only names of our own columns are put into SQL
"""The questions that a hall asks PostgreSQL. Each function runs on one connection, and keeps all it does or nothing."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, TypeVar

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
from serai.store.rows import AttemptRow, Change, Entry, FeatRow, GuestRow, Kept, OpenTable, SeatRow, TableRow, Word

Row = TypeVar("Row", bound=msgspec.Struct)


def marks(columns: Sequence[object], first: int = 1) -> str:
    return ", ".join(f"${number}" for number in range(first, first + len(columns)))


def written_out(table: str, columns: tuple[str, ...], order: str, where: str = "code = $1") -> str:
    """A question for rows as JSON: one text, read at once."""
    shown = [f"translate(encode({c}, 'base64'), E'\\n', '') as {c}" if c == "token_hash" else c for c in columns]
    inner = f"select {', '.join(shown)} from serai.{table} where {where}"
    return f"select coalesce(json_agg(r order by {order}), '[]') from ({inner}) r"


ENTRIES = written_out("entries", ENTRY, "number", "code = $1 and number > $2")
WORDS = written_out("words", WORD, "number", "code = $1 and number > $2")
WON = written_out("passed", PASSED, "level, time", "game = $1 and people = $2")
ALL_WON = written_out("passed", PASSED, "game, people, level, pace", "true")
GLANCE = f"""select {", ".join(TABLE)}, ({written_out("guests", GUEST, "number")}) as guests,
  ({written_out("seats", SEAT, "seat")}) as seats"""
LOAD = f"""{GLANCE}, ({written_out("entries", ENTRY, "number")}) as entries,
  ({written_out("words", WORD, "number")}) as words from serai.tables where code = $1"""
GLANCE += " from serai.tables where code = $1"
LOG = """select '[' || coalesce(string_agg('[' || at || ',' || seat || ',' || move || ']', ',' order by number), '') || ']'
  from serai.entries where code = $1"""
APPEND = f"select * from serai.append_entries({marks(range(8))})"
SAME = f"""select code, {", ".join(ENTRY)} from serai.entries
  where (code, number) in (select * from unnest($1::text[], $2::integer[]))"""
TIME_PASSES = "select * from serai.pass_time($1, $2, $3)"
CLOCKS = "select serai.keep_clocks($1, $2)"
HEADS = """select code, coalesce((select max(number) from serai.entries e where e.code = t.code), 0),
    coalesce((select max(number) from serai.words w where w.code = t.code), 0), revision, rung
  from serai.tables t where code = any($1)"""
CODES = "select code from serai.tables where code > $1 order by code limit $2"
SAY = f"""with said as (
    insert into serai.words (code, {", ".join(WORD)}) values ($1, {marks(WORD, 2)}) on conflict do nothing returning 1
  ), gone as (
    delete from serai.words where code = $1 and number <= $2 - $8::integer and exists (select 1 from said)
  ) select count(*) from said"""
OPEN = f"""select {", ".join(f"t.{column}" for column in TABLE)}, g.name as host_name,
    (select count(*) from serai.seats s where s.code = t.code) as all_seats,
    (select count(*) from serai.seats s where s.code = t.code and s.kind = 'open' and s.guest is null) as free,
    (select count(*) from serai.seats s where s.code = t.code and s.kind = 'bot') as bots
  from serai.tables t join serai.guests g on g.code = t.code and g.number = t.host
  where t.open and t.finished is null order by t.created desc limit $1"""
NEW_TABLE = f"insert into serai.tables ({', '.join(TABLE)}) values ({marks(TABLE)}) on conflict do nothing returning 1"
NEW_ENTRIES = f"""insert into serai.entries (code, {", ".join(ENTRY)}) select $1, * from
  unnest($2::integer[], $3::bigint[], $4::integer[], $5::bigint[], $6::text[], $7::bigint[])
  on conflict do nothing returning 1"""
REPLACE = "update serai.tables set revision = revision + 1, {} where code = $1".format(
    ", ".join(
        f"{column} = greatest({column}, ${n})" if column in GROWING else f"{column} = ${n}"
        for n, column in enumerate(REPLACED, 2)
    )
)
COUNT = "update serai.tables set revision = revision + 1 where code = $1"
PUT_GUEST = f"""insert into serai.guests (code, {", ".join(GUEST)}) values ($1, {marks(GUEST, 2)})
  on conflict (code, number) do update set {", ".join(f"{column} = excluded.{column}" for column in GUEST[1:])}"""
PUT_SEAT = f"insert into serai.seats (code, {', '.join(SEAT)}) values ($1, {marks(SEAT, 2)})"
PUT_PASSED = f"insert into serai.passed ({', '.join(PASSED)}) values ({marks(PASSED)}) on conflict do nothing"
PUT_FEAT = f"""insert into serai.feats as f ({", ".join(FEAT)}) values ({marks(FEAT)})
  on conflict ({", ".join(KIND)}) do update set {COUNT_UP}"""
FEATS = f"select {', '.join(FEAT)} from serai.feats where game = $1 order by {', '.join(KIND)}"
ALL_FEATS = f"select {', '.join(FEAT)} from serai.feats order by {', '.join(KIND)}"
PUT_ATTEMPT = f"""insert into serai.attempts ({", ".join(ATTEMPT)}) values ({marks(ATTEMPT)})
  on conflict do nothing returning 1"""
PUT_RESULT = f"""update serai.attempts set {", ".join(f"{column} = ${n}" for n, column in enumerate(RESULT, 2))}
  where code = $1 and ended is null"""
FORGET_ATTEMPTS = "delete from serai.attempts where day < $1"
ALL_ATTEMPTS = f"select {', '.join(ATTEMPT)} from serai.attempts order by {', '.join(ATTEMPTS_ORDER)}"
ATTEMPTS = ALL_ATTEMPTS.replace(" order by", " where day = $1 order by")
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

# A text in PostgreSQL has no NUL; a client may well put one into the name of a wish.
ESCAPE = "\x1a"


def safe(text: str) -> str:
    """A text without NUL, from which it can be had again."""
    if "\0" not in text and ESCAPE not in text:
        return text
    return text.replace(ESCAPE, ESCAPE + "1").replace("\0", ESCAPE + "0")


def unsafe(text: str) -> str:
    return text.replace(ESCAPE + "0", "\0").replace(ESCAPE + "1", ESCAPE)


def safe_values(row: msgspec.Struct, columns: tuple[str, ...]) -> list[Any]:
    return [safe(value) if isinstance(value, str) else value for value in values_of(row, columns)]


async def fetch(line: Any, kind: type[Row], question: str, *arguments: object) -> list[Row]:
    """The rows of a question that asks for them written out."""
    return read_rows(await line.fetchval(question, *arguments), kind)


def read_rows(text: str, kind: type[Row]) -> list[Row]:
    """Rows that the database wrote out."""
    rows: list[Row] = decoder(kind).decode(text)
    if "\\u001a" not in text:
        return rows
    return [restored(row) for row in rows]


@functools.cache
def decoder(kind: type[Row]) -> msgspec.json.Decoder[list[Row]]:
    return msgspec.json.Decoder(list[kind])  # type: ignore[valid-type]


def restored(row: Row) -> Row:
    values = ((name, getattr(row, name)) for name in row.__struct_fields__)
    return msgspec.structs.replace(row, **{name: unsafe(value) for name, value in values if isinstance(value, str)})


def read_table(row: Any) -> TableRow:
    values = {column: row[column] for column in TABLE}
    values["options"] = msgspec.json.decode(values["options"])
    return TableRow(**values)


async def load(line: Any, code: str, whole: bool = True) -> Kept | None:
    """A table as of one moment, because it is one statement."""
    row = await line.fetchrow(LOAD if whole else GLANCE, code)
    if row is None:
        return None
    return Kept(
        table=read_table(row),
        guests=read_rows(row["guests"], GuestRow),
        seats=read_rows(row["seats"], SeatRow),
        entries=read_rows(row["entries"], Entry) if whole else [],
        words=read_rows(row["words"], Word) if whole else [],
    )


async def open_tables(line: Any, limit: int) -> list[OpenTable]:
    return [
        OpenTable(
            table=read_table(row), host=row["host_name"], seats=row["all_seats"], free=row["free"], bots=row["bots"]
        )
        for row in await line.fetch(OPEN, limit)
    ]


async def append(line: Any, again: bool, wanted: list[tuple[str, Entry, bool]]) -> list[bool]:
    """Entries of many tables; which of them were kept.

    Those that may have been kept before a connection broke are looked for: else all their tables would be read anew.
    """
    values = [(code, *safe_values(entry, ENTRY)) for code, entry, _ in wanted]
    timed = [one[2] for one in wanted]
    found = {tuple(row) for row in await line.fetch(APPEND, *map(list, zip(*values, strict=True)), timed)}
    if again:
        codes, numbers, *_ = map(list, zip(*values, strict=True))
        there = {tuple(row) for row in await line.fetch(SAME, codes, numbers)}
        found |= {one[:2] for one in values if one in there}
    return [one[:2] in found for one in values]


async def pass_time(line: Any, _: bool, wanted: list[tuple[str, int, int]]) -> list[bool]:
    found = {row[0] for row in await line.fetch(TIME_PASSES, *map(list, zip(*wanted, strict=True)))}
    return [code in found for code, _, _ in wanted]


async def create(line: Any, kept: Kept, again: bool) -> bool:
    """A new table with everything that belongs to it, or nothing."""
    async with line.transaction(isolation="read_committed"):
        return await put_table(line, kept, again)


async def put_table(line: Any, kept: Kept, again: bool) -> bool:
    """Inside a transaction. Where we may have made it already, its dice tell."""
    code = kept.table.code
    if await line.fetchval(NEW_TABLE, *table_values(kept.table)) is None:
        seed = await line.fetchval("select seed from serai.tables where code = $1", code) if again else None
        return bool(seed == kept.table.seed)
    for name, columns, items in (
        ("guests", GUEST, kept.guests),
        ("seats", SEAT, kept.seats),
        ("entries", ENTRY, kept.entries),
        ("words", WORD, kept.words),
    ):
        if items:
            rows = [(code, *safe_values(item, columns)) for item in items]
            await line.copy_records_to_table(name, schema_name="serai", columns=("code", *columns), records=rows)
    return True


async def keep(line: Any, code: str, change: Change, again: bool) -> bool:
    """Everything that a request changes, or nothing."""
    try:
        async with line.transaction(isolation="read_committed"):
            await put_change(line, code, change, again)
    except Taken:
        return again and is_there(change, await load(line, code))
    return True


async def put_change(line: Any, code: str, change: Change, again: bool) -> None:
    """Inside a transaction: first the lock of the table's row, then a look at what has become of it."""
    found = await line.fetchrow("select revision, rung from serai.tables where code = $1 for no key update", code)
    if found or change.known is not None:
        check_base(change, *(found or (-1, 0)))
    if change.made is not None and not await put_table(line, change.made, again):
        raise Taken
    if change.entries:
        columns = zip(*(safe_values(entry, ENTRY) for entry in change.entries), strict=True)
        if len(await line.fetch(NEW_ENTRIES, code, *map(list, columns))) < len(change.entries):
            raise Taken
    if change.table is not None:
        await line.execute(REPLACE, code, *table_values(change.table, REPLACED))
    elif changes_people_or_table(change):
        await line.execute(COUNT, code)
    if change.guests:
        await line.executemany(PUT_GUEST, [(code, *safe_values(guest, GUEST)) for guest in change.guests])
    if change.seats is not None:
        await line.execute("delete from serai.seats where code = $1", code)
        await line.executemany(PUT_SEAT, [(code, *safe_values(seat, SEAT)) for seat in change.seats])
    if change.passed is not None:  # the same level at the same pace only the first time
        await line.execute(PUT_PASSED, *safe_values(change.passed, PASSED))
    if change.feat is not None:
        await line.execute(PUT_FEAT, *feat_values(change.feat))
    await put_attempt(line, code, change)


async def put_attempt(line: Any, code: str, change: Change) -> None:
    """A device's first one of a day in a game, and its first result; those of days long gone are forgotten."""
    if change.attempt is not None:
        if await line.fetchval(PUT_ATTEMPT, *safe_values(change.attempt, ATTEMPT)) is None:
            raise Taken
        await line.execute(FORGET_ATTEMPTS, change.attempt.day - DAYS_KEPT)
    if change.result is not None:
        await line.execute(PUT_RESULT, code, *safe_values(change.result, RESULT))


async def attempts(line: Any, question: str, *about: int) -> list[AttemptRow]:
    return [restored(attempt_of(row.values())) for row in await line.fetch(question, *about)]


async def feats(line: Any, question: str, *about: str) -> list[FeatRow]:
    return [feat_of(row.values()) for row in await line.fetch(question, *about)]


def is_there(change: Change, kept: Kept | None) -> bool:
    """Whether a change that may have been kept before its connection broke has been: all of it stands there."""
    if kept is None:
        return False
    counted = dict.fromkeys(("revision", *GROWING), 0)
    same = change.table is None or msgspec.structs.replace(change.table, **counted) == msgspec.structs.replace(
        kept.table, **counted
    )
    return (
        same
        and all(guest in kept.guests for guest in change.guests)
        and (change.seats is None or change.seats == kept.seats)
        and all(entry in kept.entries for entry in change.entries)
    )
