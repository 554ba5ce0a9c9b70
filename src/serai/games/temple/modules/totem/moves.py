"""Escape, the totem: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar, Literal

from serai.games.temple.modules.totem.codes import CALL, STACK
from serai.games.temple.moves import Move
from serai.games.temple.pieces import FACES
from serai.games.temple.state import GOLD

Mask = Literal["black", "gold"]


class Stack(Move, frozen=True, tag="stack"):
    """Put a die that shows a mask on the stack."""

    KIND: ClassVar[int] = STACK

    face: Mask

    def detail(self) -> int:
        return FACES.index(self.face)

    @classmethod
    def of(cls, detail: int) -> Stack:
        return cls("gold" if detail == GOLD else "black")


class CallTotem(Move, frozen=True, tag="call-totem"):
    """Wake the gems of the totem, and take the stack down."""

    KIND: ClassVar[int] = CALL
