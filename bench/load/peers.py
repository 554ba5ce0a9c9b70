"""The two servers under load, each behind the same few calls."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

import httpx
import msgspec
import websockets

from sweeping.sets import everything

HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
SEATS = 4
ids = itertools.count()
PROFILE = ["-m", "cProfile", "-o", os.environ["SERAI_PROFILE"]] if os.environ.get("SERAI_PROFILE") else []

SERVE = """
import sys
from pathlib import Path
from serai.server.limits import Limits
from serai.server.start import serve
if __name__ == "__main__":
    wide = Limits(
        messages=1e6,
        burst=10**6,
        requests=1e6,
        request_burst=10**6,
        tables=1e6,
        table_burst=10**6,
        connections=10**6,
        everybody=10**6,
        pages=1e6,
        page_burst=10**6,
        silence=10**9,
    )
    port, data, store, bus = int(sys.argv[1]), Path(sys.argv[2]), *(sys.argv[3:] or ["", ""])
    place = {"store": store, "bus": bus or None} if store else {"data": data}
    serve("127.0.0.1", port, open_browser=False, limits=wide, **place)
"""


class Seat(Protocol):
    """A connection that sees positions and can move when it is its turn."""

    number: int  # of the last position it has
    news: News  # of its table

    @property
    def to_move(self) -> bool: ...

    async def move(self) -> None: ...


class Peer(Protocol):
    """A server process."""

    name: str

    async def start(self) -> None: ...

    async def table(self) -> list[Seat]: ...

    def stop(self) -> None: ...

    @property
    def pid(self) -> int: ...


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, its own threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


class News:
    """Tells the players of a table that something arrived."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def tell(self) -> None:
        """Wakes all who wait, once."""
        self._event.set()
        self._event = asyncio.Event()

    async def wait(self) -> None:
        """Until something arrives."""
        await self._event.wait()


async def until_closed(reading: Coroutine[Any, Any, None]) -> None:
    """Reads on; the end of the server is no error."""
    with contextlib.suppress(websockets.ConnectionClosed):
        await reading


# Serai


class Code(msgspec.Struct):
    code: int


class Seen(msgspec.Struct):
    legal: list[Code]


NUMBER = re.compile(r'"number":(-?\d+)')  # near the front of a position
SEEN = msgspec.json.Decoder(Seen)


class Answer(msgspec.Struct):
    type: str
    id: str
    number: int | None = None


