"""Bots hear calls and say what they are about to do: seldom, and not where the rules want silence."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from serai.core.game import Options
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE
from serai.core.state import State
from serai.core.vecs import i64
from serai.games import all_games
from serai.server.bot_talk import AGAIN, APART
from serai.wire import messages as wire
from tests.server.client import Guest, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import GAME, AtHome, Glass, Hasty, at_hand, counted_in, pass_time

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]


class Obliging(Hasty):
    """Turns the glass as it likes until it is told not to, and always says so."""

    def answer(self, state: State, seat: i64, people: i64, caller: i64, call: str, ago: i64, reaction: i64) -> i64:
        return -1_000 if call == "not-yet" and caller == 0 and ago < 2_500 else NO_ADVICE

    def says(self, state: State, seat: i64, people: i64, call: str, answer: i64, reaction: i64) -> str:
        return f"i-turn-{int(state.now) // AGAIN}"


def patient(seats: int, options: Options, rng: Rng) -> Glass:
    """A glass that may run out often: on a busy machine the clock of the test goes on before a bot has turned it."""
    glass = Glass(seats)
    glass.lives = 1000
    return glass


@pytest.fixture
def game() -> str:
    manners = replace(GAME.manners, phrases=("not-yet",))
    all_games()["sandglass"] = replace(GAME, setup=patient, sense=Obliging(), manners=manners)
    return "sandglass"


def turned(guest: Guest) -> int:
    assert guest.position
    return int(guest.position.view["turned"][1])


async def turned_again(clock: HandClock, guest: Guest, before: int) -> None:
    """Time passes until the bot has turned the glass more often than before."""
    for _ in range(120):
        if turned(guest) > before:
            return
        await pass_time(clock, 500, guest)
    raise AssertionError(f"still turned {before} times after a minute")


async def test_a_bot_follows_a_call_while_it_is_in_the_air(game: str) -> None:
    clock = HandClock()
    async with open_house(clock=clock, thinkers=AtHome()) as house:
        host = await house.guest(await house.make("device", "bot:master", game=game))
        await host.do(wire.Start(id=new_id()))
        await counted_in(clock, host)
        await turned_again(clock, host, 0)
        before = turned(host)
        await host.do(wire.Phrase(id=new_id(), phrase="not-yet"))
        await pass_time(clock, 2_000, host)
        assert turned(host) <= before + 1  # one may have been on its way
        await turned_again(clock, host, before + 1)


async def test_bots_speak_seldom_and_fill_no_chat(game: str) -> None:
    clock = HandClock()
    async with open_house(clock=clock, thinkers=AtHome()) as house:
        host = await house.guest(await house.make("device", "bot:master", "bot:master", game=game))
        other = await house.guest(
            await house.join(host.code, "Ola", seat="watch")
        )  # by another server, where there are two
        await host.do(wire.Start(id=new_id()))
        await counted_in(clock, host)
        await pass_time(clock, AGAIN + APART, host, other)
        said = host.of(wire.Phrased)
        assert said and {word.guest for word in said} <= {-2, -3}
        assert all(later.time - word.time >= APART for word, later in pairwise(said))
        await other.until(lambda: len(other.of(wire.Phrased)) >= len(said))
        assert [word.phrase for word in other.of(wire.Phrased)] == [word.phrase for word in said]
        again = await house.guest(wire.Seated(code=host.code, token=host.token, link="", guest=1, seats=[0]))
        assert not again.of(wire.Welcome)[0].chat
