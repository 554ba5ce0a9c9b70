"""People who are away: after a while a bot plays for them, and hands back when they return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.core.errors import SeraiError
from serai.core.match import TO_BOT, TO_PERSON
from serai.core.sets import has
from serai.server.clock import AGAIN, Timer
from serai.store import Entry, NotKept

if TYPE_CHECKING:
    from serai.server.table import Table

MARK = "absent:"  # the wish of such an entry, so that a restarted house knows it too
UNHURRIED = 20_000  # ms, while a clock that plays along stands: people may be on their way back
HESITANT = 15_000  # ms in which who sits in for somebody does nothing for good: they may be back at once


class Absence:
    """Who is away since when, and what follows from it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.away: dict[int, int] = {}  # guest -> since when (server time)
        self.seen: dict[int, int] = {}  # guest -> last sign of life (server time), as far as this process knows
        self._timers: dict[int, Timer] = {}

    def see(self, guest: int, moment: int) -> None:
        """A sign of life; of several connections the newest counts."""
        self.seen[guest] = max(moment, self.seen.get(guest, moment))

    def came(self, guest: int) -> None:
        """Somebody is there (again)."""
        self.away.pop(guest, None)
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()

    def take_back(self, guest: int) -> None:
        """Somebody who is here gets their seats back from whoever sat in for them."""
        journal = self._table.journal
        if journal is None or self._table.phase != "playing":
            return
        for seat in self._table.people.held_by(guest):
            if self._sitting_in(seat):
                self._table.spawn(self._give_back(seat))

    def _sitting_in(self, seat: int) -> Entry | None:
        """The entry by which a bot took a seat over from somebody away, while it plays there."""
        journal = self._table.match_journal()
        taken = journal.handed.get(seat)
        if taken is None or not taken.wish.startswith(MARK) or not has(journal.match.by_bots, seat):
            return None
        return taken

    def is_left(self, seat: int, move: int) -> bool:
        """ESC-D-LEAVE-1: whether a bot leaves a move to somebody who may be back soon, as it cannot be taken back."""
        table = self._table
        taken = self._sitting_in(seat) if table.game.real_time else None
        if taken is None or table.house.clock.now() >= taken.time + HESITANT:
            return False
        return table.game.sense.is_final(table.match_journal().match.state, seat, move)

    async def _give_back(self, seat: int) -> None:
        table = self._table
        while table.people.seats[seat].guest not in self.away:
            try:
                await table.enter(seat, TO_PERSON)
            except NotKept:
                await table.house.clock.sleep(AGAIN)
                continue
            except SeraiError:
                return  # it was over first, or somebody did it already
            table.tell_table()
            return

    def went(self, guest: int) -> None:
        """Somebody's last connection was closed or fell silent, which leaves them the same time; or is still to come."""
        self.away[guest] = since = self.seen.get(guest, self._table.house.clock.now())
        grace = self._grace()
        if grace and guest not in self._timers and self._table.people.held_by(guest):
            self._take_over_at(guest, since + grace)

    def miss(self) -> None:
        """Somebody is here: from now on those who are not are missed, as far as nobody has waited for them yet."""
        grace, now = self._grace(), self._table.house.clock.now()
        for guest in self.away if grace else ():
            if guest not in self._timers and self._table.people.held_by(guest):
                self._take_over_at(guest, now + grace)

    def _take_over_at(self, guest: int, moment: int) -> None:
        self._timers[guest] = self._table.house.clock.call_at(moment, lambda: self._table.spawn(self._take_over(guest)))

    def _grace(self) -> int:
        """How long a seat may be empty, from the last sign of life; 0: for ever."""
        table, grace = self._table, self._table.row.grace
        if not grace or not table.game.real_time:
            return grace
        return max(grace, table.house.limits.live_grace if table.timing.is_open() else UNHURRIED)

    async def _take_over(self, guest: int) -> None:
        self._timers.pop(guest, None)
        table, cluster = self._table, self._table.house.cluster
        if cluster is not None:
            await cluster.ask_round(table)  # perhaps they are with another server by now
            if not table.listeners:
                return  # left to a server where somebody is; where nobody is anywhere, nobody is missed
            if not cluster.hears:
                self._take_over_at(guest, table.house.clock.now() + AGAIN)  # who is elsewhere cannot be known
                return
        async with table.lock:  # whoever comes back while others wait for the disk was not away too long
            for seat in table.people.held_by(guest):
                if guest in self.away and table.phase == "playing" and not table.bot_plays(seat):
                    await self._hand_over(guest, seat)
        table.tell_table()
        if guest not in self.away:
            self.take_back(guest)  # they came just while it was kept that a bot plays

    async def _hand_over(self, guest: int, seat: int) -> None:
        table = self._table
        wish = f"{MARK}{seat}:{table.match_journal().number}"
        try:
            await table.enter_here(seat, TO_BOT, wish, table.timing.now)
        except NotKept:
            self._take_over_at(guest, table.house.clock.now() + AGAIN)
        except SeraiError:
            pass

    def begin(self) -> None:
        """A table comes into memory: whoever has not come yet is away from now on."""
        present = self._table.present()
        for guest in self._table.people.guests:
            if not guest.gone and guest.number not in present:
                self.went(guest.number)

    def close(self) -> None:
        """No more timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
