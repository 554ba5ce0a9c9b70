"""Keeping what happens at a table: first on the disk, then at the table. Where the disk fails, nothing has changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from serai.server.journal import Act, Journal
from serai.server.people import People
from serai.store import Change, Entry, TableRow

if TYPE_CHECKING:
    from serai.server.table import Table


class Keeping:
    """Of one table; all of it under the table's lock."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def keep(self, row: TableRow | None, people: People | None, acts: Sequence[Act], **more: Any) -> bool:
        """All that a request changes, as a whole. Acts that the rules refuse by now are left out."""
        table = self._table
        while True:
            entries = self._entries(acts)
            change = self._change(row, people, entries, **more)
            if await table.house.store.keep(table.code, change):
                break
            if not await table.news.catch_up(change.known):
                return False  # the code of a table made along with it is taken
        self._changed(change, row, people)
        for entry in entries:
            self.play(entry)
        if entries:
            table.timing.keep(table.match_journal())
            await table.settle()
        return True

    def _change(self, row: TableRow | None, people: People | None, entries: list[Entry], **more: Any) -> Change:
        """What is new; it goes by what we know of row, guests and seats."""
        table = self._table
        guests = [] if people is None else people.changed_since(table.people)
        seats = None if people is None or people.seats == table.people.seats else people.seats
        known = table.row.revision if row is not None or guests or seats is not None else None
        return Change(table=row, guests=guests, seats=seats, entries=entries, known=known, **more)

    def _changed(self, change: Change, row: TableRow | None, people: People | None) -> None:
        """A change is kept."""
        table = self._table
        if change.known is not None:
            new = row or table.row
            until = max(new.until, table.row.until)
            table.row = msgspec.structs.replace(new, until=until, revision=change.known + 1)
        if people is not None:
            table.seat_anew(people)

    def play(self, entry: Entry) -> None:
        """An entry of ours is kept: it is played here, and other servers are told."""
        table = self._table
        table.match_journal().enter(entry)
        if table.house.cluster is not None:
            table.house.cluster.entered(table.code, entry)

    def _entries(self, acts: Sequence[Act]) -> list[Entry]:
        table = self._table
        journal = table.journal
        if journal is None or not acts:
            return []
        at = self.moment(journal, table.timing.now())
        fit = journal.fitting(at, acts)
        return [self.entry(journal.number + n, at, seat, move, "") for n, (seat, move) in enumerate(fit, 1)]

    def entry(self, number: int, at: int, seat: int, move: int, wish: str) -> Entry:
        """One line of the log, by the server's time; another server's clock may be ahead of ours."""
        moment = max(self._table.house.clock.now(), self._table.match_journal().moment)
        return Entry(number=number, at=at, seat=seat, move=move, wish=wish, time=moment)

    def moment(self, journal: Journal, at: int) -> int:
        """The game time of the next entry: never before what has already happened; in a pause it stands."""
        return journal.time if journal.match.paused else max(at, journal.time)

    async def let_pass(self, journal: Journal, at: int) -> None:
        """Lets game time pass; a change by time is kept before anybody is told, so that it never unhappens.

        Where another server has kept an entry first, that one is played instead, and time is looked at again after it.
        """
        table = self._table
        if int(journal.match.state.alarm()) <= at and at > table.row.rung:
            if not await table.house.store.pass_time(table.code, at, journal.number):
                await table.news.catch_up()
                return
            table.came_to(at)
            table.row = msgspec.structs.replace(table.row, rung=at)
        journal.run(at)

    async def append(self, entry: Entry, people: People | None) -> bool:
        """An entry, perhaps with who sits where from now on; False where it is not the next one any more."""
        table = self._table
        store = table.house.store
        began = time.perf_counter()
        if people is None:
            timed = table.house.cluster is not None and table.game.real_time
            kept = await store.append(table.code, entry, timed)
        else:
            change = self._change(None, people, [entry])
            kept = await store.keep(table.code, change)
            if kept:
                self._changed(change, None, people)
        table.house.counts.kept_in.observe(time.perf_counter() - began)
        return kept
