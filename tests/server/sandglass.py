"""A small game in real time: a glass of three seconds runs; whoever turns it scores; nobody may let it run out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from serai.core.game import Game, Look, Manners, Options
from serai.core.happenings import Event
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import first
from serai.core.state import Outcome, State
from serai.core.vecs import i64, vec
from serai.core.words import Words
from serai.games import all_games
from serai.server.news import Subject
from serai.server.thinkers import Thinkers
from serai.wire import messages as wire
from tests.server.client import Guest, new_id
from tests.server.hand_clock import HandClock

FULL = 3000
LIVES = 2


class Glass(State):
    """When the sand is through, how often it was, and who turned it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.through = FULL
        self.lives = LIVES
        self.turned = [0] * seats

    def clone(self) -> Glass:
        other = Glass(int(self.seats))
        other.now, other.through, other.lives, other.turned = self.now, self.through, self.lives, self.turned[:]
        return other

    def movers(self) -> i64:
        return first(self.seats)

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0])

    def why_not(self, seat: i64, move: i64) -> str:
        return "" if move == 0 and self.lives else "SER-MOVE"

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        self.through = int(self.now) + FULL
        self.turned[seat] += 1
        self.tell(1, seat)

    def alarm(self) -> i64:
        return self.through

    def ring(self, rng: Rng) -> None:
        self.lives -= 1
        self.through += FULL
        self.tell(2, self.lives)

    def hushed(self) -> i64:
        return sum(1 << seat for seat, turns in enumerate(self.turned) if turns == 1)  # breathless after the first turn

    def outcome(self) -> Outcome | None:
        return None if self.lives else Outcome(vec[i64](self.turned), 0, "SER-OVER")


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Turn the glass."""


class View(msgspec.Struct, frozen=True):
    """All there is to see."""

    through: int
    lives: int
    turned: list[int]


def draw(view: Any, words: Words, players: Sequence[str]) -> str:
    return str(view)


def view(glass: Glass, seat: int) -> View:
    return View(glass.through, glass.lives, glass.turned)


GAME: Game[Glass] = Game(
    name="sandglass",
    version=1,
    package="serai.games.deserto",
    seats=range(1, 5),
    options=Options,
    cooperative=True,
    setup=lambda seats, options, rng: Glass(seats),
    moves=Turn,
    decode=lambda code: Turn(),
    encode=lambda move: 0,
    look=Look(
        shows=View,
        view=view,
        draw=draw,
        events=(Event(1, "turned", ("seat",)), Event(2, "through", ("lives",))),
    ),
    manners=Manners(pace=500),
)


class Hasty(Sense):
    """What bots would do: at once what cannot be taken back."""

    def advice(self, state: State, seat: i64, reaction: i64) -> i64:
        return 0

    def is_final(self, state: State, seat: i64, move: i64) -> bool:
        return move == 0


class AtHome(Thinkers):
    """Work done in this very process: workers of their own do not know this game."""

    async def study(self, task: Any, *material: Any, about: Subject | None = None, **_: Any) -> Any:
        return task(*material) if about is None else task(about.news(), *material)


@pytest.fixture
def at_hand() -> Iterator[None]:
    """The house has this game too."""
    all_games()["sandglass"] = GAME
    yield
    del all_games()["sandglass"]


@contextmanager
def hasty(**more: Any) -> Iterator[str]:
    """A house that has it with a difference too: its bots turn the glass as soon as they look up, and that is for good."""
    name = f"sandglass-{'-'.join(more) or 'hasty'}"
    all_games()[name] = replace(GAME, name=name, sense=Hasty(), **more)
    yield name
    del all_games()[name]


async def counted_in(clock: HandClock, *guests: Guest) -> None:
    """Everybody is ready; three, two, one."""
    for guest in guests:
        await guest.do(wire.Ready(id=new_id()))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.position and guest.position.clock.starts)  # type: ignore[misc]
    await clock.turn(3000)
    for guest in guests:
        await guest.until(lambda guest=guest: guest.position and guest.position.clock.running)  # type: ignore[misc]


async def ping(guest: Guest) -> None:
    """A sign of life."""
    before = len(guest.of(wire.Pong))
    await guest.send(wire.Ping(id=new_id()))
    await guest.until(lambda: len(guest.of(wire.Pong)) > before)


async def pass_time(clock: HandClock, duration: int, *guests: Guest) -> None:
    """Some time in which these give signs of life."""
    while duration > 0:
        step = min(duration, 2000)
        await clock.turn(step)
        duration -= step
        for guest in guests:
            await ping(guest)
