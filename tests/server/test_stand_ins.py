"""Somebody's line is lost against the clock: a bot sits in, not too soon, and first does nothing for good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from serai.server.limits import Limits
from serai.wire import messages as wire
from tests.server.client import WIDE, Guest, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in, hasty, pass_time, ping
from tests.server.test_sleep import Counting

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]
STRICT = replace(WIDE, live_silence=Limits().live_silence)
GRACE = 5_000
HESITANT = 15_000


def by_bot(guest: Guest, seat: int = 1) -> bool:
    assert guest.table
    return guest.table.seats[seat].by_bot


def turned(guest: Guest) -> list[int]:
    assert guest.position
    return list(guest.position.view["turned"])


async def fall_away(guest: Guest, how: str, other: Guest) -> None:
    """A line is closed, or nothing more is heard on it."""
    if how == "closed":
        await guest.close()
        await other.until(lambda: other.table and other.table.seats[1].away_since)


async def test_ESC_D_LEAVE_1_signs_of_life_are_asked_for_often_enough() -> None:
    limits = Limits()
    assert 2 * limits.live_heartbeat <= limits.live_grace == GRACE  # of two signs one may be lost on its way
    assert limits.live_heartbeat < limits.live_silence < limits.live_grace


@pytest.mark.parametrize("how", ["closed", "silent"])
async def test_ESC_D_LEAVE_1_closed_or_silent_a_bot_plays_five_seconds_after_the_last_sign_of_life(how: str) -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=STRICT) as house:
        there, gone = await house.full_table(2, game="sandglass")
        assert there.of(wire.Welcome)[0].heartbeat in (STRICT.live_heartbeat, STRICT.shared_heartbeat)
        await counted_in(clock, there, gone)
        await ping(there)
        await ping(gone)
        heard = clock.now()
        await fall_away(gone, how, there)
        await pass_time(clock, GRACE - 1, there)
        assert not by_bot(there) and there.table and there.table.seats[1].away_since == heard
        await clock.turn(1)
        await there.until(lambda: by_bot(there))
        back = await house.guest(wire.Seated(code=gone.code, token=gone.token, link="", guest=2, seats=[1]))
        await back.until(lambda: not by_bot(back))


async def test_ESC_D_LEAVE_1_of_two_lines_the_one_that_was_heard_last_counts() -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=STRICT) as house:
        there, gone = await house.full_table(2, game="sandglass")
        await counted_in(clock, there, gone)
        await ping(there)
        await ping(gone)  # will be cut for its silence after three seconds
        twin = await house.guest(wire.Seated(code=gone.code, token=gone.token, link="", guest=2, seats=[1]))
        await pass_time(clock, 2000, there)
        await there.do(wire.Move(id=new_id(), move=0))
        await twin.close()
        await pass_time(clock, GRACE - 1, there)
        assert not by_bot(there)
        await clock.turn(1)
        await there.until(lambda: by_bot(there))


async def test_ESC_D_LEAVE_1_whatever_the_host_has_chosen_nobody_is_replaced_sooner() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        there, gone = await house.full_table(2, game="sandglass", grace=1500)
        await counted_in(clock, there, gone)
        await fall_away(gone, "closed", there)
        await pass_time(clock, GRACE - 1, there)
        assert not by_bot(there)


async def test_ESC_D_LEAVE_1_who_sits_in_does_nothing_for_good_in_the_first_fifteen_seconds() -> None:
    clock, bots = HandClock(), Counting()
    with hasty() as game:
        async with open_house(clock=clock, thinkers=bots) as house:
            host = await house.make("device", "open", "bot:master", game=game)
            there, gone = await house.guest(host), await house.guest(await house.join(host.code, "Zoé"))
            await there.do(wire.Start(id=new_id()))
            await counted_in(clock, there, gone)
            await fall_away(gone, "closed", there)
            await pass_time(clock, GRACE, there)
            await there.until(lambda: by_bot(there))
            asked = bots.asked
            await pass_time(clock, HESITANT - 1, there)
            assert turned(there)[1] == 0 and turned(there)[2] > 5  # who was a bot from the start need not wait
            assert 5 < bots.asked - asked < 100  # and the other one looks again, though not all the time
            await pass_time(clock, 4000, there)
            assert turned(there)[1] > 0


async def test_ESC_D_LEAVE_1_a_seat_that_was_given_to_a_bot_does_all_at_once() -> None:
    clock = HandClock()
    with hasty() as game:
        async with open_house(clock=clock, thinkers=Counting()) as house:
            there, tired = await house.full_table(2, game=game)
            await counted_in(clock, there, tired)
            await tired.do(wire.HandOver(id=new_id(), seat=1, to="bot", level="master"))
            await pass_time(clock, 4000, there)
            assert turned(there)[1] > 0
