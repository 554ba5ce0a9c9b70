"""How the server bears many tables, beside boardgame.io's, on this machine: `python bench/load.py`.

Loopback only; bounded in tables and time; stops by itself. Servers run in processes of their own, all clients in this one.
A move's time runs from sending it until every seat of its table has the new position.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' engines
sys.path.insert(0, str(Path(__file__).parent))

from load import bots
from load.boardgame_io import BoardgameIo
from load.meters import cpu_seconds, memory
from load.ours import LIVE, Serai, SeraiLive, SeraiSeat
from load.peers import Peer, Seat

EVERY = 2.0  # seconds between two moves of a table
PORT = 9870
WARM_UP = 60  # tables played to the end before anything is measured
FEW = 5  # instead, where games against the clock would go on beside those that are measured
GAMES = (
    5  # one after the other at every table that never waits: one is over in about a second, too short a time to trust
)
LATE = 10.0  # a move that takes longer has failed
LIVE_P99 = 50  # ms from a tap to all screens, in real time
Peers = list[type[Serai | BoardgameIo]]


@dataclass
class Result:
    """One run."""

    server: str
    tables: int
    seats: int
    moves: int
    lost: int
    seconds: float
    moves_per_second: float
    p50: float  # ms
    p95: float
    p99: float
    cpu_ms_per_move: float
    moves_per_cpu_second: float
    kb_per_table: float


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


async def one_move(seats: list[Seat], times: list[float]) -> bool:
    """Somebody moves, everybody sees it; False when the game is over."""
    mover = next((seat for seat in seats if seat.to_move), None)
    if mover is None:
        return False
    number = mover.number
    began = time.perf_counter()
    await mover.move()
    async with asyncio.timeout(LATE):
        while any(seat.number <= number for seat in seats):
            await mover.news.wait()
    times.append(time.perf_counter() - began)
    return True


async def one_act(mover: SeraiSeat, seats: list[Seat], times: list[float]) -> None:
    """A seat acts among others who act too; a move that came too late is answered, and counts for nothing."""
    if not mover.to_move:
        return
    began = time.perf_counter()
    name = await mover.send_move()
    async with asyncio.timeout(LATE):
        number = await mover.answer(name)
        while number is not None and any(seat.number < number for seat in seats):
            await mover.news.wait()
    if number is not None:
        times.append(time.perf_counter() - began)


async def act(
    mover: SeraiSeat, seats: list[Seat], until: float, every: float, times: list[float], lost: list[int]
) -> None:
    """Acts of one seat until the time is up."""
    await asyncio.sleep(random.random() * every)
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            await one_act(mover, seats, times)
        except TimeoutError:
            lost.append(1)
            return
        await asyncio.sleep(max(0.001, began + every - time.perf_counter()))


async def act_all(seats: list[Seat], until: float, every: float, times: list[float], lost: list[int]) -> None:
    """Every seat of a table by itself."""
    movers = [seat for seat in seats if isinstance(seat, SeraiSeat)]
    await asyncio.gather(*(act(mover, seats, until, every, times, lost) for mover in movers))


async def play(seats: list[Seat], until: float, every: float, times: list[float], lost: list[int]) -> None:
    """Moves at a table until the time is up: one every so often, or as fast as it goes."""
    await asyncio.sleep(random.random() * every)
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            if not await one_move(seats, times):
                return
        except TimeoutError:
            lost.append(1)
            return
        if every:
            await asyncio.sleep(max(0, began + every - time.perf_counter()))


async def open_tables(peer: Peer, tables: int) -> list[list[Seat]]:
    """Ten at a time, so that nobody is drowned before the race."""
    opened: list[list[Seat]] = []
    while len(opened) < tables:
        group = min(10, tables - len(opened))
        opened += await asyncio.gather(*(peer.table() for _ in range(group)))
    for seats in opened:
        while not any(seat.to_move for seat in seats) or any(seat.number < 0 for seat in seats):
            await asyncio.sleep(0.01)
    return opened


async def measure(peer: Peer, tables: int, seconds: float, every: float) -> Result:
    """One run against a fresh server."""
    await peer.start()
    try:
        # What only the first moves cost is not counted: a compiler at run time needs thousands of them to warm up.
        warm = await open_tables(peer, FEW if isinstance(peer, SeraiLive) else WARM_UP)
        await asyncio.gather(*(play(seats, time.perf_counter() + 20, 0, [], []) for seats in warm))
        empty = memory(peer.pid)
        full, cpu, took = 0, 0.0, 0.0
        times: list[float] = []
        lost: list[int] = []
        plays = act_all if isinstance(peer, SeraiLive) and peer.live.all_at_once else play
        for _ in range(1 if every else GAMES):
            opened = await open_tables(peer, tables)
            await asyncio.sleep(1)
            full = full or memory(peer.pid)
            before, began = cpu_seconds(peer.pid), time.perf_counter()
            await asyncio.gather(*(plays(seats, began + seconds, every, times, lost) for seats in opened))
            cpu, took = cpu + cpu_seconds(peer.pid) - before, took + time.perf_counter() - began
    finally:
        peer.stop()
    moves = max(1, len(times))
    return Result(
        peer.name, tables, len(opened[0]), len(times), len(lost), round(took, 1), round(moves / took, 1),
        round(percentile(times, 0.5), 2),
        round(percentile(times, 0.95), 2), round(percentile(times, 0.99), 2), round(cpu * 1000 / moves, 3),
        round(moves / max(cpu, 0.001)), round((full - empty) / 1024 / tables, 1),
    )  # fmt: skip


def show(result: Result, what: str) -> None:
    print(
        f"{result.server:32} {what:12} {result.tables:5} tables x {result.seats}  {result.moves_per_second:8.1f} moves/s  "
        f"p50 {result.p50:8.2f}  p95 {result.p95:8.2f}  p99 {result.p99:8.2f} ms  {result.cpu_ms_per_move:6.3f} ms CPU/move  "
        f"{result.moves_per_cpu_second:6} moves/CPU-s  {result.kb_per_table:7.1f} KB/table  lost {result.lost}",
        flush=True,
    )


def verdict(result: Result) -> str:
    """What a run in real time says about its target; a run without a move says nothing."""
    if not result.moves:
        return f"tap to all screens in real time: not measured, for no move was made ({result.lost} lost)"
    is_reached = result.p99 < LIVE_P99 and not result.lost  # who waited in vain is not among the times
    return f"tap to all screens in real time: p99 {'under' if is_reached else 'over'} {LIVE_P99} ms"


def read_call(words: list[str] | None = None) -> argparse.Namespace:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", help="10 100 1000; with --cluster 100 300 1000")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3, help="at full speed, by turns; the ratio is their median")
    games = [live.name for live in LIVE]
    parser.add_argument(
        "--live", nargs="*", choices=games, default=games, help="games in real time (all); none: --live"
    )
    parser.add_argument(
        "--live-tables", type=int, help="tables in real time, instead of what the load is meant to have"
    )
    part = parser.add_mutually_exclusive_group()
    part.add_argument(
        "--cluster",
        action="store_true",
        help="instead: one and two servers on PostgreSQL and a bus, beside one on SQLite",
    )
    parser.add_argument("--people", type=int, default=1000, help="who are there and silent, with --cluster; 0: nobody")
    part.add_argument("--only-live", action="store_true")
    part.add_argument("--only-full-speed", action="store_true")
    part.add_argument("--only-bots", action="store_true")
    parser.add_argument(
        "--bot-tables",
        type=int,
        nargs="*",
        default=[16, 64, 128, 256, 384],
        help="steps of tables full of bots; none: none",
    )
    parser.add_argument("--bot-seconds", type=float, default=5.0, help="for each of these steps")
    parser.add_argument("--without-peer", action="store_true")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "out.json")
    asked = parser.parse_args(words)
    asked.tables = asked.tables or ([100, 300, 1000] if asked.cluster else [10, 100, 1000])
    if asked.only_full_speed or asked.only_bots:
        asked.live, asked.tables = [], []
    if asked.only_live or asked.only_bots:
        asked.tables, asked.rounds = [], 0
    if asked.only_live or asked.only_full_speed:
        asked.bot_tables = []
    return asked


async def run_live(asked: argparse.Namespace, ports: Iterator[int]) -> list[Result]:
    """Games against the clock."""
    results = []
    for live in LIVE:
        if live.name in asked.live:
            tables = asked.live_tables or live.tables
            results.append(await measure(SeraiLive(next(ports), live), tables, asked.seconds, live.every))
            show(results[-1], f"every {live.every:.2g} s")
            print(verdict(results[-1]), flush=True)
    return results


async def run_bots(asked: argparse.Namespace, ports: Iterator[int]) -> list[bots.Borne]:
    """Tables full of bots, with a person at each."""
    results: list[bots.Borne] = []
    for party in bots.PARTIES if asked.bot_tables else ():
        steps = await bots.climb(bots.SeraiBots(next(ports), party), asked.bot_tables, asked.bot_seconds)
        print(bots.verdict(party, steps), flush=True)
        results += steps
    return results


async def run_full_speed(asked: argparse.Namespace, peers: Peers, ports: Iterator[int]) -> list[Result]:
    """100 tables that never wait: what a processor second is worth."""
    results: list[Result] = []
    ratios = []
    for _ in range(asked.rounds):
        for make in peers:
            results.append(await measure(make(next(ports)), 100, asked.seconds, 0))
            show(results[-1], "full speed")
        ratios.append(results[-len(peers)].moves_per_cpu_second / results[-1].moves_per_cpu_second)
    if len(peers) > 1 and ratios:
        each = ", ".join(f"{ratio:.1f}" for ratio in ratios)
        print(f"moves per processor second at full speed, serai / boardgame.io: {median(ratios):.1f} x (of {each})")
    return results


async def main() -> None:
    """One run."""
    asked = read_call()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    if asked.cluster:
        from load.cluster import Pace, run_cluster  # needs the engines

        write(asked.out, await run_cluster(asked.tables, asked.people, Pace(EVERY, asked.seconds)))
        return
    peers: Peers = [Serai]
    if not asked.without_peer and not asked.only_live and not asked.only_bots:
        if BoardgameIo.is_installed():
            peers.append(BoardgameIo)
        else:
            print("boardgame.io is not installed, so it is left out: npm ci in bench/load", file=sys.stderr)
    ports = count(PORT)
    borne = await run_bots(asked, ports)
    results = await run_live(asked, ports)
    for tables in asked.tables:
        for make in peers:
            results.append(await measure(make(next(ports)), tables, asked.seconds, EVERY))
            show(results[-1], f"every {EVERY:g} s")
    results += await run_full_speed(asked, peers, ports)
    write(asked.out, {"runs": [asdict(r) for r in results], "bots": [asdict(r) for r in borne]})


def write(out: Path, figures: dict[str, Any]) -> None:
    """For programs."""
    out.write_text(json.dumps({"python": platform.python_version(), **figures}, indent=1))


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
