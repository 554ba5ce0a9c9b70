"""Every law, for every game of the house and the toys, every number of seats, every preset and any legal options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from serai.core.build import promised
from serai.core.errors import OutOfRange
from serai.core.game import Game
from serai.core.laws import LAWS, Law, check_all
from tests.laws.chosen import GAMES, SEEDS, SWEEP, TABLES, any_options

# `make sweep` tries much more. Plain Python is fifty times as slow, and does the same: test_compiled_equals_plain.
EXAMPLES = 30 if SWEEP else 4 if promised() else 2
SMALL = 3  # tables at which plain Python tries presets


def tables(game: Game[Any], number: int) -> Sequence[int]:
    """At how many seats a preset is tried: two numbers, other ones for the next preset; plain Python at a small one."""
    if SWEEP:
        return game.seats
    if promised():
        far = number + len(game.seats) // 2
        return sorted({game.seats[place % len(game.seats)] for place in (number, far)})
    return game.seats[number % SMALL :][:1] or game.seats[:1]


PRESETS = [
    (name, seats, preset)
    for name, game in GAMES.items()
    for number, preset in enumerate(game.presets)
    for seats in tables(game, number)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS)
def test_law(name: str, seats: int, law: Law, data: st.DataObject, seed: int) -> None:
    game = GAMES[name]
    options = data.draw(any_options(game))
    try:
        game.begin(seats, options, bytes(16))
    except OutOfRange:
        reject()  # a choice that is legal by itself, but not with so few seats
    law(game, seats, options, seed)


@pytest.mark.parametrize(("name", "seats", "preset"), PRESETS)
def test_all_laws_hold_for_every_preset(name: str, seats: int, preset: str) -> None:
    check_all(GAMES[name], seats, 2026, GAMES[name].preset(preset))