class SeraiSeat:
    """One socket of ours."""

    def __init__(self, news: News) -> None:
        self.news = news
        self.number = -1
        self.latest = (
            ""  # position, read only by who is about to move: else the players would take the server's processor
        )
        self.over = False
        self.answers: dict[str, int | None] = {}  # to moves: the number of the entry; None: refused
        self.beating: asyncio.Task[None] | None = None

    async def connect(self, base: str, code: str, token: str) -> None:
        self.socket = await websockets.connect(f"ws{base[4:]}/ws", compression=None, ping_interval=None, max_size=None)
        hello = {"type": "hello", "id": "h", "code": code, "token": token}
        await self.socket.send(msgspec.json.encode(hello).decode())
        self.reading = asyncio.create_task(until_closed(self._read()))

    async def _read(self) -> None:
        async for text in self.socket:
            if text.startswith('{"type":"position"'):  # type: ignore[arg-type]
                self.latest, self.number = str(text), int(NUMBER.search(str(text))[1])  # type: ignore[index]
                self.news.tell()
            elif text.startswith('{"type":"over"'):  # type: ignore[arg-type]
                self.over = True
            elif text.startswith(('{"type":"accepted","id":"m', '{"type":"refused","id":"m')):  # type: ignore[arg-type]
                answer = msgspec.json.decode(text, type=Answer)
                self.answers[answer.id] = answer.number
                self.news.tell()

    async def beat(self, every: float = 1) -> None:
        """Signs of life as often as the page gives them, without another word at a table in real time."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.socket.send(f'{{"type":"ping","id":"p{next(ids)}"}}')
                await asyncio.sleep(every)

    @property
    def legal(self) -> list[Code]:
        return SEEN.decode(self.latest).legal if self.latest else []

    @property
    def to_move(self) -> bool:
        return bool(self.legal)

    async def move(self) -> None:
        await self.send_move()

    async def send_move(self) -> str:
        """Any legal move; returns the name under which it is answered."""
        name = f"m{next(ids)}"
        message = {"type": "move", "id": name, "move": random.choice(self.legal).code}
        self.latest = ""
        await self.socket.send(msgspec.json.encode(message).decode())
        return name

    async def answer(self, name: str) -> int | None:
        """The number of the entry; None where the move was refused, for somebody was faster."""
        while name not in self.answers:
            await self.news.wait()
        return self.answers.pop(name)


class Serai:
    """Our server: SQLite on disk, every move durable before it is told."""

    name: str = "serai (durable)"

    def __init__(self, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"

    async def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="serai-load-")
        script = Path(self.folder.name) / "serve_load.py"
        script.write_text(SERVE)
        self.process = subprocess.Popen(
            [sys.executable, *PROFILE, str(script), str(self.port), self.folder.name], stdout=subprocess.DEVNULL
        )
        self.http = httpx.AsyncClient(base_url=self.base, timeout=60)
        await answering(self.http, "/health")

    async def table(self) -> list[Seat]:
        return list(await self.people("deserto"))

    async def people(
        self, game: str, number: int = SEATS, options: Mapping[str, Any] = MappingProxyType({})
    ) -> list[SeraiSeat]:
        """A started table of people."""
        seats: list[dict[str, Any]] = [{"kind": "device"}] + [{"kind": "open"}] * (number - 1)
        wish = {"game": game, "name": "Host", "seats": seats, "options": dict(options)}
        made = await self.http.post("/api/tables", json=wish)
        guests = [made.json()]
        path = f"/api/tables/{guests[0]['code']}/join"
        guests += [(await self.http.post(path, json={"name": f"G{n}"})).json() for n in range(1, number)]
        news = News()
        sitting = [SeraiSeat(news) for _ in guests]
        for seat, guest in zip(sitting, guests, strict=True):
            await seat.connect(self.base, guest["code"], guest["token"])
        await sitting[0].socket.send('{"type":"start","id":"s"}')
        return sitting

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        self.folder.cleanup()

    @property
    def pid(self) -> int:
        return self.process.pid


@dataclass(frozen=True)
class Live:
    """A load against the clock."""

    game: str
    seats: int
    tables: int
    every: float  # seconds between two acts of a table, or of a seat where all act at once
    all_at_once: bool
    whole_box: bool = False  # every module there is, each with all that can be chosen of it

    @property
    def name(self) -> str:
        return f"{self.game}-whole" if self.whole_box else self.game


LIVE = (
    Live("quicksand", seats=4, tables=200, every=2.0, all_at_once=False),
    Live("temple", seats=6, tables=50, every=1 / 3, all_at_once=True),
    Live("temple", seats=6, tables=50, every=1 / 3, all_at_once=True, whole_box=True),
)


class SeraiLive(Serai):
    """Our server with a game against the clock, hearts beating as on the page."""

    def __init__(self, port: int, live: Live) -> None:
        super().__init__(port)
        self.live = live
        self.name = f"serai ({live.name}, real time)"

    async def table(self) -> list[Seat]:
        sitting = await self.people(self.live.game, self.live.seats, everything() if self.live.whole_box else {})
        for seat in sitting:
            seat.beating = asyncio.create_task(seat.beat())
            while seat.number < 0:  # nobody can be ready before the game has begun
                await asyncio.sleep(0.01)
            await seat.socket.send('{"type":"ready","id":"r"}')
        return list(sitting)


async def answering(http: httpx.AsyncClient, path: str) -> None:
    """Waits until a server answers."""
    for _ in range(200):
        try:
            await http.get(path)
            return
        except httpx.TransportError:
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")


# boardgame.io, over the socket.io protocol by hand, so that both clients cost alike


class PeerContext(msgspec.Struct):
    currentPlayer: str
    gameover: Any = None


class PeerHand(msgspec.Struct):
    hand: list[int] | int


class PeerBoard(msgspec.Struct):
    piles: list[list[int]]
    players: dict[str, PeerHand]


class PeerState(msgspec.Struct):
    G: PeerBoard
    ctx: PeerContext
    _stateID: int


class PeerSync(msgspec.Struct):
    state: PeerState


BEATEN_BY = (9, 9, 1, 2)


class PeerSeat:
    """One socket of boardgame.io."""

    def __init__(self, news: News, match: str, player: int) -> None:
        self.news, self.match, self.player = news, match, str(player)
        self.number = -1
        self.state: PeerState | None = None

    async def connect(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.socket = await websockets.connect(url, compression=None, ping_interval=None, max_size=None)
        await self.socket.recv()  # engine.io says hello
        await self.socket.send("40/deserto,")
        await self.socket.recv()
        await self._emit("sync", self.match, self.player, None, SEATS)
        self.reading = asyncio.create_task(until_closed(self._read()))

    async def _emit(self, *event: Any) -> None:
        await self.socket.send("42/deserto," + msgspec.json.encode(event).decode())

    async def _read(self) -> None:
        update = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
        sync = msgspec.json.Decoder(tuple[str, str, PeerSync])
        async for text in self.socket:
            assert isinstance(text, str)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith('42/deserto,["update"'):
                self._see(update.decode(text[11:])[2])
            elif text.startswith('42/deserto,["sync"'):
                self._see(sync.decode(text[11:])[2].state)

    def _see(self, state: PeerState) -> None:
        self.state, self.number = state, state._stateID
        self.news.tell()

    @property
    def to_move(self) -> bool:
        state = self.state
        return bool(state and state.ctx.currentPlayer == self.player and not state.ctx.gameover)

    async def move(self) -> None:
        state = self.state
        assert state
        self.state = None
        kind, args = self._choose(state.G)
        payload = {"type": kind, "args": args, "playerID": self.player}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state._stateID, self.match, self.player)

    def _choose(self, board: PeerBoard) -> tuple[str, list[int]]:
        hand = board.players[self.player].hand
        assert isinstance(hand, list)
        tops = [pile[-1] if pile else -1 for pile in board.piles]
        filled = [cell for cell in range(4) if tops[cell] >= 0]
        cells = [0, 1, 2, 3]
        if len(filled) not in (0, 4):
            cells = [c for c in cells if c not in filled and ((c + 1) & 3 in filled or (c + 3) & 3 in filled)]
        lays = [
            ("lay", [card, cell])
            for card in set(hand)
            for cell in cells
            if BEATEN_BY[card] not in (tops[(cell + 1) & 3], tops[(cell + 3) & 3])
        ]
        return random.choice(lays + [("give", [card]) for card in set(hand)])


class BoardgameIo:
    """The peer: matches kept in memory only, no credentials asked, which is its fastest way."""

    name = "boardgame.io 0.50.2 (in memory)"

    def __init__(self, port: int) -> None:
        self.port = port

    @staticmethod
    def is_installed() -> bool:
        """Whether npm has put it here."""
        return (HERE / "node_modules/boardgame.io").exists()

    async def start(self) -> None:
        self.process = subprocess.Popen(
            ["node", "server.cjs", str(self.port)], cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )  # fmt: skip
        await answering(httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}"), "/")

    async def table(self) -> list[Seat]:
        news = News()
        match = f"t{next(ids)}"
        seats = [PeerSeat(news, match, player) for player in range(SEATS)]
        for seat in seats:
            await seat.connect(self.port)
        return list(seats)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def pid(self) -> int:
        return self.process.pid
