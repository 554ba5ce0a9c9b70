"""A person with the page open while servers come and go: `web/src/line/line.ts` as a client for tests.

A list of servers stands for the address behind which they are: whoever dials again gets the next one. Times are those of
the page: how long it waits for an answer, how often its heart beats, when it dials again.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
import websockets

from serai.wire import messages as wire
from tests.server.client import decoder, new_id

DEAD = 4.0  # seconds without an answer until a line is given up, at most
DEAD_BEATS = 1.25
MOST_PATIENCE = 16.0
MOVING = 1.5
FIRST_PAUSE, LONGEST_PAUSE = 0.4, 12.0
STEADY = 5.0
THINK = (0.4, 1.0)  # seconds until somebody who may move does
Answer = wire.Accepted | wire.Refused


@dataclass
class Diary:
    """What somebody went through, by the clock that all of them share (`time.monotonic`)."""

    gaps: list[tuple[float, float]] = field(default_factory=list)  # last heard, and back: the position is shown again
    lost: float = 0.0  # last heard, of a line that is lost and has no other in its place yet
    answers: dict[str, tuple[float, float]] = field(default_factory=dict)  # a move was made, and answered (0: not yet)
    accepted: dict[str, int] = field(default_factory=dict)  # the entries of those that count
    refused: list[str] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)  # number of entries, and when it was first shown
    wrongs: list[str] = field(default_factory=list)  # what nobody should ever be shown
    given_back: int = 0  # ms of game time that were shown and taken back


class Traveller:
    """One device of one guest."""

    def __init__(self, servers: list[str], seated: wire.Seated, at: int = 0, seed: int = 0) -> None:
        self.servers, self.seated = servers, seated
        self.base = ""  # the server where they are, or were last
        self._turn = at
        self.diary = Diary()
        self.position: wire.Position | None = None
        self.over: wire.Over | None = None
        self.end = ""  # why it makes no sense to come back
        self.is_back = False
        self.think = THINK
        self._dice = random.Random(seed)
        self._line: websockets.ClientConnection | None = None
        self._is_greeted = self._moves_on = False
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._since = self._heard = time.monotonic()
        self._heartbeat = 15.0
        self._pause, self._patience = FIRST_PAUSE, DEAD
        self._next: float | None = None  # how long to wait before the next dialling, where that is certain
        self._doubt: asyncio.TimerHandle | None = None
        self._news = asyncio.Event()
        self._life = asyncio.create_task(self._travel())

    async def close(self) -> None:
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)

    def cut(self) -> None:
        """Whoever is between us and the server breaks the line."""
        if self._line is not None:
            self._line.transport.abort()

    # The line

    async def _travel(self) -> None:
        while not self.end:
            self.base = self._another()
            try:
                await self._visit(self.base)
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            self._drop()
            await asyncio.sleep(self._rest())

    def _another(self) -> str:
        """The next server, but the one that was no good, as long as there are others."""
        others = [base for base in self.servers if base != self.base] or self.servers
        self._turn += 1
        return others[(self._turn - 1) % len(others)]

    async def _visit(self, base: str) -> None:
        """From dialling to the end of a line."""
        began = time.monotonic()
        async with asyncio.timeout(self._patience):
            line = await websockets.connect(
                base.replace("http", "ws") + "/ws",
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=0.5,
            )
        self._line = line
        beating: asyncio.Task[None] | None = None
        try:
            self._hello = new_id()
            seen = self.position.version if self.position else 0
            self._await(began)
            await line.send(
                msgspec.json.encode(
                    wire.Hello(id=self._hello, code=self.seated.code, token=self.seated.token, version=seen)
                ).decode()
            )
            async for text in line:
                message = decoder.decode(text)
                self._hear(message)
                if isinstance(message, wire.Welcome):
                    beating = asyncio.create_task(self._beat(line))
                if self._moves_on:
                    return
        finally:
            if beating is not None:
                beating.cancel()
            line.transport.abort()

    def _rest(self) -> float:
        """Not all at once: each waits a little differently before dialling again."""
        certain, self._next = self._next, None
        if certain is not None:
            return certain
        pause, self._pause = self._pause, min(LONGEST_PAUSE, self._pause * 2)
        return pause * (0.5 + self._dice.random())

    def _drop(self) -> None:
        if self._is_greeted and time.monotonic() - self._since > STEADY:
            self._pause = FIRST_PAUSE
        self._line, self._is_greeted, self._moves_on = None, False, False
        self._sure()
        if self.is_back:
            self.is_back = False
            self.diary.lost = self._heard

    def _post(self, text: bytes) -> None:
        if self._line is not None and self._is_greeted:
            self._await()
            task = asyncio.ensure_future(self._line.send(text.decode()))
            task.add_done_callback(lambda sent: sent.cancelled() or sent.exception())

    async def _beat(self, line: websockets.ClientConnection) -> None:
        """Twice as often as asked for: a dead line is noticed before the house gives us up."""
        while True:
            self._post(msgspec.json.encode(wire.Ping(id=new_id())))
            await asyncio.sleep(self._heartbeat / 2)

    def _await(self, since: float | None = None) -> None:
        """From now on an answer is due."""
        if self._doubt is None:
            beat = self._heartbeat if self._is_greeted else float("inf")
            dead = min(self._patience, beat * DEAD_BEATS) - (time.monotonic() - (since or time.monotonic()))
            self._doubt = asyncio.get_running_loop().call_later(dead, self._give_up)

    def _give_up(self) -> None:
        """Nobody answers: dial anew at once, and wait longer for that."""
        self._patience = min(MOST_PATIENCE, self._patience * 2)
        self._next = 0.0
        self.cut()

    def _sure(self) -> None:
        if self._doubt is not None:
            self._doubt.cancel()
            self._doubt = None

    # Hearing

    def _hear(self, message: wire.FromServer) -> None:
        self._sure()
        self._heard = time.monotonic()
        match message:
            case wire.Accepted() | wire.Refused():
                self._hear_answer(message)
            case wire.Welcome():
                self._heartbeat = message.heartbeat / 1000
            case wire.Pong():
                if time.monotonic() - self._since > STEADY:
                    self._patience = DEAD
                if message.echo:
                    self._post(msgspec.json.encode(wire.Ping(id=new_id(), echo=message.time)))
            case wire.Position():
                self._look(message)
            case wire.Over():
                self.over = message
            case wire.Closed():
                self._hear_closed(message)
            case _:
                pass
        self._news.set()

    def _hear_answer(self, answer: Answer) -> None:
        if answer.id == self._hello:
            self._is_greeted = isinstance(answer, wire.Accepted)
            self._moves_on = not self._is_greeted
            self._since = time.monotonic()
            if isinstance(answer, wire.Refused):
                self.diary.refused.append(f"hello: {answer.word}")
            else:
                for text, _ in list(self._waiting.values()):
                    self._post(text)
        elif answer.id in self._waiting:
            future = self._waiting.pop(answer.id)[1]
            if not future.done():
                future.set_result(answer)

    def _hear_closed(self, closed: wire.Closed) -> None:
        self._moves_on = True
        self.end = "" if closed.again else closed.word
        if closed.word == "house-closing":
            self._pause = FIRST_PAUSE
            self._next = MOVING * self._dice.random()

    def _look(self, new: wire.Position) -> None:
        """What is shown never goes back."""
        old, self.position, now = self.position, new, time.monotonic()
        if old is not None and (new.version < old.version or new.number < old.number):
            self.diary.wrongs.append(
                f"{self.seated.code}: version {old.version} -> {new.version}, number {old.number} -> {new.number}"
            )
        if old is not None and new.outcome is None:  # at the end the clock stands at the last move
            self.diary.given_back = max(self.diary.given_back, old.clock.now - new.clock.now)
        self.diary.seen.setdefault(new.number, now)
        if not self.is_back and self._is_greeted:
            self.is_back = True
            if self.diary.lost:
                self.diary.gaps.append((self.diary.lost, now))
                self.diary.lost = 0.0

    # Doing

    async def send(self, message: wire.FromClient) -> Answer:
        """Waits for the answer, however many lines that takes."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        text = msgspec.json.encode(message)
        self._waiting[message.id] = (text, future)
        self._post(text)
        return await future

    async def move(self) -> Answer:
        """Makes some legal move."""
        assert self.position
        began, name = time.monotonic(), new_id()
        choice = self._dice.choice(self.position.legal)
        self.diary.answers[name] = (began, 0.0)
        answer = await self.send(wire.Move(id=name, move=choice.code))
        self.diary.answers[name] = (began, time.monotonic())
        if isinstance(answer, wire.Accepted):
            assert answer.number is not None
            self.diary.accepted[name] = answer.number
        else:
            self.diary.refused.append(answer.rule or answer.word)
        return answer

    async def news(self) -> None:
        """Waits for whatever comes next."""
        self._news.clear()
        await self._news.wait()

    async def play(self) -> None:
        """Whenever there is something to do, after a little thought; until it is over."""
        while self.over is None:
            if self.position is None or not self.position.legal or not self.is_back:
                await self.news()
                continue
            await asyncio.sleep(self._dice.uniform(*self.think))
            if self.position.legal and self.over is None:
                answer = await self.move()
                if isinstance(answer, wire.Accepted):
                    await self.reach(answer.number or 0)
                else:
                    await asyncio.sleep(0.05)

    async def reach(self, number: int) -> None:
        """Until so many entries are shown."""
        while self.over is None and (self.position is None or self.position.number < number):
            await self.news()
