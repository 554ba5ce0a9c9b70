"""The seats that bots play: they think in other processes, in turns at a human pace, in real time when they look up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from serai.bots import share
from serai.bots.agenda import Agenda
from serai.bots.drive import volunteers
from serai.bots.search import WAIT
from serai.core.daily import bot_words
from serai.core.errors import SeraiError
from serai.core.play import until
from serai.core.rng import Rng
from serai.core.sets import has, listed, only
from serai.core.state import NEVER, State
from serai.server import study
from serai.server.bot_talk import BotTalk
from serai.server.clock import AGAIN, Timer
from serai.server.house import fresh_dice
from serai.server.logs import about
from serai.server.news import Subject
from serai.server.thinkers import Rank
from serai.store import NotKept

if TYPE_CHECKING:
    from serai.server.table import Table

log = logging.getLogger("serai.bots")
BLINK = 50  # ms of game time: nobody looks again sooner
LATER = 1_000  # ms of game time: who must not do yet what it would looks again
SKIM = 40  # ms between two moves of bots while people skip them: no line is flooded, and no other table waits
USUAL = 3  # happenings that are seen in one usual pause; the pause is longer by as much as there are more
MOST = USUAL  # which makes it twice as long at most: pages tell what happened at their readers' own pace
PATIENCE = 2.0  # seconds that time still stands for bots who are thinking


class BotSeats:
    """Asks for a move whenever a seat of a bot may act."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._about: dict[int, int] = {}  # who still chooses: after how many entries of the match
        self._agenda = Agenda(max(table.game.seats))  # in real time: when each bot will look at the table
        self._timer: Timer | None = None
        self._pausing: set[asyncio.Event] = set()  # of bots who have chosen, and let people look first
        self._version = -1  # how much had happened when it was last looked at
        self._told = 0  # how much happened since the look before that
        self.talk = BotTalk(table)
        self.skipping = False  # no pauses, until a person is due

    @property
    def busy(self) -> bool:
        """Whether any bot is about to move."""
        return bool(self._thinking) or self._timer is not None

    def moments(self) -> list[int]:
        """In real time: the game times for which bots wait."""
        return [int(at) for at in self._agenda.looks if at < NEVER]

    async def thought(self) -> None:
        """Waits until no bot is thinking any more, though not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._thinking:
                    await asyncio.wait(self._thinking.values())

    def wake(self) -> None:
        """Looks round which bots may act now."""
        self._stop_waiting()
        table, journal = self._table, self._table.journal
        if journal is None or table.closed or journal.match.paused or journal.match.outcome() is not None:
            return
        if table.sleep.deep or not table.elsewhere.keeps_bots():
            return
        self._make_room()
        self._note(journal.version)
        if not table.game.real_time:
            self._think_again(journal.number)
            self._wear_off()
        for seat in self._next(journal.match.state):
            if seat not in self._thinking:
                with about(table.code):  # whoever woke us, another server perhaps
                    self._thinking[seat] = asyncio.get_running_loop().create_task(self._turn(seat))

    def _next(self, state: State) -> list[int]:
        """Which bots are to be asked now: in turns those the game waits for, and volunteers; in real time who looks up."""
        table = self._table
        if not table.game.real_time:
            asked = state.movers() & state.expected() | volunteers(state, table.game.sense)
            return [seat for seat in listed(asked) if table.bot_plays(seat)]
        movers = [seat for seat in listed(state.movers()) if table.bot_plays(seat)]
        return self._looking_up(movers) if table.timing.is_open() else []

    def _think_again(self, number: int) -> None:
        """In turns: stops all thoughts about a position that is no more."""
        for seat, then in list(self._about.items()):
            if then != number:
                del self._about[seat]
                self._thinking.pop(seat).cancel()

    def _make_room(self) -> None:
        """Stops all thoughts for seats that people have taken."""
        for seat in [seat for seat in self._thinking if not self._table.bot_plays(seat)]:
            self._about.pop(seat, None)
            self._thinking.pop(seat).cancel()

    # The pause between two moves of bots, in turns

    def skip(self) -> None:
        """Somebody has seen enough: no pauses until a person is due."""
        if not self._table.elsewhere.keeps_bots():
            self._table.elsewhere.skip()
            self._table.share()
            return
        self.skipping = True
        self._wear_off()
        self.nudge()
        self._table.tell_table()

    def _wear_off(self) -> None:
        """It is somebody's turn who may want to look first."""
        state = self._table.match_journal().match.state
        due = listed(state.movers() & state.expected())
        if self.skipping and not all(map(self._table.bot_plays, due)):
            self.skipping = False
            self._table.tell_table()

    def nudge(self) -> None:
        """Bots in a pause look again how long it is."""
        for pausing in self._pausing:
            pausing.set()

    def _note(self, version: int) -> None:
        """How much has happened since the last look: there is more to see after a storm."""
        if version != self._version:
            self._told = version - self._version if self._version >= 0 else 0
            self._version = version

    def _pause(self) -> int:
        """How long a bot lets people look, in ms."""
        pace = self._table.row.bot_pace
        if self.skipping:
            return min(pace, SKIM)
        return pace + pace * min(max(0, self._told - USUAL), MOST) // USUAL

    async def _let_look(self, began: int) -> None:
        """At a human pace, counted from when there was something to see; it may change meanwhile."""
        clock = self._table.house.clock
        while clock.now() < began + self._pause():
            over = asyncio.Event()
            timer = clock.call_at(began + self._pause(), over.set)
            self._pausing.add(over)
            try:
                await over.wait()
            finally:
                timer.cancel()
                self._pausing.discard(over)

    def _looking_up(self, movers: list[int]) -> list[int]:
        """In real time: who looks at the table now; the others are waited for, all by one timer."""
        table, agenda = self._table, self._agenda
        now = table.timing.now()
        step = table.match_journal().match.step
        agenda.keep_to(sum(map(only, movers)))
        for seat in range(len(agenda.looks)):
            if seat not in movers:
                agenda.forget(seat)  # a person may play it meanwhile
            elif seat not in self._thinking and agenda.notice(seat, step):
                agenda.look_by(seat, now + self._delay(seat))
        later = int(agenda.after(now))
        if later < NEVER and not table.timing.by_steps:
            self._timer = table.house.clock.call_at(table.timing.time.moment(later), self.wake)
        return listed(agenda.due(now))

    def _delay(self, seat: int) -> int:
        """How long a bot needs to notice what has happened; while time stands, none of it."""
        table = self._table
        if table.timing.by_steps:
            return 0
        bot = study.bot_of(table.game, table.people.seats[seat].level)
        return int(bot.delay(Rng(*self._dice(seat)), table.game.manners.pace))

    async def _turn(self, seat: int) -> None:
        """Chooses, and moves or waits."""
        table = self._table
        well = True
        try:
            began = table.house.clock.now()
            at = table.timing.now()
            self._agenda.look_away(seat)
            number = self._about[seat] = table.match_journal().number
            if self._leaves_it():
                self._agenda.look_at(seat, at + share.PAUSE)
                return
            move = await self._choose(seat)
            self._tell(seat, move)
            if move >= 0 and table.absence.is_left(seat, move):
                move = -LATER
            if move < 0:  # it would rather wait: for a while in real time, in turns until something happens
                well = table.game.real_time or table.match_journal().number != number
                if table.game.real_time:
                    self._agenda.look_at(seat, at + max(BLINK, -move))
                return
            if not table.game.real_time or table.timing.by_steps:
                await self._let_look(began)
            self._about.pop(seat, None)
            await self._enter(seat, move, number)
            self._agenda.forget(seat)
        except NotKept:
            self._agenda.forget(seat)
            await table.house.clock.sleep(AGAIN)  # the disk is full: look again, but not all the time
        except SeraiError:
            self._agenda.forget(seat)  # somebody was faster: look again
        except asyncio.CancelledError:
            well = False
            raise
        except Exception:
            well = False
            log.exception("a bot could not move")
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
                self._about.pop(seat, None)
            if well:
                self.wake()

    def _leaves_it(self) -> bool:
        """In real time: whether people who play along are to act first, to have their share; while time stands, they can."""
        table = self._table
        if not table.game.real_time or not table.game.cooperative or table.timing.by_steps:
            return False
        return share.yields(table.match_journal().match, self._people(), table.timing.now())

    def _tell(self, seat: int, move: int) -> None:
        """In real time a bot may say what it is about to do."""
        table = self._table
        if table.game.real_time and table.bot_plays(seat) and table.match_journal().match.outcome() is None:
            bot = study.bot_of(table.game, table.people.seats[seat].level, self._people())
            self.talk.tell(seat, bot, self._people(), move)

    async def _choose(self, seat: int) -> int:
        """A move by the bot's level; its quick move when no worker has one in time."""
        table = self._table
        level = table.people.seats[seat].level
        thinks, late = study.time_of(table.game, level)
        began = time.perf_counter()
        try:
            async with asyncio.timeout((thinks + late) / 1000):
                return await self._think(seat, level, thinks)
        except (SeraiError, TimeoutError):
            return self._quick_move(seat, level)
        except RuntimeError:
            log.exception("a bot could not think")
            return self._quick_move(seat, level)
        finally:
            table.house.counts.thought.observe(time.perf_counter() - began)

    async def _think(self, seat: int, level: str, thinks: int) -> int:
        """Asks a worker."""
        table = self._table
        return await table.house.thinkers.study(
            study.choose, seat, level, self._people(), self._dice(seat), self.talk.call() if table.game.real_time else None,
            about=Subject(table), rank=Rank.BOT, who=self._asker(), within=thinks,
        )  # fmt: skip

    def _dice(self, seat: int) -> study.Words:
        """What a bot draws from: at a table of the day it follows from the day, as far as time does not cut it short."""
        row = self._table.row
        if row.daily is None:
            return fresh_dice()
        return bot_words(row.seed, int(self._table.match_journal().match.step), seat)

    def _asker(self) -> str:
        """For whom bots think here: whoever opens many tables has one share for all of them."""
        return min((listener.address for listener in self._table.listeners), default="")

    def _quick_move(self, seat: int, level: str) -> int:
        """One look ahead, here and now; it may have become somebody else's turn while the bot was thinking."""
        table = self._table
        journal = table.match_journal()
        table.house.counts.quick.inc()
        state = journal.match.state.clone()
        if state.outcome() is not None or not has(state.movers(), seat):
            return WAIT
        until(state, table.timing.foreseen(journal), Rng(*fresh_dice()))
        return study.quick_move(table.game, state, seat, level, self._people(), self._dice(seat))

    def _people(self) -> int:
        """The seats that people play now, as a bit mask."""
        table = self._table
        return sum(only(seat.seat) for seat in table.people.seats if not table.bot_plays(seat.seat))

    async def _enter(self, seat: int, move: int, number: int) -> None:
        """Moves, unless somebody took the seat or changed the position while others were waited for."""
        table, received = self._table, self._table.house.clock.now()
        async with table.lock:
            if table.bot_plays(seat) and not table.sleep.deep and self._still_good(seat, move, number):
                await table.enter_here(seat, move, self._wish(seat), lambda: table.timing.effective(received, None, 0))

    def _wish(self, seat: int) -> str:
        """Names a bot's decision, where other servers might let it decide too: no decision is kept twice."""
        table = self._table
        return f"bot:{seat}:{table.match_journal().moved.get(seat, 0)}" if table.house.cluster is not None else ""

    def _still_good(self, seat: int, move: int, number: int) -> bool:
        """In turns a thought is worth nothing once something else happened; in real time while it is legal."""
        journal = self._table.match_journal()
        if journal.match.paused or not has(journal.match.state.movers(), seat):
            return False
        return journal.number == number or (self._table.game.real_time and not journal.match.why_not(seat, move))

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """No more thoughts."""
        self._stop_waiting()
        for task in self._thinking.values():
            task.cancel()
