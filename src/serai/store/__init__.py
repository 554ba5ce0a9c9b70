"""Keeping tables: an append-only log with the unique key (table, number) as the only lock."""

from __future__ import annotations

from typing import Protocol

from serai.core.errors import Unknown
from serai.store.errors import NotKept
from serai.store.rows import Change, Entry, GuestRow, Kept, OpenTable, PassedRow, SeatRow, TableRow, Word
from serai.store.trouble import StoreTrouble

__all__ = [
    "Change", "Entry", "GuestRow", "Kept", "NotKept", "OpenTable", "PassedRow", "SeatRow", "Store", "StoreTrouble",
    "TableRow", "Word", "open_store",
]  # fmt: skip


class Store(Protocol):
    """Where tables are kept. What an awaited call has answered is on the disk; of what raises NotKept, nothing is."""

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

    async def say(self, code: str, word: Word, most: int) -> bool:
        """Adds to the chat and forgets all but so many; False when its number, or its wish, is already there."""
        ...

    async def words(self, code: str, after: int) -> list[Word]:
        """The chat after a number."""
        ...

    async def keep(self, code: str, change: Change) -> bool:
        """Keeps a change in one go; False, and nothing is kept, when an entry or the code of a new table is taken."""
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

    async def trouble(self) -> StoreTrouble | None:
        """Why nothing can be kept at the moment, for the host; nothing where all is well."""
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
