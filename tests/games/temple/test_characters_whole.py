"""Escape, characters and travellers: whole matches, and the laws of the house."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.game import Options
from serai.core.happenings import happenings
from serai.core.laws import check_all
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import found
from serai.games.temple.modules.characters.rules.characters import characters_of
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.tiles import tiles
from tests.games.temple.party import play_on
from tests.games.temple.test_whole import dice_everywhere

CHOSEN = GAME.read_options({"characters": "chosen", "travellers": True, "treasures": True, "curses": True})
DEALT = GAME.read_options({"characters": "dealt", "travellers": True, "treasures": True, "chambers": True, "quests": 2})
LATEST = 630_000  # the collapse after the longest choice


@pytest.mark.parametrize(("seats", "options"), [(1, CHOSEN), (2, DEALT), (3, CHOSEN)])
def test_all_laws_hold(seats: int, options: Options) -> None:
    check_all(GAME, seats, seats, options, pieces)


def pieces(state: State) -> int:
    """Dice, also those that were swapped."""
    assert isinstance(state, Temple)
    return dice_everywhere(state)


def test_parties_come_to_all_that_characters_do() -> None:
    """With portals and clones at hand."""
    told: Counter[str] = Counter()
    for seed in range(10):
        match = GAME.begin(5, CHOSEN if seed % 3 == 0 else DEALT, bytes([seed]) * 16)
        equip(match)
        if seed % 3:
            cast_rare(match)
        before = pieces(match.state)
        play_on(match, LATEST, Rng(seed), 700)
        assert match.outcome() is not None and pieces(match.state) == before
        assert match.state.story is not None
        told.update(one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0))
    own = {event.name for name in ("characters", "travellers") for event in found()[name].events}
    rare = {"redrew", "walked"}  # a party names sides, and keeps no three adventurers
    assert own - rare <= set(told)


def equip(match: Match) -> None:
    GAME.remember(match)
    assert isinstance(match.state, Temple)
    for seat in range(match.state.seats):
        match.state.loot[seat] += tiles(TREASURES.index("portal"), 1) + tiles(TREASURES.index("clone"), 1)


def cast_rare(match: Match) -> None:
    """Those whose powers a party comes to least."""
    assert isinstance(match.state, Temple)
    part = characters_of(match.state)
    part.who, part.power = (
        vec[i64]([0, 1, 4, 6, 7]),
        vec[i64]([0, 1, 1, 1, 1]),
    )  # explorer, doc, priest, trickster, teleporter
