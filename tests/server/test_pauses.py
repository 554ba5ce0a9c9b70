"""A pause against the clock: everything stands but talk, it ends by itself, and three, two, one comes before play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serai.core.happenings import Event
from serai.server.limits import Limits
from serai.wire import messages as wire
from tests.server.bad_disk import Disk, disk
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import GAME, at_hand, counted_in, hasty, pass_time

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__, disk.__name__)]
LONG = 120_000
LEAD = 3_000


def paused(guest: Guest) -> bool:
    assert guest.position and guest.table
    return guest.position.paused and guest.table.paused


def goes_on(guest: Guest) -> bool:
    assert guest.position and guest.table
    return not guest.position.paused and not guest.table.paused


async def in_a_pause(house: Visitor, clock: HandClock, **more: Any) -> list[Guest]:
    """Two who have agreed on a pause after two seconds of the temple."""
    guests = await house.full_table(2, **{"game": "temple", **more})
    await counted_in(clock, *guests)
    await clock.turn(2000)
    for guest in guests:
        await guest.do(wire.Pause(id=new_id()))
    for guest in guests:
        await guest.until(lambda guest=guest: paused(guest))  # type: ignore[misc]
    return guests


def roll() -> wire.Move:
    return wire.Move(id=new_id(), move={"type": "roll"})


async def test_ESC_D_PAUSE_1_all_stands_but_talk() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await in_a_pause(house, clock)
        assert first.position
        before = first.position
        for act in (roll(), wire.Move(id=new_id(), move={"type": "agree"})):
            refused = await first.refused(act)
            assert refused.rule == "SER-PAUSE" and refused.sentence
        await first.refused(wire.Undo(id=new_id()))
        await pass_time(clock, LONG - 1, first, second)
        await first.do(wire.Say(id=new_id(), text="The gem room first?"))
        assert (await second.first(wire.Said)).text == "The gem room first?"
        await second.do(wire.Phrase(id=new_id(), phrase="well-played"))
        await first.do(wire.Look(id=new_id(), seat=0))
        now = await first.until(lambda: first.position if first.position is not before else None)
        assert (now.view, now.number, now.legal) == (before.view, before.number, [])
        assert (now.clock.now, now.clock.alarm, now.clock.rate) == (2000, before.clock.alarm, 0)


async def test_ESC_D_PAUSE_1_it_ends_by_itself_and_nobody_acts_in_the_lead_in() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await in_a_pause(house, clock)
        assert first.table and first.table.pause_ends == clock.now() + LONG == clock.now() + Limits().live_pause
        await first.do(wire.Resume(id=new_id()))
        await second.until(lambda: second.table and second.table.agreement)
        await pass_time(clock, LONG - 1, first, second)
        assert paused(first)
        await clock.turn(1)
        for guest in (first, second):
            await guest.until(lambda guest=guest: goes_on(guest))  # type: ignore[misc]
        assert first.position and first.position.clock.starts == clock.now() + LEAD
        assert second.table and (second.table.agreement, second.table.pause_ends) == (None, None)
        await clock.turn(LEAD - 1)
        for guest in (first, second):
            assert (await guest.refused(roll())).word == "clock-stands"
        await clock.turn(1)
        await first.until(lambda: first.my_turn)
        await first.do(roll())
        assert first.position.clock.now == 2000


async def test_ESC_D_PAUSE_1_or_as_soon_as_all_agree() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await in_a_pause(house, clock)
        await pass_time(clock, 10_000, first, second)
        await first.do(wire.Resume(id=new_id()))
        assert paused(second)
        await second.do(wire.Resume(id=new_id()))
        await first.until(lambda: goes_on(first))
        assert first.position and first.position.clock.starts == clock.now() + LEAD
        assert (await first.refused(roll())).word == "clock-stands"
        await clock.turn(LEAD)
        await first.do(roll())
        await pass_time(clock, LONG, first, second)  # the end of a pause that is over ends nothing
        assert goes_on(first)


async def test_ESC_D_PAUSE_1_a_later_pause_has_all_its_time() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await in_a_pause(house, clock)
        await pass_time(clock, 100_000, *guests)
        for guest in guests:
            await guest.do(wire.Resume(id=new_id()))
        for guest in guests:
            await guest.do(wire.Pause(id=new_id()))
        await guests[0].until(lambda: paused(guests[0]))
        await pass_time(clock, LONG - 1, *guests)
        assert paused(guests[0])


async def test_ESC_D_PAUSE_1_who_comes_back_to_a_pause_has_all_of_it() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await in_a_pause(house, clock, grace=0)
        for guest in guests:
            await guest.close()
        await clock.turn(LONG // 2)
        back = await house.guest(wire.Seated(code=guests[0].code, token=guests[0].token, link="", guest=1, seats=[0]))
        ends = await back.until(lambda: back.table and back.table.pause_ends)
        assert paused(back) and ends == clock.now() + LONG


async def test_in_turns_a_pause_lasts_as_long_as_people_want() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await house.full_table(2)
        for guest in guests:
            await guest.do(wire.Pause(id=new_id()))
        await guests[0].until(lambda: paused(guests[0]))
        await pass_time(clock, LONG + LEAD, *guests)
        assert paused(guests[0]) and guests[0].table and guests[0].table.pause_ends is None


async def test_a_pause_whose_end_cannot_be_kept_ends_when_it_can(disk: Disk) -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await in_a_pause(house, clock)
        disk.full = True
        await pass_time(clock, LONG + 3000, *guests)
        assert paused(guests[0]) and 0 < disk.refusals < 10
        disk.full = False
        await clock.turn(1000)
        await guests[0].until(lambda: goes_on(guests[0]))


async def test_a_move_of_the_game_may_begin_a_pause_without_a_vote() -> None:
    clock = HandClock()
    events = (Event(1, "turned", ("seat",), pauses=True), Event(2, "through", ("lives",)))
    with hasty(look=replace(GAME.look, events=events)) as game:
        async with open_house(clock=clock) as house:
            first, second = await house.full_table(2, game=game)
            await counted_in(clock, first, second)
            await clock.turn(1000)
            await first.do(wire.Move(id=new_id(), move=0))
            await second.until(lambda: paused(second))
            assert second.table and second.table.pause_ends == clock.now() + LONG
            told = [happening.name for position in second.of(wire.Position) for happening in position.story]
            assert told[-2:] == ["turned", "pause"]
            assert (await second.refused(wire.Move(id=new_id(), move=0))).rule == "SER-PAUSE"
            for guest in (first, second):
                await guest.do(wire.Resume(id=new_id()))
            await first.until(lambda: goes_on(first))
            await clock.turn(LEAD)
            await second.do(wire.Move(id=new_id(), move=0))
            await first.until(lambda: paused(first))
