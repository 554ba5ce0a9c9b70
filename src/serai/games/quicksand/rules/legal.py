"""Quicksand: which moves a seat may make. What decides stands where the act is; here they are listed."""

from __future__ import annotations

from serai.core.sets import first, has, only
from serai.core.vecs import append, i64, vec
from serai.games.quicksand.rules.codes import MOVES
from serai.games.quicksand.rules.playing import playable
from serai.games.quicksand.state import NOT_YET, RUNNING, Track


def movers_now(game: Track) -> i64:
    """QKS-TURN-2; before the first card anybody: QKS-TURN-1, QKS-Q9. Nobody is ever skipped: QKS-Q20."""
    if game.end != RUNNING:
        return 0
    return first(game.seats) if game.turn == NOT_YET else only(game.turn)


def may_act(game: Track, seat: i64) -> bool:
    return game.end == RUNNING and (game.turn in (NOT_YET, seat))


def legal_moves(game: Track, seat: i64) -> vec[i64]:
    """All that a seat may play now."""
    moves = vec[i64](capacity=MOVES)
    if not may_act(game, seat):
        return moves
    allowed = playable(game, seat)
    move: i64 = 0
    while allowed >> move:
        if has(allowed, move):
            moves = append(moves, move)
        move += 1
    return moves
