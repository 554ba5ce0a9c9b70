"""Tables full of bots, one person at each: how many of them the server bears until a tap takes too long."""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from load.meters import cpu_seconds
from load.ours import Serai, SeraiSeat
from load.peers import News

LATE = 10.0  # seconds: a tap that takes longer has failed
SETTLE = 1.0  # seconds from opening tables until taps count
COUNT_IN = 3.0  # more, against the clock
WARM_UP = 10.0  # seconds at most until the first bot has had a thought: its process must have started
FEW = 5  # taps: with fewer a step goes on, up to three times as long
P99 = 50  # ms from a tap to the screen


@dataclass(frozen=True)
class Party:
    """One person among bots."""

    game: str
    seats: int
    level: str = "expert"
    every: float = 0.5  # seconds between two taps of the person, where they may act
    real_time: bool = False
    options: dict[str, Any] = field(default_factory=dict)


PARTIES = (
    Party("temple", seats=6, real_time=True),
    Party("desert", seats=5, options={"starter": 1}),  # the person begins: their turn comes round seldom enough
)


@dataclass
class Borne:
    """One step: so many tables at once."""

    game: str
    seats: int
    tables: int
    taps: int
    lost: int
    p50: float  # ms
    p99: float
    entries_per_second: float  # of all tables, people's and bots'
    cpu_ms_per_entry: float  # of the server itself, without its workers
    quick: float  # share of the bots' decisions that came without a thought, for no worker had time
    log: int  # entries of the longest game, at the end

    @property
    def is_borne(self) -> bool:
        """Whether everybody could play well; where nobody tapped, that is not known."""
        return self.taps > 0 and not self.lost and self.p99 < P99


class SeraiBots(Serai):
    """Our server with tables of one person and bots."""

    def __init__(self, port: int, party: Party) -> None:
        super().__init__(port)
        self.party = party

    async def person(self) -> SeraiSeat:
        """Sits down with bots, and the game begins."""
        bots = [{"kind": "bot", "level": self.party.level}] * (self.party.seats - 1)
        wish = {"game": self.party.game, "name": "Host", "seats": [{"kind": "device"}, *bots], "start": True}
        made = (
            await self.http.post("/api/tables", json={**wish, "options": self.party.options, "bot_pace": 100})
        ).json()
        seat = SeraiSeat(News())
        await seat.connect(self.base, made["code"], made["token"])
        seat.beating = asyncio.create_task(seat.beat())
        while seat.number < 0:
            await asyncio.sleep(0.01)
        await seat.socket.send('{"type":"ready","id":"r"}')
        return seat

    async def decisions(self) -> tuple[float, float]:
        """How many moves bots have chosen so far, and how many of them without a thought."""
        text = (await self.http.get("/metrics")).text
        return counted(text, "serai_bot_seconds_count"), counted(text, "serai_bot_quick_moves_total")


def counted(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def tap(seat: SeraiSeat, times: list[float]) -> None:
    """The person acts; bots may have been faster, then it counts for nothing."""
    began = time.perf_counter()
    name = await seat.send_move()
    async with asyncio.timeout(LATE):
        number = await seat.answer(name)
        while number is not None and seat.number < number:
            await seat.news.wait()
    if number is not None:
        times.append(time.perf_counter() - began)


async def tap_on(seat: SeraiSeat, seconds: float, every: float, times: list[float], lost: list[int]) -> None:
    """Now and then, until the time is up."""
    began = time.perf_counter()
    while time.perf_counter() - began < seconds * (1 if len(times) >= FEW else 3):
        await asyncio.sleep(every * (0.5 + random.random()))
        try:
            if seat.to_move:
                await tap(seat, times)
        except TimeoutError:
            lost.append(1)
            return


async def warm(peer: SeraiBots, people: list[SeraiSeat]) -> None:
    """Until a worker thinks, while the people play."""
    began = time.perf_counter()
    while time.perf_counter() - began < WARM_UP:
        chosen, quick = await peer.decisions()
        if chosen > quick:
            return
        await asyncio.gather(*(tap(seat, []) for seat in people if seat.to_move))
        await asyncio.sleep(0.2)


async def bear(peer: SeraiBots, people: list[SeraiSeat], tables: int, seconds: float) -> Borne:
    """As many tables as asked for; games that are over give way to new ones."""
    people[:] = [seat for seat in people if not seat.over]
    people += await asyncio.gather(*(peer.person() for _ in range(tables - len(people))))
    await asyncio.sleep(SETTLE + peer.party.real_time * COUNT_IN)
    await warm(peer, people)
    times: list[float] = []
    lost: list[int] = []
    before, entries = await peer.decisions(), sum(seat.number for seat in people)
    cpu, began = cpu_seconds(peer.pid), time.perf_counter()
    await asyncio.gather(*(tap_on(seat, seconds, peer.party.every, times, lost) for seat in people))
    cpu, took = cpu_seconds(peer.pid) - cpu, time.perf_counter() - began
    entries = sum(seat.number for seat in people) - entries
    after = await peer.decisions()
    ordered = [round(1000 * one, 2) for one in sorted(times)] or [float("nan")]
    return Borne(
        peer.party.game, peer.party.seats, tables, len(times), len(lost),
        ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))],
        round(entries / took, 1), round(1000 * cpu / max(1, entries), 2),
        round((after[1] - before[1]) / max(1, after[0] - before[0]), 3), max(seat.number for seat in people),
    )  # fmt: skip


def show(borne: Borne) -> None:
    print(
        f"serai ({borne.game}, one person and {borne.seats - 1} bots)  {borne.tables:4} tables  {borne.taps:5} taps  "
        f"p50 {borne.p50:7.2f}  p99 {borne.p99:7.2f} ms  {borne.entries_per_second:6.1f} entries/s  "
        f"{borne.cpu_ms_per_entry:6.2f} ms CPU/entry  "
        f"{borne.quick:5.1%} of the bots' moves without a thought  longest log {borne.log:4}  lost {borne.lost}",
        flush=True,
    )


async def climb(peer: SeraiBots, steps: list[int], seconds: float) -> list[Borne]:
    """More and more tables, until a tap takes too long."""
    await peer.start()
    results: list[Borne] = []
    people: list[SeraiSeat] = []
    try:
        for tables in steps:
            results.append(await bear(peer, people, tables, seconds))
            show(results[-1])
            if not results[-1].is_borne:
                break
    except (TimeoutError, httpx.TransportError):
        print(f"serai ({peer.party.game}): the server did not answer any more", flush=True)
    finally:
        peer.stop()
    return results


def verdict(party: Party, results: list[Borne]) -> str:
    """How many tables were borne, at least or at most."""
    most = max((borne.tables for borne in results if borne.is_borne), default=0)
    bound = "at least " if results and results[-1].is_borne else ""
    return (
        f"{party.game}, one person and {party.seats - 1} bots at each table: {bound}{most} tables with p99 under {P99} ms "
        f"for a tap, on {os.cpu_count()} cores"
    )
