"""Real time: the server sleeps until the next alarm, and its clock decides. The clock is turned by hand."""

from __future__ import annotations

import asyncio

import pytest

from serai.server.clock import RATES, GameTime
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in, pass_time

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]


async def glass_table(house: Visitor, clock: HandClock, *kinds: str, **more: object) -> Guest:
    """A started table whose time has just begun to run."""
    seated = await house.make(*kinds, **{"game": "sandglass", "start": True, "grace": 0, **more})
    guest = await house.guest(seated)
    await counted_in(clock, guest)
    return guest


def echo_of(guest: Guest) -> int:
    return len(guest.of(wire.Pong))


async def lag_of(guest: Guest, clock: HandClock, one_way: int) -> None:
    """The server measures how long an echo takes."""
    await guest.send(wire.Ping(id="a"))
    pong = await guest.first(wire.Pong)
    assert pong.echo
    await clock.turn(2 * one_way)
    await guest.send(wire.Ping(id="b", echo=pong.time))
    await guest.until(lambda: echo_of(guest) == 2)


def test_game_time_at_every_rate_goes_there_and_back() -> None:
    for rate in [RATES["full"], RATES["three-quarters"], RATES["half"]]:
        time = GameTime(500, rate)
        time.start(10_000)
        for at in range(500, 600):
            moment = time.moment(at)
            assert time.at(moment) == at
            assert moment == 10_000 or time.at(moment - 1) < at


def test_before_its_start_game_time_stands() -> None:
    time = GameTime(0, RATES["half"])
    time.start(10_000)
    assert [time.at(moment) for moment in (7000, 9999, 10_000, 10_001, 10_002)] == [0, 0, 0, 0, 1]
    assert time.starts(9999) == 10_000 and time.starts(10_000) is None
    assert not time.runs(9999) and time.runs(10_000)
    shown = time.shown(9000, 3000)
    assert (shown.now, shown.running, shown.rate, shown.starts, shown.alarm) == (0, False, 0.5, 10_000, 3000)


async def test_an_alarm_rings_without_anybody_asking() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device")
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
        await glass_table(house, clock, "device")
        before = clock.waiting
        for _ in range(10):
            await clock.turn(200)
        assert clock.waiting <= before  # one timer for the table, however much time passes


async def test_a_pause_stops_the_clock() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device", pace="half")
        await clock.turn(2000)
        await guest.do(wire.Pause(id=new_id()))
        await clock.turn(20_000)
        await guest.do(wire.Resume(id=new_id()))
        await guest.until(lambda: guest.position and not guest.position.paused)
        assert guest.position and guest.position.clock.starts == clock.now() + 3000
        assert guest.position.clock.now == 1000 and guest.position.view["lives"] == 2 and not guest.position.legal
        await clock.turn(3000 + 3999)
        assert guest.position.view["lives"] == 2
        await clock.turn(1)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)


async def test_a_move_counts_from_when_it_was_sent_as_far_as_we_measured_the_lag() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device")
        await lag_of(guest, clock, 100)
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
        guest = await glass_table(house, clock, "device")
        await lag_of(guest, clock, 200)
        await clock.turn(2600 + 201)  # a move sent at the last moment would have come by now
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)
        await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() - 300))
        assert guest.position and guest.position.view == {"through": 6001, "lives": 1, "turned": [1]}


async def test_a_change_by_time_waits_for_moves_that_were_sent_before_it() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device")
        await lag_of(guest, clock, 200)
        await clock.turn(2600 + 199)
        assert guest.position and guest.position.view["lives"] == 2  # run through at 3000, but nobody says so yet
        number = await guest.do(wire.Move(id=new_id(), move=0, sent=clock.now() - 200))  # at 2999, to the millisecond
        await reached([guest], number)
        assert guest.position.view == {"through": 5999, "lives": 2, "turned": [1]}


async def test_a_change_by_time_is_held_back_by_no_more_than_a_quarter_of_a_second() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device")
        await lag_of(guest, clock, 900)
        await clock.turn(1200 + 249)
        assert guest.position and guest.position.view["lives"] == 2
        await clock.turn(1)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)


async def test_a_bot_takes_over_from_somebody_absent_and_hands_back() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await house.make("device", "open", game="sandglass")
        other = await house.join(host.code, "Zoé")
        watching, playing = await house.guest(host), await house.guest(other)
        await watching.do(wire.Start(id=new_id()))
        await counted_in(clock, watching, playing)
        await playing.close()
        await watching.until(lambda: watching.table and watching.table.seats[1].away_since)
        for _ in range(3):
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


async def test_a_defeat_counts_from_the_millisecond_in_which_the_sand_ran_out() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await glass_table(house, clock, "device", game="quicksand")
        for wait in (45_300, 45_000):  # until just before the window of the normal timer closes, and once more
            await pass_time(clock, wait, guest)
        assert guest.position and guest.position.view["ended_at"] is None and guest.position.outcome is None
        await clock.turn(1)
        over = await guest.first(wire.Over)
        assert guest.position.view["ended_at"] == 90_000 and over.end.rule == "QKS-END-1"
        assert guest.position.clock.now == over.statistics.duration == 90_301  # when it could no longer be saved


async def test_while_the_clock_stands_people_have_time_to_come_back() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await house.make("device", "open", game="sandglass")
        there, gone = await house.guest(host), await house.guest(await house.join(host.code, "Zoé"))
        await there.do(wire.Start(id=new_id()))
        await gone.close()
        await there.until(lambda: there.table and there.table.seats[1].away_since)
        await clock.turn(19_999)
        assert there.table and not there.table.seats[1].by_bot
        await clock.turn(1)
        await there.until(lambda: there.table and there.table.seats[1].by_bot)


async def test_a_restarted_house_lets_the_game_go_on_where_it_was(tmp_path: object) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url, clock) as house:
        seated = await house.make("device", game="sandglass", start=True)
        guest = await house.guest(seated)
        await counted_in(clock, guest)
        await clock.turn(1000)
        await guest.do(wire.Move(id=new_id(), move=0))
    await clock.turn(60_000)
    async with open_house(url, clock) as house:
        guest = await house.guest(seated)
        starts = await guest.until(lambda: guest.position and guest.position.clock.starts)
        assert starts == clock.now() + 3000  # nobody is asked again, but everybody is counted in
        assert guest.position and guest.position.clock.now == 1000 and guest.position.view["lives"] == 2
        await clock.turn(3000 + 2999)
        assert guest.position.view["lives"] == 2
        await clock.turn(1)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)


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
        guest = await glass_table(house, clock, "device")
        assert await guest.do(wire.Say(id=new_id(), text="Now!")) == 1
        await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
        assert (await guest.refused(wire.Say(id=new_id(), text="Phew"))).word == "silence"
        assert (await guest.refused(wire.Phrase(id=new_id(), phrase="oops"))).word == "silence"
        await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
        assert await guest.do(wire.Say(id=new_id(), text="There")) == 2
