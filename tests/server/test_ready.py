"""Before the clock runs: everybody says that they are ready, then three, two, one."""

from __future__ import annotations

import pytest

from serai.server.absence import UNHURRIED
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]


async def two_at_a_glass(house: Visitor, **more: object) -> list[Guest]:
    return await house.full_table(2, game="sandglass", **more)


def starts(guest: Guest) -> int | None:
    return guest.position.clock.starts if guest.position else None


async def test_the_clock_waits_until_the_last_one_is_ready() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        one, other = await two_at_a_glass(house)
        assert one.table and one.table.ready == [] and one.position
        before = one.position.clock
        assert (before.now, before.rate, before.running, before.starts) == (0, 0, False, None)
        assert one.position.legal == [] and one.position.movers == []
        await one.do(wire.Ready(id=new_id()))
        await other.until(lambda: other.table and other.table.ready == [0])
        await clock.turn(20_000)
        assert starts(one) is None and one.position.clock.now == 0
        await other.do(wire.Ready(id=new_id()))
        for guest in (one, other):
            begins = await guest.until(lambda guest=guest: starts(guest))  # type: ignore[misc]
            assert begins == clock.now() + 3000 and guest.position and guest.position.legal == []
            assert guest.position.clock.rate == 1 and not guest.position.clock.running
        await clock.turn(3000)
        for guest in (one, other):
            await guest.until(lambda guest=guest: guest.my_turn)  # type: ignore[misc]
            assert guest.position and guest.position.clock.running and guest.position.clock.starts is None
            assert guest.position.clock.now == 0


async def test_before_the_clock_runs_nobody_plays() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        one, other = await two_at_a_glass(house)
        refused = await one.refused(wire.Move(id=new_id(), move=0))
        assert refused.word == "clock-stands" and "ready" in refused.sentence
        await one.do(wire.Ready(id=new_id()))
        await other.do(wire.Ready(id=new_id()))
        await clock.turn(2999)
        assert (await one.refused(wire.Move(id=new_id(), move=0))).word == "clock-stands"
        await clock.turn(1)
        await one.until(lambda: one.my_turn)
        await one.do(wire.Move(id=new_id(), move=0))
        assert one.position and one.position.view["through"] == 3000


async def test_bots_are_always_ready() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await house.guest(await house.make("device", "bot", game="sandglass", start=True))
        assert guest.table and guest.table.ready == [1]
        await counted_in(clock, guest)
    async with open_house(clock=clock) as house:
        watcher = await house.guest(await house.make("bot", "bot", game="sandglass", start=True))
        assert await watcher.until(lambda: starts(watcher)) == clock.now() + 3000


async def test_somebody_who_stays_away_is_not_waited_for() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        one, other = await two_at_a_glass(house)
        await other.close()
        await one.until(lambda: one.table and one.table.seats[1].away_since)
        await one.do(wire.Ready(id=new_id()))
        await clock.turn(UNHURRIED - 1)
        assert starts(one) is None
        await clock.turn(1)
        await one.until(lambda: starts(one))
        assert one.table and one.table.seats[1].by_bot


async def test_the_count_survives_a_restart_and_a_new_connection(tmp_path: object) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url, clock) as house:
        one, other = await two_at_a_glass(house)
        seats = [wire.Seated(code=guest.code, token=guest.token, link="", guest=0, seats=[]) for guest in (one, other)]
        await one.do(wire.Ready(id=new_id()))
        await other.do(wire.Ready(id=new_id()))
        await clock.turn(1000)
        again = await house.guest(seats[0])
        await again.until(lambda: again.position)
        assert starts(again) == clock.now() + 2000
    async with open_house(url, clock) as house:
        one = await house.guest(seats[0])
        await one.until(lambda: one.position)
        assert starts(one) is None  # the other one is still awaited
        other = await house.guest(seats[1])
        assert await other.until(lambda: starts(other)) == clock.now() + 3000
        assert await one.until(lambda: starts(one)) == clock.now() + 3000
        await clock.turn(3000)
        await one.until(lambda: one.my_turn)


async def test_only_those_who_play_against_the_clock_are_counted_in() -> None:
    async with open_house() as house:
        turns = await house.full_table(2)
        assert (await turns[0].refused(wire.Ready(id=new_id()))).word == "no-clock"
        assert turns[0].table and turns[0].table.ready == []
        assert turns[0].position and turns[0].position.clock.running and turns[0].position.clock.rate == 1
        glass = await two_at_a_glass(house)
        watcher = await house.guest(await house.join(glass[0].code, "Wim", "watch"))
        assert (await watcher.refused(wire.Ready(id=new_id()))).word == "not-playing"
