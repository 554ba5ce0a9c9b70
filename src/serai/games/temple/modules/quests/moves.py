"""Escape, module 5: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.quests.codes import PUSH, SACRIFICE
from serai.games.temple.moves import Move, Tiles, aid, doubles
from serai.games.temple.pieces import FACES, SIDES, Face, Side
from serai.games.temple.rules.codes import AIDS


class Sacrifice(Move, frozen=True, tag="sacrifice"):
    """Lay a die on the altar for good."""

    KIND: ClassVar[int] = SACRIFICE

    face: Face

    def detail(self) -> int:
        return FACES.index(self.face)

    @classmethod
    def of(cls, detail: int) -> Sacrifice:
        return cls(FACES[detail])


class PushGhost(Move, frozen=True, tag="push-ghost"):
    """Push the ghost out of this room; double torches may pay with the dice."""

    KIND: ClassVar[int] = PUSH

    side: Side
    double_torches: Tiles = 0

    def detail(self) -> int:
        return SIDES.index(self.side) * AIDS + aid(0, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> PushGhost:
        return cls(SIDES[detail // AIDS], doubles(detail % AIDS)[1])
