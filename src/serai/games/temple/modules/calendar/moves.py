"""Escape, the calendar: its move as people and messages name it."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.calendar.codes import SWAP_DAYS
from serai.games.temple.modules.calendar.rules import high_of, low_of, pair
from serai.games.temple.moves import Move, Place, Tiles, aid, doubles
from serai.games.temple.rules.codes import AIDS


class SwapDays(Move, frozen=True, tag="swap-days"):
    """Swap the calendar tiles of two rooms."""

    KIND: ClassVar[int] = SWAP_DAYS

    place: Place
    other: Place
    double_keys: Tiles = 0

    def detail(self) -> int:
        return int(pair(self.place, self.other)) * AIDS + aid(self.double_keys)

    @classmethod
    def of(cls, detail: int) -> SwapDays:
        both, helped = divmod(detail, AIDS)
        return cls(int(low_of(both)), int(high_of(both)), doubles(helped)[0])
