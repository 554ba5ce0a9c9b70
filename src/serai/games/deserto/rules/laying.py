"""Deserto: laying a card on the square."""

from __future__ import annotations

from typing import Final

from serai.core.sets import first, has, only
from serai.core.vecs import i64, u8, vec
from serai.games.deserto.pieces import BOX
from serai.games.deserto.rules.codes import LAID
from serai.games.deserto.rules.winning import NOTHING, left_of, right_of, win
from serai.games.deserto.state import CARDS, CELLS, NO_CARD, Square

BEATEN_BY: Final = vec[i64](BOX.beaten_by(NOTHING))


def open_cells(top: vec[i64]) -> i64:
    """Where a card may go at all: DST-PLACE-1 to -5."""
    filled = filled_cells(top)
    if filled == 0 or filled == first(CELLS):  # DST-PLACE-5: empty table; DST-PLACE-4: on top of any pile
        return first(CELLS)
    return beside(filled) & ~filled  # DST-PLACE-2, DST-PLACE-3


def filled_cells(top: vec[i64]) -> i64:
    filled: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if top[cell] != NO_CARD:
            filled |= only(cell)
    return filled


def beside(cells: i64) -> i64:
    """All neighbours of a set of positions, round the ring."""
    return ((cells << 1) | (cells >> 3) | (cells >> 1) | (cells << 3)) & first(CELLS)


def is_barred(top: vec[i64], card: i64, cell: i64) -> bool:
    """DST-PLACE-6: beside something stronger; DST-PLACE-7: what gets covered does not matter."""
    stronger = BEATEN_BY[card]
    return top[left_of(cell)] == stronger or top[right_of(cell)] == stronger


def why_not_lay(game: Square, card: i64, cell: i64) -> str:
    """DST-PLACE-1 to -7."""
    if not has(open_cells(game.top), cell):
        return "DST-PLACE-3" if game.top[cell] == NO_CARD else "DST-PLACE-2"
    return "DST-PLACE-6" if is_barred(game.top, card, cell) else ""


def place(game: Square, seat: i64, card: i64, cell: i64) -> None:
    """A card is laid and wins what it beats."""
    put_down(game, card, cell)
    game.tell(LAID, seat, card, cell)
    win(game, seat, card, cell)


def put_down(game: Square, card: i64, cell: i64) -> None:
    game.top[cell] = card
    game.piles[cell * CARDS + game.height[cell]] = u8(card)
    game.height[cell] += 1
