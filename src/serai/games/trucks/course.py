"""Les Camions du désert: a board made ready to drive on."""

from __future__ import annotations

from functools import lru_cache

from serai.core.vecs import i64, vec
from serai.games.trucks.board import KINDS, OASIS, PLACES, START, Board
from serai.games.trucks.rules.ways import lay_out
from serai.games.trucks.state import Course


@lru_cache(maxsize=16)
def course_of(board: Board) -> Course:
    """The course of a board, laid out once: the track in its order, then START, then OASIS."""
    by_name = {cell.id: cell for cell in board.cells}
    cells = [*board.track(), by_name[START], by_name[OASIS]]
    number = {cell.id: place for place, cell in enumerate(cells)}
    return lay_out(
        board,
        board.digest(),
        vec[i64]([KINDS.index(cell.kind) for cell in cells]),
        vec[i64]([PLACES.index(cell.id) for cell in cells]),
        [vec[i64](sorted(number[name] for name in cell.next)) for cell in cells],
    )
