"""Quicksand: bots wait when they are asked to, play the card they are told to, and say what they wait with."""

from __future__ import annotations

from serai.core.sense import NO_ADVICE
from serai.games.quicksand import GAME
from serai.games.quicksand.rules.codes import play_place
from serai.games.quicksand.sense.calls import LAST, WAITS
from serai.games.quicksand.state import NOT_YET
from tests.games.quicksand.table import Table, table

TRACK = "TG CY SO | MG TY"


def answer(game: Table, call: str, ago: int = 0) -> int:
    return int(GAME.sense.answer(game.state, 0, 0b10, 1, call, ago, 1000))


def says(game: Table, wait: int) -> str:
    return GAME.sense.says(game.state, 0, 0, "", -wait, 1000)


def test_not_yet_holds_a_card_back_while_there_is_sand() -> None:
    game = table(TRACK, "S1:60000", ("TGC", "TGC"))
    assert answer(game, "not-yet") < 0
    assert answer(game, "not-yet", ago=WAITS + 1) == NO_ADVICE
    assert answer(game.until(60_000 - LAST + 1), "not-yet") == NO_ADVICE


def test_whoever_says_so_begins() -> None:
    assert answer(table(turn=NOT_YET), "i-begin") < 0
    assert answer(table(), "i-begin") == NO_ADVICE


def test_QKS_OUT_2_facing_out_the_card_that_was_named_is_played() -> None:
    game = table(TRACK, "S1:60000", ("TGC", "TGC"))
    assert answer(game, "play-middle") == NO_ADVICE
    game.state.facing_out = True
    assert answer(game, "play-middle") == play_place(1)


def test_who_waits_says_with_which_card_unless_the_rules_forbid_it() -> None:
    game = table(TRACK, "S1:40000", ("TMM", "TGC"))
    assert says(game, 20_000) == "have-triangle"
    assert says(game, 500) == ""
    game.state.silent = True
    assert says(game, 20_000) == ""
    game.state.silent, game.state.facing_out = False, True
    assert says(game, 20_000) == ""
