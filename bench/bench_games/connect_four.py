"""Connect Four, 7 columns of 6: the game that every peer has.

The board is a set of cells in one number: column c has bits 7c (bottom) to 7c + 5, and bit 7c + 6 stays empty, so
that no line runs from one column into the next. A move is the number of a column.
"""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.state import Outcome, State
from serai.core.vecs import append, i64, vec

COLUMNS: Final = 7
ROWS: Final = 6
TALL: Final = ROWS + 1  # bits from one column to the next

BOTTOM_ROW: Final = 0x40810204081  # the lowest cell of every column
TOP_ROW: Final = BOTTOM_ROW << (ROWS - 1)
ALL_CELLS: Final = BOTTOM_ROW * 0x3F

ALL_COLUMNS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6])

# The three ends never change, so that all games share them.
WON_BY_FIRST: Final = Outcome(vec[i64]([1, 0]), 0b01, "C4-END-1")
WON_BY_SECOND: Final = Outcome(vec[i64]([0, 1]), 0b10, "C4-END-1")
DRAWN: Final = Outcome(vec[i64]([0, 0]), 0b11, "C4-END-2")


class Board(State):
    """The cells taken by both, and those of the seat that moved last."""

    __slots__ = ("latest", "taken", "turn")

    def __init__(self, taken: i64, latest: i64, turn: i64) -> None:
        super().__init__(2)
        self.taken = taken
        self.latest = latest
        self.turn = turn


def setup() -> ConnectFour:
    """The empty board; seat 0 begins."""
    return ConnectFour(0, 0, 0)


def open_columns(taken: i64) -> vec[i64]:
    """C4-MOVE-1: every column that is not full."""
    if taken & TOP_ROW == 0:  # most of the time, and one copy is quicker than seven appends
        return ALL_COLUMNS[:]
    columns = vec[i64](capacity=COLUMNS)
    column: i64
    for column in range(COLUMNS):
        if has_room(taken, column):
            columns = append(columns, column)
    return columns


def has_room(taken: i64, column: i64) -> bool:
    """Whether the top cell of a column is free."""
    return (taken >> (column * TALL + ROWS - 1)) & 1 == 0


def drop(game: Board, column: i64) -> None:
    """C4-MOVE-2: the stone falls on those below it; adding one at the bottom carries up to the first free cell."""
    game.taken |= game.taken + only(column * TALL)
    game.latest ^= game.taken  # all but the other seat's: the mover's stones, the new one among them
    game.turn = 1 - game.turn


def has_line(stones: i64) -> bool:
    """C4-END-1: four in a line, upright, level or slanting."""
    return runs(stones, 1) or runs(stones, TALL) or runs(stones, TALL - 1) or runs(stones, TALL + 1)


def runs(stones: i64, step: i64) -> bool:
    """Four stones, each `step` bits from the next: a pair beside a pair."""
    pairs = stones & (stones >> step)
    return pairs & (pairs >> (2 * step)) != 0


def the_end(game: Board) -> Outcome | None:
    """Only the seat that moved last can have made a line."""
    if has_line(game.latest):
        return WON_BY_SECOND if game.turn == 0 else WON_BY_FIRST
    return DRAWN if game.taken == ALL_CELLS else None  # C4-END-2


class ConnectFour(Board):
    """Connect Four, as bots and drivers see it; moves are asked for only while there is no outcome."""

    __slots__ = ()

    def clone(self) -> ConnectFour:
        """An independent copy."""
        other = ConnectFour(self.taken, self.latest, self.turn)
        other.now = self.now
        return other

    def movers(self) -> i64:
        """The one seat whose turn it is."""
        return only(self.turn)

    def expected(self) -> i64:
        """The same; said again because a playout asks for it at every move."""
        return only(self.turn)

    def legal(self, seat: i64) -> vec[i64]:
        """The columns with room, from left to right."""
        return open_columns(self.taken) if seat == self.turn else vec[i64]()

    def why_not(self, seat: i64, move: i64) -> str:
        """The rule against a move, if there is one."""
        if seat != self.turn:
            return "C4-TURN-1"
        return "" if 0 <= move < COLUMNS and has_room(self.taken, move) else "C4-MOVE-1"

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        """Drops a stone."""
        drop(self, move)

    def outcome(self) -> Outcome | None:
        """A line, a full board, or nothing yet."""
        return the_end(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""
