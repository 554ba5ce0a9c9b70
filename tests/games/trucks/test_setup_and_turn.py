"""Setup and the turn, rule by rule."""

from __future__ import annotations

import pytest

from serai.core.errors import OutOfRange
from serai.core.rng import Loaded, Rng
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.trucks import GAME, HOUSE_COURSE, TrucksOptions
from serai.games.trucks.moves import Discard, Drive, Fill, Restart
from serai.games.trucks.rules.contract import Trucks, setup
from serai.games.trucks.rules.turn import BY_DICE, highest, roll_for_start
from serai.games.trucks.rules.unseen import hand_size, unseen_by
from serai.games.trucks.view import view
from tests.games.trucks.race import race


def fresh(seats: int) -> Trucks:
    return setup(seats, HOUSE_COURSE, BY_DICE, 100, Rng(seats))


@pytest.mark.parametrize(("seats", "trucks"), [(2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_TRK_SETUP_1_trucks_and_colours_by_the_number_of_players(seats: int, trucks: int) -> None:
    seen = view(fresh(seats), NOBODY)
    assert [len(own) for own in seen.trucks] == [trucks] * seats
    assert seen.colours == ["red", "blue", "yellow", "green", "white", "black"][:seats]


def test_TRK_SETUP_2_all_trucks_begin_on_the_start_with_full_tanks() -> None:
    trucks = [truck for own in view(fresh(4), NOBODY).trucks for truck in own]
    assert {(truck.cell, truck.litres) for truck in trucks} == {("START", 12)}


def test_TRK_SETUP_3_the_start_holds_any_number_and_bars_nobody() -> None:
    table = race("", ["13"])
    assert set(table.ends("13", 1)) == set(table.ends("13", 3)) >= {"A1", "A2", "A3"}
    assert table.why("13", "START") == "TRK-MOVE-8"


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_TRK_SETUP_4_two_brown_cards_stay_out_with_four_or_more(seats: int) -> None:
    assert list(unseen_by(fresh(seats), NOBODY)) == [18, 18, 3, 3, 7, 4]


@pytest.mark.parametrize("seats", [2, 3])
def test_TRK_SETUP_5_all_cards_with_two_or_three(seats: int) -> None:
    assert list(unseen_by(fresh(seats), NOBODY)) == [18, 18, 4, 4, 7, 4]


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_TRK_SETUP_6_hands_are_dealt(seats: int, cards: int) -> None:
    state = fresh(seats)
    assert [hand_size(state, seat) for seat in range(seats)] == [cards] * seats
    assert view(state, NOBODY).hand is None


def test_TRK_SETUP_7_the_rest_is_the_draw_pile_and_nothing_was_played() -> None:
    seen = view(fresh(3), 0)
    assert seen.draw_pile == 55 - 9
    assert sum(seen.discards.values()) == 0
    assert seen.top is None


def test_TRK_SETUP_8_the_highest_die_begins() -> None:
    assert roll_for_start(3, Loaded(vec[i64]([4, 11, 10]))) == 1


def test_TRK_SETUP_8_those_who_tie_roll_again() -> None:
    assert list(highest(vec[i64]([0, 1, 2]), Loaded(vec[i64]([7, 3, 7])))) == [0, 2]
    assert roll_for_start(3, Loaded(vec[i64]([7, 3, 7, 0, 5]))) == 2


def test_a_starter_can_be_chosen_but_must_sit_there() -> None:
    assert GAME.begin(3, TrucksOptions(starter=3), bytes(16)).state.movers() == 0b100
    with pytest.raises(OutOfRange, match="Seat 4"):
        GAME.begin(3, TrucksOptions(starter=4), bytes(16))


def test_TRK_TURN_1_only_cards_of_the_own_hand_are_played() -> None:
    table = race("a1:B2/9", ["24"])
    assert table.refusal(Drive("move13", 1, "C2", 8)) == "TRK-TURN-1"


def test_TRK_TURN_1_night_then_card_then_refill() -> None:
    table = race("b1:D2/5", ["13", "24"], turn=0).drive("13", "A2")
    names = [happening.name for happening in table.heard()]
    assert names == ["played", "drove", "drawn", "scorched"]  # the night belongs to the turn that begins


def test_TRK_TURN_2_there_is_no_pass() -> None:
    table = race("a1:B2/9 a2:B1/9", ["13 24 red"])
    assert {move.card for move in table.moves()} == {"move13", "move24", "flipown"}  # type: ignore[union-attr]


def test_TRK_TURN_3_the_card_lies_open() -> None:
    table = race("", ["13 24"], pile="24").drive("13", "A2")
    assert table.seen(1).discards["move13"] == 1
    assert table.seen(1).top == "move13"


def test_TRK_TURN_4_the_hand_is_refilled() -> None:
    table = race("", ["13 13 13 24"], pile="24 pink").drive("13", "A2")
    assert table.hand(0) == ["13", "13", "24", "pink"]
    assert table.heard("drawn", reader=0)[0].details == {"seat": 0, "card": "flipany"}
    assert table.heard("drawn", reader=1)[0].details == {"seat": 0}


def test_TRK_TURN_5_the_left_neighbour_is_next() -> None:
    table = race("", ["13", "13", "13"], seats=3, turn=2)
    assert table.state.why_not(0, 0) == "TRK-TURN-5"
    assert table.drive("13", "A2").state.turn == 0


def test_TRK_TURN_6_an_empty_pile_is_made_anew_from_the_played_cards() -> None:
    table = race("", ["13"], pile="", played="red red").drive("13", "A2")
    assert table.heard("shuffled")[0].details == {"cards": 3}
    seen = table.seen(1)
    assert (seen.draw_pile, sum(seen.discards.values()), seen.top) == (2, 0, None)
    assert table.hand(0) in (["red"], ["13"])


def test_TRK_TURN_7_a_card_that_can_be_followed_must_be() -> None:
    table = race("a1:F2/9 a2:A1/1", ["13"])
    assert table.restarts("13") == []
    assert table.refusal(Restart("move13", 2)) == "TRK-TURN-7"


def test_TRK_TURN_8_an_impossible_card_sends_a_truck_of_ones_choice_home() -> None:
    table = race("a1:E2/1 a2:F2/1 a3:OASIS", ["24"])
    assert table.restarts("24") == [1, 2]
    table.play(Restart("move24", 2))
    assert (table.stands("a1"), table.stands("a2")) == ("E2/1", "START/12")
    assert [h.name for h in table.heard("failed", "sent-home")] == ["failed", "sent-home"]


def test_TRK_TURN_8_a_truck_on_the_start_is_no_price() -> None:
    table = race("a1:F2/9", ["red siphon"])
    blocked = race("a1:S4 a2:OASIS", ["siphon"])
    assert table.refusal(Restart("siphon", 2)) == "TRK-TURN-7"
    assert blocked.restarts("siphon") == [1]
    assert blocked.refusal(Restart("siphon", 3)) == "TRK-TURN-8"
    assert blocked.refusal(Discard("siphon")) == "TRK-TURN-8"


def test_TRK_TURN_9_without_a_truck_on_track_the_card_is_merely_lost() -> None:
    table = race("", ["red"], pile="13")
    assert table.moves() == [Discard("flipown")]
    table.play(Discard("flipown"))
    assert table.stands("a1") == "START/12"
    assert table.hand(0) == ["13"]


def test_TRK_TURN_10_an_impossible_card_may_be_played_beside_a_possible_one() -> None:
    table = race("", ["13 siphon"])
    assert Discard("siphon") in table.moves()
    assert table.ends("13")
    assert table.seen(0).impossible == ["siphon"]
    assert table.refusal(Fill(1)) == "TRK-CARD-SIPHON-3"


def test_TRK_TURN_11_whose_trucks_have_all_arrived_takes_no_turn() -> None:
    table = race("b1:OASIS b2:OASIS a1:B2/9", ["13", "13", "13"], seats=3).drive("13", "B1")
    assert table.state.turn == 2
