"""What a learned value knows of a square: only what a seat may know."""

from __future__ import annotations

from serai.bots.search import follow_hunch
from serai.core.game import read_seed
from serai.core.net import Net, chance
from serai.core.rng import Rng
from serai.core.vecs import copies, i64, vec
from serai.games.deserto import GAME
from serai.games.deserto.sense.chances import best_gains, likely
from serai.games.deserto.sense.contract import DesertoSense
from serai.games.deserto.sense.features import GAINS, HAND, INPUTS, RIVALS, UNSEEN
from tests.games.deserto.table import table


def test_what_is_hidden_never_enters() -> None:
    for seats in GAME.seats:
        state = GAME.begin(seats, GAME.read_options({}), read_seed(str(seats))).state
        rng = Rng(seats)
        while state.outcome() is None:
            for seat in range(seats):
                seen = list(GAME.sense.features(state, seat))
                assert len(seen) == INPUTS and 0 <= min(seen) <= max(seen) < 256
                world = state.clone()
                world.imagine(seat, rng)
                assert list(GAME.sense.features(world, seat)) == seen
                assert GAME.sense.judged(world, seat) == GAME.sense.judged(state, seat)
            follow_hunch(state, GAME.sense, rng)


def test_gains_are_what_a_card_would_win_now() -> None:
    square = table("T3 G1 / V2 G4", hands=["VTG", "OOV"]).state
    assert list(best_gains(square)) == [0, 3, 4, 0]  # an oasis wins nothing, a vizier the thief, a thief the treasures
    three = table("V3 V1 / .. V2", hands=["VTG", "OOV"]).state
    assert best_gains(three)[1] == 7  # DST-VIZ-1: all four piles


def test_the_own_hand_is_known_and_the_others_are_one_heap() -> None:
    state = table("T3 G1 / V2 G4", hands=["VVG", "OOT"]).state
    seen = GAME.sense.features(state, 0)
    assert [int(seen[HAND + kind]) for kind in range(4)] == [0, 2, 0, 1]
    assert [int(seen[UNSEEN + kind]) for kind in range(4)] == [2, 0, 1, 0]
    assert seen[GAINS + 8] == 3  # it is this seat's turn, and its vizier wins three


def test_what_somebody_is_likely_to_win_grows_with_the_cards_that_are_out() -> None:
    gains = vec[i64]([0, 4, 0, 0])
    assert likely(vec[i64]([3, 3, 0, 0]), gains, 0) == 0
    assert likely(vec[i64]([3, 3, 0, 0]), gains, 1) == 200  # every second card is a vizier: two cards on average
    assert likely(vec[i64]([0, 3, 0, 0]), gains, 3) == 400


def test_rivals_come_in_the_order_of_turns() -> None:
    state = table("T3 G1 / V2 G4", hands=["VVG", "OOT", "OOT"]).state
    state.won[0], state.won[1], state.won[2] = 3, 5, 0
    seen = GAME.sense.features(state, 0)
    assert [int(seen[RIVALS + place]) for place in range(6)] == [0, 2, 0, 3, 0, 0]


def test_a_net_puts_the_judgement_right() -> None:
    state = table("T3 G1 / V2 G4", hands=["VVG", "OOT"]).state
    one = Net(copies(INPUTS, 0), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), 4096)
    by_hand = GAME.sense.judged(state, 0)
    assert DesertoSense(one).outlook(state, 0) == chance(by_hand + 1000)
    assert DesertoSense(one).learnt(None).outlook(state, 0) == chance(by_hand)


def test_the_shipped_value_of_a_known_position() -> None:
    state = table("T3 G1 / V2 G4", hands=["VVG", "OOT"]).state
    assert [round(1000 * GAME.sense.outlook(state, seat)) for seat in range(2)] == [914, 451]
