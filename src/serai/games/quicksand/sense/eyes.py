"""Quicksand: with whose eyes a bot looks at the hands."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.quicksand.state import NOT_YET, Track


def whose_eyes(game: Track, seat: i64) -> i64:
    """QKS-OUT-2: who cannot see the own hand is advised by the left neighbour, unless all are silent: QKS-SIL-1."""
    if not game.facing_out or game.silent or game.naming != NOT_YET:
        return seat
    return seat + 1 if seat + 1 < game.seats else 0
