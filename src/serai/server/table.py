"""A table at play: what is entered is kept first, then told to everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Protocol, cast

import msgspec

from serai.core.errors import Illegal
from serai.core.game import Game, check_seats
from serai.core.match import PAUSE, RESUME, RUN, TO_PERSON
from serai.core.record import Pace
from serai.core.sets import has, listed
from serai.games import find_game
from serai.server.absence import Absence
from serai.server.agreements import Agreements
from serai.server.bot_seats import BotSeats
from serai.server.house import House
from serai.server.journal import Journal
from serai.server.length import check_room
from serai.server.opening import open_journal
from serai.server.people import People
from serai.server.position import position
from serai.server.progress import keep_progress
from serai.server.readiness import Readiness
from serai.server.refusal import Refusal
from serai.server.timing import Timing
from serai.store import Entry, Kept, Word
from serai.wire import messages as wire

log = logging.getLogger("serai.table")
encode = msgspec.json.Encoder().encode
NOTHING = (-1, -1, (False, False))  # has been told yet


class Listener(Protocol):
    """A connection, as a table knows it."""

    guest: int
    look: int | None  # whose view it gets
    screen: bool  # everybody sees it
    told: int  # the version it has
    lag: int  # ms one way, as we measured it

    def send(self, text: bytes) -> None:
        """Puts a message into its outbox."""
        ...

    def close(self, word: str, again: bool) -> None:
        """Ends it with a sentence."""
        ...

    def watch(self) -> None:
        """Looks anew how long it may be silent."""
        ...


class Table:
    """One table in memory; all of it can be made again from the store."""

    def __init__(self, house: House, kept: Kept, journal: Journal | None = None) -> None:
        self.house = house
        self.row = kept.table
        self.game: Game[Any] = find_game(kept.table.game)
        self.people = People(kept.guests, kept.seats)
        self.words: list[Word] = kept.words
        self.journal: Journal | None = None
        self.timing = Timing(self)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()  # of this process; across processes it is the store's unique key
        self.bots = BotSeats(self)
        self.absence = Absence(self)
        self.agreements = Agreements(self)
        self.readiness = Readiness(self)
        self.closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = NOTHING
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
    def seed_hash(self) -> str:
        return sha256(self.row.seed).hexdigest()

    def match_journal(self) -> Journal:
        """The journal, once there is one."""
        if self.journal is None:
            raise Refusal("not-started")
        return self.journal

    def _open(self, journal: Journal, running: bool = False) -> None:
        self.journal = journal
        self.timing.open(journal, at_once=running or not self.game.real_time)
        self._told = (journal.version, journal.number, self.timing.mark())

    async def start(self) -> None:
        """Begins the game."""
        if self.row.started is not None:
            raise Refusal("already-started")
        if self.people.free():
            raise Refusal("seats-free", free=len(self.people.free()))
        check_seats(self.game, len(self.people.seats))
        self.row.started = self.house.clock.now()
        await self.house.store.keep_table(self.row)
        self._open(await open_journal(self.row, len(self.people.seats), []))
        self._told = NOTHING
        for listener in self.listeners:
            listener.watch()
        self.tell_table()
        await self.settle()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a table failed", exc_info=task.exception())

    # Entries

    async def enter(self, seat: int, move: int, wish: str = "", sent: int | None = None, lag: int = 0) -> int:
        """Keeps an entry, then plays it and tells everybody. The same wish has no second effect."""
        received = self.house.clock.now()
        number = await self._enter(seat, move, wish, lambda: self.timing.effective(received, sent, lag))
        assert number is not None
        return number

    async def let_run(self, seat: int, most: int | None, wish: str) -> int | None:
        """Where time stands: lets it run to whatever comes first. No entry where that ended the game: its end is kept."""
        await self.bots.thought()  # what they choose now belongs to the instant at which time stands
        return await self._enter(seat, RUN, wish, lambda: self.timing.next_stop(self.match_journal(), most))

    async def _enter(self, seat: int, move: int, wish: str, when: Callable[[], int]) -> int | None:
        async with self.lock:
            try:
                while True:
                    journal = self.match_journal()
                    if wish and wish in journal.wishes:
                        return journal.wishes[wish]
                    self._check_open(journal, move)
                    check_room(journal.number, move, self.house.limits.entries)
                    entry = self._next_entry(journal, seat, move, wish, when())
                    if entry is not None and await self._keep(entry):
                        journal.enter(entry)
                        return entry.number
                    # Somebody else acts for this table too, or the move cannot stand.
                    if not await self._reread() and entry is None:
                        if move == RUN and journal.match.outcome() is not None:
                            return None
                        raise Illegal(journal.match.why_not(seat, move), seat, move)
            finally:
                self.timing.keep(self.match_journal())
                await self.settle()

    def _check_open(self, journal: Journal, move: int) -> None:
        """Before the clock runs nobody plays."""
        if move >= 0 and not self.timing.is_open() and not journal.match.paused and journal.match.outcome() is None:
            raise Refusal("clock-stands")

    async def _reread(self) -> bool:
        """Takes over what another process has kept: its log is the truth, also about time. False when there is nothing."""
        if not await self.house.store.entries(self.code, self.match_journal().number):
            return False
        told = self._told
        entries = await self.house.store.entries(self.code, 0)
        journal = await open_journal(self.row, len(self.people.seats), entries)
        self._open(journal, running=self.timing.time.started)
        self._told = told
        return True

    def _next_entry(self, journal: Journal, seat: int, move: int, wish: str, at: int) -> Entry | None:
        """What would be kept; nothing where the rules forbid it."""
        journal.run(at)
        if journal.match.why_not(seat, move):
            return None
        now = int(journal.match.state.now)  # never before what has already happened
        return Entry(number=journal.number + 1, at=now, seat=seat, move=move, wish=wish, time=self.house.clock.now())

    async def _keep(self, entry: Entry) -> bool:
        began = time.perf_counter()
        kept = await self.house.store.append(self.code, entry)
        self.house.counts.kept_in.observe(time.perf_counter() - began)
        return kept

    async def settle(self) -> None:
        """After anything that may have changed the position: tell it, end the game or wait for what comes next."""
        journal = self.journal
        if journal is None or self.closed:
            return
        if self.timing.awaits_start(journal) and self.readiness.complete():
            self.timing.count_in()
        self.tell()
        if journal.match.outcome() is not None:
            self.timing.stop_waiting()
            await self._finish(journal)
            return
        self.timing.wait(journal, lambda: self.spawn(self._ring()))
        self.bots.wake()

    async def _ring(self) -> None:
        """Time itself changes something, or begins to run."""
        async with self.lock:
            journal = self.match_journal()
            if self.timing.time.started:
                journal.run(self.timing.settled())
                self.timing.keep(journal)
            await self.settle()

    async def _finish(self, journal: Journal) -> None:
        if self.row.finished is None:
            self.row.finished = self.house.clock.now()
            self.row.until = int(journal.match.state.now)
            await self.house.store.keep_table(self.row)
            await keep_progress(self)
            self.house.counts.finished.labels(self.game.name).inc()
            self.tell_all(self.over())
            self.tell_table()

    def over(self) -> wire.Over:
        """The last message of a match."""
        return self.match_journal().over(self.row.seed, self.seed_hash, self.code, self.pace)

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot acts for this seat now."""
        if self.people.seats[seat].kind == "bot" or self.journal is None:
            return True
        match = self.journal.match
        return has(match.by_bots, seat) or has(match.resigned, seat)

    # Telling

    def tell(self) -> None:
        """The position to everybody, each as they may know it, where anything changed."""
        journal = self.match_journal()
        now = (journal.version, journal.number, self.timing.mark())
        if self._told == now:
            return
        self._told = now
        clock = self.timing.shown(journal)
        packed: dict[tuple[int | None, int], bytes] = {}
        for listener in list(self.listeners):
            reader = (listener.look, listener.told)
            if reader not in packed:
                packed[reader] = self.position_text(listener.look, listener.told, clock)
            listener.told = journal.version
            listener.send(packed[reader])

    def position_text(self, seat: int | None, since: int, clock: wire.Clock) -> bytes:
        """A Position on its way out."""
        return encode(position(self.code, self.match_journal(), seat, since, clock, self.timing.is_open()))

    def show(self, listener: Listener, since: int | None = None) -> None:
        """The position to one reader."""
        journal = self.journal
        if journal is None:
            return
        since = listener.told if since is None else since
        listener.told = journal.version
        listener.send(self.position_text(listener.look, since, self.timing.shown(journal)))

    def tell_all(self, message: wire.FromServer) -> None:
        """The same to everybody."""
        text = encode(message)
        for listener in list(self.listeners):
            listener.send(text)

    def tell_table(self) -> None:
        """Who is at the table, to everybody."""
        self.tell_all(self.shown())

    def shown(self) -> wire.Table:
        """The table as anybody may see it."""
        match = self.journal.match if self.journal else None
        connected = {listener.guest for listener in self.listeners}
        screens = {listener.guest for listener in self.listeners if listener.screen}
        return wire.Table(
            code=self.code,
            game=self.game.name,
            options=self.row.options,
            phase=self.phase,
            seats=self.people.roster(
                connected,
                self.absence.away,
                listed(match.by_bots) if match else (),
                listed(match.resigned) if match else (),
            ),
            watchers=self.people.watchers(connected, screens),
            screen=bool(screens),
            host=self.row.host,
            open=self.row.open,
            pace=self.pace,
            bot_pace=self.row.bot_pace,
            grace=self.row.grace,
            seed_hash=self.seed_hash,
            agreement=self.agreements.shown(),
            paused=match.paused if match else False,
            may_pause=self.timing.may_pause,
            real_time=self.game.real_time,
            ready=self.readiness.seats() if self.game.real_time else [],
            created=self.row.created,
            level=self.game.level_of(self.game.read_options(self.row.options)),
            phrases=list(self.game.phrases),
            rematch=self.row.rematch,
            played_on=self.row.played_on,
        )

    # Coming and going

    def listen(self, listener: Listener) -> None:
        """A connection opens."""
        self.listeners.add(listener)
        self.absence.came(listener.guest)
        if self.journal is not None and self.timing.awaits_start(self.journal):
            self.spawn(self._look_round())

    async def _look_round(self) -> None:
        """Perhaps the one who came was the last one awaited."""
        async with self.lock:
            await self.settle()

    def unlisten(self, listener: Listener) -> None:
        """A connection has ended."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            if not any(other.guest == listener.guest for other in self.listeners):
                self.absence.went(listener.guest)
                self.agreements.review()
            self.tell_table()

    async def keep_people(self) -> None:
        """Who sits where, kept and told."""
        await self.house.store.keep_people(self.code, self.people.guests, self.people.seats)
        for listener in list(self.listeners):
            if listener.look not in self.people.held_by(listener.guest):
                listener.look = self.people.first_look(listener.guest, listener.screen)
        self.tell_table()

    def idle(self) -> bool:
        """Whether nobody listens and nothing will happen by itself."""
        return not self.listeners and not self.bots.busy and not self.timing.waiting and not self.lock.locked()

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.closed = True
        self.timing.stop_waiting()
        self.absence.close()
        self.bots.close()
        for task in self._tasks:
            task.cancel()

    # Pause and resume are entered by the agreement, a seat's return by the absence.

    async def pause(self, seat: int) -> None:
        await self.enter(seat, PAUSE)
        self.tell_table()

    async def resume(self, seat: int) -> None:
        await self.enter(seat, RESUME)
        self.tell_table()

    async def give_back(self, seat: int) -> None:
        await self.enter(seat, TO_PERSON)
        self.tell_table()
