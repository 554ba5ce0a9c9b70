"""One step ahead: the move after which the seat stands best."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64


def best_next(world: State, seat: i64, rng: Rng) -> i64:
    """The move with the best standing; equal ones by lot."""
    moves = world.legal(seat)
    best_move: i64 = moves[0]
    best: i64 = -(1 << 60)
    equals: i64 = 0
    i: i64
    for i in range(len(moves)):
        after = world.clone()
        after.apply(seat, moves[i], rng)
        standing = after.standing(seat)
        if standing > best:
            best = standing
            equals = 0
        if standing == best:
            equals += 1
            if rng.below(equals) == 0:
                best_move = moves[i]
    return best_move
