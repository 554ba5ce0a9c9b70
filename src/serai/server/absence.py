"""People who are away: after a while a bot plays for them, and hands back when they return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.core.errors import SeraiError
from serai.core.match import TO_BOT, TO_PERSON
from serai.core.sets import has
from serai.server.clock import AGAIN, Timer
from serai.store import NotKept

if TYPE_CHECKING:
    from serai.server.table import Table

MARK = "absent:"  # the wish of such an entry, so that a restarted house knows it too
UNHURRIED = 20_000  # ms, while the clock of such a game stands: people may be on their way back


class Absence:
    """Who is away since when, and what follows from it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.away: dict[int, int] = {}  # guest -> since when (server time)
        self.seen: dict[int, int] = {}  # guest -> last sign of life (server time), as far as this process knows
        self._timers: dict[int, Timer] = {}

    def see(self, guest: int) -> None:
        """A sign of life."""
        self.seen[guest] = self._table.house.clock.now()

    def came(self, guest: int) -> None:
        """Somebody is here (again)."""
        self.away.pop(guest, None)
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()
        journal = self._table.journal
        if journal is None or self._table.phase != "playing":
            return
        for seat in self._table.people.held_by(guest):
            if has(journal.match.by_bots, seat) and journal.handed.get(seat, "").startswith(MARK):
                self._table.spawn(self._give_back(seat))

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
        """Somebody's last connection ended."""
        now = self._table.house.clock.now()
        self.away[guest] = now
        grace = self._grace()
        if grace and guest not in self._timers and self._table.people.held_by(guest):
            self._take_over_at(guest, now + grace)

    def _take_over_at(self, guest: int, moment: int) -> None:
        self._timers[guest] = self._table.house.clock.call_at(moment, lambda: self._table.spawn(self._take_over(guest)))

    def _grace(self) -> int:
        """How long a seat may be empty; 0: for ever."""
        table = self._table
        hurried = not table.game.real_time or table.timing.is_open()
        return table.row.grace if hurried or not table.row.grace else max(table.row.grace, UNHURRIED)

    async def _take_over(self, guest: int) -> None:
        self._timers.pop(guest, None)
        table = self._table
        async with table.lock:  # whoever comes back while others wait for the disk was not away too long
            for seat in table.people.held_by(guest):
                if guest in self.away and table.phase == "playing" and not table.bot_plays(seat):
                    await self._hand_over(guest, seat)
        table.tell_table()
        if guest not in self.away:
            self.came(guest)  # just while it was kept that a bot plays

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
        present = {listener.guest for listener in self._table.listeners}
        for guest in self._table.people.guests:
            if not guest.gone and guest.number not in present:
                self.went(guest.number)

    def close(self) -> None:
        """No more timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
