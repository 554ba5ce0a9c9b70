"""Le Désert interdit: a turn begins, is spent, and ends."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.vecs import i64
from serai.games.desert.rules.codes import STORM_CALLED, TURN_BEGAN
from serai.games.desert.state import Expedition

ACTIONS: Final = 4


def begin_turn(game: Expedition, seat: i64) -> None:
    """DES-TURN-2, DES-TURN-3; DES-EQ-SHIELD-2: the seat's own shield comes down."""
    game.turn = seat
    game.actions = ACTIONS
    game.fewer = 0
    game.due = 0
    game.drawn = 0
    game.shielded &= ~only(seat)
    game.tell(TURN_BEGAN, seat)


def next_turn(game: Expedition) -> None:
    """DES-TURN-1: clockwise."""
    begin_turn(game, game.turn + 1 if game.turn + 1 < game.seats else 0)


def spend(game: Expedition) -> None:
    """One action less."""
    game.actions -= 1


def storm_level(game: Expedition) -> i64:
    """DES-STORM-1: as many cards as the meter shows."""
    return game.ladder[game.tick]


def call_storm(game: Expedition) -> None:
    """DES-TURN-5, DES-R-6: the rest of the actions is lost; DES-R-30, DES-R-35: the number of cards is fixed now."""
    game.actions = 0
    game.due = storm_level(game) - game.fewer
    game.tell(STORM_CALLED, game.turn, game.due)
    if game.due == 0:
        next_turn(game)
