"""A client for tests: says hello, keeps what it hears, and waits for answers."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
import websockets

from serai.server.clock import Clock, WallClock
from serai.server.cluster import Cluster
from serai.server.house import House
from serai.server.limits import Limits
from serai.server.proxies import LOCAL
from serai.server.start import bind, server_config
from serai.server.thinkers import Thinkers
from serai.store import open_store
from serai.wire import messages as wire

decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
ids = itertools.count(1)
Found = TypeVar("Found")
PATIENCE = 60.0  # until something has gone wrong: a busy machine is no fault of the house
WIDE = Limits(messages=10_000, burst=10_000, requests=10_000, request_burst=10_000, tables=1000, table_burst=10_000,
              connections=10_000, pages=10_000, page_burst=100_000, live_silence=45_000)  # fmt: skip


def new_id() -> str:
    return f"c{next(ids)}"


class Guest:
    """One connection of one token."""

    def __init__(self, base: str, code: str, token: str) -> None:
        self.base, self.code, self.token = base, code, token
        self.raw: list[str] = []
        self.heard: list[wire.FromServer] = []
        self.table: wire.Table | None = None
        self.position: wire.Position | None = None
        self.me: wire.Me | None = None
        self.closed: wire.Closed | None = None
        self._answers: dict[str, asyncio.Future[wire.Accepted | wire.Refused]] = {}
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, **hello: Any) -> Guest:
        """Opens the socket and says hello."""
        await self.open()
        answer = await self.ask(wire.Hello(id=new_id(), code=self.code, token=self.token, **hello))
        assert isinstance(answer, wire.Accepted), answer
        await self.until(lambda: self.table)
        return self

    async def open(self) -> None:
        self.socket = await websockets.connect(
            self.base.replace("http", "ws") + "/ws", compression=None, max_size=None, ping_interval=None
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self._hear(text)
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("closed before the answer"))
            self._news.notify_all()

    async def _hear(self, text: str) -> None:
        message = decoder.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        match message:
            case wire.Table():
                self.table = message
            case wire.Position():
                self.position = message
            case wire.Welcome():
                self.me = message.me
            case wire.Closed():
                self.closed = message
            case wire.Accepted() | wire.Refused():
                answer = self._answers.get(message.id)
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case _:
                pass
        async with self._news:
            self._news.notify_all()

    async def send(self, message: wire.FromClient) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, message: wire.FromClient) -> wire.Accepted | wire.Refused:
        """Sends, and waits for the answer."""
        answer: asyncio.Future[wire.Accepted | wire.Refused] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self.send(message)
            async with asyncio.timeout(PATIENCE):
                return await answer
        finally:
            self._answers.pop(message.id, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # where the house was gone before it could even be sent, nobody else looks at it

    async def do(self, message: wire.FromClient) -> int | None:
        """Sends what must be accepted."""
        answer = await self.ask(message)
        assert isinstance(answer, wire.Accepted), answer
        return answer.number

    async def refused(self, message: wire.FromClient) -> wire.Refused:
        """Sends what must be refused."""
        answer = await self.ask(message)
        assert isinstance(answer, wire.Refused), answer
        return answer

    async def until(self, found: Callable[[], Found | None]) -> Found:
        """Waits until something is there."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                result = found()
                if result:
                    return result
                await self._news.wait()

    def of(self, kind: type[Found]) -> list[Found]:
        """All messages of a kind so far."""
        return [message for message in self.heard if isinstance(message, kind)]

    async def first(self, kind: type[Found]) -> Found:
        """The first message of a kind, waited for."""
        return (await self.until(lambda: self.of(kind)))[0]

    @property
    def my_turn(self) -> bool:
        return bool(self.position and self.position.legal)

    async def play(self, which: int = 0) -> int | None:
        """Makes a legal move."""
        assert self.position
        return await self.do(wire.Move(id=new_id(), move=self.position.legal[which].code))

    async def close(self) -> None:
        await self.socket.close()
        if self._reading:
            await self._reading


