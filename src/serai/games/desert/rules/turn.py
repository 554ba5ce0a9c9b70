"""Le Désert interdit: a turn begins, is spent, and ends."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.vecs import i64
from serai.games.desert.rules.board import is_buried
from serai.games.desert.rules.codes import STORM_CALLED, TURN_BEGAN
from serai.games.desert.state import NO_SEAT, Expedition

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


# Actions


def in_action_phase(game: Expedition, seat: i64) -> bool:
    """DES-TURN-1, DES-TURN-2: in the own turn, until the storm comes."""
    return seat == game.turn and game.due == 0


def has_action(game: Expedition, seat: i64) -> bool:
    """DES-TURN-3: in the own action phase, with an action left."""
    return in_action_phase(game, seat) and game.actions > 0


def why_not_now(game: Expedition, seat: i64) -> str:
    """DES-TURN-1 to -3."""
    return "" if has_action(game, seat) else why_not_call_storm(game, seat) or "DES-TURN-3"


def why_no_action(game: Expedition, seat: i64) -> str:
    """The same for all actions but digging: DES-BURY-2."""
    return why_not_now(game, seat) or ("DES-BURY-2" if is_buried(game, seat) else "")


def is_amid_action(game: Expedition) -> bool:
    """DES-R-5: an action of several steps is under way, so nobody else may act."""
    return game.unplaced > 0 or game.guided != NO_SEAT


def spend(game: Expedition) -> None:
    """One action less."""
    game.actions -= 1


# The storm is called


def storm_level(game: Expedition) -> i64:
    """DES-STORM-1: as many cards as the meter shows."""
    return game.ladder[game.tick]


def why_not_call_storm(game: Expedition, seat: i64) -> str:
    """DES-TURN-5, DES-R-6: at any point of the own actions."""
    if in_action_phase(game, seat):
        return ""
    return "DES-TURN-2" if seat == game.turn else "DES-TURN-1"


def call_storm(game: Expedition) -> None:
    """DES-TURN-5, DES-R-6: the rest of the actions is lost; DES-R-30, DES-R-35: the number of cards is fixed now."""
    game.actions = 0
    game.due = storm_level(game) - game.fewer
    game.tell(STORM_CALLED, game.turn, game.due)
    if game.due == 0:
        next_turn(game)
