"""Le Désert interdit: removing sand."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import close_by, is_buried, set_sand
from serai.games.desert.rules.codes import DUG
from serai.games.desert.rules.turn import spend, why_not_now
from serai.games.desert.state import ARCHEOLOGIST, Expedition


def diggable(game: Expedition, seat: i64) -> i64:
    """DES-SAND-1, DES-ADV-EXP-2; DES-R-49: where there is sand; DES-BURY-2, DES-R-8, DES-R-9: buried, the own tile."""
    return only(game.pawn[seat]) if is_buried(game, seat) else close_by(game, seat) & game.sandy


def why_not_dig(game: Expedition, seat: i64, cell: i64) -> str:
    """DES-SAND-1."""
    rule = why_not_now(game, seat)
    if rule or has(diggable(game, seat), cell):
        return rule
    if is_buried(game, seat):
        return "DES-BURY-2"
    return "DES-R-49" if has(close_by(game, seat), cell) else "DES-SAND-1"


def dig(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-SAND-1, DES-SAND-2; DES-ADV-ARC-1, DES-R-20: the Archeologist takes two where there are two."""
    markers: i64 = 2 if game.role[seat] == ARCHEOLOGIST and game.sand[cell] >= 2 else 1
    set_sand(game, cell, game.sand[cell] - markers)
    game.tell(DUG, seat, cell, markers)
    spend(game)
