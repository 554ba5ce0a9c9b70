"""What several servers cost: the same people and pace as on one, moves timed to near and far seats, every engine metered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from tests.engines.postgres import Postgres

from load.halls import Hall, Kind, PlacedSeat, Reading
from load.report import Idle, Run, show, show_idle, tables_of

LATE = 10.0  # seconds: a move that takes longer has failed
AT_ONCE = 10  # tables opened at the same time
KINDS = (
    Kind(),
    Kind(1, "postgres", "valkey"),
    Kind(2, "postgres", "valkey", together=True),
    Kind(2, "postgres", "valkey"),
)
OTHERS = (Kind(2, "postgres", "notify"), Kind(2, "postgres", "nats"))  # once each


@dataclass(frozen=True)
class Pace:
    """How long, and how fast."""

    every: float = 2.0  # seconds between two moves of a table
    seconds: float = 20.0
    settle: float = 3.0  # from the last table's opening until moves count: all servers have told how it stands
    warm_up: int = 10  # tables played to the end before anything is measured


@dataclass
class Times:
    """Seconds from sending a move until all who sit by the same server have it, all by other servers, and everybody."""

    near: list[float] = field(default_factory=list)
    far: list[float] = field(default_factory=list)
    all: list[float] = field(default_factory=list)
    lost: int = 0


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """p50, p95 and p99 in ms."""
    ordered = sorted(times) or [float("nan")]
    p50, p95, p99 = (
        round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for share in (0.5, 0.95, 0.99)
    )
    return p50, p95, p99


async def arrival(seats: list[PlacedSeat], number: int, began: float) -> float:
    """How long until all of them have a newer position."""
    while any(seat.number <= number for seat in seats):
        await seats[0].news.wait()
    return time.perf_counter() - began


async def one_move(seats: list[PlacedSeat], times: Times) -> bool:
    """Somebody moves, everybody sees it; False when the game is over."""
    mover = next((seat for seat in seats if seat.to_move), None)
    if mover is None:
        return False
    near = [seat for seat in seats if seat.place == mover.place]
    far = [seat for seat in seats if seat.place != mover.place]
    number, began = mover.number, time.perf_counter()
    await mover.move()
    async with asyncio.timeout(LATE):
        took = await asyncio.gather(*(arrival(some, number, began) for some in (near, far) if some))
    times.near.append(took[0])
    times.far += took[1:]
    times.all.append(max(took))
    return True


async def play(seats: list[PlacedSeat], until: float, every: float, times: Times) -> None:
    """Moves at a table until the time is up: one every so often, or as fast as it goes."""
    await asyncio.sleep(random.random() * every)
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            if not await one_move(seats, times):
                return
        except TimeoutError:
            times.lost += 1
            return
        await asyncio.sleep(max(0, began + every - time.perf_counter()))


async def open_tables(hall: Hall, tables: int) -> list[list[PlacedSeat]]:
    """Some at a time, until everybody sees the game."""
    opened: list[list[PlacedSeat]] = []
    while len(opened) < tables:
        opened += await asyncio.gather(*(hall.table() for _ in range(min(AT_ONCE, tables - len(opened)))))
    async with asyncio.timeout(60):
        for seats in opened:
            while not any(seat.to_move for seat in seats) or any(seat.number < 0 for seat in seats):
                await asyncio.sleep(0.01)
    return opened


@asynccontextmanager
async def hearts(opened: list[list[PlacedSeat]], every: float) -> AsyncIterator[None]:
    """Everybody gives signs of life meanwhile, as pages do, each at a moment of their own."""

    async def beat(seat: PlacedSeat) -> None:
        await asyncio.sleep(random.random() * every)
        await seat.beat(every)

    beating = [asyncio.create_task(beat(seat)) for seats in opened for seat in seats]
    try:
        yield
    finally:
        for task in beating:
            task.cancel()
        await asyncio.gather(*beating, return_exceptions=True)


async def measure(hall: Hall, tables: int, pace: Pace, *, beating: bool = False) -> Run:
    """Moves at the pace of people, at so many tables."""
    warm = await open_tables(hall, pace.warm_up)
    await asyncio.gather(*(play(seats, time.perf_counter() + 20, 0, Times()) for seats in warm))
    opened = await open_tables(hall, tables)
    times = Times()
    async with hearts(opened if beating else [], hall.kind.heartbeat):
        await asyncio.sleep(pace.settle)
        before, began = await hall.begin(), time.perf_counter()
        await asyncio.gather(*(play(seats, began + pace.seconds, pace.every, times) for seats in opened))
        spent, took = (await hall.end()).since(before), time.perf_counter() - began
    return judged(hall.kind, tables, beating, times, spent, took)


def judged(kind: Kind, tables: int, beating: bool, times: Times, spent: Reading, took: float) -> Run:
    """What was measured, for each move."""
    moves = len(times.all)
    each = 1e6 / max(1, moves)
    return Run(
        kind.name, tables, beating, moves, times.lost, round(took, 1),
        percentiles(times.all), percentiles(times.near), percentiles(times.far),
        round(spent.ours * each), round(spent.base * each), round(spent.bus * each), round(spent.client * each),
        round(1000 * spent.append_seconds / max(1, spent.entries), 2),
        round(spent.entries / spent.commits, 2) if spent.commits else 0.0,
        round(spent.told / max(1, moves), 2), round(spent.told_bytes / max(1, moves)), spent.caught_up,
        round(moves / max(0.001, spent.ours)),
    )  # fmt: skip


async def rest(hall: Hall, people: int, seconds: float) -> tuple[float, float, float]:
    """What it costs that they are there, for each of them and second."""
    before, began = await hall.begin(), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, each = (await hall.end()).since(before), 1e6 / people / (time.perf_counter() - began)
    return round(spent.ours * each, 1), round(spent.base * each, 1), round(spent.bus * each, 1)


async def idle(hall: Hall, people: int, pace: Pace) -> Idle:
    """Tables at which nobody moves."""
    empty, nobody = hall.memory(), await rest(hall, 1, pace.seconds)
    opened = await open_tables(hall, max(1, people // 4))
    seats = [seat for some in opened for seat in some]
    await asyncio.sleep(pace.settle)
    full = hall.memory()
    silent = await rest(hall, len(seats), pace.seconds)
    async with hearts(opened, hall.kind.heartbeat):
        beating = await rest(hall, len(seats), pace.seconds)
    before = hall.memory()
    await asyncio.gather(*(hall.look_on(some) for some in opened))
    await asyncio.sleep(1)
    return Idle(
        hall.kind.name, len(seats), hall.kind.heartbeat, nobody, silent, beating,
        round((full - empty) / 1024 / len(opened), 1), round((hall.memory() - before) / 1024 / len(seats), 1),
        round(empty / 2**20 / hall.kind.servers, 1),
    )  # fmt: skip


def plan(tables: list[int]) -> list[tuple[Kind, int, bool]]:
    """Which halls, with how many tables, and whether hearts beat beside the moves."""
    middle = sorted(tables)[len(tables) // 2]
    runs = [(kind, number, False) for kind in KINDS for number in tables]
    return [*runs, (KINDS[-1], middle, True), *((kind, middle, False) for kind in OTHERS)]


async def run_cluster(tables: list[int], people: int, pace: Pace) -> dict[str, Any]:
    """All of it, one hall after the other."""
    runs: list[Run] = []
    idles: list[Idle] = []
    with Postgres(on_disk=True) as postgres:
        for kind, number, beating in plan(tables):
            async with opened(Hall(kind, postgres)) as hall:
                runs.append(await measure(hall, number, pace, beating=beating))
            show(runs[-1])
        for kind in KINDS if people else ():
            async with opened(Hall(kind, postgres)) as hall:
                idles.append(await idle(hall, people, pace))
            show_idle(idles[-1])
    print(tables_of(runs, idles))
    return {"cluster": [asdict(run) for run in runs], "idle": [asdict(one) for one in idles]}


@asynccontextmanager
async def opened(hall: Hall) -> AsyncIterator[Hall]:
    """A hall that is gone afterwards, whatever happens."""
    try:
        await hall.start()
        yield hall
    finally:
        await hall.stop()
