"""A hall of one or several servers, with a database and a bus of its own: real processes on loopback, gone when we are."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import astuple, dataclass
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import httpx
import redis
from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.process import Engine
from tests.engines.valkey import Valkey

from load.bots import counted
from load.meters import cpu_seconds, memory, tree_seconds
from load.ours import SERVE, SeraiSeat
from load.peers import SEATS, News, answering

COUNTED = ("serai_append_seconds_count", "serai_append_seconds_sum", "serai_caught_up_total")
WRITES = "select pg_snapshot_xmax(pg_current_snapshot())::text"  # every transaction that writes takes the next number


@dataclass(frozen=True)
class Kind:
    """What a hall is made of."""

    servers: int = 1
    store: str = "sqlite"
    bus: str = ""  # valkey, nats or notify
    together: bool = False  # those of one table by one server, as a proxy brings them that chooses by the code

    @property
    def name(self) -> str:
        parts = [part for part in (self.store, self.bus) if part]
        tables = ", a table by one" if self.together else ""
        return f"{self.servers} server{'s' * (self.servers > 1)}, {' + '.join(parts)}{tables}"

    @property
    def heartbeat(self) -> float:
        """Seconds between two signs of life of a silent page: half of what is asked for."""
        return 7.5 if self.store == "sqlite" else 0.8


class LoadServer(Engine):
    """One of ours, which lets everybody do as much as they like."""

    scheme = "http"

    def __init__(self, folder: Path, store: str, bus: str) -> None:
        super().__init__(folder)
        self._place = [store, bus]

    def command(self) -> list[str]:
        script = self.folder / "serve_load.py"
        script.write_text(SERVE)
        return [sys.executable, str(script), str(self.port), str(self.folder), *self._place]


class PlacedSeat(SeraiSeat):
    """One that knows by which server it sits."""

    def __init__(self, news: News, place: int, code: str, token: str) -> None:
        super().__init__(news)
        self.place, self.code, self.token = place, code, token
        self.second: PlacedSeat | None = None  # another device of the same guest


@dataclass
class Reading:
    """What stands on all meters."""

    ours: float = 0.0  # processor seconds of the servers
    base: float = 0.0  # of PostgreSQL
    bus: float = 0.0  # of the bus
    entries: float = 0.0
    append_seconds: float = 0.0
    caught_up: float = 0.0
    commits: float = 0.0  # transactions of PostgreSQL that wrote something
    told: float = 0.0  # news told by Valkey
    told_bytes: float = 0.0  # what it has sent
    client: float = 0.0  # processor seconds of ourselves, who play everybody

    def since(self, before: Reading) -> Reading:
        return Reading(*(now - then for now, then in zip(astuple(self), astuple(before), strict=True)))


class Hall:
    """Servers and engines of one kind. The people of every table are spread over all servers, unless they are together."""

    def __init__(self, kind: Kind, postgres: Postgres) -> None:
        self.kind = kind
        self._postgres = postgres
        self._stack = ExitStack()
        self._bus: Engine | None = None
        self._meter: asyncpg.Connection | None = None
        self.servers: list[LoadServer] = []
        self._turns = count()
        self.doors: list[httpx.AsyncClient] = []

    async def start(self) -> None:
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-load-")))
        store, bus = self._engines(folder)
        self._meter = await asyncpg.connect(store) if store else None
        for number in range(self.kind.servers):
            server = LoadServer(folder / f"server{number}", store, bus)
            server.begin()
            self.servers.append(self._stack.enter_context(server))
        self.doors = [httpx.AsyncClient(base_url=server.url, timeout=60) for server in self.servers]
        for door in self.doors:
            await answering(door, "/ready")

    def _engines(self, folder: Path) -> tuple[str, str]:
        """Addresses of the store and the bus; empty where there is none."""
        if self.kind.store == "sqlite":
            return "", ""
        if self.kind.bus != "notify":
            self._bus = self._stack.enter_context({"valkey": Valkey, "nats": Nats}[self.kind.bus](folder / "bus"))
        return self._postgres.new_address(), self._bus.url if self._bus else ""

    async def stop(self) -> None:
        for door in self.doors:
            await door.aclose()
        if self._meter is not None:
            await self._meter.close()
        self._stack.close()

    # People

    async def table(self, game: str = "deserto") -> list[PlacedSeat]:
        """A started table, its people by turns at one server and the next."""
        seats = [{"kind": "device"}] + [{"kind": "open"}] * (SEATS - 1)
        first = next(self._turns) % len(self.doors) if self.kind.together else 0
        made = (await self.doors[first].post("/api/tables", json={"game": game, "name": "Host", "seats": seats})).json()
        news, code = News(), made["code"]
        sitting = [PlacedSeat(news, first, code, made["token"])]
        for number in range(1, SEATS):
            place = first if self.kind.together else number % len(self.doors)
            joined = await self.doors[place].post(f"/api/tables/{code}/join", json={"name": f"G{number}"})
            sitting.append(PlacedSeat(news, place, code, joined.json()["token"]))
        for seat in sitting:
            await seat.connect(self.servers[seat.place].url, code, seat.token)
        await sitting[0].socket.send('{"type":"start","id":"s"}')
        return sitting

    async def look_on(self, sitting: list[PlacedSeat]) -> None:
        """Everybody looks on by a second device too."""
        for seat in sitting:
            second = PlacedSeat(News(), seat.place, seat.code, seat.token)
            await second.connect(self.servers[seat.place].url, seat.code, seat.token)
            seat.second = second

    # Meters

    async def begin(self) -> Reading:
        """All of them, processors last: what it costs to read the others is not counted."""
        now = await self._count(Reading())
        return self._spend(now)

    async def end(self) -> Reading:
        """All of them, processors first."""
        return await self._count(self._spend(Reading()))

    def _spend(self, now: Reading) -> Reading:
        now.ours, now.client = sum(map(cpu_seconds, self.pids)), cpu_seconds(os.getpid())
        if self._meter is not None and self._postgres._process:
            now.base = tree_seconds(self._postgres._process.pid)
        if self._bus is not None and self._bus.process:
            now.bus = tree_seconds(self._bus.process.pid)
        return now

    async def _count(self, now: Reading) -> Reading:
        pages = [(await door.get("/metrics")).text for door in self.doors]
        now.entries, now.append_seconds, now.caught_up = (
            sum(counted(page, name) for page in pages) for name in COUNTED
        )
        if self._meter is not None:
            now.commits = float(await self._meter.fetchval(WRITES))
        if isinstance(self._bus, Valkey):
            now.told, now.told_bytes = told_by(self._bus.port)
        return now

    def memory(self) -> int:
        """Bytes of all servers together."""
        return sum(map(memory, self.pids))

    @property
    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers if server.process]


def told_by(port: int) -> tuple[float, float]:
    """News, and bytes sent, of a Valkey since it began."""
    with redis.Redis(port=port) as line:
        about = line.info("all")
    assert isinstance(about, dict)
    return about.get("cmdstat_publish", {}).get("calls", 0), about["total_net_output_bytes"]
