"""Nim: the smallest guest game in turns. Take one, two or three stones; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from serai.core.game import Game, Look, Options
from serai.core.happenings import Event
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import only
from serai.core.state import Outcome, State
from serai.core.vecs import i64, vec, zeros
from serai.core.words import Words

TAKEN = 1


class NimOptions(Options, frozen=True):
    """How many stones there are."""

    stones: Annotated[int, Meta(ge=1, le=60)] = 15


class Nim(State):
    """Stones left, and whose turn it is."""

    __slots__ = ("stones", "turn")

    def __init__(self, seats: int, stones: int, turn: int) -> None:
        super().__init__(seats)
        self.stones = stones
        self.turn = turn

    def clone(self) -> Nim:
        other = type(self)(self.seats, self.stones, self.turn)
        other.now = self.now
        return other

    def movers(self) -> i64:
        return only(self.turn) if self.stones else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([n for n in (1, 2, 3) if n <= self.stones] if seat == self.turn else [])

    def why_not(self, seat: i64, move: i64) -> str:
        if self.stones == 0:
            return "NIM-END-1"
        if seat != self.turn:
            return "NIM-TURN-1"
        return "" if 1 <= move <= min(3, self.stones) else "NIM-TAKE-1"

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        self.stones -= move
        self.tell(TAKEN, seat, move)
        self.turn = (self.turn + 1) % self.seats

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        last = (self.turn + self.seats - 1) % self.seats
        scores = zeros(self.seats)
        scores[last] = 1
        return Outcome(scores, only(last), "NIM-END-1")


class NimSense(Sense):
    """The heap is empty, or it is not."""

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Nim)
        return 1 if state.stones == 0 else 0


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    """Take some stones."""

    stones: Annotated[int, Meta(ge=1, le=3)]


class View(msgspec.Struct, frozen=True):
    """Everything."""

    stones: int
    turn: int


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    return words.say("heap", stones=seen.stones, name=players[seen.turn])


GAME = Game(
    name="nim",
    version=1,
    package=__name__,
    seats=range(2, 5),
    options=NimOptions,
    setup=lambda seats, options, rng: Nim(seats, options.stones, rng.below(seats)),
    moves=Take,
    decode=Take,
    encode=lambda move: int(move.stones),
    look=Look(
        shows=View,
        view=lambda state, seat: View(int(state.stones), int(state.turn)),
        draw=draw,
        events=(Event(TAKEN, "taken", ("seat", "stones")),),
    ),
    sense=NimSense(),
)
