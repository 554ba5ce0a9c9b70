"""Positions of Quicksand as pictures.

    table("TG CY #SO | MG TY", timers="S1:60000 (N2:300)", hands=["TGJ", "COM"], deck="SY")

is a track of five tiles: a grey triangle, a yellow circle, an orange square under a block marker, then, behind the
disarm marker, a grey moon and a yellow triangle. A slow timer stands on tile 1 with 60,000 ms of sand left, a normal
one is lost beside tile 2 with 300 ms. Shapes are T C S M (triangle, circle, square, moon), colours G Y O (grey, yellow,
orange), J is a joker; cards are drawn from the left of the deck. It is seat 0's turn, at moment 0.
"""

from __future__ import annotations

import re

import pytest

from serai.core.errors import Illegal
from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.record import End, end_of
from serai.core.rng import Dice
from serai.core.sets import listed, only
from serai.core.state import NOBODY
from serai.core.vecs import copies, i64, small_zeros, u8, vec
from serai.games.quicksand import GAME
from serai.games.quicksand.rules.codes import joker, play, play_place
from serai.games.quicksand.rules.contract import Quicksand
from serai.games.quicksand.rules.setup import tiles_by_card
from serai.games.quicksand.seen import View
from serai.games.quicksand.state import HAND, NO_CARD, RING
from serai.games.quicksand.view import view

LETTERS = "TCSMGYOJ"  # a letter's place is the card's number
SORTS = "SNF"
FULL = {"S": 60_000, "N": 45_000, "F": 30_000}
EIGHT = "TG CY SO MG TY CO | SG MY"  # a track to play on: six tiles before the marker, two behind


class Table:
    """A drawn position in play."""

    def __init__(self, state: Quicksand) -> None:
        self.match = Match(state, Dice(bytes(16)), cooperative=True)
        GAME.remember(self.match)

    @property
    def state(self) -> Quicksand:
        state = self.match.state
        assert isinstance(state, Quicksand)
        return state

    def play(self, card: str, at: int | None = None, seat: int | None = None) -> Table:
        """The seat in turn plays a shape or a colour."""
        return self.act(int(play(LETTERS.index(card))), at, seat)

    def joker(self, timer: int, at: int | None = None, seat: int | None = None) -> Table:
        """The seat in turn plays a joker on a timer, or names the timer."""
        return self.act(int(joker(timer)), at, seat)

    def place(self, place: int, at: int | None = None, seat: int | None = None) -> Table:
        """The seat in turn plays a card that it does not see."""
        return self.act(int(play_place(place)), at, seat)

    def act(self, move: int, at: int | None = None, seat: int | None = None) -> Table:
        self.match.play(self.now if at is None else at, self.turn if seat is None else seat, move)
        return self

    def until(self, at: int) -> Table:
        self.match.until(at)
        return self

    def refusal(self, move: int, seat: int | None = None) -> str:
        """The rule by which a seat may not make a move now."""
        with pytest.raises(Illegal) as caught:
            self.act(move, seat=seat)
        return caught.value.rule

    @property
    def now(self) -> int:
        return int(self.state.now)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def timers(self) -> str:
        """The timers, drawn back, with the sand that is left now."""
        return " ".join(self.timer(number) for number in range(len(self.state.full)))

    def timer(self, number: int) -> str:
        state = self.state
        text = f"{SORTS[state.sorts[number]]}{state.tile[number]}:{max(0, int(state.ends[number] - state.now))}"
        return f"({text})" if number in listed(state.lost) else text

    @property
    def blocked(self) -> list[int]:
        return listed(self.state.blocked)

    def hand(self, seat: int = 0) -> str:
        held = [int(self.state.hands[seat * HAND + place]) for place in range(HAND)]
        return "".join("." if card == NO_CARD else LETTERS[card] for card in held)

    @property
    def piles(self) -> str:
        """The draw pile, next card first, then the discards, oldest first."""
        state = self.state
        order = [int(state.cards[(state.head + i) % RING]) for i in range(state.undrawn + state.discards)]
        text = "".join(LETTERS[card] for card in order)
        return f"{text[: state.undrawn]}|{text[state.undrawn :]}"

    def moves(self, seat: int = 0) -> list[int]:
        return [int(move) for move in self.state.legal(seat)]

    def view(self, seat: int = NOBODY) -> View:
        return view(self.state, seat)

    def news(self, reader: int = NOBODY) -> list[Happening]:
        """What has happened since the last time."""
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, reader)

    def end(self) -> End | None:
        return end_of(self.match)

    @property
    def ended(self) -> tuple[str, int]:
        """By which rule, and at which moment."""
        end = self.end()
        return (end.rule if end else "", int(self.state.ended_at))


def table(
    track: str = EIGHT,
    timers: str = "S1:60000",
    hands: tuple[str, ...] = ("TCJ", "TCJ"),
    deck: str = "TTTTTTTTTT",
    discards: str = "",
    grace: int = 300,
    turn: int = 0,
    facing_out: bool = False,
    silent: bool = False,
) -> Table:
    """A drawn position."""
    tiles = track.replace("|", "").split()
    letters = [tile.removeprefix("#") for tile in tiles]
    gears = vec[i64]([LETTERS.index(tile[0]) * 3 + LETTERS.index(tile[1]) - 4 for tile in letters])
    found = re.findall(r"(\(?)([SNF])(\d+):(-?\d+)", timers)
    cards = small_zeros(RING)
    for place, card in enumerate(deck + discards):
        cards[place] = u8(LETTERS.index(card))
    blocked = sum(int(only(number)) for number, tile in enumerate(tiles, 1) if tile.startswith("#"))
    held = [LETTERS.index(card) if card != "." else NO_CARD for hand in hands for card in hand]
    state = Quicksand(
        len(hands),
        1,
        len(track.split("|", maxsplit=1)[0].split()),
        len(tiles),
        grace,
        silent,
        facing_out,
        NO_CARD,
        gears,
        tiles_by_card(gears),
        vec[i64]([SORTS.index(sort) for _, sort, _, _ in found]),
        vec[i64]([FULL[sort] for _, sort, _, _ in found]),
        vec[i64]([int(tile) for _, _, tile, _ in found]),
        vec[i64]([int(left) for _, _, _, left in found]),
        copies(len(found), 0),
        blocked,
        vec[i64](held),
        cards,
    )
    state.lost = sum(int(only(number)) for number, (bracket, *_) in enumerate(found) if bracket)
    state.undrawn = len(deck)
    state.discards = len(discards)
    state.turn = turn
    return Table(state)


def begun(seats: int = 4, level: int = 1, seed: int = 1, **options: str | int) -> Table:
    """A match as it begins."""
    chosen = GAME.read_options({"level": level, **options})
    state = GAME.begin(seats, chosen, seed.to_bytes(16, "big")).state
    assert isinstance(state, Quicksand)
    return Table(state)
