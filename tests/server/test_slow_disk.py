"""A slow disk punishes nobody: who waits for it is not silent, and no bot takes the seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from serai.server.limits import Limits
from serai.wire import messages as wire
from tests.server.bad_disk import Disk, disk
from tests.server.client import WIDE, Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(disk.__name__)]
STRICT = replace(WIDE, live_silence=Limits().live_silence)
SLOW = 10_000


async def at_play(house: Visitor, clock: HandClock) -> list[Guest]:
    guests = await house.full_table(2, game="quicksand")
    await counted_in(clock, *guests)
    for guest in guests:
        await guest.until(lambda guest=guest: guest.my_turn)  # type: ignore[misc]
    return guests


async def pass_time(clock: HandClock, seconds: int, *guests: Guest) -> None:
    """Time in which everybody gives signs of life, whether they are read or not."""
    for _ in range(seconds):
        for guest in guests:
            await guest.send(wire.Ping(id=new_id()))
        await asyncio.sleep(0.01)
        await clock.turn(1000)


def seat_of(guest: Guest, seat: int) -> wire.SeatRow:
    assert guest.table
    return guest.table.seats[seat]


async def test_who_waits_for_the_disk_is_not_silent(disk: Disk) -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=STRICT) as house:
        first, second = await at_play(house, clock)
        assert first.position
        began = first.position.clock.now + clock.now() - first.position.clock.time
        with disk.slow(clock, SLOW):
            playing = asyncio.create_task(first.play())
            await asyncio.sleep(0.02)
            await pass_time(clock, 9, first, second)
            assert not playing.done() and first.closed is None and not seat_of(second, 0).by_bot
            await pass_time(clock, 2, first, second)
            assert await playing == 1
        await first.until(lambda: first.position and first.position.number == 1)
        assert first.position.story[0].at == began  # the move counts from when it came
        await pass_time(clock, 3, first, second)
        assert first.closed is None and second.closed is None and not seat_of(second, 0).by_bot
        await pass_time(clock, 4, second)  # who is silent after that is cut as ever
        assert (await first.first(wire.Closed)).word == "silent"


async def test_who_comes_back_while_others_wait_for_the_disk_keeps_the_seat(disk: Disk) -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=STRICT) as house:
        first, second = await at_play(house, clock)
        with disk.slow(clock, SLOW):
            playing = asyncio.create_task(first.play())
            await asyncio.sleep(0.02)
            await second.close()
            await pass_time(clock, 6, first)  # the grace is over, but the table waits for the disk
            again = await house.guest(wire.Seated(code=second.code, token=second.token, link="", guest=2, seats=[1]))
            await pass_time(clock, 8, first, again)
            assert await playing == 1
            await pass_time(clock, 12, first, again)
        assert not seat_of(again, 1).by_bot and again.position and again.position.number == 1


async def test_who_comes_back_while_it_is_kept_that_a_bot_plays_gets_the_seat_back(disk: Disk) -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=STRICT) as house:
        first, second = await at_play(house, clock)
        await second.close()
        await first.until(lambda: seat_of(first, 1).away_since)
        with disk.slow(clock, SLOW):
            await pass_time(clock, 6, first)
            again = await house.guest(wire.Seated(code=second.code, token=second.token, link="", guest=2, seats=[1]))
            await pass_time(clock, 10, first, again)
            assert seat_of(again, 1).by_bot
        await pass_time(clock, 12, first, again)
        await again.until(lambda: not seat_of(again, 1).by_bot)
