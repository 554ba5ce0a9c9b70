"""Escape: bots come when they are called, and say where they are going. The person sits at seat 1."""

from __future__ import annotations

import pytest

from serai.core.sense import NO_ADVICE
from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.moves import Enter, Move
from serai.games.temple.sense.calls import COMES, FOLLOWERS, LASTS, SAYS, WAITS
from tests.games.temple.temple import Temple, temple

APART = "S@0 b2>@1"


def answer(game: Temple, call: str, seat: int = 0, ago: int = 0) -> Move | int:
    """What a bot does about the person's call: a move, or below 0 how long it waits."""
    code = int(GAME.sense.answer(game.state, seat, 0b10, 1, call, ago, 500))
    return decode(code) if 0 <= code < NO_ADVICE else code


@pytest.mark.parametrize("call", COMES)
def test_who_is_called_comes(call: str) -> None:
    game = temple(APART, "ATKKK", "AAKTT", modules="")
    assert answer(game, call) == Enter("east")
    assert answer(game, call, ago=LASTS + 1) == NO_ADVICE


def test_for_a_gold_mask_the_nearest_comes() -> None:
    game = temple("S@02 b2>@1", "ATKKK", "AAKTT", "ATKKK", modules="")
    assert answer(game, "gold-mask") == Enter("east")
    assert answer(game, "gold-mask", seat=2) == NO_ADVICE
    assert answer(game, "come-here", seat=2) == Enter("east")


def test_who_is_asked_to_wait_waits_a_while() -> None:
    game = temple(APART, "ATKKK", "AAKTT", modules="")
    assert isinstance(waiting := answer(game, "wait-for-me"), int) and waiting < 0
    assert answer(game, "wait-for-me", ago=WAITS) == NO_ADVICE


def test_who_is_there_goes_on_with_its_own() -> None:
    assert answer(temple("S b2>@01", "ATKKK", "AAKTT", modules=""), "come-here") == NO_ADVICE


def test_they_say_where_they_are_going() -> None:
    game = temple(APART, "ATKKK", "AAKTT", modules="")
    assert GAME.sense.says(game.state, 0, 0b10, "", 0, 500) == "with-you"
    assert GAME.sense.says(game.state, 0, 0b10, "come-here", 0, 500) == "on-my-way"
    for language in LANGUAGES:
        assert all(f"phrase-{word}" in GAME.words(language) for word in (*SAYS, *FOLLOWERS, "with-you"))
