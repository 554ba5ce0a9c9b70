"""Deserto: winning cards."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.deserto.pieces import BOX
from serai.games.deserto.rules.codes import FOUR_VIZIERS, TAKEN
from serai.games.deserto.state import CELLS, NO_CARD, VIZIER, Square

NOTHING: Final = 9  # neither a card nor an empty position
BEATS: Final = vec[i64](BOX.beats(NOTHING))


def left_of(cell: i64) -> i64:
    return (cell + 1) & 3


def right_of(cell: i64) -> i64:
    return (cell + 3) & 3


def win(game: Square, seat: i64, card: i64, cell: i64) -> None:
    """What the card just laid brings: DST-WIN-2: both neighbours."""
    win_neighbour(game, seat, card, left_of(cell))
    win_neighbour(game, seat, card, right_of(cell))
    if card == VIZIER:
        win_four_viziers(game, seat)


def win_neighbour(game: Square, seat: i64, card: i64, cell: i64) -> None:
    """DST-WIN-1, with no choice (DST-WIN-3) and no chain (DST-WIN-9)."""
    if game.top[cell] == BEATS[card]:
        take(game, seat, cell)


def win_four_viziers(game: Square, seat: i64) -> None:
    """DST-VIZ-1; the table is then empty: DST-VIZ-2."""
    cell: i64
    for cell in range(CELLS):
        if game.top[cell] != VIZIER:
            return
    game.tell(FOUR_VIZIERS, seat)
    for cell in range(CELLS):
        take(game, seat, cell)


def take(game: Square, seat: i64, cell: i64) -> None:
    """DST-WIN-4: the whole pile leaves the table."""
    game.tell(TAKEN, seat, cell, game.height[cell])
    game.won[seat] += game.height[cell]
    game.height[cell] = 0
    game.top[cell] = NO_CARD
