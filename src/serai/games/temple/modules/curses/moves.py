"""Escape, module 1: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.curses.codes import LIFT
from serai.games.temple.moves import Move, Tiles, aid, doubles
from serai.games.temple.pieces import CURSES, Curse
from serai.games.temple.rules.codes import AIDS


class Lift(Move, frozen=True, tag="lift"):
    """Lift a curse."""

    KIND: ClassVar[int] = LIFT

    curse: Curse
    double_keys: Tiles = 0
    double_torches: Tiles = 0

    def detail(self) -> int:
        return CURSES.index(self.curse) * AIDS + aid(self.double_keys, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Lift:
        return cls(CURSES[detail // AIDS], *doubles(detail % AIDS))
