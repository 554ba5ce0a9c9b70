"""Deserto: giving a card, and the end."""

from __future__ import annotations

import pytest

from tests.games.deserto.table import UPPER_RIGHT, begun, table


@pytest.mark.parametrize(("giver", "receiver"), [(0, 2), (1, 0), (2, 1)])
def test_DST_GIVE_1_to_the_previous_player(giver: int, receiver: int) -> None:
    game = table("O1 .. / .. ..", hands=["VVV", "VVV", "VVV"], turn=giver).give("V")
    assert game.won == [1 if seat == receiver else 0 for seat in range(3)]


def test_DST_GIVE_1_any_card_of_the_hand() -> None:
    """Ruling D16: the giver chooses, and need not show that no placement was possible."""
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"])
    assert [card for card in "VTGO" if game.may_give(card)] == ["V", "T", "G"]


def test_DST_GIVE_2_it_counts_as_won_and_joins_no_hand() -> None:
    """Ruling D17: a given card is shown to all."""
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"]).give("T")
    assert game.hand(1) == "OOV"
    assert game.won == [0, 1]
    assert [(news.name, news.details) for news in game.news()] == [("given", {"seat": 0, "card": "thief", "to": 1})]


def test_DST_GIVE_3_always_allowed() -> None:
    assert table("O1 .. / .. ..", hands=["VVV", "OOV"]).may_give("V")  # though a placement is possible
    assert table("V1 .. / .. ..", hands=["TTT", "OOV"]).may_give("T")  # and though none is
    assert table(".. .. / .. ..", hands=["TTT", "OOV"]).may_give("T")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DST_GIVE_3_even_on_the_first_turn(seats: int) -> None:
    """Ruling D7: the previous player is the right neighbour, even if no turn was played."""
    game = begun(seats)
    starter = game.turn
    card = game.hand(starter)[0]
    assert game.give(card).won[(starter - 1) % seats] == 1


def test_DST_END_1_when_draw_pile_and_hands_are_empty() -> None:
    game = table("O1 .. / .. ..", hands=["V", "T"], won=[3, 1])
    assert game.end() is None
    assert game.give("V").end() is None
    end = game.give("T").end()
    assert end is not None
    assert end.scores == [4, 2]
    assert game.view().turn is None
    assert [len(game.state.legal(seat)) for seat in range(2)] == [0, 0]
    assert game.state.why_not(0, 4) == "DST-END-1"


def test_DST_END_1_not_while_cards_can_be_drawn() -> None:
    game = table("O1 .. / .. ..", hands=["V", "T"], deck="GG")
    assert game.give("V").give("T").end() is None


def test_DST_END_2_cards_on_the_table_are_nobodys() -> None:
    """Ruling D8: only won cards count."""
    end = table("O9 .. / .. ..", hands=["V", ""], won=[1, 2]).lay("V", UPPER_RIGHT).end()
    assert end is not None
    assert end.scores == [1, 2]
    assert end.winners == [1]


def test_DST_END_3_the_most_won_cards_win() -> None:
    end = table("T2 .. / .. ..", hands=["V", "", ""], won=[4, 5, 3]).lay("V", UPPER_RIGHT).end()
    assert end is not None
    assert (end.rule, end.scores, end.winners) == ("DST-END-3", [6, 5, 3], [0])


def test_DST_END_4_equal_highest_counts_share_the_victory() -> None:
    """Ruling D11."""
    end = table("T1 .. / .. ..", hands=["V", "", ""], won=[4, 5, 3]).lay("V", UPPER_RIGHT).end()
    assert end is not None
    assert (end.scores, end.winners) == ([5, 5, 3], [0, 1])


def test_DST_END_4_even_at_nothing() -> None:
    """Ruling D11: nobody has won a card, so all share."""
    end = table("O1 .. / .. ..", hands=["V", ""]).lay("V", UPPER_RIGHT).end()
    assert end is not None
    assert end.winners == [0, 1]
