"""One server of several: what it tells the others of its tables, what it hears, and when it had better not be used."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from serai.bus import Bus
from serai.core.errors import SeraiError
from serai.server.cluster.members import Members
from serai.server.cluster.messages import Beat, Entered, Message, Said, Sent, Spent, Spoke, State, decode, encode
from serai.server.cluster.roll import RollCall
from serai.server.limits import Buckets
from serai.store import Entry, NotKept, Store, StoreTrouble, Word

if TYPE_CHECKING:
    from serai.server.hall import Hall
    from serai.server.table import Table

log = logging.getLogger("serai.cluster")
SELDOM = 3  # looks, of which one is also for tables that nobody else seems to have
PARTS = 20  # in which tables are told of again: who heard of thousands at once would be late with moves
MANY = 500  # tables in one question to the store
EVERYBODY = "servers"  # the channel that all servers hear


@dataclass(frozen=True, slots=True)
class Habits:
    """How often, in seconds."""

    beat: float = 0.5  # a sign of life, and what was spent
    silent: float = 2.0  # who is not heard for so long has gone
    deaf: float = 1.5  # who does not hear itself for so long has lost the bus
    look: float = 10.0  # between two tellings of a table that others have too, changed or not
    answer: float = 0.25  # in which the others answer
    poll: float = 0.5  # between two looks into the store, while the bus is lost


class Cluster:
    """This server among the others."""

    def __init__(
        self, name: str, hall: str, bus: Bus, store: Store, roll: RollCall, habits: Habits | None = None
    ) -> None:
        self.id = name
        self._channels = f"{hall}:"  # what all of ours begin with: another hall may have the same bus
        self.habits = habits or Habits()
        self.members = Members(name, self.habits.silent, time.monotonic)
        self.roll = roll
        self._bus = bus
        self._store = store
        self._hall: Hall | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._told: dict[str, State] = {}  # the last that we said of each table
        self._changed: set[Table] = set()
        self._limits: dict[str, Buckets] = {}
        self._echo = time.monotonic()  # when we last heard ourselves
        self._beaten = time.monotonic()
        self._looks = 0
        self._checks: set[asyncio.Task[None]] = set()

    # Opening and closing

    def attach(self, hall: Hall, **limits: Buckets) -> None:
        """The tables that we have, and the limits that hold for all servers together."""
        self._hall = hall
        for buckets in limits.values():
            buckets.spent = {}
        self._limits = limits

    async def open(self) -> None:
        """From now on we are one of them."""
        await self._bus.open(self._hear, self._bus_changed)
        self._bus.follow(self._channels + EVERYBODY)
        await self._bus.followed()
        self._echo = self._beaten = time.monotonic()
        works = (self._beat, self._look, self._poll, self._call)
        self._tasks = [asyncio.create_task(self._again(work, pause)) for work, pause in zip(works, self._pauses())]

    def _pauses(self) -> tuple[float, ...]:
        return self.habits.beat, self.habits.look / PARTS, self.habits.poll, self.roll.every

    async def _again(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        """For ever; what fails once is tried again."""
        while True:
            try:
                await work()
            except (NotKept, StoreTrouble):
                pass  # the store says so itself
            except Exception:
                log.exception("a server's round failed")
            await asyncio.sleep(pause)

    async def leave(self) -> None:
        """Says goodbye: others need not wait for our silence."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tell(EVERYBODY, Beat(self.id, time.monotonic(), leaving=True))
        await self.roll.leave(self)
        await self._bus.close()

    # The state of the bus

    @property
    def hears(self) -> bool:
        """Whether the bus works, both ways."""
        return self._bus.is_up and time.monotonic() - self._echo < self.habits.deaf

    @property
    def deaf_for(self) -> float:
        """Seconds since we last heard ourselves."""
        return time.monotonic() - self._echo

    def _bus_changed(self, is_up: bool) -> None:
        log.warning("the bus is %s", "there again" if is_up else "lost")
        if is_up:
            self._wake_up()

    def _wake_up(self) -> None:
        """We were deaf, or frozen: whatever was said meanwhile is asked for, and nobody is blamed for silence."""
        self.members.forgive()
        for table in self._tables():
            table.spawn(table.elsewhere.ask())
        self._check(self._tables())

    # Telling

    def follow(self, table: Table) -> None:
        """A table has come into memory."""
        self._bus.follow(self._channels + table.code)
        table.spawn(table.elsewhere.ask())

    async def ask_round(self, table: Table) -> None:
        """Asks the others about a table, once we can hear the answers, and waits as long as those take."""
        await self._bus.followed()
        self._tell(table.code, table.elsewhere.state(asks=True))
        await asyncio.sleep(self.habits.answer)

    def forget(self, table: Table) -> None:
        """A table has left memory."""
        self._bus.leave(self._channels + table.code)
        self._changed.discard(table)
        self._told.pop(table.code, None)

    def share(self, table: Table, again: bool = False) -> None:
        """Something about a table is in no log, and has changed: told once for all that happens now."""
        if again:
            self._told.pop(table.code, None)
        if not self._changed:
            asyncio.get_running_loop().call_soon(self._share_changed)
        self._changed.add(table)

    def _share_changed(self) -> None:
        tables, self._changed = self._changed, set()
        for table in tables:
            state = table.elsewhere.state()
            if not table.closed and self._told.get(table.code) != state:
                self._told[table.code] = state
                self._tell(table.code, state)

    def entered(self, code: str, entry: Entry) -> None:
        """An entry is kept."""
        self._tell(code, Entered(self.id, code, entry))

    def said(self, code: str, word: Word) -> None:
        """A word is kept."""
        self._tell(code, Said(self.id, code, word))

    def spoke(self, code: str, seat: int, phrase: str, time: int) -> None:
        """A bot says what it is about to do."""
        self._tell(code, Spoke(self.id, code, seat, phrase, time))

    def sent(self, code: str, guest: int, why: str) -> None:
        """A guest has gone for good."""
        self._tell(code, Sent(self.id, code, guest, why))

    def _tell(self, channel: str, message: Message) -> None:
        self._bus.tell(self._channels + channel, encode(message))

    # Hearing

    def _hear(self, channel: str, news: bytes) -> None:
        try:
            message: Message = decode(news)
        except msgspec.MsgspecError:
            return  # a server of another version: what matters stands in the store
        if message.server == self.id:
            if isinstance(message, Beat):
                self._echo = time.monotonic()
                self.roll.counts.bus_seconds.observe(max(0.0, self._echo - message.sent))
            return
        match message:
            case Beat():
                self._hear_beat(message)
            case Spent():
                self._hear_spent(message)
            case _:
                self._hear_of_table(message)

    def _hear_beat(self, beat: Beat) -> None:
        if beat.leaving:
            if self.members.leave(beat.server):
                self._lose(beat.server)
        elif self.members.hear(beat.server):
            log.info("server %s is there", beat.server)

    def _hear_spent(self, spent: Spent) -> None:
        assert self._hall is not None
        now = self._hall.house.clock.now()
        for name, by in spent.by.items():
            if name in self._limits:
                self._limits[name].spend(by, now)

    def _hear_of_table(self, message: State | Entered | Said | Spoke | Sent) -> None:
        table = self._hall.tables.get(message.code) if self._hall else None
        if table is None or table.closed:
            return
        match message:
            case State():
                table.elsewhere.hear(message)
            case Entered():
                table.spawn(table.news.hear_entry(message.entry))
            case Sent():
                table.close_for(message.guest, message.why)
            case Said():
                table.spawn(table.news.hear_word(message.word))
            case Spoke():
                table.bots.talk.pass_on(message.seat, message.phrase, message.time)

    def _lose(self, server: str) -> None:
        """A server has gone: its people are not here any more, and somebody else plays its bots."""
        log.warning("server %s has gone", server)
        self._check([table for table in self._tables() if table.elsewhere.forget(server)])

    def _tables(self) -> list[Table]:
        return list(self._hall.tables.values()) if self._hall else []

    # What is done again and again

    async def _beat(self) -> None:
        """A sign of life; whoever gives none is lost. After a long sleep of our own everybody is asked anew."""
        now = time.monotonic()
        if now - self._beaten > self.habits.silent:
            log.warning("this server stood still for %.1f s", now - self._beaten)
            self._echo = now
            self._wake_up()
        self._beaten = now
        self._tell(EVERYBODY, Beat(self.id, now))
        self._tell_spent()
        if self.hears:
            for server in self.members.lost():
                self._lose(server)

    def _tell_spent(self) -> None:
        by = {name: spent for name, buckets in self._limits.items() if (spent := buckets.take_spent())}
        if by:
            self._tell(EVERYBODY, Spent(self.id, by))

    async def _look(self) -> None:
        """Tells again how some tables stand at which people sit: what was lost on the way is noticed by it."""
        looks, part = divmod(self._looks, PARTS)
        self._looks += 1
        for table in self._tables():
            if hash(table.code) % PARTS != part or table.closed or not table.listeners:
                continue
            if table.elsewhere.is_shared or looks % SELDOM == 0:
                self._tell(table.code, table.elsewhere.state())

    async def _call(self) -> None:
        """The roll; where that tells us that people are better off elsewhere, they are sent there."""
        await self.roll.call(self)
        if self.roll.unfit:
            for table in self._tables():
                for listener in list(table.listeners):
                    listener.close(self.roll.unfit, again=True)

    async def _poll(self) -> None:
        """While the bus is lost: what others have kept is looked for in the store."""
        if self.hears:
            return
        await self._look_into([table for table in self._tables() if table.listeners])

    def _check(self, tables: list[Table]) -> None:
        """Looks soon into the store for what was not told of some tables."""
        task = asyncio.get_running_loop().create_task(self._look_into(tables))
        self._checks.add(task)
        task.add_done_callback(self._checks.discard)

    async def _look_into(self, tables: list[Table]) -> None:
        """One question for all; only where something is new, more is asked."""
        for start in range(0, len(tables), MANY):
            some = tables[start : start + MANY]
            with suppress(SeraiError):  # the store says so itself
                heads = await self._store.heads([table.code for table in some])
                for table in some:
                    if heads.get(table.code) != table.news.head() and not table.closed:
                        table.spawn(table.news.look_again())
