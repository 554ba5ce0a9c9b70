"""Deserto: the position on the table."""

from __future__ import annotations

from typing import Final

from serai.core.state import State
from serai.core.vecs import i64, u8, vec

# Kinds of card; NO_CARD is the top of an empty position.
OASIS: Final = 0
VIZIER: Final = 1
THIEF: Final = 2
TREASURE: Final = 3
NO_CARD: Final = 4
KINDS: Final = 4

CELLS: Final = 4  # the square: a ring of four positions, upper left first, clockwise
CARDS: Final = 51


class Square(State):
    """The square, the hands, the draw pile and what everybody has won."""

    __slots__ = ("deck", "hands", "height", "piles", "top", "turn", "undrawn", "won")

    def __init__(
        self,
        seats: i64,
        deck: vec[i64],
        undrawn: i64,
        hands: vec[i64],
        top: vec[i64],
        height: vec[i64],
        piles: vec[u8],
        won: vec[i64],
        turn: i64,
    ) -> None:
        super().__init__(seats)
        self.deck = deck  # never written once shuffled: clones share it
        self.undrawn = undrawn  # the next card is deck[undrawn - 1]
        self.hands = hands  # how many of each kind: hands[seat * KINDS + kind]
        self.top = top  # the visible card of each position
        self.height = height  # cards in each position
        self.piles = piles  # and which, from the bottom: piles[cell * CARDS + level]
        self.won = won  # cards won by each seat
        self.turn = turn  # whose turn it is
