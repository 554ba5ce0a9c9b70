"""The lantern and the laws: run by `tests/games/temple/test_toy_module.py`, with this folder on the path."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from lantern.rules import Lantern
from lantern_positions import ALONE, WITH_ALL, options, pieces_of
from serai.core.happenings import happenings
from serai.core.laws import LawBroken, check_all, keeps_clones_apart
from serai.core.laws_of_secrets import lets_nobody_peek
from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import found
from serai.games.temple.pieces import CURSES, ROOMS, TREASURES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.plan import lay, place_at
from serai.games.temple.rules.tiles import tiles
from serai.games.temple.state import (
    EAST,
    NORTH,
    SOUTH,
    Site,
)
from serai.sim.matches import play_match
from serai.sim.plan import Plan


def with_everything_near(seats: int, chosen: Any, rng: Rng) -> Temple:
    """A match of a minute in which the toy's rooms lie about the start, and everybody has oil and gloom."""
    state = GAME.setup(seats, chosen, rng)
    assert isinstance(state, Temple)
    state.timeline = vec[i64]([15_000, 1, 1, 35_000, 1, 2, 60_000, 2, 3])
    lay(state, ROOMS.index("shrine"), NORTH, 0, -1)
    lay(state, ROOMS.index("mill"), SOUTH, 0, 1)
    lay(state, ROOMS.index("gate"), EAST, 1, -1)
    lay(state, ROOMS.index("mist"), SOUTH, 0, 2)
    for seat in range(seats):
        state.loot[seat] += tiles(TREASURES.index("oil"), 1)
        state.room[seat] = place_at(state.plan, 0, -1 if seat % 2 else 1, NORTH)
        state.curses[seat] = only(CURSES.index("gloom")) if seat == 1 and chosen.curses else 0
    gone = [ROOMS.index(name) for name in ("shrine", "mill", "gate", "mist")]
    state.pile = vec[i64]([tile for tile in state.pile if tile not in gone])
    state.undrawn = len(state.pile)
    state.exit_low, state.exit_high = 0, state.undrawn - 1
    return state


NEAR = dataclasses.replace(GAME, setup=with_everything_near)


@pytest.mark.parametrize("chosen", [ALONE, WITH_ALL], ids=["alone", "with all"])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_all_laws_hold_with_everything_near(seats: int, chosen: dict[str, bool]) -> None:
    check_all(NEAR, seats, 3, options(**chosen), pieces_of)


@pytest.mark.parametrize(("seats", "chosen"), [(1, WITH_ALL), (2, ALONE)])
def test_all_laws_hold_from_the_usual_beginning(seats: int, chosen: dict[str, bool]) -> None:
    check_all(GAME, seats, 1, options(**chosen), pieces_of)


def test_such_matches_come_to_everything_that_the_toy_brings() -> None:
    told: set[str] = set()
    for seed in range(6):
        match = NEAR.begin(4, options(**WITH_ALL), bytes([seed]) * 16)
        NEAR.remember(match)
        chance = Rng(seed, 1)
        while match.outcome() is None:
            match.until(match.state.now + chance.below(1000))
            seat = int(chance.below(4))
            moves = match.state.legal(seat)
            if len(moves):
                match.play(match.state.now, seat, moves[chance.below(len(moves))])
        assert match.state.story is not None
        told |= {one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0)}
    assert {event.name for event in found()["lantern"].events} - {"shown"} <= told


def test_a_move_that_tells_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_show(lantern: Lantern, game: Site, seat: int, to: int) -> str:
        return "" if 0 <= to < game.seats and lantern.token[to] == 0 else "LAN-TOKEN-3"

    monkeypatch.setattr(Lantern, "why_not_show", why_not_show)
    with pytest.raises(LawBroken, match="can tell an imagined world from the true one"):
        lets_nobody_peek(NEAR, 2, options(**ALONE), 3)


def test_a_part_that_forgets_a_field_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Lantern.clone

    def clone(lantern: Lantern) -> Lantern:
        other = whole(lantern)
        other.lit = 0
        return other

    monkeypatch.setattr(Lantern, "clone", clone)
    with pytest.raises(LawBroken, match="a clone differs in parts"):
        keeps_clones_apart(NEAR, 2, options(**ALONE), 3)


def test_bots_play_it_to_its_end() -> None:
    plan = Plan(game="temple", seats=4, games=1, seed=bytes(16), bots=["greedy@500"] * 4, options=WITH_ALL)
    match = play_match(plan, 0)
    assert match.outcome() is not None
    assert isinstance(match.state, Temple) and len(match.state.plan.tile) > 10
