"""A hall under a fault: real engines, servers as processes, people who play on; what it cost them, and what must hold."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from serai.store import open_postgres
from tests.cluster.company import Company, Party, check, finish, sit_down
from tests.cluster.processes import Server
from tests.cluster.traveller import Traveller
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey

PATIENCE = 10.0  # seconds until a table must have gone on
Fault = Callable[
    ["Scene"], Awaitable[float | None]
]  # the moment from which is counted, where that is not its beginning


@dataclass
class Scene:
    """All that stands on the stage."""

    postgres: Postgres
    valkey: Valkey
    address: str  # of the store
    servers: list[Server]
    bases: list[str]  # where people go, as a load balancer would send them
    companies: list[Company] = field(default_factory=list)

    @property
    def people(self) -> list[Traveller]:
        return [one for company in self.companies for one in company.people]


@asynccontextmanager
async def open_scene(
    folder: Path,
    postgres: Postgres,
    parties: Sequence[Party],
    address: str = "",
    drain: int = 0,
    bus_port: int = 0,
    first_bus: int = 0,
) -> AsyncIterator[Scene]:
    """Two servers, and people at all tables; the first server may have a line to the bus of its own."""
    async with AsyncExitStack() as stack:
        valkey = stack.enter_context(Valkey(folder / "valkey", bus_port))
        address = address or postgres.new_address()
        scene = Scene(postgres, valkey, address, [], [])
        stack.push_async_callback(send_home, scene)
        for number in range(2):
            bus = valkey.url_at(first_bus) if first_bus and not number else ""
            begin_server(scene, folder / f"server{number}", drain, bus)
        for server in scene.servers:
            await asyncio.to_thread(server.wait)
        scene.bases += [server.url for server in scene.servers]
        scene.companies += await asyncio.gather(*(sit_down(scene.bases, party, n) for n, party in enumerate(parties)))
        yield scene


def begin_server(scene: Scene, folder: Path, drain: int = 0, bus: str = "", newer: str = "") -> Server:
    """One more; it ends with this process."""
    server = Server(folder, scene.address, bus or scene.valkey.url, drain, newer)
    scene.servers.append(server)
    server.begin()
    return server


@asynccontextmanager
async def balanced(scene: Scene) -> AsyncIterator[None]:
    """A load balancer that asks every half second who is ready, and cuts the lines to whoever is not twice in a row."""

    async def watch(server: Server) -> None:
        missed = 0
        while True:
            missed = 0 if await asyncio.to_thread(server.is_ready, 0.5) else missed + 1
            if missed == 2:
                cut_off(scene, server.url)
            elif not missed and server.url not in scene.bases:
                scene.bases.append(server.url)
            await asyncio.sleep(0.5)

    watching = [asyncio.create_task(watch(server)) for server in scene.servers]
    try:
        yield
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


def cut_off(scene: Scene, base: str) -> None:
    """Nobody is sent there any more, and whoever is there has to dial again."""
    there = [one for one in scene.people if one.base == base]
    scene.bases.remove(base)
    for one in there:
        one.cut()


async def send_home(scene: Scene) -> None:
    await asyncio.gather(*(one.close() for one in scene.people))
    for server in scene.servers:
        if server.process is not None and server.process.poll() is None:
            os.kill(server.process.pid, signal.SIGCONT)
        server.kill()


@dataclass
class Cost:
    """What a fault cost people, in seconds; sorted."""

    out: list[float]  # of those who had to come to another server: until they saw the game again
    answers: list[float]  # of each move: until it was answered
    told: list[float]  # of each entry: from the first to see it to the last
    given_back: int  # ms of game time
    stand_ins: int = 0  # times that a bot sat down for somebody who seemed to be away

    def __str__(self) -> str:
        parts = [
            f"{len(self.out)} people moved: {shown(self.out)}",
            f"{len(self.answers)} answers: {shown(self.answers)}",
        ]
        return "; ".join(
            [*parts, f"told: {shown(self.told)}", f"game time back {self.given_back} ms, {self.stand_ins} stand-ins"]
        )


def shown(values: list[float]) -> str:
    return f"p50 {at(values, 0.5):.2f} p99 {at(values, 0.99):.2f} max {at(values, 1.0):.2f} s"


def at(values: list[float], share: float) -> float:
    """Of sorted values the one below which this share lies."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def cost_since(scene: Scene, since: float) -> Cost:
    """What was not answered yet, and who is not back yet, counts as well."""
    diaries, now = [one.diary for one in scene.people], time.monotonic()
    gaps = [[*diary.gaps, *([(diary.lost, now)] if diary.lost else [])] for diary in diaries]
    out = [max(gone) for lost in gaps if (gone := [back - max(since, went) for went, back in lost if back > since])]
    asked = [(began, came or now) for diary in diaries for began, came in diary.answers.values()]
    answers = [came - max(since, began) for began, came in asked if came > since]
    told = [late for company in scene.companies for late in lateness(company, since)]
    back = max(diary.given_back for diary in diaries)
    return Cost(sorted(out), sorted(answers), sorted(told), back)


def lateness(company: Company, since: float) -> list[float]:
    """Of each entry, from the first of a company to be shown it to the last."""
    diaries = [one.diary for one in company.people]
    found = []
    for number in sorted({number for diary in diaries for number in diary.seen}):
        firsts = [min((when for n, when in diary.seen.items() if n >= number), default=0.0) for diary in diaries]
        if all(firsts) and max(firsts) > since:
            found.append(max(firsts) - max(since, min(firsts)))
    return found


async def suffer(scene: Scene, fault: Fault, calm: float, after: float) -> Cost:
    """Everybody plays; then comes the fault; they go on, and to the end; then all is looked at."""
    async with at_play(scene):
        cost = await endure(scene, fault, calm, after)
        await play_out(scene)
    cost.stand_ins = await look_at_all(scene)
    return cost


@asynccontextmanager
async def at_play(scene: Scene) -> AsyncIterator[None]:
    playing = [asyncio.create_task(one.play()) for one in scene.people]
    try:
        yield
    finally:
        for task in playing:
            task.cancel()
        failed = [one for one in await asyncio.gather(*playing, return_exceptions=True) if isinstance(one, Exception)]
    assert not failed, failed


async def endure(scene: Scene, fault: Fault, calm: float, after: float) -> Cost:
    """One fault; every table goes on after it."""
    await asyncio.sleep(calm)
    began = time.monotonic()
    since = await fault(scene) or began
    stood = {company.code: company.number for company in scene.companies}
    await asyncio.sleep(after)
    until_all_went_on = time.monotonic() + PATIENCE
    while still := [one.told() for one in scene.companies if one.waits and one.number <= stood[one.code]]:
        assert time.monotonic() < until_all_went_on, f"tables that stand still: {still}"
        await asyncio.sleep(0.1)
    return cost_since(scene, since)


async def play_out(scene: Scene) -> None:
    for one in scene.people:
        one.think = (0.0, 0.02)
    await finish(scene.companies)


async def look_at_all(scene: Scene) -> int:
    """The log, what everybody saw, and what the servers wrote. How often a bot sat down for somebody."""
    store = open_postgres(scene.address)
    try:
        stand_ins = await check(store, scene.companies)
    finally:
        await store.close()
    for server in scene.servers:
        assert not server.faults, server.faults[0]
    return stand_ins
