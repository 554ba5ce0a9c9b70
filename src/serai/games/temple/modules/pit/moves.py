"""Escape, the Pit: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.pit.codes import FORGO, WAKE
from serai.games.temple.moves import Move
from serai.games.temple.pieces import TREASURES, Treasure


class Wake(Move, frozen=True, tag="wake"):
    """Wake the gems of the Pit with five black masks."""

    KIND: ClassVar[int] = WAKE


class Forgo(Move, frozen=True, tag="forgo"):
    """Say which treasure is lost."""

    KIND: ClassVar[int] = FORGO

    treasure: Treasure

    def detail(self) -> int:
        return TREASURES.index(self.treasure)

    @classmethod
    def of(cls, detail: int) -> Forgo:
        return cls(TREASURES[detail])
