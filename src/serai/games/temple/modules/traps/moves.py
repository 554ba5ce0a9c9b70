"""Escape, module 7: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar, Self

from serai.games.temple.modules.traps.codes import CLIMB, SUMMON
from serai.games.temple.moves import KeyAided, Move, Tiles, aid, doubles


class Climb(Move, frozen=True, tag="climb"):
    """Climb out of the abyss; double keys or torches may pay with the dice."""

    KIND: ClassVar[int] = CLIMB

    double_keys: Tiles = 0
    double_torches: Tiles = 0

    def detail(self) -> int:
        return aid(self.double_keys, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Self:
        return cls(*doubles(detail))


class Summon(KeyAided, frozen=True, tag="summon"):
    """Summon everybody into this room."""

    KIND: ClassVar[int] = SUMMON
