"""Deserto: how well a seat stands."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.deserto.state import Square


def lead(game: Square, seat: i64) -> i64:
    """Cards won more than the best of the others."""
    best: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat and game.won[other] > best:
            best = game.won[other]
    return game.won[seat] - best
