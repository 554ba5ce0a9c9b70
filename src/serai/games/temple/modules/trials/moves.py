"""Escape, the new quest rooms: their moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.trials.codes import ALIGN, BIND, CANCEL, CONFIRM, STRIKE
from serai.games.temple.moves import Aimed, KeyAided, Move, Seat, Tiles, aid, doubles


class Strike(Move, frozen=True, tag="strike"):
    """Drive a snake out of this room."""

    KIND: ClassVar[int] = STRIKE

    double_torches: Tiles = 0

    def detail(self) -> int:
        return aid(0, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Strike:
        return cls(doubles(detail)[1])


class Align(KeyAided, frozen=True, tag="align"):
    """Align the stars."""

    KIND: ClassVar[int] = ALIGN


class Bind(Aimed, frozen=True, tag="bind"):
    """Name whom the magic bonds tie you to."""

    KIND: ClassVar[int] = BIND

    to: Seat


class Confirm(Aimed, frozen=True, tag="confirm"):
    """Let somebody under mind control do what they ask for."""

    KIND: ClassVar[int] = CONFIRM

    to: Seat


class Cancel(Move, frozen=True, tag="cancel"):
    """Take back what you have asked for."""

    KIND: ClassVar[int] = CANCEL
