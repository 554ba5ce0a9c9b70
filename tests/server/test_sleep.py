"""A table that nobody watches sleeps: no bot thinks there, no clock runs, and it leaves memory like any other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from serai.server.running_clocks import EVERY
from serai.wire import messages as wire
from tests.server.client import WIDE, Guest, Visitor, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import AtHome, at_hand

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]
LIMITS = replace(WIDE, sleep=1000)


class Counting(AtHome):
    """Does everything here, and counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def study(self, task: Any, *material: Any, **wishes: Any) -> Any:
        self.asked += 1
        return await super().study(task, *material, **wishes)


async def left(house: Visitor, guest: Guest) -> None:
    """The last one goes, and the house has noticed."""
    await guest.close()
    async with asyncio.timeout(20):
        while any(one.connected for one in (await house.get(f"/api/tables/{guest.code}", wire.Table)).watchers):
            await asyncio.sleep(0.005)


async def test_bots_among_themselves_play_while_somebody_watches() -> None:
    clock, bots = HandClock(), Counting()
    async with open_house(clock=clock, thinkers=bots, limits=LIMITS) as house:
        made = await house.make("bot:beginner", "bot:beginner", start=True, bot_pace=400)
        await clock.turn(10_000)
        assert not bots.asked  # nobody has come yet
        guest = await house.guest(made)
        await clock.turn(1000)
        await guest.until(lambda: guest.position and guest.position.number >= 2)
        await left(house, guest)
        await clock.turn(1000)
        asked = bots.asked
        await clock.turn(60_000)
        assert bots.asked == asked < 10
        await clock.turn(WIDE.idle + 60_000)
        assert (await house.http.get("/health")).json()["tables"] == 0  # and so it can leave memory
        again = await house.guest(made)
        number = (await again.until(lambda: again.position)).number
        await clock.turn(1000)
        await again.until(lambda: again.position and again.position.number > number >= 2)


async def test_in_real_time_the_clock_stands_until_somebody_comes() -> None:
    clock = HandClock()
    async with open_house(clock=clock, thinkers=Counting(), limits=LIMITS) as house:
        made = await house.make("bot:beginner", "bot:beginner", game="sandglass", start=True)
        await clock.turn(20_000)
        guest = await house.guest(made)
        starts = await guest.until(lambda: guest.position and guest.position.clock.starts)
        assert starts == clock.now() + 3000 and guest.position and guest.position.clock.now == 0
        await clock.turn(3500)
        await left(house, guest)
        await clock.turn(1000 + EVERY)
        assert all(at > clock.now() + 60_000 for at, *_, timer in clock.due if not timer.off)  # only to leave memory
        await clock.turn(60_000)
        back = await house.guest(made)
        starts = await back.until(lambda: back.position and back.position.clock.starts)
        assert starts == clock.now() + 3000 and back.position and back.position.clock.now == 1500  # as it was left
        await clock.turn(4000)
        await back.until(lambda: back.position and back.position.clock.running)


async def test_a_line_that_breaks_for_a_moment_stops_no_clock() -> None:
    clock = HandClock()
    async with open_house(clock=clock, thinkers=Counting(), limits=LIMITS) as house:
        made = await house.make("bot:beginner", "bot:beginner", game="sandglass", start=True)
        guest = await house.guest(made)
        await guest.until(lambda: guest.position and guest.position.clock.starts)
        await clock.turn(3500)
        await left(house, guest)
        await clock.turn(999)
        back = await house.guest(made)
        position = await back.until(lambda: back.position if back.position and back.position.clock.running else None)
        assert position.clock.now == 1499 and position.clock.starts is None
