"""Looking a hall over: the file by SQLite, every table by its game."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from serai.core.errors import Illegal, SeraiError, Unknown
from serai.core.game import Game
from serai.core.match import UNDO, Match
from serai.games import all_games, find_game
from serai.store import open_store
from serai.store.address import shown_address
from serai.store.layout import LAYOUT, SCHEMA, prepare
from serai.store.reading import find_hall, open_to_read
from serai.store.rows import Entry, Kept, TableRow
from serai.store.shape import check_columns, check_ours
from serai.store.sqlite import load
from serai.store.trouble import StoreTrouble, trouble_of

DAMAGE = ("store-damaged", "store-foreign", "store-empty", "store-log-garbled", "store-log-alone")
PAGE = 1_000  # codes that are asked for at once
FAULTS = 10  # of SQLite's findings at most


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be, about a table or about the file."""

    error: SeraiError
    code: str = ""


class Found(msgspec.Struct):
    """What a check has seen."""

    file: str
    layout: int = 0
    gathering: int = 0
    playing: int = 0
    finished: int = 0
    entries: int = 0
    words: int = 0
    faults: list[Finding] = []  # of the file
    damaged: list[Finding] = []  # tables
    unchecked: list[Finding] = []  # tables of games or rules that we do not know

    @property
    def sound(self) -> bool:
        """Whether all is well; what could not be played again is no damage."""
        return not self.faults and not self.damaged


def check(place: Path) -> Found:
    """Looks over the hall of a folder, or a backup; changes nothing, and may be done while the house is open."""
    file = find_hall(place)
    all_games()  # what is wrong with a game is not put down to a table
    found = Found(str(file))
    try:
        with closing(open_to_read(file)) as connection:
            look_over(connection, found)
    except (sqlite3.Error, StoreTrouble) as error:
        trouble = trouble_of(error, str(file))
        if trouble is None or trouble.word not in DAMAGE:
            raise trouble or error from error
        if not found.faults:
            found.faults.append(Finding(trouble))
    return found


async def check_base(url: str) -> Found:
    """Looks over the hall in a database, as of one moment; changes nothing, and may be done while servers are open."""
    open_store(url)  # says what is missing, where something is
    from serai.store.postgres_layout import LAYOUT as BASE_LAYOUT
    from serai.store.postgres_shelf import transaction

    all_games()
    found = Found(shown_address(url), BASE_LAYOUT)
    async with transaction(url, writing=False, alone=False) as shelf:
        code = ""
        while page := await shelf.codes(code, PAGE):
            for code in page:
                await look_at_shelf(shelf, code, found)
    return found


async def look_at_shelf(shelf: Any, code: str, found: Found) -> None:
    try:
        kept = await shelf.load(code)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        found.damaged.append(Finding(garbled(error), code))
    else:
        look_at(kept, found)


def look_over(connection: sqlite3.Connection, found: Found) -> None:
    """First the file, then what is in it, as far as it can be read."""
    found.layout = check_ours(connection, LAYOUT, found.file)
    found.faults += [Finding(StoreTrouble("store-damaged", file=found.file, why=line)) for line in pages(connection)]
    found.faults += [Finding(error) for error in lost_rows(connection)]
    if found.layout < LAYOUT:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:  # an older file is left as it is
            connection.backup(copy)
            prepare(copy, found.file)
            look_at_tables(copy, found)
    else:
        check_columns(connection, SCHEMA, found.file)
        look_at_tables(connection, found)


def pages(connection: sqlite3.Connection) -> Iterator[str]:
    """What SQLite has against the file."""
    for (text,) in connection.execute(f"pragma integrity_check({FAULTS})"):
        yield from (line for line in str(text).splitlines()[:FAULTS] if line != "ok")


def lost_rows(connection: sqlite3.Connection) -> list[StoreTrouble]:
    """Rows whose table is gone."""
    counts: dict[str, int] = {}
    for row in connection.execute("pragma foreign_key_check"):
        counts[row[0]] = counts.get(row[0], 0) + 1
    return [StoreTrouble("rows-lost", table=table, count=count) for table, count in counts.items()]


def look_at_tables(connection: sqlite3.Connection, found: Found) -> None:
    """Every table, each as of one moment: games go on meanwhile."""
    for (code,) in connection.execute("select code from tables order by code").fetchall():
        try:
            kept = load(connection, code)
        except (sqlite3.Error, msgspec.MsgspecError, UnicodeError, TypeError) as error:
            found.damaged.append(Finding(garbled(error), code))
            continue
        if kept is not None:
            look_at(kept, found)


def look_at(kept: Kept, found: Found) -> None:
    """One table: counted, and played again."""
    row = kept.table
    found.entries += len(kept.entries)
    found.words += len(kept.words)
    found.gathering += row.started is None
    found.playing += row.started is not None and row.finished is None
    found.finished += row.finished is not None
    try:
        check_rows(kept)
        try:
            game = known_game(row)
        except SeraiError as error:
            found.unchecked.append(Finding(error, row.code))
            return
        check_game(kept, game)
    except SeraiError as error:
        found.damaged.append(Finding(error, row.code))
    except Exception as error:  # a row that is no part of any game may break the rules in any way
        found.damaged.append(Finding(garbled(error), row.code))


def garbled(error: Exception) -> StoreTrouble:
    return StoreTrouble("row-garbled", why=" ".join(str(error).split()) or type(error).__name__)


def known_game(row: TableRow) -> Game[Any]:
    """The game of a table, if we have it with the same rules."""
    game = find_game(row.game)
    if game.version != row.version:
        raise Unknown("other-rules", package="serai.store", version=row.version, known=game.version)
    return game


def check_rows(kept: Kept) -> None:
    """All rows are there, whatever the game."""
    check_numbers([entry.number for entry in kept.entries], 1, "entry-missing")
    spoken = [word.number for word in kept.words]
    check_numbers(spoken, spoken[0] if spoken else 1, "word-missing")  # a full chat forgets its oldest words
    guests = {guest.number for guest in kept.guests}
    held = {seat.guest for seat in kept.seats if seat.guest is not None}
    numbered = [seat.seat for seat in kept.seats] == list(range(len(kept.seats)))
    if not kept.seats or not numbered or not held | {kept.table.host} <= guests:
        raise StoreTrouble("people-missing")


def check_numbers(numbers: list[int], first: int, word: str) -> None:
    """From the first one on, without holes."""
    for number, found in enumerate(numbers, first):
        if found != number:
            raise StoreTrouble(word, number=number)


def check_game(kept: Kept, game: Game[Any]) -> None:
    """The log is legal from the first entry to the last, and leads to the end that is noted."""
    row = kept.table
    options = game.read_options(row.options)
    if row.started is None:
        if kept.entries:
            raise StoreTrouble("entry-early")
        return
    match = game.begin(len(kept.seats), options, row.seed)
    game.remember(match)
    for entry in kept.entries:
        play(match, entry)
    if row.finished is not None:
        match.until(row.until)
        if match.outcome() is None or match.state.now > row.until:  # it may have ended before the time that was noted
            raise StoreTrouble("other-end")


def play(match: Match, entry: Entry) -> None:
    match.until(entry.at)
    if match.state.now != entry.at and entry.move != UNDO:  # an undo takes time back too, and may be noted after it
        raise StoreTrouble("entry-time", number=entry.number)
    try:
        match.enter(entry.at, entry.seat, entry.move)
    except Illegal as error:
        raise StoreTrouble("entry-illegal", number=entry.number, rule=error.rule) from error
