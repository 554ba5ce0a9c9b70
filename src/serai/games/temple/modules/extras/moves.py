"""Escape, what came with the sixth player: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.extras.codes import LIGHT, NAME
from serai.games.temple.moves import Aimed, Move, Seat


class Name(Aimed, frozen=True, tag="name"):
    """Name whom to exchange souls with."""

    KIND: ClassVar[int] = NAME

    to: Seat


class Light(Move, frozen=True, tag="light"):
    """Place a big torch in this room."""

    KIND: ClassVar[int] = LIGHT
