"""Deserto: all moves by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.deserto.rules.cards import draw, holds
from serai.games.deserto.rules.codes import GIVE, MOVES, card_in, place_in
from serai.games.deserto.rules.end import is_over
from serai.games.deserto.rules.giving import give_away
from serai.games.deserto.rules.laying import place, why_not_lay
from serai.games.deserto.state import KINDS, Square


def why_refused(game: Square, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if is_over(game):
        return "DST-END-1"
    if seat != game.turn:
        return "DST-TURN-3"
    if not 0 <= move < MOVES:
        return "SER-MOVE"
    if not holds(game, seat, card_in(move)):
        return "DST-TURN-1"
    return "" if place_in(move) == GIVE else why_not_lay(game, card_in(move), place_in(move))


def take_turn(game: Square, seat: i64, move: i64) -> None:
    """DST-TURN-1: lay a card or give one away."""
    card = card_in(move)
    cell = place_in(move)
    game.hands[seat * KINDS + card] -= 1
    if cell == GIVE:
        give_away(game, seat, card)
    else:
        place(game, seat, card, cell)
    draw(game, seat)
    game.turn = seat + 1 if seat + 1 < game.seats else 0  # DST-TURN-3
