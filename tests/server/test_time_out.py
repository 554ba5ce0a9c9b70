"""Escape's time-out: a treasure stops the clock of a table, and those inside say when it goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serai.core.rng import Rng
from serai.games import all_games
from serai.games.temple import GAME
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules.tiles import tiles
from serai.games.temple.state import OUT, Site
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import counted_in, pass_time

pytestmark = pytest.mark.anyio
LONG = 120_000
LEAD = 3_000


def with_a_time_out(seats: int, options: Any, rng: Rng) -> Site:
    """The first player has one; the last is out already, with a die to give."""
    state = GAME.setup(seats, options, rng)
    state.loot[0] += tiles(TREASURES.index("time-out"), 1)
    state.room[seats - 1] = OUT
    return state


@pytest.fixture(autouse=True)
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), "temple", replace(GAME, setup=with_a_time_out))


async def stopped(house: Visitor, clock: HandClock) -> list[Guest]:
    """Three at a table; after two seconds of the temple the first uses the tile."""
    guests = await house.full_table(3, game="temple", options={"treasures": True, "labyrinth": True})
    await counted_in(clock, *guests)
    await clock.turn(2000)
    await guests[0].do(wire.Move(id=new_id(), move={"type": "time-out"}))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.position and guest.position.paused and guest.table.paused)  # type: ignore[misc]
    return guests


def roll() -> wire.Move:
    return wire.Move(id=new_id(), move={"type": "roll"})


def awaited(guest: Guest) -> list[int] | None:
    assert guest.table
    return guest.table.agreement.awaited if guest.table.agreement else None


async def test_ESC_R_119_nobody_is_asked_and_nobody_may_roll() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await stopped(house, clock)
        for guest in guests:
            assert guest.table and guest.table.pause_ends == clock.now() + LONG
            assert [happening.name for happening in guest.of(wire.Position)[-1].story][-1:] == ["pause"]
        for guest in guests[:2]:
            assert (await guest.refused(roll())).rule == "SER-PAUSE"
        await pass_time(clock, LONG - 1, *guests)
        assert guests[0].position and guests[0].position.paused and guests[0].position.clock.now == 2000
        await clock.turn(1)
        await guests[1].until(lambda: guests[1].position and not guests[1].position.paused)


async def test_ESC_R_119_those_inside_agree_to_go_on() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second, third = await stopped(house, clock)
        await third.do(wire.Resume(id=new_id()))  # out already: may propose it, and is not asked
        await first.until(lambda: awaited(first) == [0, 1])
        await first.do(wire.Resume(id=new_id()))
        await second.until(lambda: awaited(second) == [1])
        assert first.position and first.position.paused
        await second.do(wire.Resume(id=new_id()))
        await first.until(lambda: first.position and not first.position.paused)
        assert first.position.clock.starts == clock.now() + LEAD
        await clock.turn(LEAD)
        await first.do(roll())


async def test_ESC_R_119_nobody_outside_keeps_them_waiting() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second, third = await stopped(house, clock)
        for guest in (first, second):
            await guest.do(wire.Resume(id=new_id()))
        await third.until(lambda: third.position and not third.position.paused)
        assert third.position and third.position.clock.starts == clock.now() + LEAD
