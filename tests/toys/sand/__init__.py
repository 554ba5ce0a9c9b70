"""Sand: a toy in real time, written as a stranger would write a game.

Two sand timers run, three friends turn them over. Whoever has acted is tired for a while. All lose when a timer
runs out, and win after enough turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from serai.core.game import Game, Look, Manners, Options
from serai.core.happenings import Event
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import first
from serai.core.state import NEVER, Outcome, State
from serai.core.vecs import copies, i64, vec, zeros
from serai.core.words import Words

TIMERS: Final = 2
STRETCH: Final = 2  # the move after 0 and 1, which turn a timer over
SHORT: Final = 500  # ms of rest
LONG: Final = 1500

TURNED, STRETCHED, RESTED, RAN_OUT = 1, 2, 3, 4


class SandOptions(Options, frozen=True):
    """How much sand a timer holds, and how many turns win."""

    sand: Annotated[int, Meta(ge=1000, le=30_000)] = 6000
    goal: Annotated[int, Meta(ge=1, le=40)] = 12


class Sand(State):
    """The moments at which timers run out and friends are rested."""

    __slots__ = ("empty_at", "goal", "rested_at", "sand", "turns")

    def __init__(self, seats: int, sand: int, goal: int, empty_at: vec[i64], rested_at: vec[i64], turns: int) -> None:
        super().__init__(seats)
        self.sand = sand
        self.goal = goal
        self.empty_at = empty_at
        self.rested_at = rested_at
        self.turns = turns

    def clone(self) -> Sand:
        other = type(self)(self.seats, self.sand, self.goal, self.empty_at[:], self.rested_at[:], self.turns)
        other.now = self.now
        return other

    def movers(self) -> i64:
        if self.outcome() is not None:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.rested_at[seat] <= self.now)

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([move for move in range(STRETCH + 1) if self.why_not(seat, move) == ""])

    def why_not(self, seat: i64, move: i64) -> str:
        end = self.outcome()
        if end is not None:
            return end.rule
        if not 0 <= move <= STRETCH:
            return "SER-MOVE"
        if self.rested_at[seat] > self.now:
            return "SND-TIRED-1"
        if move < STRETCH and 2 * (self.empty_at[move] - self.now) > self.sand:
            return "SND-TURN-2"
        return ""

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        if move == STRETCH:
            self.rested_at[seat] = self.now + SHORT
            self.tell(STRETCHED, seat)
            return
        fallen = self.sand - (self.empty_at[move] - self.now)
        self.empty_at[move] = self.now + fallen
        self.rested_at[seat] = self.now + (LONG if rng.below(2) else SHORT)
        self.turns += 1
        self.tell(TURNED, seat, move)

    def alarm(self) -> i64:
        moments = [moment for moment in (*self.empty_at, *self.rested_at) if moment > self.now]
        return min(moments, default=NEVER) if self.outcome() is None else NEVER

    def ring(self, rng: Rng) -> None:
        for seat in range(self.seats):
            if self.rested_at[seat] == self.now:
                self.tell(RESTED, seat)
        for timer in range(TIMERS):
            if self.empty_at[timer] == self.now:
                self.tell(RAN_OUT, timer)

    def outcome(self) -> Outcome | None:
        if self.turns >= self.goal:
            return Outcome(copies(self.seats, self.turns), first(self.seats), "SND-END-2")
        if min(self.empty_at[timer] for timer in range(TIMERS)) <= self.now:
            return Outcome(zeros(self.seats), 0, "SND-END-1")
        return None


class SandSense(Sense):
    """The sand that is left."""

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Sand)
        return min(state.empty_at[timer] for timer in range(TIMERS)) - state.now


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn"):
    """Turn a timer over."""

    timer: Annotated[int, Meta(ge=0, le=1)]


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stretch"):
    """Do nothing, and get tired by it."""


class View(msgspec.Struct, frozen=True):
    """All there is: nothing is hidden."""

    now: int
    empty_at: list[int]
    rested_at: list[int]
    turns: int
    end: Literal["won", "lost"] | None


def begin(seats: int, options: SandOptions, rng: Rng) -> Sand:
    """One timer is full, the other has run for a while."""
    return Sand(
        seats,
        options.sand,
        options.goal,
        vec[i64]([options.sand, options.sand - 200 - rng.below(200)]),
        zeros(seats),
        0,
    )


def view(state: Sand, seat: int) -> View:
    """The same for all."""
    end = state.outcome()
    result: Literal["won", "lost"] | None = None if end is None else "won" if end.winners else "lost"
    return View(int(state.now), [*map(int, state.empty_at)], [*map(int, state.rested_at)], int(state.turns), result)


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """Seconds left in each timer, and who is tired."""
    left = [words.say("timer-line", ms=moment - seen.now) for moment in seen.empty_at]
    tired = [name for name, moment in zip(players, seen.rested_at, strict=True) if moment > seen.now]
    return "\n".join([*left, words.say("tired-line", names=", ".join(tired) or "-")])


def decode(code: int) -> Turn | Stretch:
    return Stretch() if code == STRETCH else Turn(code)


def encode(move: Turn | Stretch) -> int:
    return move.timer if isinstance(move, Turn) else STRETCH


GAME = Game(
    name="sand",
    version=1,
    package=__name__,
    seats=range(3, 4),
    options=SandOptions,
    presets={"standard": SandOptions(), "hurry": SandOptions(sand=2500, goal=30)},
    cooperative=True,
    setup=begin,
    moves=Turn | Stretch,
    decode=decode,
    encode=encode,
    look=Look(
        shows=View,
        view=view,
        draw=draw,
        events=(
            Event(TURNED, "turned", ("seat", "timer")),
            Event(STRETCHED, "stretched", ("seat",)),
            Event(RESTED, "rested", ("seat",)),
            Event(RAN_OUT, "ran-out", ("timer",)),
        ),
    ),
    manners=Manners(pace=900),
    sense=SandSense(),
)
