"""Keeping tables: an append-only log with the unique key (table, number) as the only lock."""

from __future__ import annotations

from typing import Protocol

from serai.core.errors import Unknown
from serai.store.rows import Entry, GuestRow, Kept, OpenTable, PassedRow, SeatRow, TableRow, Word

__all__ = ["Entry", "GuestRow", "Kept", "OpenTable", "PassedRow", "SeatRow", "Store", "TableRow", "Word", "open_store"]


class Store(Protocol):
    """Where tables are kept. What an awaited call has answered is on the disk."""

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

    async def append(self, code: str, entry: Entry) -> bool:
        """Adds an entry to the log; False when its number, or its wish, is already there."""
        ...

    async def entries(self, code: str, after: int) -> list[Entry]:
        """The log after a number."""
        ...

    async def say(self, code: str, word: Word) -> bool:
        """Adds to the chat; False when its number, or its wish, is already there."""
        ...

    async def words(self, code: str, after: int) -> list[Word]:
        """The chat after a number."""
        ...

    async def keep_table(self, row: TableRow) -> None:
        """Keeps what changed about a table."""
        ...

    async def keep_people(self, code: str, guests: list[GuestRow], seats: list[SeatRow]) -> None:
        """Keeps who is at the table, in one go."""
        ...

    async def keep_seats(self, code: str, seats: list[SeatRow]) -> None:
        """Keeps exactly these seats: others are forgotten."""
        ...

    async def open_tables(self, limit: int) -> list[OpenTable]:
        """Tables for those who want company, newest first."""
        ...

    async def pass_level(self, row: PassedRow) -> None:
        """Keeps that a level was won; the same level at the same pace only the first time."""
        ...

    async def passed(self, game: str, people: str) -> list[PassedRow]:
        """The levels of a game that some people have won, in order."""
        ...

    async def close(self) -> None:
        """Writes what is left and lets go of the files."""
        ...


def open_store(url: str) -> Store:
    """The store at an address: sqlite:///path/to/file.db, or sqlite:// for one in memory."""
    scheme, found, place = url.partition("://")
    if scheme != "sqlite" or not found:
        raise Unknown("unknown-store", package="serai.store", url=url)
    from serai.store.sqlite import SqliteStore

    return SqliteStore(place.removeprefix("/") if place else ":memory:")
