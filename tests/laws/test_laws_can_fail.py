"""A law that nothing can break protects nothing: for each of them, games that break it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from serai.core import laws
from serai.core.game import Game
from serai.core.happenings import Event
from serai.core.laws import LawBroken, check_all, loses_nothing
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import NOBODY, Outcome, State
from serai.core.vecs import i64, vec
from serai.games.deserto import GAME as DESERTO
from serai.games.deserto.rules.contract import Deserto
from serai.games.deserto.seen import View
from serai.games.deserto.view import view
from tests.toys import nim, sand
from tests.toys.nim import Nim
from tests.toys.sand import Sand


def nim_of(kind: type[Nim], **changes: Any) -> Game[Any]:
    """Nim with other rules."""
    return replace(nim.GAME, setup=lambda seats, options, rng: kind(seats, options.stones, 0), **changes)


def seen(game: Game[Any], **changes: Any) -> Game[Any]:
    """A game with another look."""
    return replace(game, look=replace(game.look, **changes))


def sand_of(kind: type[Sand]) -> Game[Any]:
    """Sand with other rules."""

    def setup(seats: int, options: sand.SandOptions, rng: Rng) -> Sand:
        like = sand.begin(seats, options, rng)
        return kind(seats, like.sand, like.goal, like.empty_at, like.rested_at, 0)

    return replace(sand.GAME, setup=setup)


class NoReason(Nim):
    why_not = State.why_not


class Forgetful(Nim):
    def clone(self) -> Nim:
        return Forgetful(self.seats, self.stones, 0)


class Sharing(Nim):
    __slots__ = ("heap",)

    def __init__(self, seats: int, stones: int, turn: int) -> None:
        super().__init__(seats, stones, turn)
        self.heap = [stones]

    def clone(self) -> Nim:
        other = super().clone()
        assert isinstance(other, Sharing)
        other.heap = self.heap
        return other

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        super().apply(seat, move, rng)
        self.heap[0] -= move


class Stuttering(Nim):
    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([*super().legal(seat), *super().legal(seat)])


class Unlisted(Nim):
    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1] if seat == self.turn and self.stones else [])


class Speechless(Nim):
    def why_not(self, seat: i64, move: i64) -> str:
        return "NIM-NEW-1" if super().why_not(seat, move) else ""


class BadlyAdvised(Sense):
    def advice(self, state: State, seat: i64, reaction: i64) -> i64:
        assert isinstance(state, Nim)
        return state.stones + 1


class Unlawful(Sense):
    def is_choosy(self) -> bool:
        return True

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]([9])


class Clueless(Unlawful):
    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]()


class Secretive(Unlawful):
    def is_choosy(self) -> bool:
        return False

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return state.legal(seat)[:1]


class Endless(Nim):
    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        self.turn = (self.turn + 1) % self.seats


class Hanging(Nim):
    def movers(self) -> i64:
        return super().movers() if self.stones > 5 else 0


class Lively(Nim):
    def outcome(self) -> Outcome | None:
        return Outcome(vec[i64]([0] * self.seats), 1, "NIM-END-1") if self.stones < 5 else None


class Nameless(Nim):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.scores, end.winners, "NIM-NEW-2")


class Fruitless(Nim):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.scores, 0, end.rule)


class Restless(Sand):
    def alarm(self) -> i64:
        return self.now


class Belated(Sand):
    def alarm(self) -> i64:
        return super().alarm() if self.turns < 2 else self.now - 1


class Drifting(Sand):
    """Loses sand whenever somebody looks at the clock."""

    def alarm(self) -> i64:
        self.empty_at[0] -= 1
        return super().alarm()


CALLS = count()


def drawn_elsewhere(seats: int, options: nim.NimOptions, rng: Rng) -> Nim:
    return Nim(seats, options.stones - next(CALLS) % 2, 0)


def leaking_view(game: Deserto, seat: int) -> View:
    """Everybody sees the hand of the first seat."""
    return view(game, seat) if seat == NOBODY else msgspec.structs.replace(view(game, seat), hand=view(game, 0).hand)


def without(events: tuple[Event, ...], **changes: Any) -> list[Event]:
    return [replace(event, **changes) for event in events]


EVENTS = tuple(DESERTO.look.events)
BROKEN: dict[str, tuple[str, Game[Any]]] = {
    "a method is missing": ("is_complete", nim_of(NoReason)),
    "secrets, but nobody imagines": (
        "is_complete",
        seen(nim.GAME, view=lambda state, seat: nim.View(int(state.stones), int(seat))),
    ),
    "setup counts calls": ("is_deterministic", replace(nim.GAME, setup=drawn_elsewhere)),
    "a clone forgets": ("keeps_clones_apart", nim_of(Forgetful)),
    "a clone shares": ("keeps_clones_apart", nim_of(Sharing)),
    "encode is off by one": ("goes_round", nim_of(Nim, encode=lambda move: int(move.stones) + 1)),
    "a move twice": ("is_strict", nim_of(Stuttering)),
    "allowed, but not listed": ("is_strict", nim_of(Unlisted)),
    "a rule without words": ("is_strict", nim_of(Speechless)),
    "it never ends": ("is_deterministic", nim_of(Endless)),
    "it hangs": ("is_deterministic", nim_of(Hanging)),
    "advice to an illegal move": ("is_strict", replace(nim.GAME, sense=BadlyAdvised())),
    "bots offered an illegal move": ("is_strict", replace(nim.GAME, sense=Unlawful())),
    "bots offered nothing": ("is_strict", replace(nim.GAME, sense=Clueless())),
    "bots offered less": ("is_strict", replace(nim.GAME, sense=Secretive())),
    "moves after the end": ("is_strict", nim_of(Lively)),
    "an end without words": ("ends", nim_of(Nameless)),
    "nobody wins": ("ends", nim_of(Fruitless)),
    "a view leaks": ("lets_nobody_peek", seen(DESERTO, view=leaking_view)),
    "an open game hides something": ("lets_nobody_peek", seen(DESERTO, is_open=True)),
    "an own view differs": ("lets_nobody_peek", seen(DESERTO, own=lambda state, seat, shown: shown)),
    "a story leaks": ("marks_what_it_uncovers", seen(DESERTO, events=without(EVENTS, secret={}))),
    "nothing is marked": ("marks_what_it_uncovers", seen(DESERTO, events=without(EVENTS, uncovers=False))),
    "an alarm that stays": ("keeps_time", sand_of(Restless)),
    "an alarm in the past": ("keeps_time", sand_of(Belated)),
    "looking changes time": ("is_deterministic", sand_of(Drifting)),
    "an event without words": ("speaks", seen(nim.GAME, events=(Event(nim.TAKEN, "grabbed", ("seat",)),))),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_found_by_its_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, game = BROKEN[name]
    monkeypatch.setattr("serai.core.trial.LONGEST", 300)
    with pytest.raises(Exception) as caught:  # noqa: PT011
        run_only(law, game)
    if isinstance(caught.value, LawBroken):
        assert caught.value.law == law
        assert f'"game":"{game.name}"' in str(caught.value)  # the record stands in the message
    else:
        assert law == "speaks"  # a missing word says its own name
        assert "event-grabbed" in str(caught.value)


def run_only(law: str, game: Game[Any]) -> None:

    check: Callable[..., None] = getattr(laws, law)
    for seed in range(3):
        check(game, game.seats[-1], game.options(), seed)


def test_lost_stones_are_found() -> None:
    with pytest.raises(LawBroken, match="loses_nothing"):
        loses_nothing(nim.GAME, 2, nim.NimOptions(), 1, lambda state: state.stones)


def test_check_all_with_pieces() -> None:
    check_all(DESERTO, 4, 3, pieces=lambda state: state.undrawn + sum(state.hands) + sum(state.height) + sum(state.won))
