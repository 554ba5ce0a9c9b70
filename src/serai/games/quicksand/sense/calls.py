"""Quicksand, calls: what a bot does when somebody calls, and what it says while it waits with its card."""

from __future__ import annotations

from typing import Final

from serai.core.play import until
from serai.core.sense import NO_ADVICE
from serai.core.vecs import i64
from serai.games.quicksand.pieces import CARDS
from serai.games.quicksand.rules.codes import is_joker, play_place
from serai.games.quicksand.sense.prospects import NO_DICE, best_card, soonest_end
from serai.games.quicksand.state import JOKER, NOT_YET, Track

WAITS: Final = 6_000  # ms that a bot waits when asked to
LAST: Final = 3_000  # ms of sand: with less in any timer it waits for nobody
LOOKS: Final = 1_000  # ms between two looks meanwhile
LONG: Final = 2_500  # ms: who waits longer says with which card
PLACES: Final = ["play-left", "play-middle", "play-right"]


def answer(game: Track, seat: i64, call: str, ago: i64) -> i64:
    """A card that was asked for, or below 0 how many ms to wait; NO_ADVICE where it presses."""
    if ago > WAITS or game.naming != NOT_YET or soonest_end(game) - game.now < LAST:
        return NO_ADVICE
    if call == "not-yet" or (call == "i-begin" and game.turn == NOT_YET):
        return -LOOKS
    if call in PLACES and game.facing_out and seat == game.turn:
        return play_place(PLACES.index(call))
    return NO_ADVICE


def says(game: Track, seat: i64, answer: i64) -> str:
    """QKS-TURN-7: which card it waits with. Nothing where all are silent, nor of a hand that it does not see."""
    if answer > -LONG or game.facing_out or game.silent or seat != game.turn:
        return ""
    later = game.clone()
    assert isinstance(later, Track)
    until(later, game.now - answer, NO_DICE)
    if later.outcome() is not None:
        return ""
    move = best_card(later, seat)
    return f"have-{CARDS[JOKER if is_joker(move) else move]}"
