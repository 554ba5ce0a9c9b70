"""Le Désert interdit: the parts of the flying machine are picked up."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.desert.rules.codes import PART_TAKEN
from serai.games.desert.rules.turn import spend, why_no_action
from serai.games.desert.state import TAKEN, Expedition


def is_within_reach(game: Expedition, cell: i64) -> bool:
    """DES-PART-1, DES-PART-2, DES-R-19: parts can be taken from an excavated, unblocked tile."""
    return has(game.excavated & ~game.blocked, cell)


def can_take(game: Expedition, seat: i64, part: i64) -> bool:
    """DES-PART-1, DES-R-38: each part that lies here."""
    return game.part_at[part] == game.pawn[seat] and is_within_reach(game, game.pawn[seat])


def why_not_take(game: Expedition, seat: i64, part: i64) -> str:
    """DES-PART-1, DES-PART-2."""
    rule = why_no_action(game, seat)
    if rule or can_take(game, seat, part):
        return rule
    here = game.part_at[part] == game.pawn[seat]
    return "DES-PART-2" if here and not has(game.excavated, game.pawn[seat]) else "DES-PART-1"


def take_part(game: Expedition, seat: i64, part: i64) -> None:
    """DES-PART-1, DES-PART-3."""
    game.part_at[part] = TAKEN
    game.taken += 1
    game.tell(PART_TAKEN, seat, part)
    spend(game)
