"""Every law, for every game of the house and the toys, every number of seats, every preset and any legal options."""

from __future__ import annotations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from serai.core.build import promised
from serai.core.errors import OutOfRange
from serai.core.laws import LAWS, Law, check_all
from tests.laws.chosen import GAMES, SEEDS, TABLES, any_options

EXAMPLES = 25 if promised() else 6  # as plain Python some games take fifty times as long
PRESETS = [(name, seats, preset) for name, seats in TABLES for preset in GAMES[name].presets]


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
