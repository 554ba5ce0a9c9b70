"""Keeping tables: an append-only log with the unique key (table, number) as the only lock."""

from __future__ import annotations

from typing import Protocol

from serai.core.errors import Unknown
from serai.store.address import is_base, shown_address
from serai.store.errors import NotKept
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
    ResultRow,
    Roll,
    SeatRow,
    ServerRow,
    TableRow,
    Word,
)  # fmt: skip
from serai.store.trouble import StoreTrouble

__all__ = [
    "AttemptRow", "Change", "Entry", "FeatRow", "GuestRow", "Head", "Kept", "NotKept", "OpenTable", "PassedRow",
    "ResultRow", "Roll", "SeatRow", "ServerRow", "SharedStore", "Store", "StoreTrouble", "TableRow", "Word", "open_store",
]  # fmt: skip


class Store(Protocol):
    """Where tables are kept. What an awaited call has answered is on the disk; of what raises NotKept, nothing is."""

    async def open(self) -> None:
        """Before anything else: finds out whether the place can be used, in a sentence where it cannot."""
        ...

    async def create(self, kept: Kept) -> bool:
        """Keeps a new table with all its rows; False when the code is taken."""
        ...

    async def load(self, code: str) -> Kept | None:
        """All that is kept of a table."""
        ...

    async def glance(self, code: str) -> Kept | None:
        """The same without its log and its chat."""
        ...

    async def log(self, code: str) -> bytes:
        """The log written out, as JSON: [[at, seat, move], ...]. However long it is, nobody else waits meanwhile."""
        ...

    async def append(self, code: str, entry: Entry, timed: bool = False) -> bool:
        """Adds an entry to the log; False when its number, or its wish, is already there.

        `timed`: False too where it comes before a change by time that has happened for good (`rung`).
        """
        ...

    async def pass_time(self, code: str, at: int, number: int) -> bool:
        """Keeps that changes by time up to a moment have happened after the entry with this number.

        False, and nothing is kept, where the log has a later entry.
        """
        ...

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        """How far some tables have come; those that are not kept are left out."""
        ...

    async def entries(self, code: str, after: int) -> list[Entry]:
        """The log after a number."""
        ...

    async def say(self, code: str, word: Word, most: int) -> bool:
        """Adds to the chat and forgets all but so many; False when its number, or its wish, is already there."""
        ...

    async def words(self, code: str, after: int) -> list[Word]:
        """The chat after a number."""
        ...

    async def keep(self, code: str, change: Change) -> bool:
        """Keeps a change in one go, and counts a revision where table, guests or seats are in it.

        False, and nothing is kept, when an entry or the code of a new table is taken, when an entry comes before `rung`,
        or when the table has another revision than the `known` one.
        """
        ...

    async def keep_clocks(self, clocks: dict[str, int]) -> None:
        """Keeps how far game time has come at some tables; it never goes back."""
        ...

    async def open_tables(self, limit: int) -> list[OpenTable]:
        """Tables for those who want company, newest first."""
        ...

    async def passed(self, game: str, people: str) -> list[PassedRow]:
        """The levels of a game that some people have won, in order."""
        ...

    async def feats(self, game: str) -> list[FeatRow]:
        """What was played and won of a game, in order of what was chosen, seats and people."""
        ...

    async def all_feats(self) -> list[FeatRow]:
        """The same of all games."""
        ...

    async def attempts(self, day: int) -> list[AttemptRow]:
        """What was tried on a day, in order of game and device."""
        ...

    async def all_attempts(self) -> list[AttemptRow]:
        """The same of all days that are still kept."""
        ...

    async def codes(self, after: str, limit: int) -> list[str]:
        """The codes of all tables in order, so many after a code."""
        ...

    async def all_passed(self) -> list[PassedRow]:
        """All levels that anybody has won, in order of game, people, level and pace."""
        ...

    async def trouble(self) -> StoreTrouble | None:
        """Why nothing can be kept at the moment, for the host; nothing where all is well."""
        ...

    async def close(self) -> None:
        """Writes what is left and lets go of the files."""
        ...


class SharedStore(Store, Protocol):
    """A store that several servers share; they know of each other by it."""

    async def beat(self, me: ServerRow) -> Roll:
        """Says that a server is there, forgets those silent for a minute; who is there, and the time for all."""
        ...

    async def leave(self, id: str) -> None:  # noqa: A002
        """Forgets a server that goes."""
        ...


def open_store(url: str) -> Store:
    """The store at an address: sqlite:///path/to/file.db, sqlite:// for one in memory, postgresql://host/database.

    Before it is used, `open` is awaited in the loop that uses it.
    """
    if is_base(url):
        return open_postgres(url)
    scheme, found, place = url.partition("://")
    if scheme != "sqlite" or not found:
        raise Unknown("unknown-store", package="serai.store", url=shown_address(url))
    from serai.store.sqlite import SqliteStore

    return SqliteStore(place.removeprefix("/") if place else ":memory:")


def open_postgres(url: str) -> SharedStore:
    """A store that several servers share."""
    try:
        from serai.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreTrouble("base-no-driver") from None
    return PostgresStore(url)
