"""Escape: what cannot be taken back; somebody whose line broke for a moment finds it undone."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import (
    AGREE,
    AIDS,
    ENTER,
    GIVE,
    LEAVE,
    PLEDGE_TREASURE,
    REFUSE,
    STOP,
    detail_of,
    kind_of,
)
from serai.games.temple.sense.craft import craft_at
from serai.games.temple.state import NONE, Site

ALWAYS: Final = 1 << AGREE | 1 << REFUSE | 1 << STOP | 1 << PLEDGE_TREASURE | 1 << LEAVE | 1 << GIVE


def is_final(game: Site, move: i64) -> bool:
    """Votes, treasures, escaping, and giving dice away; of a module's moves those that its craft names."""
    kind, detail = kind_of(move), detail_of(move)
    owner = asking.owner(game, kind)
    if owner != NONE:
        return craft_at(game, owner).is_final(kind, detail)
    return kind <= STOP and (has(ALWAYS, kind) or (kind == ENTER and detail % AIDS > 0))
