# ruff: noqa: S608 -- only names of our own columns are put into SQL
"""Tables in PostgreSQL, for several servers at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from serai.store import postgres_rows as rows
from serai.store.address import shown_address
from serai.store.columns import WORD
from serai.store.group import Alone, Group
from serai.store.health import Health
from serai.store.postgres_layout import prepare
from serai.store.postgres_lines import Lines
from serai.store.postgres_trouble import OF_BASE, ROW_AT_FAULT, base_trouble, opening_trouble
from serai.store.rows import AttemptRow, Change, Entry, FeatRow, Head, Kept, OpenTable, PassedRow, Roll, ServerRow, Word
from serai.store.trouble import StoreTrouble

Result = TypeVar("Result")
SILENT = 60_000  # ms after which a server is forgotten
LISTED = "id, time, bus, leaving, address, rules"
BEAT = f"""with clock as (select {rows.NOW} as now), me as (
    insert into serai.servers ({LISTED}) select $1, now, $2, $3, $4, $5 from clock
    on conflict (id) do update set time = excluded.time, bus = excluded.bus, leaving = excluded.leaving,
      address = excluded.address, rules = excluded.rules
    returning {LISTED}
  ), gone as (
    delete from serai.servers where id <> $1 and time < (select now from clock) - $6::bigint
  ) select now, {LISTED} from clock cross join me union all
  select now, {LISTED} from clock cross join serai.servers where id <> $1 and time >= now - $6::bigint order by id"""
TRY = "select pg_current_xact_id()"  # its commit goes the whole way to the disk, and to a standby that must follow


class BaseHealth(Health):
    """How a database fares."""

    silence = "base-silent"

    def read(self, error: Exception) -> StoreTrouble | None:
        return base_trouble(error, self._name)


class PostgresStore:
    """A database, reached by a few connections of one loop. What breaks for a moment is made good unseen.

    After NotKept one thing is less sure than on a disk of our own: what was under way when the database fell silent may
    turn out to be kept after all. Its number and its wish are then taken, so nothing happens twice.
    """

    def __init__(self, url: str) -> None:
        self._name = shown_address(url)
        self._lines = Lines(url)
        self._log_lines = Lines(url, most=2)  # of their own: however much is read, moves go on
        self._health = BaseHealth(None, self._name)
        self._appends: Group[tuple[str, int], tuple[str, Entry, bool], bool] = Group(self._append_all)
        self._passing: Group[str, tuple[str, int, int], bool] = Group(self._pass_all)

    async def open(self) -> None:
        """Connects, and brings the layout up to date; what is wrong is said at once, in a sentence."""
        try:
            await self._lines.once(lambda line, _: prepare(line, self._name))
        except Exception as error:
            await self._lines.close()
            trouble = opening_trouble(error, self._name)
            if trouble is None:
                raise
            raise trouble from None  # what it came from may quote the address

    async def _write(self, job: Callable[[Any, bool], Awaitable[Result]], lines: Lines | None = None) -> Result:
        try:
            result = await (lines or self._lines).ask(job)
        except (*OF_BASE, OSError) as error:
            raise self._health.not_kept(error) from None
        self._health.kept()
        return result

    async def _read(self, job: Callable[[Any], Awaitable[Result]]) -> Result:
        try:
            return await self._lines.ask(lambda line, _: job(line))
        except (*OF_BASE, OSError, msgspec.MsgspecError) as error:
            raise self._health.not_read(error) from None

    async def trouble(self) -> StoreTrouble | None:
        return await self._health.trouble(lambda: self._write(lambda line, _: line.fetchval(TRY)))

    async def create(self, kept: Kept) -> bool:
        return await self._write(lambda line, again: rows.create(line, kept, again))

    async def load(self, code: str) -> Kept | None:
        return await self._read(lambda line: rows.load(line, code))

    async def glance(self, code: str) -> Kept | None:
        return await self._read(lambda line: rows.load(line, code, whole=False))

    async def log(self, code: str) -> bytes:
        return str(await self._read(lambda line: line.fetchval(rows.LOG, code))).encode()

    async def append(self, code: str, entry: Entry, timed: bool = False) -> bool:
        return await self._appends.add((code, entry.number), (code, entry, timed))

    async def _append_all(self, wanted: list[tuple[str, Entry, bool]]) -> list[bool]:
        return await self._write(lambda line, again: together(rows.append, line, again, wanted), self._log_lines)

    async def pass_time(self, code: str, at: int, number: int) -> bool:
        return await self._passing.add(code, (code, at, number))

    async def _pass_all(self, wanted: list[tuple[str, int, int]]) -> list[bool]:
        return await self._write(lambda line, again: together(rows.pass_time, line, again, wanted), self._log_lines)

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        found = await self._read(lambda line: line.fetch(rows.HEADS, codes))
        return {code: Head(*row) for code, *row in found}

    async def entries(self, code: str, after: int) -> list[Entry]:
        return await self._read(lambda line: rows.fetch(line, Entry, rows.ENTRIES, code, after))

    async def say(self, code: str, word: Word, most: int) -> bool:
        values = rows.safe_values(word, WORD)
        return bool(await self._write(lambda line, _: line.fetchval(rows.SAY, code, *values, most)))

    async def words(self, code: str, after: int) -> list[Word]:
        return await self._read(lambda line: rows.fetch(line, Word, rows.WORDS, code, after))

    async def keep(self, code: str, change: Change) -> bool:
        return await self._write(lambda line, again: rows.keep(line, code, change, again))

    async def keep_clocks(self, clocks: dict[str, int]) -> None:
        codes, ats = list(clocks), list(clocks.values())
        await self._write(lambda line, _: line.execute(rows.CLOCKS, codes, ats))

    async def open_tables(self, limit: int) -> list[OpenTable]:
        return await self._read(lambda line: rows.open_tables(line, limit))

    async def passed(self, game: str, people: str) -> list[PassedRow]:
        return await self._read(lambda line: rows.fetch(line, PassedRow, rows.WON, game, rows.safe(people)))

    async def all_passed(self) -> list[PassedRow]:
        return await self._read(lambda line: rows.fetch(line, PassedRow, rows.ALL_WON))

    async def feats(self, game: str) -> list[FeatRow]:
        return await self._read(lambda line: rows.feats(line, rows.FEATS, game))

    async def all_feats(self) -> list[FeatRow]:
        return await self._read(lambda line: rows.feats(line, rows.ALL_FEATS))

    async def attempts(self, day: int) -> list[AttemptRow]:
        return await self._read(lambda line: rows.attempts(line, rows.ATTEMPTS, day))

    async def all_attempts(self) -> list[AttemptRow]:
        return await self._read(lambda line: rows.attempts(line, rows.ALL_ATTEMPTS))

    async def codes(self, after: str, limit: int) -> list[str]:
        return [row[0] for row in await self._read(lambda line: line.fetch(rows.CODES, after, limit))]

    async def beat(self, me: ServerRow) -> Roll:
        """Says that a server is there; who else is, and the time for all."""
        values = [me.id, me.bus, me.leaving, me.address, msgspec.json.encode(me.rules).decode(), SILENT]
        found = await self._write(lambda line, _: line.fetch(BEAT, *values))
        return Roll(now=found[0]["now"], servers=[server_of(row) for row in found])

    async def leave(self, id: str) -> None:  # noqa: A002
        """Forgets a server that goes."""
        await self._write(lambda line, _: line.execute("delete from serai.servers where id = $1", id))

    async def close(self) -> None:
        await self._appends.close()
        await self._passing.close()
        await self._lines.close()
        await self._log_lines.close()


async def together(job: Callable[..., Awaitable[Result]], *arguments: Any) -> Result:
    """A group; where the database refuses a row, not where it is gone, each must go alone."""
    try:
        return await job(*arguments)
    except Exception as error:
        if isinstance(error, ROW_AT_FAULT):
            raise Alone from error
        raise


def server_of(row: Any) -> ServerRow:
    return ServerRow(
        id=row["id"],
        time=row["time"],
        bus=row["bus"],
        leaving=row["leaving"],
        address=row["address"],
        rules=msgspec.json.decode(row["rules"]),
    )
