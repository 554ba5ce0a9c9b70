"""Escape: module 5, whole matches with quests."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.quests.rules import quests_of
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.contract import Temple as Site
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay, place_at
from serai.games.temple.sense.errands import is_leaving
from serai.games.temple.state import NONE
from serai.sim.matches import play_match
from serai.sim.plan import Plan
from tests.games.temple.party import play_on
from tests.games.temple.questing import (
    QUEST_ROOMS,
    part,
    quest,
)
from tests.games.temple.test_whole import dice_everywhere, rooms_of


def pieces_of(state: State) -> tuple[list[int], int, int]:
    """Rooms, of which nobody knows which quest rooms they are, dice, and markers in the depot or in rooms."""
    assert isinstance(state, Site)
    quests = quests_of(state)
    rooms = [NONE if ROOMS[room] in QUEST_ROOMS else room for room in rooms_of(state)]
    return sorted(rooms), dice_everywhere(state), int(quests.markers) + len(quests.done)


def with_every_quest_near(seats: int, chosen: Any, rng: Rng) -> Site:
    """A match of a minute in which all quest rooms lie about the start but the obelisk, which comes next."""
    state = GAME.setup(seats, chosen, rng)
    assert isinstance(state, Site)
    state.timeline = vec[i64]([20_000, 1, 1, 40_000, 1, 2, 60_000, 2, 3])
    quests = quests_of(state)
    quests.chosen = quests.markers = len(QUEST_ROOMS)
    for name, turned, x, y in (("altar", 0, 0, -1), ("mission", 2, 0, 1), ("tree", 0, 0, -2), ("ghost", 1, 1, -1)):
        asking_of_rooms.discovered(state, 0, lay(state, ROOMS.index(name), turned, x, y))
    for seat in range(seats):
        put_into(state, seat, place_at(state.plan, 0, (0, -1, 1)[seat % 3], 0))
    rest = [tile for tile in state.pile if ROOMS[tile] not in QUEST_ROOMS]
    state.pile = vec[i64]([*rest, ROOMS.index("obelisk")])
    state.undrawn = len(state.pile)
    state.exit_low, state.exit_high = 0, state.undrawn - 1
    return state


NEAR = dataclasses.replace(GAME, setup=with_every_quest_near)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_all_laws_hold_with_every_quest_near(seats: int) -> None:
    check_all(NEAR, seats, seats, GAME.read_options({"quests": 3, "treasures": seats > 1}), pieces_of)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_party_plays_with_quests_to_the_end(seats: int) -> None:
    match = GAME.begin(seats, GAME.read_options({"quests": 2}), bytes(15) + bytes([seats]))
    play_on(match, 600_000, Rng(seats), 600)
    assert match.outcome() is not None


def test_bots_look_for_no_gems_where_the_depot_is_empty() -> None:
    """Gem tiles make leaving dearer, and no gem room makes it cheaper."""
    game = quest("X< S@0 {obelisk}> K1v", "KKKKK", pile="", depot=0)
    part(game).gem_tiles, part(game).markers = 3, 0
    assert game.view().keys_needed == 4 and is_leaving(game.state)


def test_four_bots_do_their_quests_and_escape() -> None:
    plan = Plan(game="temple", seats=4, games=1, seed=bytes(16), bots=["greedy@300"] * 4, options={"quests": 2})
    match = play_match(plan, 0)
    end = match.outcome()
    assert end is not None and isinstance(match.state, Site)
    assert (end.rule, quests_of(match.state).markers) == ("ESC-END-1", 0)
