"""Deserto: where a card may be laid."""

from __future__ import annotations

import pytest

from serai.games.deserto.rules.codes import MOVES
from tests.games.deserto.table import EMPTY, LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT, table

ALL = [UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT]


def test_DST_PLACE_1_the_square_has_four_positions() -> None:
    game = table("O1 O1 / O1 O1", hands=["VTG", "OOV"])
    assert game.open("V") == ALL
    assert game.state.why_not(0, MOVES) == "SER-MOVE"
    assert len(game.view().piles) == 4


@pytest.mark.parametrize(
    ("picture", "cells"),
    [
        ("O1 .. / .. ..", [UPPER_RIGHT, LOWER_LEFT]),
        ("O1 O1 / .. ..", [LOWER_RIGHT, LOWER_LEFT]),
        ("O1 .. / .. O1", [UPPER_RIGHT, LOWER_LEFT]),
        ("O1 O1 / .. O1", [LOWER_LEFT]),
        (".. O3 / O2 O1", [UPPER_LEFT]),
    ],
)
def test_DST_PLACE_2_an_incomplete_square_is_filled_first(picture: str, cells: list[int]) -> None:
    """Ruling D4: also with tall piles left over from before captures."""
    game = table(picture, hands=["OVT", "OOV"])
    assert game.open("O") == cells
    assert game.open("V") == cells


def test_DST_PLACE_2_not_on_top_while_a_position_is_empty() -> None:
    game = table("O1 O1 / .. O1", hands=["OVT", "OOV"])
    assert [game.refusal("O", cell) for cell in (UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT)] == ["DST-PLACE-2"] * 3


@pytest.mark.parametrize(
    ("picture", "corner"),
    [
        ("O1 .. / .. ..", LOWER_RIGHT),
        (".. O1 / .. ..", LOWER_LEFT),
        (".. .. / .. O1", UPPER_LEFT),
        (".. .. / O1 ..", UPPER_RIGHT),
    ],
)
def test_DST_PLACE_3_touching_by_a_corner_is_not_enough(picture: str, corner: int) -> None:
    """Ruling D14: the square grows to either side of the first card, never to its diagonal."""
    game = table(picture, hands=["OVT", "OOV"])
    assert game.refusal("O", corner) == "DST-PLACE-3"
    assert game.open("O") == sorted({(corner + 1) % 4, (corner + 3) % 4})


def test_DST_PLACE_4_a_complete_square_is_stacked() -> None:
    game = table("O1 O2 / O1 O3", hands=["OVT", "OOV"])
    assert game.open("O") == ALL
    game.lay("O", LOWER_RIGHT)
    assert game.picture() == "O1 O2 / O1 O4"


def test_DST_PLACE_5_on_an_empty_table_anywhere() -> None:
    """Ruling D5: the next player begins a new square, or gives."""
    game = table(EMPTY, hands=["TGO", "OOV"])
    assert game.open("T") == game.open("G") == game.open("O") == ALL
    assert game.may_give("T")
    assert game.lay("G", LOWER_RIGHT).picture() == ".. .. / .. G1"


def test_DST_PLACE_6_no_thief_beside_a_vizier() -> None:
    game = table("V1 .. / .. ..", hands=["TTT", "OOV"])
    assert game.refusal("T", UPPER_RIGHT) == "DST-PLACE-6"
    assert game.refusal("T", LOWER_LEFT) == "DST-PLACE-6"
    assert game.open("T") == []


def test_DST_PLACE_6_no_treasure_beside_a_thief() -> None:
    game = table("T1 O1 / O1 O1", hands=["GGG", "OOV"])
    assert [game.refusal("G", cell) for cell in (UPPER_RIGHT, LOWER_LEFT)] == ["DST-PLACE-6"] * 2
    assert game.open("G") == [UPPER_LEFT, LOWER_RIGHT]


def test_DST_PLACE_6_a_stronger_neighbour_forbids_even_with_a_weaker_one() -> None:
    """Ruling D2: the ban comes before the win."""
    game = table("V1 .. / .. G1", hands=["TOO", "OOV"])
    assert game.refusal("T", UPPER_RIGHT) == "DST-PLACE-6"
    assert game.picture() == "V1 .. / .. G1"


def test_DST_PLACE_6_treasure_and_vizier_do_not_mind_each_other() -> None:
    """Ruling D15: a treasure may lie beside a vizier, and neither wins the other."""
    beside_vizier = table("V1 .. / .. ..", hands=["GGG", "OOV"]).lay("G", UPPER_RIGHT)
    assert (beside_vizier.picture(), beside_vizier.won) == ("V1 G1 / .. ..", [0, 0])
    beside_treasure = table("G1 .. / .. ..", hands=["VVV", "OOV"]).lay("V", UPPER_RIGHT)
    assert (beside_treasure.picture(), beside_treasure.won) == ("G1 V1 / .. ..", [0, 0])


def test_DST_PLACE_6_equal_cards_do_not_mind_each_other() -> None:
    for card in "VTGO":
        assert table(f"{card}1 .. / .. ..", hands=[card * 3, "OOV"]).open(card) == [UPPER_RIGHT, LOWER_LEFT]


def test_DST_PLACE_6_only_the_top_counts() -> None:
    game = table("(VO) O1 / O1 O1", hands=["TTT", "OOV"])
    assert game.open("T") == ALL


@pytest.mark.parametrize("below", "VTGO")
@pytest.mark.parametrize("card", "VTGO")
def test_DST_PLACE_7_any_kind_may_cover_any_kind(card: str, below: str) -> None:
    """Ruling D1: only the two neighbours are looked at; a thief may cover a vizier."""
    game = table(f"{below}1 O1 / O1 O1", hands=[card * 3, "OOV"]).lay(card, UPPER_LEFT)
    assert game.picture() == f"{card}2 O1 / O1 O1"
    assert game.pile(UPPER_LEFT) == below + card
    assert game.won == [0, 0]


@pytest.mark.parametrize("card", "VO")
@pytest.mark.parametrize("tops", ["VVVV", "TTTT", "GGGG", "OOOO", "VTGO", "VGVG"])
def test_DST_PLACE_8_oasis_and_vizier_go_everywhere(card: str, tops: str) -> None:
    full = table(f"{tops[0]}1 {tops[1]}1 / {tops[2]}1 {tops[3]}1", hands=[card * 3, "OOV"])
    assert full.open(card) == ALL
    growing = table(f"{tops[0]}1 .. / .. {tops[3]}1", hands=[card * 3, "OOV"])
    assert growing.open(card) == [UPPER_RIGHT, LOWER_LEFT]
