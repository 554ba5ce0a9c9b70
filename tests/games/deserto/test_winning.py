"""Deserto: winning cards, and four viziers."""

from __future__ import annotations

import pytest

from tests.games.deserto.table import EMPTY, LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT, table


def test_DST_WIN_1_a_vizier_wins_the_whole_pile_of_a_thief() -> None:
    game = table("T3 .. / .. ..", hands=["VOO", "OOV"]).lay("V", UPPER_RIGHT)
    assert game.picture() == ".. V1 / .. .."
    assert game.won == [3, 0]


def test_DST_WIN_1_a_thief_wins_the_whole_pile_of_a_treasure() -> None:
    game = table("O1 G4 / O1 O1", hands=["OOV", "TOO"], turn=1).lay("T", UPPER_LEFT)
    assert game.picture() == "T2 .. / O1 O1"
    assert game.won == [0, 4]


@pytest.mark.parametrize(("card", "beaten"), [("V", "T"), ("T", "G"), ("G", ""), ("O", "")])
@pytest.mark.parametrize("other", "VTGO")
def test_DST_WIN_1_nothing_else_beats_anything(card: str, beaten: str, other: str) -> None:
    game = table(f"{other}2 .. / .. ..", hands=[card * 3, "OOV"])
    if game.open(card):
        game.lay(card, UPPER_RIGHT)
        assert game.won == [2 if other == beaten else 0, 0]
    else:
        assert (card, other) in {("T", "V"), ("G", "T")}


def test_DST_WIN_2_both_neighbours_at_once() -> None:
    game = table("O1 T2 / T3 O1", hands=["VOO", "OOV"]).lay("V", UPPER_LEFT)
    assert game.picture() == "V2 .. / .. O1"
    assert game.won == [5, 0]


def test_DST_WIN_3_winning_is_no_choice() -> None:
    """Ruling D3: there is one move for each card and position, and it wins."""
    game = table("T1 .. / .. ..", hands=["VVV", "OOV"])
    assert len(game.state.legal(0)) == 3  # two positions and the gift
    assert game.lay("V", LOWER_LEFT).won == [1, 0]


def test_DST_WIN_4_won_cards_leave_the_table_and_join_no_hand() -> None:
    """Ruling D17: how many were won is public at all times, and so is what was taken."""
    game = table("(OT) .. / .. ..", hands=["VOO", "OOV"]).lay("V", UPPER_RIGHT)
    assert game.hand(0) == "OO"
    assert game.view(1).won == [2, 0]
    assert game.view().piles == [[], ["vizier"], [], []]
    assert [(news.name, news.details) for news in game.news(1)] == [
        ("laid", {"seat": 0, "card": "vizier", "cell": UPPER_RIGHT}),
        ("taken", {"seat": 0, "cell": UPPER_LEFT, "cards": 2}),
    ]


def test_DST_WIN_5_the_laid_card_stays_with_the_pile_under_it() -> None:
    """Ruling D1: the covered pile is neither compared nor won, not even a thief under a vizier."""
    game = table("(GT) T1 / O1 O1", hands=["VOO", "OOV"]).lay("V", UPPER_LEFT)
    assert game.pile(UPPER_LEFT) == "GTV"
    assert game.picture() == "V3 .. / O1 O1"
    assert game.won == [1, 0]


def test_DST_WIN_6_the_diagonal_is_never_won() -> None:
    game = table("O1 O1 / O1 T5", hands=["VOO", "OOV"]).lay("V", UPPER_LEFT)
    assert game.picture() == "V2 O1 / O1 T5"
    assert game.won == [0, 0]


def test_DST_WIN_7_emptied_positions_must_be_filled_next() -> None:
    """Ruling D4: after a double capture both gaps touch the placed card and its diagonal."""
    game = table("O1 T1 / T1 O1", hands=["VOO", "OOO"]).lay("V", UPPER_LEFT)
    assert game.picture() == "V2 .. / .. O1"
    assert game.open("O") == [UPPER_RIGHT, LOWER_LEFT]
    assert game.refusal("O", LOWER_RIGHT) == "DST-PLACE-2"


def test_DST_WIN_7_a_single_card_left_alone_bars_its_diagonal() -> None:
    """Ruling D4: without the diagonal, the placed card remains alone."""
    game = table(".. T1 / T1 ..", hands=["VOO", "OOO"]).lay("V", UPPER_LEFT)
    assert game.picture() == "V1 .. / .. .."
    assert game.refusal("O", LOWER_RIGHT) == "DST-PLACE-3"


