"""Le Désert interdit: the parts of the flying machine are picked up."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.desert.rules.codes import PART_TAKEN
from serai.games.desert.rules.turn import spend
from serai.games.desert.state import TAKEN, Expedition


def is_within_reach(game: Expedition, cell: i64) -> bool:
    """DES-PART-1, DES-PART-2, DES-R-19: parts can be taken from an excavated, unblocked tile."""
    return has(game.excavated & ~game.blocked, cell)


def take_part(game: Expedition, seat: i64, part: i64) -> None:
    """DES-PART-1, DES-PART-3."""
    game.part_at[part] = TAKEN
    game.taken += 1
    game.tell(PART_TAKEN, seat, part)
    spend(game)
