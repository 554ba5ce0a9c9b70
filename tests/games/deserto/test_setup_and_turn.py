"""Deserto: setup, and the course of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.errors import Illegal
from serai.games.deserto import GAME, DesertoOptions
from serai.games.deserto.pieces import BOX
from serai.games.deserto.rules.codes import give, lay
from tests.games.deserto.table import LETTERS, LOWER_LEFT, UPPER_LEFT, UPPER_RIGHT, begun, table


@pytest.mark.parametrize("seats", GAME.seats)
def test_DST_SETUP_1_all_51_cards_are_shuffled_and_each_is_dealt_three(seats: int) -> None:
    game = begun(seats)
    cards = "".join(LETTERS[card] for card in game.state.deck)
    assert Counter(cards) == {"V": 15, "T": 15, "G": 15, "O": 6}
    assert [len(game.hand(seat)) for seat in range(seats)] == [3] * seats
    assert cards != "".join(LETTERS[card] for card in begun(seats, seed=2).state.deck)
    assert cards != "".join(LETTERS[card] for card in BOX.deck())


def test_DST_SETUP_1_hands_are_hidden() -> None:
    game = table("V1 .. / .. ..", hands=["VTG", "OOV"], deck="TT")
    assert game.view(0).hand == ["vizier", "thief", "treasure"]
    assert game.view(1).hand == ["oasis", "oasis", "vizier"]
    assert game.view().hand is None
    assert game.view(0).hand_sizes == [3, 3]


@pytest.mark.parametrize(("seats", "left"), [(2, 44), (3, 41), (4, 38)])
def test_DST_SETUP_2_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    assert begun(seats).draw_pile == left
    assert begun(seats).view(0).draw_pile == left


def test_DST_SETUP_3_its_top_card_begins_the_square_and_wins_nothing() -> None:
    """Ruling D9: the first card is put down, not played; any kind may come up."""
    seen = set()
    for seed in range(40):
        game = begun(3, seed)
        assert game.picture()[1:] == "1 .. / .. .."
        assert game.state.deck[game.draw_pile] == game.state.top[UPPER_LEFT]
        assert game.won == [0, 0, 0]
        seen.add(game.picture()[0])
    assert seen == set("VTGO")


def test_DST_SETUP_4_the_starting_player_is_drawn_by_lot() -> None:
    """Ruling D10."""
    starters = Counter(begun(4, seed).turn for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25


def test_DST_SETUP_4_or_chosen_where_the_table_wants_it() -> None:
    """Ruling D10: at a table the youngest is customary, so the starter is an option."""
    for seed in range(10):
        assert GAME.begin(3, DesertoOptions(starter=2), seed.to_bytes(16, "big")).state.movers() == 0b010


def test_DST_TURN_1_either_a_card_is_laid_or_one_is_given() -> None:
    laid = table("O1 .. / .. ..", hands=["VTG", "OOV"]).lay("V", UPPER_RIGHT)
    assert (laid.hand(0), laid.picture(), laid.won) == ("TG", "O1 V1 / .. ..", [0, 0])
    given = table("O1 .. / .. ..", hands=["VTG", "OOV"]).give("V")
    assert (given.hand(0), given.picture(), given.won) == ("TG", "O1 .. / .. ..", [0, 1])


def test_DST_TURN_1_only_a_card_of_the_own_hand() -> None:
    game = table("O1 .. / .. ..", hands=["VVT", "GGO"])
    assert game.refusal("G", UPPER_RIGHT) == "DST-TURN-1"
    assert not game.may_give("O")
    assert game.state.why_not(0, give(LETTERS.index("O"))) == "DST-TURN-1"


def test_DST_TURN_1_equal_cards_are_one_move() -> None:
    game = table("O1 .. / .. ..", hands=["VVV", "GGO"])
    assert list(game.state.legal(0)) == [lay(1, UPPER_RIGHT), lay(1, LOWER_LEFT), give(1)]


def test_DST_TURN_2_after_laying_the_hand_is_three_again() -> None:
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"], deck="OG").lay("V", UPPER_RIGHT)
    assert game.hand(0) == "OTG"
    assert game.draw_pile == 1


def test_DST_TURN_2_after_giving_too() -> None:
    """Ruling D6: the hand is to be three at all times, so the giver draws."""
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"], deck="OG").give("V")
    assert game.hand(0) == "OTG"


def test_DST_TURN_2_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"], deck="OG")
    for reader, told in ((0, {"seat": 0, "card": "oasis"}), (1, {"seat": 0}), (-1, {"seat": 0})):
        copy = table("O1 .. / .. ..", hands=["VTG", "OOV"], deck="OG").give("V")
        assert [news.details for news in copy.news(reader) if news.name == "drawn"] == [told]
    assert game.news() == []


def test_DST_TURN_3_then_the_left_neighbour() -> None:
    game = table("O1 .. / .. ..", hands=["VVV", "VVV", "VVV"], turn=1)
    with pytest.raises(Illegal, match="DST-TURN-3"):
        game.match.play(0, 2, give(LETTERS.index("V")))
    turns = [game.give("V").turn for _ in range(4)]
    assert turns == [2, 0, 1, 2]


def test_DST_TURN_4_with_an_empty_draw_pile_hands_shrink() -> None:
    """Ruling D18: everybody has three turns left when the pile runs out, so no seat is skipped."""
    game = table("O1 .. / .. ..", hands=["VVV", "VVV"], deck="T")
    sizes = []
    while game.end() is None:
        game.give("V" if "V" in game.hand(game.turn) else "T")
        sizes.append([len(game.hand(0)), len(game.hand(1))])
    assert sizes == [[3, 3], [3, 2], [2, 2], [2, 1], [1, 1], [1, 0], [0, 0]]


@pytest.mark.parametrize(("seats", "turns"), [(2, [25, 25]), (3, [17, 17, 16]), (4, [13, 13, 12, 12])])
def test_DST_TURN_4_turns_by_seat(seats: int, turns: list[int]) -> None:
    """Ruling D18: seats can differ by one turn in all."""
    game = begun(seats)
    starter = game.turn
    count = [0] * seats
    while game.end() is None:
        count[(game.turn - starter) % seats] += 1
        game.play(game.state.legal(game.turn)[0])
    assert count == turns


def test_DST_TURN_4_all_hands_are_three_when_the_pile_runs_out() -> None:
    """Ruling D18."""
    game = begun(4, seed=9)
    while game.draw_pile:
        game.play(game.state.legal(game.turn)[0])
    assert [len(game.hand(seat)) for seat in range(4)] == [3, 3, 3, 3]
