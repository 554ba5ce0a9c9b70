"""Our server under load: durable, in turns or against the clock."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import msgspec
import websockets

from load.peers import SEATS, News, Seat, answering, ids, until_closed
from sweeping.sets import everything

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
