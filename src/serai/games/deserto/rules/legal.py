"""Deserto: which moves a seat may make. What decides stands where the act is; here they are listed."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.deserto.rules.cards import holds
from serai.games.deserto.rules.codes import MOVES, give, lay
from serai.games.deserto.rules.laying import is_barred, open_cells
from serai.games.deserto.state import CELLS, KINDS, Square


def movers_now(game: Square) -> i64:
    """DST-TURN-3: one at a time."""
    return only(game.turn)


def legal_moves(game: Square, seat: i64) -> vec[i64]:
    """Every placement, and every card can be given: DST-TURN-1."""
    moves = vec[i64](capacity=MOVES)
    if seat != game.turn:
        return moves
    top = game.top
    cells = open_cells(top)
    card: i64
    cell: i64
    for card in range(KINDS):
        if holds(game, seat, card):
            for cell in range(CELLS):
                if has(cells, cell) and not is_barred(top, card, cell):
                    moves = append(moves, lay(card, cell))
            moves = append(moves, give(card))  # DST-GIVE-3
    return moves
