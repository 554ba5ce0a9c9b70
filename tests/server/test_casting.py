"""Escape at a table: characters are chosen when the clock has been counted in, and all times count from the start signal."""

from __future__ import annotations

import pytest

from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]
CHOSEN = {"characters": "chosen"}


def choose(hero: str, power: str) -> wire.Move:
    return wire.Move(id=new_id(), move={"type": "choose", "hero": hero, "power": power})


def roll() -> wire.Move:
    return wire.Move(id=new_id(), move={"type": "roll"})


async def seated(house: Visitor, clock: HandClock) -> list[Guest]:
    guests = await house.full_table(2, game="temple", options=CHOSEN)
    await counted_in(clock, *guests)
    return guests


def first_gong(guest: Guest) -> int:
    assert guest.position
    return int(guest.position.view["timeline"][0]["at"])


async def test_ESC_M6_SETUP_2_nobody_rolls_before_all_have_chosen() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await seated(house, clock)
        assert (await first.refused(roll())).rule == "ESC-SETUP-9"
        await clock.turn(4_000)
        await first.do(choose("doc", "activable"))
        assert (await second.refused(choose("doc", "permanent"))).rule == "ESC-M6-SETUP-1"
        await clock.turn(3_000)
        await second.do(choose("priest", "permanent"))
        await first.until(lambda: first_gong(first) == 187_000)
        await first.do(roll())


async def test_ESC_M6_SETUP_2_who_does_not_choose_within_thirty_seconds_is_given_somebody() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await seated(house, clock)
        await second.do(choose("explorer", "activable"))
        await clock.turn(30_000)
        await first.until(lambda: first_gong(first) == 210_000)
        assert first.position
        heroes = [one["hero"] for one in first.position.view["parts"]["characters"]["players"]]
        assert heroes == ["doc", "explorer"]