def test_DST_WIN_8_an_oasis_wins_nothing_and_is_not_won_on_top() -> None:
    laid = table("T1 .. / .. G1", hands=["OOO", "OOV"]).lay("O", UPPER_RIGHT)
    assert (laid.picture(), laid.won) == ("T1 O1 / .. G1", [0, 0])
    beside = table("O2 .. / .. ..", hands=["VVV", "OOV"]).lay("V", UPPER_RIGHT)
    assert (beside.picture(), beside.won) == ("O2 V1 / .. ..", [0, 0])


def test_DST_WIN_8_below_another_card_it_goes_with_its_pile() -> None:
    game = table("(OT) .. / .. ..", hands=["VVV", "OOV"]).lay("V", UPPER_RIGHT)
    assert (game.picture(), game.won) == (".. V1 / .. ..", [2, 0])


def test_DST_WIN_9_there_is_no_chain() -> None:
    """Taking a thief frees a treasure behind it; only the card just laid wins, and only once."""
    game = table("O1 T1 / V1 G1", hands=["VOO", "OOV"]).lay("V", UPPER_LEFT)
    assert game.picture() == "V2 .. / V1 G1"
    assert game.won == [1, 0]


def test_DST_WIN_9_old_cards_never_win_each_other() -> None:
    # No play leads here, since tops beside each other never beat one another; but nothing may happen if it did.
    game = table("O1 V1 / O1 T4", hands=["OOO", "OOV"]).lay("O", UPPER_LEFT)
    assert game.picture() == "O2 V1 / O1 T4"
    assert game.won == [0, 0]


def test_DST_VIZ_1_the_fourth_vizier_wins_all_four_piles() -> None:
    """Ruling D12: completed on a full square."""
    game = table("V3 V1 / O2 V1", hands=["VOO", "OOV"]).lay("V", LOWER_LEFT)
    assert game.picture() == EMPTY
    assert game.won == [8, 0]  # the vizier just laid is among them
    assert "four-viziers" in [news.name for news in game.news()]


def test_DST_VIZ_1_also_by_filling_the_last_gap() -> None:
    """Ruling D12: or by filling the last gap beside viziers."""
    game = table("V3 V1 / .. V1", hands=["OOV", "VOO"], turn=1).lay("V", LOWER_LEFT)
    assert (game.picture(), game.won) == (EMPTY, [0, 6])


def test_DST_VIZ_1_not_with_three_viziers() -> None:
    game = table("V3 V1 / O1 O1", hands=["VOO", "OOV"]).lay("V", LOWER_LEFT)
    assert (game.picture(), game.won) == ("V3 V1 / V2 O1", [0, 0])


def test_DST_VIZ_1_never_together_with_a_capture() -> None:
    """Ruling D12: a thief that is beaten leaves its position empty, so there are no four viziers."""
    game = table("O1 V1 / T1 V1", hands=["VOO", "OOV"]).lay("V", UPPER_LEFT)
    assert (game.picture(), game.won) == ("V2 V1 / .. V1", [1, 0])


@pytest.mark.parametrize("card", "TGO")
def test_DST_VIZ_1_only_for_who_lays_a_vizier(card: str) -> None:
    """Ruling D13: other placements cannot make four viziers."""
    game = table("V1 G1 / G1 V1", hands=[card * 3, "OOV"])
    for cell in game.open(card):
        copy = table("V1 G1 / G1 V1", hands=[card * 3, "OOV"]).lay(card, cell)
        assert "four-viziers" not in [news.name for news in copy.news()]
    covered = table("V1 V1 / V1 V1", hands=["OOO", "OOV"]).lay("O", UPPER_LEFT)
    assert (covered.picture(), covered.won) == ("O2 V1 / V1 V1", [0, 0])


def test_DST_VIZ_2_the_table_stays_empty() -> None:
    """Ruling D5: no second card is turned up; the next player begins a new square."""
    game = table("V1 V1 / O1 V1", hands=["VOO", "TOV"], deck="GGGG").lay("V", LOWER_LEFT)
    assert game.picture() == EMPTY
    assert game.draw_pile == 3  # one was drawn, none turned up
    assert game.lay("T", LOWER_RIGHT).picture() == ".. .. / .. T1"
