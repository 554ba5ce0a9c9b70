"""Escape, the Condemned: its move as people and messages name it."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.condemned.codes import COUNTER
from serai.games.temple.moves import Move
from serai.games.temple.pieces import CURSES, Curse


class Counter(Move, frozen=True, tag="counter"):
    """Drop a curse with a counterspell."""

    KIND: ClassVar[int] = COUNTER

    curse: Curse

    def detail(self) -> int:
        return CURSES.index(self.curse)

    @classmethod
    def of(cls, detail: int) -> Counter:
        return cls(CURSES[detail])
