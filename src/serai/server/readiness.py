"""Ready or not: in real time the clock waits until every person who plays is there and has said so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.server.refusal import Refusal

if TYPE_CHECKING:
    from serai.server.table import Table


class Readiness:
    """Who is ready; kept in the store, so that nobody is asked again after a restart, only waited for."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def say(self, guest: int) -> None:
        """Somebody is ready, for all the seats they hold."""
        table = self._table
        if not table.people.held_by(guest):
            raise Refusal("not-playing")
        if not table.game.real_time:
            raise Refusal("no-clock")
        async with table.lock:
            table.match_journal()
            row = msgspec.structs.replace(table.people.guest(guest), ready=True)
            await table.keep(people=table.people.with_guest(row))
            table.tell_table()
            await table.settle()

    def seats(self) -> list[int]:
        """Seats that wait for nothing more."""
        return [seat for seat in range(len(self._table.people.seats)) if self._is_ready(seat)]

    def _is_ready(self, number: int) -> bool:
        seat = self._table.people.seats[number]
        if self._table.bot_plays(number):
            return True
        return any(guest.number == seat.guest and guest.ready for guest in self._table.people.guests)

    def complete(self) -> bool:
        """Whether everybody is ready, and here."""
        table = self._table
        present = table.present()
        return all(
            table.bot_plays(seat.seat) or (seat.guest in present and self._is_ready(seat.seat))
            for seat in table.people.seats
        )
