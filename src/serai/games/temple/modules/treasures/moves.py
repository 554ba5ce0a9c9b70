"""Escape, module 2: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar, Literal

from serai.games.temple.modules.treasures.codes import HEAL, JUMP, OPEN, TAKE, TAKE_GEM
from serai.games.temple.moves import Aimed, KeyAided, Move, Place
from serai.games.temple.pieces import SIDES


class Take(KeyAided, frozen=True, tag="take"):
    """Take the treasure of the room."""

    KIND: ClassVar[int] = TAKE


class Heal(Move, frozen=True, tag="heal"):
    """Use a healing mask."""

    KIND: ClassVar[int] = HEAL


class OpenPassage(Move, frozen=True, tag="open-passage"):
    """Open a secret passage on this side of a room."""

    KIND: ClassVar[int] = OPEN

    place: Place
    side: Literal["east", "south"]  # each wall has one name

    def detail(self) -> int:
        return self.place * len(SIDES) + SIDES.index(self.side)

    @classmethod
    def of(cls, detail: int) -> OpenPassage:
        place, side = divmod(detail, len(SIDES))
        return cls(place, "east" if SIDES[side] == "east" else "south")


class Teleport(Aimed, frozen=True, tag="teleport"):
    """Use a teleportation to another room with an adventurer."""

    KIND: ClassVar[int] = JUMP

    place: Place


class TakeGem(Move, frozen=True, tag="take-gem"):
    """Take a gem out of the depot with an extra gem."""

    KIND: ClassVar[int] = TAKE_GEM
