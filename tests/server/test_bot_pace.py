"""Bots in turns keep a pace that people can follow, change and skip while they play."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serai.server.bot_seats import MOST, SKIM, USUAL
from serai.server.hall import Hall
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock

pytestmark = pytest.mark.anyio
SLOW = 10_000
CALM = SLOW + SLOW * MOST // USUAL  # the longest pause there is at that pace


async def thought(house: Visitor) -> None:
    """The bots have chosen, and are in their pause."""
    async with asyncio.timeout(20):
        while "serai_bot_seconds_count 0.0" in (await house.http.get("/metrics")).text:
            await asyncio.sleep(0.005)
    await asyncio.sleep(0.05)


async def before_bots(house: Visitor, *kinds: str, **more: Any) -> Guest:
    """One person, whose turn comes after all the bots."""
    made = await house.make("device", *kinds, start=True, bot_pace=SLOW, **{"options": {"starter": 2}, **more})
    guest = await house.guest(made)
    await guest.until(lambda: guest.position)
    await thought(house)
    return guest


async def test_skipping_wakes_a_bot_in_its_pause_and_wears_off_when_a_person_is_due() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await before_bots(house, "bot:beginner", "bot:beginner", "bot:beginner")
        assert guest.position and guest.position.number == 0
        await guest.do(wire.Skip(id=new_id()))
        assert any(table.skipping for table in guest.of(wire.Table))
        await clock.turn(SKIM)
        await reached([guest], 1)  # the one who slept
        async with asyncio.timeout(20):
            while not guest.my_turn:
                await clock.turn(SKIM)
        assert guest.position.number == 3
        await guest.until(lambda: guest.table and not guest.table.skipping)
        await guest.play()
        await clock.turn(SLOW - 1)
        assert guest.position.number == 4  # the bots take their time again
        await clock.turn(CALM)
        await reached([guest], 5)


async def test_skipping_at_ones_own_turn_changes_nothing() -> None:
    async with open_house() as house:
        made = await house.make("device", "bot:beginner", start=True, options={"starter": 1})
        guest = await house.guest(made)
        await guest.do(wire.Skip(id=new_id()))
        assert not any(table.skipping for table in guest.of(wire.Table)[-1:])


async def test_where_only_bots_are_left_to_play_skipping_runs_to_the_end() -> None:
    async with open_house() as house:
        made = await house.make("bot:beginner", "bot:beginner", start=True, bot_pace=SLOW)
        host = await house.guest(made)
        await host.do(wire.Skip(id=new_id()))
        await host.first(wire.Over)
        table = await host.until(lambda: host.table if host.table and host.table.phase == "over" else None)
        assert not table.skipping
        times = [position.clock.time for position in host.of(wire.Position)]
        assert (times[-1] - times[0]) >= SKIM * (len(times) - 3) // 2  # and never floods a line
        assert (await host.refused(wire.Skip(id=new_id()))).word == "game-over"


async def test_whoever_plays_changes_the_pace_and_a_bot_in_its_pause_keeps_to_it() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        made = await house.make("device", "open", "bot:beginner", bot_pace=SLOW, options={"starter": 3})
        host, other = await house.guest(made), await house.guest(await house.join(made.code, "Zoé"))
        faster = wire.Change(id=new_id(), bot_pace=1000)
        assert (await other.refused(faster)).word == "not-host"  # before the game it is the host's choice
        await host.do(wire.Start(id=new_id()))
        await thought(house)
        watcher = await house.guest(await house.join(made.code, "Ali", "watch"))
        assert (await watcher.refused(faster)).word == "not-playing"
        assert (await other.refused(wire.Change(id=new_id(), bot_pace=1000, grace=0))).word == "not-host"
        await other.do(faster)
        assert (await host.until(lambda: host.table if host.table and host.table.bot_pace == 1000 else None)).seats
        await clock.turn(1000)
        await reached([host, other], 1)


async def test_watchers_and_table_screens_skip_nothing() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "bot:beginner", start=True, bot_pace=20_000))
        watcher = await house.guest(await house.join(host.code, "Ali", "watch"))
        assert (await watcher.refused(wire.Skip(id=new_id()))).word == "not-playing"
        screen = await Guest(house.base, host.code, host.token).connect(screen=True)
        refused = await screen.refused(wire.Skip(id=new_id()))
        assert refused.word == "screen-only-shows" and refused.sentence
        assert (await screen.refused(wire.Change(id=new_id(), bot_pace=1))).word == "screen-only-shows"


async def test_there_is_nothing_to_skip_before_the_start_or_against_the_clock() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open"))
        assert (await host.refused(wire.Skip(id=new_id()))).word == "not-started"
        live = await house.guest(await house.make("device", "bot:beginner", game="quicksand", start=True))
        assert (await live.refused(wire.Skip(id=new_id()))).word == "no-skip"


async def test_after_a_lot_has_happened_there_is_more_time_to_look() -> None:
    """A storm of Le Désert interdit is more than a step."""
    async with open_house() as house:
        seated = await house.make("device", "bot:beginner", bot_pace=900, game="desert")
        bots = (await Hall(house.house).find(seated.code)).bots
        bots._note(5)  # what the setup told
        assert bots._pause() == 900
        bots._note(5 + USUAL)
        assert bots._pause() == 900
        bots._note(5 + USUAL + USUAL + 1)
        assert bots._pause() == 900 + 900 // USUAL
        bots._note(500)
        assert bots._pause() == 2 * 900
        bots.skipping = True
        assert bots._pause() == SKIM
