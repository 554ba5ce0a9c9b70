"""Le Désert interdit: removing sand."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.desert.rules.board import set_sand
from serai.games.desert.rules.codes import DUG
from serai.games.desert.rules.turn import spend
from serai.games.desert.state import ARCHEOLOGIST, Expedition


def dig(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-SAND-1, DES-SAND-2; DES-ADV-ARC-1, DES-R-20: the Archeologist takes two where there are two."""
    markers: i64 = 2 if game.role[seat] == ARCHEOLOGIST and game.sand[cell] >= 2 else 1
    set_sand(game, cell, game.sand[cell] - markers)
    game.tell(DUG, seat, cell, markers)
    spend(game)
