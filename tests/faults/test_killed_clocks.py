"""kill -9 while clocks run: every table goes on less than a second before it stood, and that costs next to nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from serai.games import find_game
from serai.server.house import House
from serai.server.table import Table
from serai.store import GuestRow, Kept, SeatRow, TableRow, open_store
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id
from tests.server.process import free_port, house_process

pytestmark = pytest.mark.anyio
TABLES = 20
ROUNDS = 4
MOST = 1000  # ms that a kill may give back
LIVE = 1000  # tables whose clocks run at once


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def game_time(guest: Guest) -> float:
    """Game time as a client on this machine shows it now."""
    assert guest.position
    clock = guest.position.clock
    return clock.now + clock.rate * max(0.0, time.time() * 1000 - max(clock.time, clock.starts or 0))


async def show_life(guests: list[Guest]) -> None:
    """Pings, so that nobody is cut."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            for guest in guests:
                await guest.send(wire.Ping(id=new_id()))
            await asyncio.sleep(1)


async def running(visitor: Visitor, seated: wire.Seated, ready: bool) -> Guest:
    """At a table whose clock has begun to run."""
    guest = await visitor.guest(seated)
    alive = asyncio.create_task(show_life([guest]))
    if ready:
        await guest.do(wire.Ready(id=new_id()))
    await guest.until(lambda: guest.position and guest.position.clock.running)
    alive.cancel()
    return guest


async def test_a_kill_gives_back_less_than_a_second(tmp_path: Path) -> None:
    port = free_port()
    dice = random.Random(7)
    tables: list[wire.Seated] = []
    stood: list[float] = []
    lost: list[float] = []
    for round_ in range(ROUNDS + 1):
        with house_process(port, tmp_path) as process:
            visitor = Visitor(f"http://127.0.0.1:{port}")
            if not round_:
                tables = [await visitor.make("device", game="quicksand", start=True, grace=0) for _ in range(TABLES)]
            else:
                found = [await visitor.guest(seated) for seated in tables]
                for guest, before in zip(found, stood, strict=True):
                    position = await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
                    lost.append(before - position.clock.now)
                    await guest.close()
            guests = await asyncio.gather(*(running(visitor, seated, ready=not round_) for seated in tables))
            alive = asyncio.create_task(show_life(guests))
            await asyncio.sleep(dice.uniform(0.2, 2.5))
            stood = [game_time(guest) for guest in guests]
            os.kill(process.pid, signal.SIGKILL)
            alive.cancel()
            for guest in guests:
                await guest.close()
            await visitor.http.aclose()
    print(
        f"\n{len(lost)} clocks after kill -9: {max(lost):.0f} ms given back at most, {sum(lost) / len(lost):.0f} on average"
    )
    assert min(lost) > -50 and max(lost) <= MOST  # a client may show a few ms less than the server


async def test_keeping_where_a_thousand_clocks_stand_costs_next_to_nothing(tmp_path: Path) -> None:
    game = find_game("quicksand")
    house = House(store=open_store(f"sqlite:///{tmp_path}/hall.db"))
    tables = []
    for n in range(LIVE):
        row = TableRow(
            code=f"T{n}", game=game.name, version=game.version, options={}, seed=bytes(16), host=1, created=0, started=1
        )
        seat = SeatRow(seat=0, kind="open", name="Ana", guest=1)
        kept = Kept(table=row, guests=[GuestRow(number=1, name="Ana", token_hash=b"")], seats=[seat])
        assert await house.store.create(kept)
        tables.append(Table(house, kept))
        tables[-1].timing.time.start(house.clock.now())
    spent, waited = [], []
    for _ in range(5):
        await asyncio.sleep(0.05)
        began, worked = time.perf_counter(), time.process_time()
        await house.running.keep(tables)
        waited.append(time.perf_counter() - began)
        spent.append(time.process_time() - worked)
    await house.store.close()
    share = sorted(spent)[2]
    print(
        f"\n{LIVE} running clocks kept: {share * 1000:.1f} ms of processor, {sorted(waited)[2] * 1000:.1f} ms until on disk"
    )
    assert share < 0.05  # of each second
