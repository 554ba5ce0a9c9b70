"""Near and far: two guests with 0 and 300 ms of line see the same sand, and what they do counts from when they did it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house
from tests.server.far_line import FarGuest
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]
ASTRAY = 5_432  # ms by which the far guest's own clock is wrong


@asynccontextmanager
async def near_and_far(clock: HandClock, lag: int) -> AsyncIterator[tuple[FarGuest, FarGuest]]:
    """A running game of two; both have compared their clocks with the server's, which has measured their lines."""
    async with open_house(clock=clock) as house:
        near, far = await seated(house, clock)
        await counted_in(clock, near, far)
        far.lag = lag
        for guest in (near, far):
            before = guest.arrived
            await guest.send(wire.Ping(id=new_id()))
            for answers in (1, 2):  # the pong, and that to the echo it asks for
                await clock.turn(guest.lag)
                await guest.told(before + answers)
                await clock.turn(guest.lag)
                await guest.until(lambda guest=guest, answers=answers: len(guest.of(wire.Pong)) >= answers)  # type: ignore[misc]
        yield near, far


async def seated(house: Visitor, clock: HandClock) -> tuple[FarGuest, FarGuest]:
    host = await house.make("device", "open", game="sandglass", grace=0)
    other = await house.join(host.code, "Far")
    near = FarGuest(house.base, host.code, host.token, clock, 0, 0)
    far = FarGuest(house.base, other.code, other.token, clock, 0, ASTRAY)
    await near.connect()
    await far.connect()
    await near.do(wire.Start(id=new_id()))
    return near, far


async def plays(guest: FarGuest, clock: HandClock, others: tuple[FarGuest, ...]) -> int:
    """A move, sent with the time as this guest knows it; answers with the moment when it was sent."""
    at = clock.now()
    before = [other.arrived for other in others]
    await guest.send(wire.Move(id=new_id(), move=0, sent=guest.wall + guest.offset))
    await clock.turn(guest.lag)
    for other, arrived in zip(others, before, strict=True):
        await other.told(arrived + 1)
    return at


async def test_both_see_the_same_sand_at_every_moment() -> None:
    clock = HandClock()
    async with near_and_far(clock, 300) as (near, far):
        assert far.offset == -ASTRAY and near.offset == 0
        start = near.game_time()
        for ms in range(1, 400, 37):
            await clock.turn(37)
            assert near.game_time() == far.game_time() == start + 37 * (ms // 37 + 1)
        await plays(near, clock, (near, far))
        for _ in range(9):  # the far one learns of the move only later, and counts right before and after
            await clock.turn(50)
            assert near.game_time() == far.game_time()
        assert near.position and far.position and near.position.view == far.position.view
        assert near.position.view["turned"] == [1, 0]


@pytest.mark.parametrize(("lag", "late"), [(0, 0), (120, 0), (249, 0), (300, 50)])
async def test_a_move_counts_from_when_it_was_sent_by_a_quarter_of_a_second_at_most(lag: int, late: int) -> None:
    clock = HandClock()
    async with near_and_far(clock, lag) as (near, far):
        began = clock.now() - int(near.game_time())
        sent = await plays(far, clock, (near,))
        await near.until(lambda: near.position and near.position.view["turned"] == [0, 1])
        assert near.position and near.position.view["through"] == sent - began + late + 3000


async def test_who_turns_the_glass_in_time_saves_it_however_far_away() -> None:
    clock = HandClock()
    async with near_and_far(clock, 240) as (near, far):
        assert near.position and near.position.clock.alarm
        await clock.turn(near.position.clock.alarm - int(near.game_time()) - 1)
        await plays(far, clock, (near,))  # one millisecond before the sand is through
        await near.until(lambda: near.position and near.position.view["turned"] == [0, 1])
        assert near.position.view["lives"] == 2 and near.position.view["through"] == 5999


async def test_who_turns_it_a_millisecond_late_does_not() -> None:
    clock = HandClock()
    async with near_and_far(clock, 240) as (near, far):
        assert near.position and near.position.clock.alarm
        await clock.turn(near.position.clock.alarm - int(near.game_time()) + 1)
        await plays(far, clock, (near,))
        await near.until(lambda: near.position and near.position.view["turned"] == [0, 1])
        assert near.position.view["lives"] == 1 and near.position.view["through"] == 6001
