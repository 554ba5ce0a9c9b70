"""Deserto: the setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import copies, i64, small_zeros, vec, zeros
from serai.games.deserto.pieces import BOX
from serai.games.deserto.rules.cards import draw
from serai.games.deserto.rules.contract import Deserto
from serai.games.deserto.rules.laying import put_down
from serai.games.deserto.state import CARDS, CELLS, KINDS, NO_CARD

HAND: Final[i64] = BOX.hand
ALL_CARDS: Final = vec[i64](BOX.deck())
RANDOM: Final = -1  # the starting player is drawn by lot


def setup(seats: i64, starter: i64, rng: Rng) -> Deserto:
    """DST-SETUP-1 to -4."""
    deck = ALL_CARDS[:]
    rng.shuffle(deck)
    game = Deserto(
        seats, deck, CARDS, zeros(seats * KINDS), copies(CELLS, NO_CARD), zeros(CELLS),
        small_zeros(CELLS * CARDS), zeros(seats), 0,
    )  # fmt: skip
    seat: i64
    for seat in range(seats):  # DST-SETUP-1
        for _ in range(HAND):
            draw(game, seat)
    game.undrawn -= 1  # DST-SETUP-3: it is put down, not played, so it wins nothing
    put_down(game, deck[game.undrawn], 0)
    game.turn = rng.below(seats) if starter == RANDOM else starter  # DST-SETUP-4
    return game
