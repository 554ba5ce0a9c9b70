"""The clock stands where it stood: after a stop exactly, after a kill to within a second; nothing told unhappens."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from serai.server.running_clocks import EVERY
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]
LIVES = 2


async def glass(house: Visitor, clock: HandClock, **more: object) -> tuple[wire.Seated, Guest]:
    made = await house.make("device", **{"game": "sandglass", "start": True, "grace": 0, **more})
    guest = await house.guest(made)
    await counted_in(clock, guest)
    return made, guest


async def back(house: Visitor, made: wire.Seated) -> wire.Position:
    guest = await house.guest(made)
    return await guest.until(lambda: guest.position)


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder}/hall.db"


def killed(folder: Path) -> str:
    """What the disk has at this moment, as a killed house would leave it behind."""
    (folder / "killed").mkdir(exist_ok=True)
    for file in folder.glob("hall.db*"):
        (folder / "killed" / file.name).unlink(missing_ok=True)
    source, copy = sqlite3.connect(folder / "hall.db"), sqlite3.connect(folder / "killed" / "hall.db")
    source.backup(copy)
    source.close()
    copy.close()
    return url_of(folder / "killed")


@pytest.mark.parametrize(("pace", "now"), [("full", 2345), ("half", 1172)])
async def test_a_house_that_is_stopped_goes_on_at_the_same_instant(tmp_path: Path, pace: str, now: int) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made, _ = await glass(house, clock, pace=pace)
        await clock.turn(2345)
    await clock.turn(60_000)
    async with open_house(url_of(tmp_path), clock) as house:
        position = await back(house, made)
        assert position.clock.now == now and position.view["lives"] == LIVES and position.clock.alarm == 3000


@pytest.mark.parametrize("lived", [250, 999, 1700, 2999])
async def test_a_killed_house_gives_back_less_than_a_second(tmp_path: Path, lived: int) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made, _ = await glass(house, clock)
        await clock.turn(lived)
        left = killed(tmp_path)
    async with open_house(left, clock) as house:
        position = await back(house, made)
        assert lived - EVERY <= position.clock.now <= lived and position.view["lives"] == LIVES


async def test_what_time_has_done_and_was_told_never_unhappens(tmp_path: Path) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made, guest = await glass(house, clock)
        await clock.turn(3000)
        told = await guest.until(
            lambda: guest.position if guest.position and guest.position.view["lives"] == 1 else None
        )
        left = killed(tmp_path)
    async with open_house(left, clock) as house:
        position = await back(house, made)
        assert position.view == told.view and position.version == told.version and position.clock.now >= 3000


async def test_a_game_that_time_ended_has_ended(tmp_path: Path) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made, guest = await glass(house, clock)
        await clock.turn(6000)
        await guest.first(wire.Over)
    with sqlite3.connect(
        tmp_path / "hall.db"
    ) as connection:  # killed after it was told, before the end was written down
        connection.execute("update tables set finished = null")
    async with open_house(url_of(tmp_path), clock) as house:
        guest = await house.guest(made)
        assert (await guest.first(wire.Over)).statistics.duration == 6000


async def test_in_a_pause_the_clock_stands_after_a_restart_too(tmp_path: Path) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made, guest = await glass(house, clock, pace="half")
        await clock.turn(1000)
        await guest.do(wire.Pause(id=new_id()))
        await clock.turn(5000)
    async with open_house(url_of(tmp_path), clock) as house:
        guest = await house.guest(made)
        position = await guest.until(lambda: guest.position)
        assert position.paused and position.clock.now == 500
        await guest.do(wire.Resume(id=new_id()))
        await guest.until(lambda: guest.position and guest.position.clock.starts)
        await clock.turn(3000 + 200)
        await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
        assert guest.position and guest.position.view["through"] == 600 + 3000


async def test_in_turns_too_time_does_not_go_back_when_a_table_leaves_memory(tmp_path: Path) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        made = await house.make("device", "device", start=True)
        guest = await house.guest(made)
        await clock.turn(5000)
        await guest.close()
        await clock.turn(121_000)
        assert (await house.http.get("/health")).json()["tables"] == 0
        position = await back(house, made)
        assert position.clock.now == 120_000 and position.clock.running  # when nobody had needed it for that long


async def test_where_no_clock_runs_nothing_is_written(tmp_path: Path) -> None:
    clock = HandClock()
    async with open_house(url_of(tmp_path), clock) as house:
        await house.full_table(2)
        made = await house.make("device", game="sandglass", start=True, pace="step")
        guest = await house.guest(made)
        await guest.do(wire.Run(id=new_id(), most=500))
        timers = clock.waiting
        await clock.turn(5000)
        assert clock.waiting == timers
        with sqlite3.connect(tmp_path / "hall.db") as connection:
            assert connection.execute("select max(until) from tables").fetchone() == (0,)
