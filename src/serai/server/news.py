"""What a worker is told of a match that goes on: all of it once, later only what it has not heard yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from serai.server.table import Table


class Beginning(msgspec.Struct, frozen=True):
    """A match before its first entry."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes


class News(msgspec.Struct, frozen=True):
    """Entries of a match from a number on, and the time since."""

    name: int  # of the journal: no two in a house have the same
    since: int  # entries that are not told, for they are known
    entries: list[int]  # at, seat, move; at, seat, move; ...
    now: int  # game time that has passed for good
    at: int  # and as far as a bot may look
    beginning: Beginning | None = None  # where nothing is known
    gone: list[int] = []  # matches that nobody will ask about any more

    @property
    def number(self) -> int:
        """How many entries are known with these."""
        return self.since + len(self.entries) // 3


class Subject:
    """The match of a table, for those who think about it: as it stands when they begin, not when they were asked."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def name(self) -> int:
        """Of the journal as it is now."""
        return self._table.match_journal().name

    def news(self, known: int | None = None, gone: list[int] | None = None) -> News:
        """What somebody has not heard who knows so many entries; None: who knows nothing."""
        journal = self._table.match_journal()
        match = journal.match
        since = known or 0
        return News(
            name=journal.name,
            since=since,
            entries=[int(match.log[i]) for i in range(3 * since, len(match.log))],
            now=int(match.state.now),
            at=self._table.timing.foreseen(journal),
            beginning=self._beginning() if known is None else None,
            gone=gone or [],
        )

    def _beginning(self) -> Beginning:
        journal = self._table.match_journal()
        match = journal.match
        options = msgspec.to_builtins(journal.options)
        return Beginning(journal.game.name, int(match.state.seats), options, bytes(match.dice.seed))