class Visitor:
    """The lobby of a running house."""

    def __init__(self, base: str, house: House | None = None) -> None:
        self.base = base
        self._house = house
        # A new connection each time: one kept open may be closed by the server just as the next request leaves.
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def house(self) -> House:
        assert self._house
        return self._house

    async def post(self, path: str, body: Any, kind: type[Found], **more: Any) -> Found:
        answer = await self.http.post(path, content=msgspec.json.encode(body), **more)
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def get(self, path: str, kind: type[Found]) -> Found:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def make(self, *kinds: str, **more: Any) -> wire.Seated:
        """A table of Deserto: open, device, or bot:LEVEL."""
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "beginner"} for kind in kinds]
        body = {"game": "deserto", "name": "Host", "seats": seats, "bot_pace": 0, **more}
        return await self.post("/api/tables", body, wire.Seated)

    async def join(self, code: str, name: str, seat: int | str = "any") -> wire.Seated:
        return await self.post(f"/api/tables/{code}/join", {"name": name, "seat": seat}, wire.Seated)

    async def guest(self, seated: wire.Seated, **hello: Any) -> Guest:
        return await Guest(self.next_base(), seated.code, seated.token).connect(**hello)

    def next_base(self) -> str:
        """The server for the next guest."""
        return self.base

    async def full_table(self, seats: int = 2, **more: Any) -> list[Guest]:
        """A started game of people, the host first."""
        host = await self.make("device", *["open"] * (seats - 1), **more)
        others = [await self.join(host.code, f"Guest {n}") for n in range(1, seats)]
        guests = [await self.guest(seated) for seated in [host, *others]]
        await guests[0].do(wire.Start(id=new_id()))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
        return guests


OPEN: list[Callable[..., AbstractAsyncContextManager[Visitor]]] = []  # another way to open a house, while there is one


def open_house(*args: Any, **more: Any) -> AbstractAsyncContextManager[Visitor]:
    """A house on loopback, in this process; its guests may be spread over several servers (tests/cluster/spread.py)."""
    return (OPEN[-1] if OPEN else open_one)(*args, **more)


@asynccontextmanager
async def open_one(
    url: str = "sqlite://",
    clock: Clock | None = None,
    limits: Limits = WIDE,
    thinkers: Thinkers | None = None,
    buffer: int = 0,
    proxies: tuple[str, ...] = (),
    cluster: Callable[[House], Cluster] | None = None,
) -> AsyncIterator[Visitor]:
    """One server."""
    thinkers = thinkers or Thinkers(1)
    store = open_store(url)
    clock = clock or WallClock()
    house = House(
        store=store, clock=clock, limits=limits, thinkers=thinkers, proxied=bool(proxies), proxies=proxies or (LOCAL,)
    )
    house.cluster = cluster(house) if cluster else None
    await house.open()
    server = uvicorn.Server(server_config(house))
    place = bind("127.0.0.1", 0)
    if buffer:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)  # what the kernel holds for a slow client
    serving = asyncio.create_task(server.serve(sockets=[place]))
    while not server.started:
        await asyncio.sleep(0.005)
    visitor = Visitor(f"http://127.0.0.1:{place.getsockname()[1]}", house)
    try:
        yield visitor
    finally:
        await visitor.http.aclose()
        server.should_exit = True
        await serving


async def play_out(guests: list[Guest], moves: int = 1000) -> None:
    """People play until it is over, or for some moves."""
    for _ in range(moves):
        mover = await whose_turn(guests)
        if mover is None:
            return
        await reached(guests, await mover.play())


async def whose_turn(guests: list[Guest]) -> Guest | None:
    """Who can move, once somebody can; nobody when it is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if any(guest.of(wire.Over) for guest in guests):
                return None
            for guest in guests:
                if guest.my_turn:
                    return guest
            await asyncio.sleep(0.002)


async def reached(guests: list[Guest], number: int | None) -> None:
    """Waits until everybody has the position after an entry."""
    for guest in guests:
        await guest.until(lambda guest=guest: guest.position and guest.position.number >= (number or 0))  # type: ignore[misc]
