"""What other servers have kept of a table, taken over: told by the bus, or read from the store, which is the truth."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from serai.core.errors import SeraiError
from serai.server.chat import heard
from serai.server.journal import Journal
from serai.server.opening import open_journal
from serai.server.people import People
from serai.server.refusal import Stale
from serai.store import Entry, Kept, TableRow, Word
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table


class CatchUp:
    """Of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def catch_up(self, known: int | None = None) -> bool:
        """Under the lock: all that is new in the store. False when there is nothing.

        Whoever was about to change the table as of a known revision has to look again, where it is another one by now.
        """
        table, was = self._table, self._mark()
        kept = await table.house.store.glance(table.code)
        assert kept is not None
        if kept.table.revision != table.row.revision:
            await self._take_rows(kept)
        if table.journal is not None:
            await self._take_entries(kept.table)
        await self.take_words()
        if known is not None and known != table.row.revision:
            raise Stale
        return self._mark() != was

    def _mark(self) -> tuple[int, int, int]:
        """Changes with whatever may make a refused entry stand."""
        table = self._table
        return table.row.revision, table.journal.number if table.journal else -1, table.row.rung

    async def _take_rows(self, kept: Kept) -> None:
        """Row, guests and seats as they are now."""
        table = self._table
        old, table.row = table.row, kept.table
        table.seat_anew(People(kept.guests, kept.seats))
        for guest in kept.guests:
            if guest.gone:
                table.close_for(guest.number, "sent-away")
        if table.journal is None and table.row.started is not None:
            await table.begin_here()
        table.tell_here()
        table.bots.nudge()
        if table.row.rematch is not None and old.rematch is None:
            table.tell_all(wire.Moved(code=table.row.rematch))

    async def _take_entries(self, row: TableRow) -> None:
        """Entries, and the time that has passed for good."""
        table = self._table
        journal = table.match_journal()
        for entry in await table.house.store.entries(table.code, journal.number):
            if entry.at < journal.match.state.now:  # we believed it to be later: from the beginning, then
                journal = await self._replay()
                break
            journal.enter(entry)
        table.row = msgspec.structs.replace(table.row, until=max(row.until, table.row.until), rung=row.rung)
        if row.rung > journal.match.state.now:
            journal.run(row.rung)
        table.timing.keep(journal)
        table.timing.come_to(journal.time if table.clock_runs else max(journal.time, row.until))

    async def _replay(self) -> Journal:
        """The journal made anew out of the log; what everybody was told stays told."""
        table = self._table
        table.let_go()
        entries = await table.house.store.entries(table.code, 0)
        row = msgspec.structs.replace(table.row, until=0)
        table.journal = await open_journal(row, len(table.people.seats), entries)
        return table.journal

    async def take_words(self) -> None:
        """The chat."""
        table = self._table
        for word in await table.house.store.words(table.code, last_word(table)):
            self._hear(word)

    def _hear(self, word: Word) -> None:
        """A word of the chat, for those who are here."""
        table = self._table
        table.words.append(word)
        del table.words[: -table.house.limits.words]
        table.tell_all(heard(table, word))

    # What the bus says

    async def hear_entry(self, entry: Entry) -> None:
        """Another server has kept an entry."""
        table = self._table
        async with table.lock:
            journal = table.journal
            if journal is not None and entry.number <= journal.number:
                return
            if journal is None or entry.number != journal.number + 1 or entry.at < journal.match.state.now:
                await self._catch_up_quietly()
            else:
                journal.enter(entry)
                table.timing.keep(journal)
                table.timing.come_to(entry.at)
            await table.settle()

    async def hear_word(self, word: Word) -> None:
        """The same for a word of the chat."""
        async with self._table.lock:
            last = last_word(self._table)
            if word.number == last + 1:
                self._hear(word)
            elif word.number > last:
                await self._catch_up_quietly()

    async def reach(self, version: int) -> None:
        """Somebody who comes back may have seen more at another server than we have heard of: nothing is taken back."""
        table = self._table
        if table.house.cluster is None or not version:
            return
        heads = await table.house.store.heads([table.code])
        if table.elsewhere.differs(heads[table.code]) or version > (table.journal.version if table.journal else 0):
            async with table.lock:
                await self.catch_up()
                await table.settle()

    async def look_again(self) -> None:
        """Perhaps something was missed."""
        async with self._table.lock:
            await self._catch_up_quietly()
            await self._table.settle()

    async def _catch_up_quietly(self) -> None:
        """What cannot be read now is noticed again by the next that we hear."""
        with contextlib.suppress(SeraiError):
            if await self.catch_up() and self._table.house.cluster is not None:
                self._table.house.cluster.roll.counts.caught_up.inc()


def last_word(table: Table) -> int:
    """The number of the last word of the chat."""
    return table.words[-1].number if table.words else 0
