"""Positions of Deserto as pictures.

    V3 T1
    .. O2

is a square of two by two: a pile of three with a vizier on top, a thief, an empty position, a pile of two under an
oasis. `table("V3 T1 / .. O2", hands=["VTG", "OOV"])` lays it; V T G O are vizier, thief, treasure (gold), oasis.
Below the top lie treasures, unless a pile is spelt out from the bottom, as in `(OTV)`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from serai.core.errors import Illegal
from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.record import End, end_of
from serai.core.rng import Dice
from serai.core.state import NOBODY
from serai.core.vecs import i64, small_zeros, u8, vec
from serai.games.deserto import GAME
from serai.games.deserto.rules.codes import give, lay
from serai.games.deserto.rules.contract import Deserto
from serai.games.deserto.seen import View
from serai.games.deserto.state import CARDS, CELLS, KINDS, NO_CARD
from serai.games.deserto.view import view

LETTERS = "OVTG"  # a letter's place is the card's number
UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT = range(4)
READING_ORDER = (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT)
EMPTY = ".. .. / .. .."


class Table:
    """A drawn position in play."""

    def __init__(self, state: Deserto) -> None:
        self.match = Match(state, Dice(bytes(16)))
        GAME.remember(self.match)

    @property
    def state(self) -> Deserto:
        state = self.match.state
        assert isinstance(state, Deserto)
        return state

    def lay(self, card: str, cell: int) -> Table:
        """The seat to move lays a card."""
        return self.play(lay(LETTERS.index(card), cell))

    def give(self, card: str) -> Table:
        """The seat to move gives a card away."""
        return self.play(give(LETTERS.index(card)))

    def play(self, move: int) -> Table:
        self.match.play(0, self.state.turn, move)
        return self

    def refusal(self, card: str, cell: int) -> str:
        """The rule by which the seat to move may not lay a card there."""
        with pytest.raises(Illegal) as caught:
            self.lay(card, cell)
        return caught.value.rule

    def open(self, card: str) -> list[int]:
        """The positions on which the seat to move may lay a card."""
        moves = list(self.state.legal(self.state.turn))
        return [cell for cell in range(CELLS) if lay(LETTERS.index(card), cell) in moves]

    def may_give(self, card: str) -> bool:
        return give(LETTERS.index(card)) in self.state.legal(self.state.turn)

    def picture(self) -> str:
        """The square, drawn back."""
        slots = [
            f"{LETTERS[self.state.top[cell]]}{self.state.height[cell]}" if self.state.height[cell] else ".."
            for cell in READING_ORDER
        ]
        return f"{slots[0]} {slots[1]} / {slots[2]} {slots[3]}"

    def pile(self, cell: int) -> str:
        """A pile from the bottom, as a watcher sees it."""
        return "".join(LETTERS[number(name)] for name in self.view().piles[cell])

    def hand(self, seat: int) -> str:
        """A hand, in the order of the box."""
        return "".join(LETTERS[kind] * int(self.state.hands[seat * KINDS + kind]) for kind in range(KINDS))

    @property
    def won(self) -> list[int]:
        return [int(cards) for cards in self.state.won]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def draw_pile(self) -> int:
        return int(self.state.undrawn)

    def view(self, seat: int = NOBODY) -> View:
        return view(self.state, seat)

    def news(self, reader: int = NOBODY) -> list[Happening]:
        """What happened since the last time."""
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, reader)

    def end(self) -> End | None:
        return end_of(self.match)


def number(name: str) -> int:
    return ("oasis", "vizier", "thief", "treasure").index(name)


def table(
    picture: str, hands: Sequence[str] = ("OVT", "OVT"), deck: str = "", won: Sequence[int] = (), turn: int = 0
) -> Table:
    """The position of a picture; the first letter of the deck is drawn first."""
    piles = [spelt(slot) for slot in picture.replace("/", " ").split()]
    top, height, cards = vec[i64]([NO_CARD] * CELLS), vec[i64]([0] * CELLS), small_zeros(CELLS * CARDS)
    for cell, pile in zip(READING_ORDER, piles, strict=True):
        height[cell] = len(pile)
        for level, letter in enumerate(pile):
            top[cell] = LETTERS.index(letter)
            cards[cell * CARDS + level] = u8(LETTERS.index(letter))
    held = vec[i64]([hand.count(letter) for hand in hands for letter in LETTERS])
    stock = vec[i64]([LETTERS.index(letter) for letter in reversed(deck)])
    counts = vec[i64](won or [0] * len(hands))
    return Table(Deserto(len(hands), stock, len(deck), held, top, height, cards, counts, turn))


def spelt(slot: str) -> str:
    """A pile from the bottom: `..` is none, `V3` a vizier on two treasures, `(OTV)` what it says."""
    if slot == "..":
        return ""
    return slot.strip("()") if slot.startswith("(") else "G" * (int(slot[1:]) - 1) + slot[0]


def begun(seats: int, seed: int = 1) -> Table:
    """A fresh match, dealt by chance."""
    state = GAME.begin(seats, GAME.options(), seed.to_bytes(16, "big")).state
    assert isinstance(state, Deserto)
    return Table(state)
