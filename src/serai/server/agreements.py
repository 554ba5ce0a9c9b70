"""Pausing and going on: everybody who is there must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from serai.core.errors import Illegal, SeraiError
from serai.core.match import PAUSE, RESUME
from serai.server.refusal import Refusal
from serai.store import NotKept
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table

About = Literal["pause", "resume"]


class Agreements:
    """At most one proposal at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._about: About | None = None
        self._by = 0  # seat
        self._agreed: set[int] = set()  # guests

    def voters(self) -> set[int]:
        """The people present who play for themselves."""
        table = self._table
        present = {listener.guest for listener in table.listeners}
        return {
            seat.guest
            for seat in table.people.seats
            if seat.guest is not None and seat.guest in present and not table.bot_plays(seat.seat)
        }

    async def agree(self, guest: int, about: About) -> None:
        """Proposes, or agrees to what is proposed."""
        table = self._table
        held = [seat for seat in table.people.held_by(guest) if not table.bot_plays(seat)]
        if not held:
            raise Refusal("not-playing")
        rule = table.match_journal().match.why_not_enter(held[0], PAUSE if about == "pause" else RESUME)
        if rule:
            raise Illegal(rule, held[0], PAUSE if about == "pause" else RESUME)
        before = self._about, self._by, self._agreed
        if self._about != about:
            self._about, self._by, self._agreed = about, held[0], set()
        self._agreed = self._agreed | {guest}
        try:
            await self._conclude()
        except NotKept:
            self._restore(*before)
            raise

    async def _conclude(self) -> None:
        """Carries out what everybody wants; else shows who is still asked."""
        about, by = self._about, self._by
        if about is None or not self.voters() <= self._agreed:
            self._table.tell_table()
            return
        self._about, self._agreed = None, set()
        await self._table.enter(by, PAUSE if about == "pause" else RESUME)
        self._table.tell_table()

    def _restore(self, about: About | None, by: int, agreed: set[int]) -> None:
        """What everybody wanted could not be kept: it is as if the last one had not spoken."""
        if self._about is None:
            self._about, self._by, self._agreed = about, by, agreed

    def decline(self, guest: int) -> None:
        """One no is enough."""
        if self._about is None:
            raise Refusal("no-agreement")
        if not self._table.people.held_by(guest):
            raise Refusal("not-playing")
        self._about, self._agreed = None, set()
        self._table.tell_table()

    def review(self) -> None:
        """Somebody left, who need no longer be asked."""
        if self._about is not None and self._agreed and self.voters():
            self._table.spawn(self._conclude_quietly())

    async def _conclude_quietly(self) -> None:
        before = self._about, self._by, self._agreed
        try:
            await self._conclude()
        except NotKept:
            self._restore(*before)  # whoever agrees once more tries it again
        except SeraiError:
            pass

    def shown(self) -> wire.Agreement | None:
        """As everybody sees it."""
        if self._about is None:
            return None
        seats = self._table.people.seats
        voters = self.voters()
        return wire.Agreement(
            about=self._about,
            by=self._by,
            agreed=[seat.seat for seat in seats if seat.guest in self._agreed],
            awaited=[seat.seat for seat in seats if seat.guest in voters - self._agreed],
        )
