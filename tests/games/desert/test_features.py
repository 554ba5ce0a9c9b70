"""What a learned value knows of an expedition: only what the team can see."""

from __future__ import annotations

import pytest

from serai.bots import Searching, find_bot
from serai.bots.search import follow_hunch
from serai.core.errors import Unknown
from serai.core.net import Net, chance
from serai.core.rng import Rng
from serai.core.vecs import copies, i64, vec
from serai.games.desert import GAME
from serai.games.desert.sense.contract import DesertSense
from serai.games.desert.sense.features import INPUTS, SEATS, WATER
from serai.games.desert.state import Expedition
from tests.games.desert.desert import begun


def test_what_is_hidden_never_enters() -> None:
    for seats in range(2, 6):
        state = begun(seats, seats).state
        rng = Rng(seats)
        while state.outcome() is None:
            if seen := list(GAME.sense.features(state, 0)):
                assert len(seen) == INPUTS and 0 <= min(seen) <= max(seen) < 256
                for dice in (1, 2):
                    world = state.clone()
                    world.imagine(0, Rng(dice))
                    assert list(GAME.sense.features(world, 0)) == seen
            follow_hunch(state, GAME.sense, rng)


def test_seats_come_in_the_order_of_turns() -> None:
    state = begun(4, 1).state
    assert isinstance(state, Expedition)
    state.water[state.turn] = 1
    seen = GAME.sense.features(state, 0)
    assert [int(seen[SEATS + WATER + water]) for water in range(6)] == [0, 1, 0, 0, 0, 0]


def test_a_net_puts_the_judgement_right() -> None:
    state = begun(4, 1).state
    zero = copies(INPUTS, 0)
    one = Net(zero, vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), 4096)  # whatever it sees: 1
    by_hand = GAME.sense.judged(state, 0)
    assert DesertSense(one).outlook(state, 0) == chance(by_hand + 1000) / 4.0
    assert DesertSense(one).learnt(None).outlook(state, 0) == chance(by_hand) / 4.0


def test_a_search_by_hand_leaves_what_was_learnt_aside() -> None:
    bot = find_bot("search:60~hand")
    assert isinstance(bot, Searching) and bot.name == "search:60~hand" and bot.iterations == 60
    learnt = DesertSense(Net(copies(INPUTS, 0), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), 4096))
    by_hand = bot.own(learnt)
    assert isinstance(by_hand, DesertSense) and by_hand.net is None
    with pytest.raises(Unknown):
        find_bot("greedy~hand")


def test_the_shipped_value_of_a_known_position() -> None:
    shipped = GAME.sense
    assert isinstance(shipped, DesertSense) and shipped.net is not None
    says = []
    for seats in range(2, 6):
        state = begun(seats, 1).state
        assert shipped.judged(state, 0) == shipped.learnt(None).judged(state, 0)
        says.append(int(shipped.net.says(shipped.features(state, 0))))
    assert says == [1871, 1605, 1371, 1261]
