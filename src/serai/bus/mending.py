"""A bus over lines that break: a pulse finds out silence, and another line takes the place of one that is lost."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from serai.bus import Changed, Hear
from serai.bus.errors import BusTrouble
from serai.bus.line import Line
from serai.bus.place import hushed, place_of
from serai.bus.stamps import STAMP, Stamps

CONNECT_SECONDS = 1.5  # for each step, until a new line has carried its first news there and back
CHANNEL_SECONDS = 0.005  # more for each channel: some engines are asked one by one
LONGEST_CHANNEL = 50  # letters, as PostgreSQL has room for no more
PULSE_SECONDS = 0.4
PULSES_MISSED = 3  # in a row: a line on which nothing comes back for about 1.6 s is dead
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # before a line is tried again
MOST_WAITING = 10_000  # news
MOST_AT_ONCE = 500
FOLLOW_SECONDS = 2.0
LAST_WORDS_SECONDS = 0.5

log = logging.getLogger("serai.bus")


class MendingBus:
    """One server's end of a bus whose engine runs elsewhere."""

    def __init__(self, url: str, line: type[Line]) -> None:
        self.dropped = 0
        self._url, self._line = url, line
        self._stamps = Stamps()
        self._pulse = f"pulse:{self._stamps.me.hex()}"  # nobody else follows it
        self._stamps.channels[self._pulse] = {}
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._is_waiting, self._is_sent = asyncio.Event(), asyncio.Event()
        self._asked = self._confirmed = 0  # how often something was followed or left
        self._is_asked, self._is_confirmed = asyncio.Event(), asyncio.Event()
        self._followed: set[str] = set()  # on the line of now
        self._is_pulse_due = False
        self._answered = asyncio.Event()  # something of our own has come back
        self._is_up = False
        self._life: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        return self._is_up

    async def open(self, hear: Hear, changed: Changed) -> None:
        self._hear, self._changed = hear, changed
        try:
            line = await self._new_line()
        except BusTrouble as trouble:
            raise trouble from None  # what a library says may hold a password
        self._is_up = True
        self._life = asyncio.create_task(self._live(line))

    def tell(self, channel: str, news: bytes) -> None:
        is_too_long = len(channel) > LONGEST_CHANNEL or len(channel) + STAMP.size + len(news) > self._line.largest
        if is_too_long or not self._is_up:
            self.dropped += 1
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.popleft()
            self.dropped += 1
        self._waiting.append((channel, self._stamps.stamp(news)))
        self._is_sent.clear()
        self._is_waiting.set()

    def follow(self, channel: str) -> None:
        if channel not in self._stamps.channels:
            self._stamps.channels[channel] = {}
            self._ask()

    def leave(self, channel: str) -> None:
        if self._stamps.channels.pop(channel, None) is not None:
            self._ask()

    async def followed(self) -> None:
        asked = self._asked
        with suppress(TimeoutError):
            async with asyncio.timeout(FOLLOW_SECONDS):
                while self._is_up and self._confirmed < asked:
                    self._is_confirmed.clear()
                    await self._is_confirmed.wait()

    async def close(self) -> None:
        if self._life is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS if self._is_up and self._waiting else 0):
                await self._is_sent.wait()
        self._is_up = False
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)
        self._life = None

    # One line after the other.

    async def _live(self, line: Line) -> None:
        while True:
            try:
                await self._until_lost(line)
            finally:
                await line.close()
            self._turn(is_up=False)
            line = await self._another_line()
            self._turn(is_up=True)

    def _turn(self, *, is_up: bool) -> None:
        self._is_up = is_up
        if not is_up:
            self.dropped += len(self._waiting)
            self._waiting.clear()
            self._is_confirmed.set()  # nobody waits for a bus that is away
        log.log(logging.INFO if is_up else logging.WARNING, "the bus is %s", "back" if is_up else "away")
        self._changed(is_up)

    async def _another_line(self) -> Line:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._new_line()
            except BusTrouble as trouble:
                log.debug("%s", trouble)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _new_line(self) -> Line:
        """A line that carries: everything is followed on it, and it has brought back a pulse."""
        line = self._line(self._url, self._listen)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await line.connect()
            async with asyncio.timeout(CONNECT_SECONDS + CHANNEL_SECONDS * len(self._stamps.channels)):
                await unless_lost(line, self._follow_all(line))
            async with asyncio.timeout(CONNECT_SECONDS):
                await unless_lost(line, self._first_pulse(line))
        except BaseException as error:
            await line.close()
            if isinstance(error, Exception):
                raise self._trouble(line, error) from error
            raise
        return line

    def _trouble(self, line: Line, error: Exception) -> BusTrouble:
        place = place_of(self._url)
        if isinstance(error, ValueError):
            return BusTrouble("bus-address", place=place)
        why = hushed(str(error).partition("\n")[0].rstrip(".") or "no answer", self._url)
        return BusTrouble("bus-shut" if line.is_refusal(error) else "bus-silent", place=place, why=why)

    async def _follow_all(self, line: Line) -> None:
        self._followed = set()
        await self._follow(line)

    async def _first_pulse(self, line: Line) -> None:
        self._answered.clear()
        await line.send([(self._pulse, self._stamps.stamp(b""))])
        await self._answered.wait()

    # While a line lives.

    async def _until_lost(self, line: Line) -> None:
        works = [asyncio.create_task(work) for work in (self._send(line), self._turn_to(line), self._watch())]
        try:
            await asyncio.wait((*works, line.lost), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)

    async def _send(self, line: Line) -> None:
        while True:
            await self._is_waiting.wait()  # wakes in the next turn of the loop: what is told in this one goes together
            await line.send(self._next_batch())
            if not self._waiting and not self._is_pulse_due:
                self._is_waiting.clear()
                self._is_sent.set()

    def _next_batch(self) -> list[tuple[str, bytes]]:
        batch = [(self._pulse, self._stamps.stamp(b""))] if self._is_pulse_due else []
        self._is_pulse_due = False
        batch += [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
        return batch

    async def _turn_to(self, line: Line) -> None:
        while True:
            await self._is_asked.wait()
            self._is_asked.clear()
            await self._follow(line)

    async def _follow(self, line: Line) -> None:
        """Brings what is followed on the line to what is wanted now."""
        asked, wanted = self._asked, set(self._stamps.channels)
        added, left = sorted(wanted - self._followed), sorted(self._followed - wanted)
        self._followed = wanted
        await line.turn_to(added, left)
        self._confirmed = asked
        self._is_confirmed.set()

    async def _watch(self) -> None:
        """Tells itself something now and then; done when nothing of it comes back.

        Turns are counted, not seconds: a server that was frozen itself listens first and judges later.
        """
        missed = 0
        while missed < PULSES_MISSED:
            self._answered.clear()
            self._is_pulse_due = True
            self._is_waiting.set()
            await asyncio.sleep(PULSE_SECONDS)
            missed = 0 if self._answered.is_set() else missed + 1

    def _ask(self) -> None:
        self._asked += 1
        self._is_asked.set()

    def _listen(self, channel: str, told: bytes) -> None:
        if self._stamps.is_mine(told):
            self._answered.set()
        news = self._stamps.news(channel, told)
        if news is not None and channel != self._pulse and self._is_up:
            try:
                self._hear(channel, news)
            except Exception:  # one listener's mistake is not the line's
                log.exception("news on %s were not understood", channel)


async def unless_lost(line: Line, work: Coroutine[Any, Any, None]) -> None:
    """Does some work on a line; raises why the line is lost, where that comes first."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait((task, line.lost), return_when=asyncio.FIRST_COMPLETED)
        (task if task.done() else line.lost).result()
    finally:
        task.cancel()
