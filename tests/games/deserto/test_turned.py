"""Deserto: what is told of a turn of the chances."""

from __future__ import annotations

from serai.core.turned import Turned
from serai.games.deserto.state import Square
from serai.games.deserto.turned import turned
from tests.games.deserto.table import LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, Table, table

THREE = "V2 V1 / G3 V1"


def told(game: Table, card: str, cell: int | None, seat: int, rose: bool) -> Turned:
    """Why the chances of a seat turned when a card was laid on a position, or given where there is none."""
    before = game.state.clone()
    assert isinstance(before, Square)
    if cell is None:
        game.give(card)
    else:
        game.lay(card, cell)
    return turned(game.news(), before, game.state, seat, rose)


def stands(why: Turned) -> list[str]:
    return [one.name for one in why.stands]


def test_the_third_vizier_is_the_reason_though_everybody_has_won_as_much() -> None:
    why = told(table("V2 V1 / G3 G1", hands=["VOO", "OOG"], deck="OOOO"), "V", LOWER_RIGHT, 1, rose=True)
    assert [one.name for one in why.what] == ["laid"]
    assert stands(why) == ["three-viziers", "level"]
    assert why.stands[0].details == {"cards": 9}


def test_who_has_no_card_for_what_lies_open_was_unlucky() -> None:
    why = told(table(THREE, hands=["OGG", "OOG"], deck="OOOO"), "O", None, 0, rose=False)
    assert stands(why) == ["lacked", "three-viziers"]
    assert why.stands[0].details == {"seat": 0, "cards": 8, "card": "vizier"}
    assert why.cause == "luck"


def test_who_lets_cards_lie_could_have_won_them() -> None:
    why = told(table(THREE, hands=["VGG", "OOG"], deck="OOOO"), "G", UPPER_LEFT, 0, rose=False)
    assert stands(why)[0] == "missed"
    assert why.cause == "choice"


def test_much_that_the_next_player_can_win_is_no_reason_for_others_to_rise() -> None:
    def opened(pile: str, seat: int, *, rose: bool) -> str:
        game = table(f"O1 O1 / {pile} O1", hands=["GOO", "TOO"], deck="OOOO")
        return stands(told(game, "G", LOWER_LEFT, seat, rose))[0]

    assert opened("O3", 1, rose=True) == "catch"
    assert opened("O3", 0, rose=False) == "catch"
    assert opened("O3", 0, rose=True) == "level"
    assert opened("O1", 1, rose=True) == "level"  # two cards are not much
