"""Escape, exchange and teleport rooms: their moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.exchange import codes
from serai.games.temple.moves import Move
from serai.games.temple.pieces import CURSES, Curse


class Barter(Move, frozen=True, tag="barter"):
    """Give a curse for the next treasure, in the exchange room."""

    KIND: ClassVar[int] = codes.BARTER

    curse: Curse

    def detail(self) -> int:
        return CURSES.index(self.curse)

    @classmethod
    def of(cls, detail: int) -> Barter:
        return cls(CURSES[detail])


class TakeToken(Move, frozen=True, tag="take-token"):
    """Take the teleport token along."""

    KIND: ClassVar[int] = codes.TAKE_TOKEN


class DropToken(Move, frozen=True, tag="drop-token"):
    """Put the teleport token down in this room."""

    KIND: ClassVar[int] = codes.DROP_TOKEN


class Leap(Move, frozen=True, tag="leap"):
    """Go from the teleport room to its token, or back."""

    KIND: ClassVar[int] = codes.LEAP
