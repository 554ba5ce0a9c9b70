"""Quicksand: how it ends."""

from __future__ import annotations

from serai.core.sets import first
from serai.core.state import Outcome
from serai.core.vecs import copies, i64
from serai.games.quicksand.state import DANGER_RAN_OUT, DISARMED, LOST_RAN_OUT, RUNNING, Track


def lose(game: Track, how: i64, at: i64) -> None:
    """QKS-END-1, QKS-END-2: at once, and at the exact moment."""
    game.end = how
    game.ended_at = at


def check_victory(game: Track) -> None:
    """QKS-END-3, asked after every single activation: QKS-Q7."""
    if is_disarmed(game):
        game.end = DISARMED
        game.ended_at = game.now


def is_disarmed(game: Track) -> bool:
    """All are past the disarm marker, and none stands at zero (QKS-Q21); lost ones are before it: QKS-END-4."""
    timer: i64
    for timer in range(len(game.tile)):
        if game.tile[timer] <= game.before or game.ends[timer] <= game.now:
            return False
    return True


def how_it_ended(game: Track) -> Outcome | None:
    """All win or lose together."""
    if game.end == RUNNING:
        return None
    if game.end == DISARMED:
        return Outcome(copies(game.seats, 1), first(game.seats), "QKS-END-3")
    return Outcome(copies(game.seats, 0), 0, ending_rule(game))


def ending_rule(game: Track) -> str:
    """The id of the rule that ended it."""
    if game.end == LOST_RAN_OUT:
        return "QKS-END-1"
    return "QKS-END-2" if game.end == DANGER_RAN_OUT else "QKS-END-3"
