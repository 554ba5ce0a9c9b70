"""Tic-tac-toe: so small a game that what is left to measure is the way to it.

The board is a set of cells in one number: bit 3 * row + column. A move is the number of a cell.
"""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.state import Outcome, State
from serai.core.vecs import append, i64, vec

CELLS: Final = 9
ALL_CELLS: Final = 0b111_111_111

LEFT_COLUMN: Final = 0b001_001_001
TOP_ROW: Final = 0b000_000_111
DOWN: Final = 0b100_010_001
UP: Final = 0b001_010_100

# The three ends never change, so that all games share them.
WON_BY_FIRST: Final = Outcome(vec[i64]([1, 0]), 0b01, "TTT-END-1")
WON_BY_SECOND: Final = Outcome(vec[i64]([0, 1]), 0b10, "TTT-END-1")
DRAWN: Final = Outcome(vec[i64]([0, 0]), 0b11, "TTT-END-2")


class Board(State):
    """The cells taken by both, and those of the seat that moved last."""

    __slots__ = ("latest", "taken", "turn")

    def __init__(self, taken: i64, latest: i64, turn: i64) -> None:
        super().__init__(2)
        self.taken = taken
        self.latest = latest
        self.turn = turn


def setup() -> TicTacToe:
    """The empty board; seat 0 begins."""
    return TicTacToe(0, 0, 0)


def open_cells(taken: i64) -> vec[i64]:
    """TTT-MOVE-1: every free cell."""
    cells = vec[i64](capacity=CELLS)
    cell: i64
    for cell in range(CELLS):
        if not has(taken, cell):
            cells = append(cells, cell)
    return cells


def mark(game: Board, cell: i64) -> None:
    """TTT-MOVE-2."""
    game.taken |= only(cell)
    game.latest ^= game.taken  # all but the other seat's: the mover's marks, the new one among them
    game.turn = 1 - game.turn


def has_line(marks: i64) -> bool:
    """TTT-END-1: three in a row, a column or a diagonal."""
    rows = marks & (marks >> 1) & (marks >> 2) & LEFT_COLUMN
    columns = marks & (marks >> 3) & (marks >> 6) & TOP_ROW
    return rows | columns != 0 or marks & DOWN == DOWN or marks & UP == UP


def the_end(game: Board) -> Outcome | None:
    """Only the seat that moved last can have made a line."""
    if has_line(game.latest):
        return WON_BY_SECOND if game.turn == 0 else WON_BY_FIRST
    return DRAWN if game.taken == ALL_CELLS else None  # TTT-END-2


class TicTacToe(Board):
    """Tic-tac-toe, as bots and drivers see it; moves are asked for only while there is no outcome."""

    __slots__ = ()

    def clone(self) -> TicTacToe:
        """An independent copy."""
        other = TicTacToe(self.taken, self.latest, self.turn)
        other.now = self.now
        return other

    def movers(self) -> i64:
        """The one seat whose turn it is."""
        return only(self.turn)

    def expected(self) -> i64:
        """The same; said again because a playout asks for it at every move."""
        return only(self.turn)

    def legal(self, seat: i64) -> vec[i64]:
        """The free cells, in reading order."""
        return open_cells(self.taken) if seat == self.turn else vec[i64]()

    def why_not(self, seat: i64, move: i64) -> str:
        """The rule against a move, if there is one."""
        if seat != self.turn:
            return "TTT-TURN-1"
        return "" if 0 <= move < CELLS and not has(self.taken, move) else "TTT-MOVE-1"

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        """Marks a cell."""
        mark(self, move)

    def outcome(self) -> Outcome | None:
        """A line, a full board, or nothing yet."""
        return the_end(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""
