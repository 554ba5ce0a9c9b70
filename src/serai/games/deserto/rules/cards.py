"""Deserto: hands and the draw pile."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.deserto.rules.codes import DRAWN
from serai.games.deserto.state import KINDS, Square


def draw(game: Square, seat: i64) -> None:
    """DST-TURN-2; with an empty draw pile hands shrink: DST-TURN-4."""
    if game.undrawn:
        game.undrawn -= 1
        card = game.deck[game.undrawn]
        game.hands[seat * KINDS + card] += 1
        game.tell(DRAWN, seat, card)


def holds(game: Square, seat: i64, card: i64) -> bool:
    return game.hands[seat * KINDS + card] > 0


def hand_size(game: Square, seat: i64) -> i64:
    hands = game.hands
    base = seat * KINDS
    return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3]
