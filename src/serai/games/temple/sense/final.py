"""Escape: what cannot be taken back; somebody whose line broke for a moment finds it undone."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules.codes import (
    AGREE,
    AIDS,
    ENTER,
    GIVE,
    HEAL,
    JUMP,
    LEAVE,
    LIFT,
    LIGHT,
    OPEN,
    PLEDGE_TREASURE,
    REFUSE,
    STOP,
    TAKE,
    TAKE_GEM,
    detail_of,
    kind_of,
)

VOTES: Final = 1 << AGREE | 1 << REFUSE | 1 << STOP
TREASURES: Final = 1 << HEAL | 1 << OPEN | 1 << JUMP | 1 << TAKE_GEM | 1 << LIGHT | 1 << PLEDGE_TREASURE
ALWAYS: Final = VOTES | TREASURES | 1 << LEAVE | 1 << GIVE
AIDED: Final = 1 << ENTER | 1 << LIFT | 1 << TAKE  # where double keys and torches may pay


def is_final(move: i64) -> bool:
    """Votes, treasures, escaping, and giving dice away."""
    kind = kind_of(move)
    return has(ALWAYS, kind) or (has(AIDED, kind) and detail_of(move) % AIDS > 0)
