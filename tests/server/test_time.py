"""Real time: the server sleeps until the next alarm, and its clock decides. The clock is turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from serai.games import all_games
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import GAME

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def sandglass() -> Iterator[None]:
    all_games()["sandglass"] = GAME
    yield
    del all_games()["sandglass"]


async def glass_table(house: Visitor, *kinds: str, **more: object) -> Guest:
    seated = await house.make(*kinds, **{"game": "sandglass", "start": True, "grace": 0, **more})
    guest = await house.guest(seated)
    await guest.until(lambda: guest.position)
    return guest


async def test_an_alarm_rings_without_anybody_asking() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, "device")
        assert guest.position and guest.position.clock.alarm == 3000
        await clock.turn(2999)
        assert guest.position.view["lives"] == 2
        await clock.turn(1)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)
        assert guest.position.story[-1].name == "through" and guest.position.clock.alarm == 6000
        await clock.turn(3000)
        over = await guest.first(wire.Over)
        assert over.end.winners == [] and over.statistics.duration == 6000


async def test_between_alarms_nothing_is_polled() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        await glass_table(house, "device")
        before = clock.waiting
        for _ in range(10):
            await clock.turn(200)
        assert clock.waiting <= before  # one timer for the table, however much time passes


async def test_a_pause_stops_the_clock() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, "device")
        await clock.turn(1000)
        await guest.do(wire.Pause(id=new_id()))
        await clock.turn(20_000)
        await guest.do(wire.Resume(id=new_id()))
        await guest.until(lambda: guest.position and not guest.position.paused)
        assert guest.position and guest.position.clock.now == 1000 and guest.position.view["lives"] == 2
        await clock.turn(2000)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)


async def test_a_move_counts_from_when_it_was_sent_as_far_as_we_measured_the_lag() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, "device")
        await guest.send(wire.Ping(id="a"))
        pong = await guest.first(wire.Pong)
        assert pong.echo
        await clock.turn(200)  # there and back
        await guest.send(wire.Ping(id="b", echo=pong.time))
        await guest.until(lambda: len(guest.of(wire.Pong)) == 2)
        await clock.turn(1000)
        await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() - 90))
        assert guest.position and guest.position.view["through"] == 1110 + 3000
        await clock.turn(500)
        number = await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() - 400))  # no lag is that long
        await reached([guest], number)
        assert guest.position.view["through"] == 1600 + 3000
        await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() + 9000))  # nobody lives in the future
        assert guest.position.view["through"] == 1700 + 3000


async def test_a_late_move_does_not_undo_what_time_has_done() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, "device")
        await guest.send(wire.Ping(id="a"))
        pong = await guest.first(wire.Pong)
        await clock.turn(400)
        await guest.send(wire.Ping(id="b", echo=pong.time))
        await guest.until(lambda: len(guest.of(wire.Pong)) == 2)
        await clock.turn(2650)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)
        await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() - 150))
        assert guest.position and guest.position.view == {"through": 6000, "lives": 1, "turned": [1]}


async def test_a_bot_takes_over_from_somebody_absent_and_hands_back() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await house.make("device", "open", game="sandglass", grace=8000, pace=700)
        other = await house.join(host.code, "Zoé")
        watching, playing = await house.guest(host), await house.guest(other)
        await watching.do(wire.Start(id=new_id()))
        await playing.close()
        await watching.until(lambda: watching.table and watching.table.seats[1].away_since)
        for _ in range(4):
            await clock.turn(2000)
            await watching.do(wire.Move(id=new_id(), move=0))
        await watching.until(lambda: watching.table and watching.table.seats[1].by_bot)
        for _ in range(200):  # the bot thinks in a process of its own, which may take its time to start
            await clock.turn(700)
            await watching.do(wire.Move(id=new_id(), move=0))
            await asyncio.sleep(0.05)
            if watching.position and watching.position.view["turned"][1]:
                break
        assert watching.position and watching.position.view["turned"][1] > 0
        back = await house.guest(other)
        await back.until(lambda: back.table and not back.table.seats[1].by_bot)
        names = [happening.name for position in watching.of(wire.Position) for happening in position.story]
        assert "to-bot" in names and names[-1] != "to-bot" and "to-person" in names


async def test_a_restarted_house_lets_the_game_go_on_where_it_was(tmp_path: object) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url, clock) as house:
        seated = await house.make("device", game="sandglass", start=True)
        guest = await house.guest(seated)
        await clock.turn(1000)
        await guest.do(wire.Move(id=new_id(), move=0))
    await clock.turn(60_000)
    async with open_house(url, clock) as house:
        guest = await house.guest(seated)
        position = await guest.until(lambda: guest.position)
        assert position.clock.now == 1000 and position.view["lives"] == 2


async def test_the_silent_are_cut_and_the_forgotten_leave_memory() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await house.full_table(2)
        await clock.turn(46_000)
        closed = await guests[0].first(wire.Closed)
        assert closed.word == "silent" and closed.again
        await guests[1].first(wire.Closed)
        await asyncio.sleep(0.1)
        assert (await house.http.get("/health")).json()["tables"] == 1
        await clock.turn(121_000)
        assert (await house.http.get("/health")).json()["tables"] == 0
        again = await house.guest(wire.Seated(code=guests[0].code, token=guests[0].token, link="", guest=1, seats=[]))
        assert (await again.until(lambda: again.position)).number == 0


async def test_who_must_be_silent_by_the_rules_cannot_chat() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, "device")
        assert await guest.do(wire.Say(id=new_id(), text="Now!")) == 1
        await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
        assert (await guest.refused(wire.Say(id=new_id(), text="Phew"))).word == "hushed"
        assert (await guest.refused(wire.Phrase(id=new_id(), phrase="oops"))).word == "hushed"
        await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
        assert await guest.do(wire.Say(id=new_id(), text="There")) == 2
