"""A table at play: what is entered is kept first, then told to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from typing import Any, cast

import msgspec

from serai.core.errors import Illegal
from serai.core.game import Game, check_seats
from serai.core.match import RUN
from serai.core.record import Pace
from serai.core.sets import has
from serai.games import find_game
from serai.server.absence import Absence
from serai.server.agreements import Agreements
from serai.server.attempts import result_row
from serai.server.audience import NOTHING, Audience
from serai.server.bot_seats import BotSeats
from serai.server.cluster.catch_up import CatchUp
from serai.server.cluster.elsewhere import Elsewhere
from serai.server.feats import feat_of, feat_row
from serai.server.house import House
from serai.server.journal import Act, Journal
from serai.server.keeping import Keeping
from serai.server.length import check_room
from serai.server.listener import Listener
from serai.server.logs import about
from serai.server.opening import open_journal
from serai.server.people import People, chosen_for
from serai.server.progress import level_passed
from serai.server.readiness import Readiness
from serai.server.refusal import Refusal, Stale
from serai.server.shown import shown
from serai.server.sleep import Sleep
from serai.server.timing import Timing
from serai.store import Kept, NotKept, TableRow, Word
from serai.wire import messages as wire

log = logging.getLogger("serai.table")


class Table(Audience):
    """One table in memory; all of it can be made again from the store."""

    def __init__(self, house: House, kept: Kept, journal: Journal | None = None) -> None:
        super().__init__()
        self.house = house
        self.row = kept.table
        self.game: Game[Any] = find_game(kept.table.game)
        self.people = People(kept.guests, kept.seats)
        self.words: list[Word] = kept.words
        self.journal: Journal | None = None
        self.timing = Timing(self)
        self.advised: set[int] = set()  # guests to whom a hint is on its way: each has one at a time
        self.lock = asyncio.Lock()  # of this process; across processes it is the store's unique key
        self.bots = BotSeats(self)
        self.absence = Absence(self)
        self.agreements = Agreements(self)
        self.readiness = Readiness(self)
        self.sleep = Sleep(self)
        self.elsewhere = Elsewhere(self)
        self.news = CatchUp(self)
        self.keeping = Keeping(self)
        self.closed = False
        self._told_end = kept.table.finished is not None
        self._tasks: set[asyncio.Task[Any]] = set()
        if journal is not None:
            self._open(journal)

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def pace(self) -> Pace:
        """How fast game time runs."""
        return cast("Pace", self.row.pace)

    @property
    def phase(self) -> wire.Phase:
        if self.row.started is None:
            return "gathering"
        return "playing" if self.row.finished is None else "over"

    @property
    def is_live(self) -> bool:
        """Whether a game in real time is going on: then nobody can be missed for long."""
        return self.game.real_time and self.phase == "playing"

    @property
    def clock_runs(self) -> bool:
        """Whether game time runs, or is counted in."""
        return self.timing.time.started

    @property
    def seed_hash(self) -> str:
        return sha256(self.row.seed).hexdigest()

    def match_journal(self) -> Journal:
        """The journal, once there is one."""
        if self.journal is None:
            raise Refusal("not-started")
        return self.journal

    def _open(self, journal: Journal, running: bool = False) -> None:
        self.let_go()
        self.journal = journal
        self.timing.open(journal, at_once=running or not self.game.real_time)
        self.told_of = (journal.version, journal.number, self.timing.mark())

    def let_go(self) -> None:
        """Those who think need not follow the journal any more."""
        if self.journal is not None:
            self.house.thinkers.forget(self.journal.name)

    async def start(self) -> None:
        """Begins the game."""
        if self.row.started is not None:
            raise Refusal("already-started")
        if self.people.free():
            raise Refusal("seats-free", free=len(self.people.free()))
        check_seats(self.game, len(self.people.seats))
        options = chosen_for(self.game, self.game.read_options(self.row.options), [s.kind for s in self.people.seats])
        changes = {"options": msgspec.to_builtins(options), "started": self.house.clock.now()}
        await self.keep(row=msgspec.structs.replace(self.row, **changes))
        await self.begin_here()
        self.tell_table()
        await self.settle()

    async def begin_here(self) -> None:
        """The first position, for everybody here."""
        self._open(await open_journal(self.row, len(self.people.seats), []))
        self.told_of = NOTHING
        for listener in self.listeners:
            listener.watch()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work that nobody waits for."""
        with about(self.code):
            task = asyncio.get_running_loop().create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a table failed", exc_info=task.exception())

    # Keeping

    async def keep(
        self, row: TableRow | None = None, people: People | None = None, acts: Sequence[Act] = (), **more: Any
    ) -> bool:
        """Under the lock: all that a request changes, as a whole; False where a table made along with it has no code."""
        return await self.keeping.keep(row, people, acts, **more)

    def seat_anew(self, people: People) -> None:
        """Who sits where has changed: nobody sees any more what only others may."""
        self.people = people
        for listener in list(self.listeners):
            if listener.look not in people.held_by(listener.guest):
                listener.look = people.first_look(listener.guest, listener.screen)

    def stands_at(self) -> int:
        """Game time as far as it may be kept: not beyond a change by time that has not happened yet."""
        return 0 if self.journal is None else self.timing.foreseen(self.journal)

    def came_to(self, at: int) -> None:
        """Game time is kept as far as this."""
        if at > self.row.until:
            self.row = msgspec.structs.replace(self.row, until=at)

    # Entries

    async def enter(self, seat: int, move: int, wish: str = "", sent: int | None = None, lag: int = 0) -> int:
        """Keeps an entry, then plays it and tells everybody. The same wish has no second effect."""
        received = self.house.clock.now()
        async with self.lock:
            number = await self.enter_here(seat, move, wish, lambda: self.timing.effective(received, sent, lag))
        assert number is not None
        return number

    async def let_run(self, seat: int, most: int | None, wish: str) -> int | None:
        """Where time stands: lets it run to whatever comes first. No entry where that ended the game: its end is kept."""
        await self.bots.thought()  # what they choose now belongs to the instant at which time stands
        async with self.lock:
            return await self.enter_here(seat, RUN, wish, lambda: self.timing.next_stop(self.match_journal(), most))

    async def enter_here(
        self, seat: int, move: int, wish: str, when: Callable[[], int], people: People | None = None
    ) -> int | None:
        """The same under the lock; who sits where may change along with it."""
        try:
            while True:
                journal = self.match_journal()
                if wish and wish in journal.wishes:
                    return journal.wishes[wish]
                if move >= 0:
                    self.check_open(journal)
                check_room(journal.number, move, self.house.limits.entries)
                at = self.keeping.moment(journal, when())
                rule = journal.match.why_not_at(at, seat, move)
                if not rule:
                    entry = self.keeping.entry(journal.number + 1, at, seat, move, wish)
                    if await self.keeping.append(entry, people):
                        self.keeping.play(entry)
                        return entry.number
                # Somebody else acts for this table too, or the move cannot stand.
                if not await self.news.catch_up(None if people is None else self.row.revision) and rule:
                    if move == RUN and journal.match.ahead(at).outcome() is not None:
                        await self.keeping.let_pass(journal, at)
                        return None
                    raise Illegal(rule, seat, move)
        finally:
            self.timing.keep(self.match_journal())
            await self.settle()

    def check_open(self, journal: Journal) -> None:
        """Before the clock runs nobody plays."""
        if not self.timing.is_open() and not journal.match.paused and journal.match.outcome() is None:
            raise Refusal("clock-stands")

    async def settle(self) -> None:
        """After anything that may have changed the position: tell it, end the game or wait for what comes next."""
        journal = self.journal
        if journal is None or self.closed:
            return
        await self.agreements.begin_as_called(journal)
        journal = self.match_journal()  # perhaps it was read anew
        self.agreements.lapse(journal.match)
        if self.timing.count_pause(journal):
            self.tell_table()
        if self.timing.awaits_start(journal) and not self.sleep.deep and self._may_begin():
            self.timing.count_in(journal)
            self.share()
        # First the timer, then the telling: a clock that begins to run between the two is told of, by one or the other.
        # Where nobody is here, time is left to the servers where somebody is.
        if self.listeners or self.house.cluster is None:
            self.timing.wait(journal, lambda: self.spawn(self._ring()))
        self.tell_position(self.code, journal, self.timing)
        if journal.match.outcome() is not None:
            self.timing.stop_waiting()
            await self._finish(journal)
            return
        if self.clock_runs and self.game.real_time:
            self.house.running.add(self)
        self.bots.wake()

    def _may_begin(self) -> bool:
        """Everybody is ready; and if time ran at another server already, we would know."""
        return self.readiness.complete() and self.elsewhere.is_sure

    async def _ring(self) -> None:
        """Time itself changes something, or begins to run."""
        async with self.lock:
            journal = self.match_journal()
            try:
                if self.timing.pause_is_over():
                    await self.agreements.end_by_time()
                elif self.clock_runs:
                    await self.keeping.let_pass(journal, self.timing.settled())
                    self.timing.keep(journal)
            except NotKept:
                self.timing.try_again(lambda: self.spawn(self._ring()))
                return
            await self.settle()

    async def _finish(self, journal: Journal) -> None:
        if self.row.finished is None:
            until = int(journal.match.state.now)
            row = msgspec.structs.replace(self.row, finished=self.house.clock.now(), until=until)
            try:
                await self.keep(row=row, passed=level_passed(self), feat=feat_row(self), result=result_row(self))
                self.house.counts.finished.labels(self.game.name).inc()
            except NotKept:  # it follows from what was kept before, so nothing is lost meanwhile
                self.timing.try_again(lambda: self.spawn(self._look_round()))
                return
            except Stale:
                await self.settle()  # another server was faster, or somebody came just now
                return
        if not self._told_end:
            self._told_end = True
            self.tell_all(self.over())
            self.tell_table()

    def over(self) -> wire.Over:
        """The last message of a match."""
        over = self.match_journal().over(self.row.seed, self.seed_hash, self.code, self.pace)
        over.feat = feat_of(self)
        return over

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot acts for this seat now."""
        if self.people.seats[seat].kind == "bot" or self.journal is None:
            return True
        match = self.journal.match
        return has(match.by_bots, seat) or has(match.resigned, seat)

    # Telling

    def show(self, listener: Listener, since: int | None = None) -> None:
        """The position to one reader."""
        if self.journal is not None:
            self.show_position(
                listener, self.code, self.journal, self.timing, listener.told if since is None else since
            )

    def tell_table(self) -> None:
        """Who is at the table, to everybody: here, and by other servers."""
        self.tell_here()
        self.share()

    def tell_here(self) -> None:
        """The same to those who are here."""
        self.tell_all(self.shown())

    def share(self, again: bool = False) -> None:
        """Other servers hear what is in no log."""
        if self.house.cluster is not None:
            self.house.cluster.share(self, again)

    def shown(self) -> wire.Table:
        """The table as anybody may see it."""
        return shown(self)

    # Coming and going

    def present(self) -> set[int]:
        """The guests who are connected, here or to another server."""
        return {listener.guest for listener in self.listeners} | self.elsewhere.guests()

    def listen(self, listener: Listener) -> None:
        """A connection opens."""
        self.listeners.add(listener)
        slept = self.sleep.wake()
        if slept:
            self.elsewhere.take_clocks()
        self.absence.came(listener.guest)
        self.absence.take_back(listener.guest)
        if self.house.cluster is not None:
            self.absence.miss()
        if self.journal is not None and (slept or self.timing.awaits_start(self.journal)):
            self.spawn(self._look_round())

    async def _look_round(self) -> None:
        """Perhaps the one who came was the last one awaited, or all others are bots who have slept."""
        if self.house.cluster is not None:
            await self.news.look_again()
            return
        async with self.lock:
            await self.settle()

    def unlisten(self, listener: Listener) -> None:
        """A connection has ended."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            if listener.guest not in self.present():
                self.absence.went(listener.guest)
                self.agreements.review()
            self.sleep.fall_soon()
            self.tell_table()

    def send_away(self, guest: int, why: str, asking: Listener | None = None) -> None:
        """Ends all connections of a guest who has gone for good, but the one that gets an answer first."""
        self.close_for(guest, why, asking)
        if self.house.cluster is not None:
            self.house.cluster.sent(self.code, guest, why)

    def close_for(self, guest: int, why: str, asking: Listener | None = None) -> None:
        """The same for those here."""
        for listener in list(self.listeners):
            if listener.guest == guest and listener is not asking:
                listener.close(why, again=False)

    def idle(self) -> bool:
        """Whether nobody listens and nothing will happen by itself."""
        return not self.listeners and not self.bots.busy and not self.timing.waiting and not self.lock.locked()

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.closed = True
        self.timing.stop_waiting()
        self.absence.close()
        self.bots.close()
        self.let_go()
        for task in self._tasks:
            task.cancel()
