"""Who speaks at a table, and what a message may rely on."""

from __future__ import annotations

from dataclasses import dataclass

from serai.server.hall import Hall
from serai.server.listener import Listener
from serai.server.refusal import Refusal
from serai.server.table import Table
from serai.store import GuestRow


@dataclass(slots=True)
class Visit:
    """Who speaks, where, and by which connection; the token has been checked."""

    hall: Hall
    table: Table
    number: int  # of the guest
    caller: Listener  # the connection that a message came by

    @property
    def guest(self) -> GuestRow:
        """Who speaks, as the table knows them now."""
        return self.table.people.row_of(self.number)

    def own_seat(self, seat: int | None) -> int:
        """The seat that a message is about: one that the guest holds."""
        held = self.table.people.held_by(self.number)
        if seat is None:
            if len(held) == 1:
                return held[0]
            raise Refusal("which-seat" if held else "not-playing")
        if seat not in held:
            raise Refusal("not-your-seat")
        return seat

    def playing_seat(self, seat: int | None) -> int:
        """The same, where no bot has taken over."""
        own = self.own_seat(seat)
        self.table.match_journal()
        if self.table.bot_plays(own):
            raise Refusal("bot-plays")
        return own

    def own_eyes(self) -> None:
        """Refuses a table screen: what is meant for one pair of eyes is not shown to all."""
        if self.caller.screen:
            raise Refusal("screen-for-all")

    def as_host(self) -> None:
        """Refuses everybody but the host."""
        if self.table.row.host != self.number:
            raise Refusal("not-host")

    def as_player(self) -> None:
        """Refuses who only watches, but for the host, and a screen that hangs on the wall."""
        if self.table.row.host != self.number and not self.table.people.held_by(self.number):
            raise Refusal("not-playing")
        if self.caller.screen:
            raise Refusal("screen-only-shows")

    def gathering(self) -> None:
        """Refuses once the game has begun."""
        if self.table.row.started is not None:
            raise Refusal("already-started")

    def not_of_the_day(self) -> None:
        """Refuses what would make the desert of the day another one than everybody has."""
        if self.table.row.is_attempt:
            raise Refusal("daily-as-it-is")

    def wish(self, client_id: str) -> str:
        """How the store knows this wish."""
        return f"{self.number}/{client_id}"
