"""Deserto: how it ends."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.state import Outcome
from serai.core.vecs import i64
from serai.games.deserto.rules.cards import hand_size
from serai.games.deserto.state import Square


def is_over(game: Square) -> bool:
    """DST-END-1; by DST-TURN-4 nobody runs out before the others."""
    return hand_size(game, game.turn) == 0


def how_it_ended(game: Square) -> Outcome | None:
    """DST-END-3, DST-END-4; what lies on the table is nobody's: DST-END-2."""
    return Outcome(game.won[:], most_won(game), "DST-END-3") if is_over(game) else None


def most_won(game: Square) -> i64:
    """The set of those who have won the most cards."""
    best: i64 = 0
    winners: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.won[seat] > best:
            best = game.won[seat]
            winners = 0
        if game.won[seat] == best:
            winners |= only(seat)
    return winners
