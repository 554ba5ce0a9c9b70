"""Pausing and going on: everybody who is there must agree, unless the game itself, or time, has the say."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Literal, cast

import msgspec

from serai.core.errors import Illegal, SeraiError
from serai.core.match import PAUSE, RESUME, Match
from serai.core.sets import has
from serai.server.cluster.messages import Vote
from serai.server.journal import Journal
from serai.server.refusal import Refusal
from serai.store import NotKept
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table

About = Literal["pause", "resume"]
ENTRY = {"pause": PAUSE, "resume": RESUME}
EVERYBODY = -1  # the set of all seats


class Agreements:
    """At most one proposal at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._about: About | None = None
        self._by = 0  # seat
        self._agreed: set[int] = set()  # guests
        self._number = 0  # entries there were when it was proposed
        self._closed: Vote | None = None  # the last proposal that nobody need answer any more
        self._called = False  # a pause that the game called for is just being kept

    def voters(self) -> set[int]:
        """The people present who play for themselves; ESC-R-119: to go on, those whose game goes on, if there are any."""
        table = self._table
        if self._about == "resume":
            return self._people_at(int(table.match_journal().match.state.in_play())) or self._people_at(EVERYBODY)
        return self._people_at(EVERYBODY)

    def _people_at(self, seats: int) -> set[int]:
        """Of a set of seats: who is there and plays."""
        table = self._table
        present = table.present()
        return {
            seat.guest
            for seat in table.people.seats
            if seat.guest is not None
            and has(seats, seat.seat)
            and seat.guest in present
            and not table.bot_plays(seat.seat)
        }

    async def agree(self, guest: int, about: About) -> None:
        """Proposes, or agrees to what is proposed."""
        table = self._table
        held = [seat for seat in table.people.held_by(guest) if not table.bot_plays(seat)]
        if not held:
            raise Refusal("not-playing")
        rule = table.match_journal().match.why_not_enter(held[0], ENTRY[about])
        if rule:
            raise Illegal(rule, held[0], ENTRY[about])
        before = self._about, self._by, self._agreed
        if self._about != about:
            self._about, self._by, self._agreed = about, held[0], set()
            self._number = table.match_journal().number
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
        self._close()
        await self._table.enter(by, ENTRY[about])
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
        self._close()
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

    def lapse(self, match: Match) -> None:
        """What is proposed has come without a vote, or the game is over: nobody need answer."""
        if self._about is not None and match.why_not_enter(self._by, ENTRY[self._about]):
            self._close()
            self._table.tell_table()

    # Across servers

    def vote(self) -> Vote | None:
        """What is asked, or was asked last, as other servers hear it."""
        if self._about is None:
            return self._closed
        return Vote(self._about, self._by, self._number, sorted(self._agreed))

    def _close(self) -> None:
        """Nobody need answer any more."""
        vote = self.vote()
        if vote is not None:
            self._closed = msgspec.structs.replace(vote, is_open=False)
        self._about, self._agreed = None, set()

    def hear(self, vote: Vote | None) -> None:
        """What another server asks, or asks no more; of two proposals for the same the first seat's is it."""
        table = self._table
        if vote is None or table.journal is None:
            return
        mine = self.vote()
        if not vote.is_open:
            if mine is not None and mine.is_open and mine.name == vote.name:
                self._close()
                table.tell_table()
            return
        if (self._closed is not None and self._closed.name == vote.name) or vote.about not in ENTRY:
            return
        about = cast("About", vote.about)
        if table.journal.match.why_not_enter(vote.by, ENTRY[about]):
            return
        agreed = self._agreed | set(vote.agreed) if self._about == about else set(vote.agreed)
        by, number = (self._by, self._number) if self._about == about and self._by < vote.by else (vote.by, vote.number)
        if (self._about, self._by, self._agreed) != (about, by, agreed):
            self._about, self._by, self._number, self._agreed = about, by, number, agreed
            table.spawn(self._conclude_quietly())

    # Without a vote, under the lock of the table

    async def begin_as_called(self, journal: Journal) -> None:
        """ESC-R-119: the game itself has called for a pause. Where it cannot be kept now, the next look tries again."""
        table, seat = self._table, journal.called_by
        if seat is None or self._called or table.sleep.deep or journal.match.why_not_enter(seat, PAUSE):
            return
        self._called = True
        try:
            with contextlib.suppress(SeraiError):
                await table.enter_here(seat, PAUSE, "", table.timing.now)
        finally:
            self._called = False

    async def end_by_time(self) -> None:
        """ESC-D-PAUSE-1: the pause has been long enough. It is told as done by who began it, who need not be there."""
        table = self._table
        log = table.match_journal().match.log
        seat = next(int(log[i + 1]) for i in range(len(log) - 3, -1, -3) if log[i + 2] == PAUSE)
        with contextlib.suppress(Illegal):  # others have gone on already
            await table.enter_here(seat, RESUME, "", table.timing.now)

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
