"""Escape, The Labyrinth: its moves as people and messages name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from serai.games.temple.modules.labyrinth.codes import GENIE, LINES, MIDDLE, PICK, SHIFT, SHORTCUT, TIME_OUT, WISH
from serai.games.temple.moves import Move, Tiles, aid, doubles
from serai.games.temple.pieces import ROOMS, SIDES, TREASURES, Side, Treasure
from serai.games.temple.rules.codes import AIDS

Line = Annotated[int, Meta(ge=-MIDDLE, lt=MIDDLE)]

if TYPE_CHECKING:
    RoomName = str
else:
    RoomName = Literal[tuple(filter(None, ROOMS))]


class Shift(Move, frozen=True, tag="shift"):
    """Shift a row of rooms to the east or west, or a column to the north or south. Lines count from the middle."""

    KIND: ClassVar[int] = SHIFT

    side: Side
    line: Line
    double_torches: Tiles = 0

    def detail(self) -> int:
        return (SIDES.index(self.side) * LINES + self.line + MIDDLE) * AIDS + aid(0, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Shift:
        what, helped = divmod(detail, AIDS)
        side, line = divmod(what, LINES)
        return cls(SIDES[side], line - MIDDLE, doubles(helped)[1])


class Shortcut(Move, frozen=True, tag="shortcut"):
    """Look through the pile with a shortcut, to discover a room of your choice."""

    KIND: ClassVar[int] = SHORTCUT


class PickRoom(Move, frozen=True, tag="pick-room"):
    """Pick the room to discover."""

    KIND: ClassVar[int] = PICK

    room: RoomName

    def detail(self) -> int:
        return ROOMS.index(self.room)

    @classmethod
    def of(cls, detail: int) -> PickRoom:
        return cls(ROOMS[detail])


class TimeOut(Move, frozen=True, tag="time-out"):
    """Stop the time."""

    KIND: ClassVar[int] = TIME_OUT


class RubLamp(Move, frozen=True, tag="rub-lamp"):
    """Have the genie show you the next treasures."""

    KIND: ClassVar[int] = GENIE


class Wish(Move, frozen=True, tag="wish"):
    """Take one of the treasures that the genie shows."""

    KIND: ClassVar[int] = WISH

    treasure: Treasure

    def detail(self) -> int:
        return TREASURES.index(self.treasure)

    @classmethod
    def of(cls, detail: int) -> Wish:
        return cls(TREASURES[detail])
