"""What other servers have kept of a table, taken over: told by the bus, or read from the store, which is the truth."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from serai.core.errors import SeraiError
from serai.server.chat import heard
from serai.server.journal import Journal
from serai.server.opening import open_journal
from serai.server.people import People
from serai.server.refusal import Refusal, Stale
from serai.store import Entry, Head, Kept, TableRow, Word
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table


Result = TypeVar("Result")
SELDOM = 200  # ms
TRIES = 4  # to change a table while another server changes it too


class CatchUp:
    """Of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._looked = 0  # when somebody was last refused something

    async def catch_up(self, known: int | None = None) -> bool:
        """Under the lock: all that is new in the store. False when there is nothing.

        Whoever was about to change the table as of a known revision has to look again, where it is another one by now.
        """
        table, was = self._table, self.head()
        if (await table.house.store.heads([table.code])).get(table.code) == was:
            return False
        kept = await table.house.store.glance(table.code)
        assert kept is not None
        if kept.table.revision != table.row.revision:
            await self._take_rows(kept)
        if table.journal is not None:
            await self._take_entries(kept.table)
        await self.take_words()
        if known is not None and known != table.row.revision:
            raise Stale
        return self.head() != was

    def head(self) -> Head:
        """How far we have come."""
        table = self._table
        number = table.journal.number if table.journal else 0
        return Head(number, last_word(table), table.row.revision, table.row.rung)

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
        if self._table.house.cluster is not None and version:
            await self.look_again()

    async def look_again(self) -> bool:
        """Perhaps something was missed. Whether it was."""
        async with self._table.lock:
            missed = await self._catch_up_quietly()
            await self._table.settle()
            return missed

    async def look_sometimes(self) -> bool:
        """The same, but not as often as somebody may want something that is refused."""
        now = self._table.house.clock.now()
        if now < self._looked + SELDOM:
            return False
        self._looked = now
        return await self.look_again()

    async def _catch_up_quietly(self) -> bool:
        """What cannot be read now is noticed again by the next that we hear."""
        missed = False
        with contextlib.suppress(SeraiError):
            missed = await self.catch_up()
            if missed and self._table.house.cluster is not None:
                self._table.house.cluster.roll.counts.caught_up.inc()
        return missed


async def anew(table: Table, act: Callable[[], Awaitable[Result]]) -> Result:
    """Does what somebody wants by the table as it is; where another server was faster, by how it is then."""
    for _ in range(TRIES):
        try:
            return await act()
        except Stale:
            continue
        except Refusal:
            if table.house.cluster is None or not await table.news.look_sometimes():
                raise
    return await act()


def last_word(table: Table) -> int:
    """The number of the last word of the chat."""
    return table.words[-1].number if table.words else 0
