"""What a learned value knows of a race: only what a seat may know."""

from __future__ import annotations

from serai.bots.search import follow_hunch
from serai.core.game import read_seed
from serai.core.net import Net, chance
from serai.core.rng import Rng
from serai.core.vecs import copies, i64, vec
from serai.games.trucks import GAME
from serai.games.trucks.sense.contract import TrucksSense
from serai.games.trucks.sense.features import A_TRUCK, ARRIVED, HAND, INPUTS, OWN, RIVAL, STEPS
from serai.games.trucks.state import CARDS
from tests.games.trucks.race import race


def test_what_is_hidden_never_enters() -> None:
    options = GAME.read_options({"limit": 12})
    by_hand = GAME.sense.learnt(None)
    for seats in GAME.seats:
        state = GAME.begin(seats, options, read_seed(str(seats))).state
        rng = Rng(seats)
        while state.outcome() is None:
            seat = rng.below(seats)
            seen = list(GAME.sense.features(state, seat))
            assert len(seen) == INPUTS and 0 <= min(seen) <= max(seen) < 256
            world = state.clone()
            world.imagine(seat, rng)
            assert list(GAME.sense.features(world, seat)) == seen
            follow_hunch(state, by_hand, rng)


def test_trucks_stand_by_their_worth_whatever_their_numbers() -> None:
    one = race("a1:C2/5 a2:OASIS b1:D2/7", hands=["13 red 24 24", "pink"]).state
    other = race("a3:OASIS a2:C2/5 b3:D2/7", hands=["13 red 24 24", "pink"]).state
    seen = GAME.sense.features(one, 0)
    assert list(seen) == list(GAME.sense.features(other, 0))
    assert seen[OWN + ARRIVED] == 1 and seen[OWN + A_TRUCK + STEPS] == one.course.far[one.at[0]]
    assert seen[RIVAL + STEPS] == one.course.far[one.at[3]]
    assert [int(seen[HAND + card]) for card in range(CARDS)] == [1, 2, 0, 0, 1, 0]


def test_a_net_puts_the_judgement_right_and_the_hand_made_outlook_stays() -> None:
    state = race("a1:C2/5 b1:D2/7", hands=["13 red 24 24", "pink"]).state
    one = Net(copies(INPUTS, 0), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), vec[i64]([0]), 4096)
    assert TrucksSense(one).outlook(state, 0) == chance(GAME.sense.judged(state, 0) + 1000)
    assert round(1000 * TrucksSense(one).learnt(None).outlook(state, 0)) == 459


def test_the_shipped_value_of_a_known_position() -> None:
    state = race("a1:C2/5 b1:D2/7", hands=["13 red 24 24", "pink"]).state
    assert [round(1000 * GAME.sense.outlook(state, seat)) for seat in range(2)] == [557, 587]
