"""Escape, module 5: quest rooms, their markers, and each of the five quests."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple.modules.quests.moves import Sacrifice
from serai.games.temple.modules.quests.rules import ALTAR, quests_of
from serai.games.temple.modules.treasures.moves import Teleport
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Leave, PlaceRoom, Pledge
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.entering import put_into
from serai.games.temple.state import LOST, ON_ALTAR
from tests.games.temple.questing import (
    COMPANIONS,
    GUIDES,
    LIGHTS,
    LOCKS,
    MASKS,
    PAIRS,
    QUEST_ROOMS,
    on_missions,
    part,
    quest,
)
from tests.games.temple.temple import begun, dice_in, rich

# Setup


@pytest.mark.parametrize("number", [1, 2, 3])
def test_ESC_M5_SETUP_1_so_many_quest_rooms_are_in_the_pile(number: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(12):
        game = begun(3, seed, quests=number).state
        found = [ROOMS[tile] for tile in game.pile if ROOMS[tile] in QUEST_ROOMS]
        assert len(found) == len(set(found)) == number
        assert game.undrawn == 16 + number
        assert "exit" in [ROOMS[tile] for tile in game.pile[:5]]
        drawn.update(found)
    assert len(drawn) >= 4


def test_ESC_R_16_none_of_them_is_an_opening_room() -> None:
    for seed in range(12):
        assert not QUEST_ROOMS & {ROOMS[tile] for tile in begun(2, seed, quests=3).state.plan.tile}


def test_ESC_M5_SETUP_2_a_marker_for_each() -> None:
    assert [begun(2, quests=number).view().parts.quests.markers for number in (1, 2, 3)] == [1, 2, 3]


def test_ESC_M5_SETUP_3_quest_rooms_of_every_module_in_play_are_drawn_from() -> None:
    """A room of another module is no more drawn than its module is in play."""
    assert BOX.room_from(ALTAR) == 5 and BOX.room_from(0) == 0
    others = [room for room in BOX.rooms_of("quest") if BOX.room_from(room) != 5]
    piles = [begun(2, seed, quests=3).state.pile for seed in range(8)]
    assert not any(room in pile for room in others for pile in piles)


def test_ESC_M5_SETUP_4_missions_are_shuffled_and_nothing_is_out_before_its_room() -> None:
    orders = set()
    for seed in range(6):
        game = begun(2, seed, quests=1)
        orders.add(tuple(int(mission) for mission in part(game).missions))
        seen = game.view().parts.quests
        assert (seen.ghost, seen.gem_tiles, seen.altar, seen.missions) == (None, 0, 0, 4)
    assert len(orders) > 3 and all(sorted(order) == list(range(6)) for order in orders)


def test_ESC_R_127_how_many_is_known_but_not_which() -> None:
    game = begun(2, 3, quests=2).state
    worlds = []
    for seed in range(20):
        world = game.clone()
        world.imagine(0, Rng(seed))
        worlds.append(frozenset(ROOMS[tile] for tile in world.pile) & QUEST_ROOMS)
        assert sorted(quests_of(world).missions) == list(range(6))
    assert {len(world) for world in worlds} == {2} and len(set(worlds)) > 4


def test_mission_tiles_that_lie_open_stay_in_every_imagined_world() -> None:
    game = on_missions(quest("S {mission}>@0", "AAAA"), COMPANIONS, LOCKS).play(0, Activate(0))
    worlds = set()
    for seed in range(12):
        world = game.state.clone()
        world.imagine(0, Rng(seed))
        assert [int(mission) for mission in quests_of(world).missions[:2]] == [COMPANIONS, LOCKS]
        worlds.add(tuple(int(mission) for mission in quests_of(world).missions))
    assert len(worlds) > 3


# Markers


def test_ESC_M5_MARK_1_a_marker_moves_into_the_room_once() -> None:
    game = quest("S {tree}>@0", "GG", quests=2).play(0, Activate(0))
    assert game.view().parts.quests.markers == 1
    assert game.room(1).things == ["quest-marker"]
    asking.fulfilled(game.state, 0, 1)  # whoever says so once more
    assert game.view().parts.quests.markers == 1
    assert game.names()[-1] == "quest-done"


def test_ESC_M5_MARK_2_nobody_escapes_while_a_marker_is_in_the_depot() -> None:
    game = quest("X<@1 S {altar}>@0", "TA", "K")
    assert game.refusal(1, Leave()) == "ESC-M5-MARK-2"
    assert not game.may(1, Leave())
    game.play(0, Sacrifice("torch"), Sacrifice("adventurer"))
    assert game.may(1, Leave())


def test_ESC_M5_MARK_3_markers_cost_no_keys() -> None:
    assert quest("S@0", "", quests=3, depot=2).view().keys_needed == 3


# The altar


def test_ESC_M5_ALTAR_1_two_dice_from_two_players_at_different_times() -> None:
    game = quest("S {altar}>@01", "KKK", "TTT")
    game.play(0, Sacrifice("key"))
    assert (game.hand(0), game.view().parts.quests.altar, game.view().parts.quests.markers) == ("KK", 1, 1)
    game.until(5_000).play(1, Sacrifice("torch"))
    assert (game.hand(1), game.view().parts.quests.markers) == ("TT", 0)
    assert game.room(1).things == ["quest-marker", "altar-die", "altar-die"]
    assert game.refusal(0, Sacrifice("key")) == "ESC-M5-ALTAR-1"
    assert quest("S@0 {altar}>", "KK").refusal(0, Sacrifice("key")) == "ESC-M5-ALTAR-1"


def test_ESC_R_86_any_die_in_hand_a_locked_one_too() -> None:
    game = quest("S {altar}>@0", "BK.")
    assert {move.face for move in game.offered(0, Sacrifice) if isinstance(move, Sacrifice)} == {
        "black",
        "key",
        "unrolled",
    }
    assert game.refusal(0, Sacrifice("gold")) == "ESC-R-86"
    assert game.play(0, Sacrifice("black"), Sacrifice("unrolled")).hand(0) == "K"


def test_ESC_R_112_both_dice_of_one_player_and_the_last_one() -> None:
    game = quest("S {altar}>@0", "KT").play(0, Sacrifice("key"), Sacrifice("torch"))
    assert (game.hand(0), game.view().parts.quests.markers) == ("", 0)


def test_ESC_R_36_dice_on_the_altar_are_neither_lost_nor_held() -> None:
    game = quest("S {altar}>@0", "KT").play(0, Sacrifice("key"))
    assert (dice_aside(game.state, 0, ON_ALTAR), dice_aside(game.state, 0, LOST)) == (1, 0)
    assert (game.view().players[0].held, game.view().players[0].lost) == (0, 0)
    debtor = quest("S {altar}>@0", "KT").until(210_000)  # caught outside: one of the two is owed
    debtor.play(0, Sacrifice("key"))
    assert (debtor.hand(0), dice_aside(debtor.state, 0, LOST)) == ("", 1)


# Missions


def test_ESC_M5_MISSION_1_the_first_mission_is_turned_up_by_who_comes_in() -> None:
    game = quest("S@0 {mission}>", "AK")
    part(game).missions = vec[i64]([LOCKS, MASKS, PAIRS, GUIDES, LIGHTS, COMPANIONS])
    assert game.room(1).prizes == [] and game.room(1).things == ["mission-tile"] * 4
    game.play(0, Enter("east"))
    assert game.room(1).prizes[0].symbols == ["key"] * 3 + ["torch"] * 2
    assert [(one.name, one.details) for one in game.news()][-1] == ("mission-shown", {"mission": "locks"})


def test_ESC_M5_MISSION_2_four_missions_alone_or_together() -> None:
    game = quest("S {mission}>@01", "AAAA", "KKKTT")
    on_missions(game, COMPANIONS, LOCKS, MASKS, PAIRS).play(0, Activate(0))
    assert (game.hand(0), game.view().parts.quests.missions) == ("....", 3)
    game.state.hand[0] = dice_in("TTA")
    game.play(1, Pledge("key", 3)).play(0, Activate(0))
    assert (game.hand(0), game.hand(1)) == ("..A", "...TT")
    game.state.hand[0], game.state.hand[1] = dice_in("GG"), dice_in("GKKTTAA")
    game.play(0, Pledge("gold", 2)).play(1, Activate(0))
    assert game.view().parts.quests.markers == 1
    game.play(1, Pledge("key", 2), Activate(0))
    assert (game.view().parts.quests.markers, game.view().parts.quests.missions) == (0, 0)
    assert game.room(1).prizes == [] and game.room(1).things == ["quest-marker"]
    assert game.refusal(1, Activate(0)) == "ESC-GEM-1"


def test_ESC_M5_MISSION_3_what_was_met_stays_met() -> None:
    game = on_missions(quest("S {mission}>@0", "AAAAAAAK"), COMPANIONS, MASKS)
    game.play(0, Activate(0), Enter("west"))
    game.play(0, Enter("east"))
    assert game.view().parts.quests.missions == 3 and game.room(1).prizes[0].symbols == ["gold"] * 3


def test_ESC_R_44_by_whatever_means_one_comes() -> None:
    """Every arrival counts."""
    game = rich(quest("S@0 {mission}>@1", "", ""), 0, "teleport").play(0, Teleport(1))
    assert part(game).revealed


def test_ESC_R_96_being_put_there_is_an_arrival_too() -> None:
    put = quest("S@0 {mission}>", "")
    put_into(put.state, 0, 1)
    assert put.names() == ["mission-shown"]


def test_ESC_R_98_a_mission_is_a_task_and_what_was_pledged_beyond_it_is_released() -> None:
    game = on_missions(quest("S {mission}>@01", "AAA", "AAA"), COMPANIONS).play(0, Pledge("adventurer", 3))
    assert game.may(1, Activate(0)) and not game.may(0, Activate(0))
    game.play(1, Pledge("adventurer", 3)).play(1, Activate(0))
    assert (game.hand(0), game.hand(1), game.pledge(0)) == (".AA", "...", "")


# The tree


@pytest.mark.parametrize(("hands", "enough"), [(("GG",), True), (("GGG", "G"), True), (("GG", "G"), False)])
def test_ESC_M5_TREE_1_twice_as_many_gold_masks_as_players_at_the_same_moment(
    hands: tuple[str, ...], enough: bool
) -> None:
    seats = "".join(map(str, range(len(hands))))
    game = quest(f"S {{tree}}>@{seats}", *hands)
    for seat in range(1, len(hands)):
        game.play(seat, Pledge("gold", 1))
    assert game.may(0, Activate(0)) == enough
    if enough:
        assert game.play(0, Activate(0)).view().parts.quests.markers == 0


def test_ESC_R_08_the_tree_counts_all_players_of_the_game() -> None:
    game = quest("S@12 {tree}>@0", "GGGGGG", "", "")
    assert len(game.room(1).prizes[0].symbols) == 6
    assert game.play(0, Activate(0)).view().parts.quests.markers == 0


# A temple that would be closed


def test_ESC_R_69_a_room_that_closes_the_temple_before_every_quest_room_is_found_is_sunk() -> None:
    picture = ". {ghost}^ .\n{ghost}< S@0 {ghost}>"  # none of these leads on
    closed = quest(picture, "AA", pile="{obelisk} b7 {tree} b2", quests=2)
    closed.play(0, Discover("south"))
    assert closed.rooms[0, 1] == "b7v"
    assert "sunk" in closed.names() and closed.pile == "{tree} b2 {obelisk}"
    assert closed.view().parts.quests.markers == 2  # none of its effects happens
    last = quest(picture, "AA", pile="{obelisk} b7 b2", quests=1).play(0, Discover("south"))
    assert last.rooms[0, 1] == "{obelisk}v"


def test_ESC_R_76_a_drawn_quest_room_begins_when_it_is_laid() -> None:
    game = quest("b7<@0 S", "AA", pile="{ghost} b1").play(0, Explore())
    assert game.view().parts.quests.ghost is None and game.view().parts.quests.hidden == 1
    assert game.play(0, PlaceRoom("north")).view().parts.quests.ghost == 0
