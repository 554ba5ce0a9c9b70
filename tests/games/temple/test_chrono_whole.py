"""Escape, module 8: whole matches in which hourglasses run all the time, and the laws of the house."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import pytest

from serai.core.happenings import happenings
from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import found
from serai.games.temple.modules.chrono.rooms import POOL
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.plan import lay
from tests.games.temple.party import play_on
from tests.games.temple.test_whole import dice_everywhere, rooms_of

CHRONO = GAME.options(curses=True, treasures=True, extras=True, chrono=4)
SHORT = [20_000, 1, 1, 130_000, 2, 3]  # a slam and the collapse


def with_rooms_near(seats: int, chosen: Any, rng: Rng) -> Temple:
    """A match of two minutes in which five chrono rooms lie about the start, two of which wait."""
    state = GAME.setup(seats, chosen, rng)
    assert isinstance(state, Temple)
    state.timeline = vec[i64](SHORT)
    state.pile = vec[i64]([tile for tile in state.pile if tile not in POOL])
    state.undrawn = len(state.pile)
    state.exit_low, state.exit_high = 0, state.undrawn - 1
    names = {"lava-dice": (0, -1), "sacrifice": (0, 1), "forbidding-2": (0, -2), "forbidding-1": (0, 2)}
    for name, (x, y) in names.items():
        asking_of_rooms.laid(state, lay(state, ROOMS.index(name), 0 if y < 0 else 2, x, y))
    return state


NEAR = dataclasses.replace(GAME, setup=with_rooms_near)


def pieces(state: State) -> tuple[int, int]:
    """Dice and rooms: none is ever lost; which rooms lie in the box nobody knows."""
    assert isinstance(state, Temple)
    return dice_everywhere(state), len(rooms_of(state))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_laws_hold_while_hourglasses_run(seats: int) -> None:
    check_all(NEAR, seats, seats, CHRONO, pieces)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_party_loses_no_die_and_no_room_uncounted(seats: int) -> None:
    match = GAME.begin(seats, CHRONO, bytes(15) + bytes([seats]))
    before = pieces(match.state)
    play_on(match, 600_000, Rng(seats), 600, lambda seat, code: check(match.state, before))
    assert match.outcome() is not None


def check(state: State, before: tuple[int, int]) -> None:
    assert pieces(state) == before


def test_parties_come_to_all_that_hourglasses_do() -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        match = (NEAR if seed % 2 else GAME).begin(4, CHRONO, bytes([seed]) * 16)
        GAME.remember(match)
        play_on(match, 600_000, Rng(seed), 500)
        assert match.state.story is not None
        told.update(one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0))
    assert {event.name for event in found()["chrono"].events} - {"task-met", "gems-back"} <= set(told)
