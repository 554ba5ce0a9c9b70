"""A search that counts its thoughts and has a deadline too: whichever comes first."""

from __future__ import annotations

from time import monotonic

import pytest

from serai.bots import Searching, ask
from serai.core.rng import Rng
from serai.games import find_game

GAMES = ("deserto", "desert")  # a tree, and trials


@pytest.mark.parametrize("name", GAMES)
def test_with_time_enough_a_deadline_changes_nothing(name: str) -> None:
    game = find_game(name)
    state = game.begin(3, game.read_options({}), bytes(16)).state
    seat = int(state.movers()).bit_length() - 1
    for dice in range(4):
        free, hurried = Searching("free", 60), Searching("hurried", 60, 60_000)
        assert ask(free, state, seat, game.sense, Rng(dice)) == ask(hurried, state, seat, game.sense, Rng(dice))


@pytest.mark.parametrize("name", GAMES)
def test_a_deadline_ends_a_search_that_would_count_on(name: str) -> None:
    game = find_game(name)
    state = game.begin(3, game.read_options({}), bytes(16)).state
    seat = int(state.movers()).bit_length() - 1
    began = monotonic()
    move = ask(Searching("long", 100_000_000, 30), state, seat, game.sense, Rng(1))
    assert monotonic() - began < 10 and move in state.legal(seat)
