"""Escape, module 5: quest rooms, their markers, and each of the five quests."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.quests.moves import PushGhost, Sacrifice
from serai.games.temple.modules.quests.rules import ALTAR, MISSIONS, Quests, quests_of
from serai.games.temple.modules.treasures.moves import OpenPassage, TakeGem, Teleport
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Leave, PlaceRoom, Pledge
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.contract import Temple as Site
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.discovering import follow_up, vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay, place_at, shift, turn
from serai.games.temple.sense.errands import is_leaving
from serai.games.temple.state import LOST, NONE, ON_ALTAR
from serai.sim.plan import Plan
from serai.sim.run import play_match
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, dice_in, rich, temple
from tests.games.temple.test_whole import dice_everywhere, rooms_of

QUEST_ROOMS = {"altar", "mission", "ghost", "tree", "obelisk"}
COMPANIONS, LOCKS, LIGHTS, MASKS, PAIRS, GUIDES = range(6)


def quest(picture: str, *hands: str, quests: int = 1, depot: int = 0, pile: str = "b1 b2 b3") -> Temple:
    """A drawn position with so many quests."""
    return temple(picture, *hands, modules=f"treasures quests:{quests}", depot=depot, pile=pile)


def part(game: Temple) -> Quests:
    return quests_of(game.state)


def on_missions(game: Temple, *missions: int) -> Temple:
    """With mission tiles in this order, the first turned up."""
    rest = [mission for mission in range(len(MISSIONS)) if mission not in missions]
    part(game).missions = vec[i64]([*missions, *rest])
    part(game).revealed = True
    return game


def with_ghost(game: Temple, place: int = 0) -> Temple:
    part(game).ghost = place
    return game


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


# The ghost

GHOST_EAST = "b7<@1 S@0 {ghost}>"


def test_ESC_M5_GHOST_1_it_appears_in_the_start() -> None:
    game = quest("b7<@0 S", "AA", pile="{ghost} b1").play(0, Discover("north"))
    assert (game.view().parts.quests.ghost, game.room(0).things) == (0, ["ghost"])
    assert "ghost-rose" in game.names()


def test_ESC_M5_GHOST_2_two_torches_push_it_through_a_passage() -> None:
    game = with_ghost(quest(GHOST_EAST, "TTTT", "TT"))
    assert game.refusal(1, PushGhost("east")) == "ESC-M5-GHOST-2"  # not in its room
    assert game.refusal(0, PushGhost("north")) == "ESC-M5-GHOST-2"  # nothing there
    game.play(0, PushGhost("west"))
    assert (game.view().parts.quests.ghost, game.hand(0), game.place(0)) == (1, "..TT", "S")
    assert game.refusal(0, PushGhost("east")) == "ESC-M5-GHOST-2"
    walled = with_ghost(quest("S@0 b1^", "TT"))  # a wall faces the start
    assert walled.refusal(0, PushGhost("east")) == "ESC-M5-GHOST-2"
    aided = with_ghost(rich(quest(GHOST_EAST, "", ""), 0, "torches"))
    assert aided.play(0, PushGhost("east", 1)).view().parts.quests.markers == 0


def test_ESC_M5_GHOST_3_in_its_own_room_the_quest_is_done() -> None:
    game = with_ghost(quest(GHOST_EAST, "TT", "")).play(0, PushGhost("east"))
    assert game.view().parts.quests.markers == 0
    assert sorted(game.room(2).things) == ["ghost", "quest-marker"]


def test_ESC_M5_GHOST_4_no_adventurer_gets_in() -> None:
    game = rich(with_ghost(quest("S@0 {ghost}>", "AAKKTT")), 0, "passage")
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-5"
    assert (game.room(0).ways, game.room(1).gaps) == ([], [])


@pytest.mark.parametrize("room", ["ghost", "obelisk"])
def test_ESC_R_78_nor_by_a_secret_passage_or_any_other_means(room: str) -> None:
    game = rich(quest(f"S@0 {{{room}}}> b7>", "AAKKTT"), 0, "passage", "teleport")
    assert game.refusal(0, OpenPassage(0, "east")) == "ESC-M2-PASS-1"
    assert game.refusal(0, OpenPassage(1, "east")) == "ESC-M2-PASS-1"
    assert game.refusal(0, Teleport(1)) == "ESC-M2-TELE-1"


def test_ESC_R_40_the_ghost_room_has_doors_on_all_sides() -> None:
    game = with_ghost(quest("S@0 {ghost}> b7>@1", "TT", "TT"), 2)
    assert game.may(1, PushGhost("west")) and game.room(2).ways == []


def test_ESC_R_131_one_push_one_room_and_every_passage() -> None:
    """ESC_R_13: one player alone pays."""
    game = with_ghost(quest("S@01 b13^", "TT", "T", pile="b1"))
    rich(game, 0, "passage")
    assert game.refusal(0, PushGhost("east")) == "ESC-M5-GHOST-2"
    game.play(0, OpenPassage(0, "east"), PushGhost("east"))
    assert game.view().parts.quests.ghost == 1
    alone = with_ghost(quest(GHOST_EAST.replace("@1", "").replace("@0", "@01"), "T", "T"))
    assert alone.refusal(0, PushGhost("east")) == "ESC-M5-GHOST-2"


def test_ESC_R_23_when_its_room_vanishes_the_ghost_flees_into_the_start() -> None:
    game = with_ghost(quest("S@0 b8>", ""), 1)
    vanish(game.state, 1)
    follow_up(game.state)
    assert (game.view().parts.quests.ghost, game.names()) == (0, ["ghost-fled"])


# The obelisk


def test_ESC_M5_OBEL_1_its_marker_moves_at_once_and_three_gem_tiles_come() -> None:
    game = quest("S@0", "AA", depot=2, pile="{obelisk} b1").play(0, Discover("north"))
    seen = game.view().parts.quests
    assert (seen.markers, seen.gem_tiles, game.view().keys_needed) == (0, 3, 6)
    assert (game.room(1).open, game.room(1).ways, game.room(0).ways) == ([], [], [])
    assert game.rooms[0, -1] == "{obelisk}^"


def test_ESC_M5_OBEL_2_a_gem_tile_counts_as_a_gem_and_cannot_be_activated() -> None:
    game = quest("X<@1 S {obelisk}> K1>@0", "KKKK", "KKKK", depot=1)
    part(game).gem_tiles, part(game).markers = 3, 0
    assert game.view().keys_needed == 5
    game.play(0, Activate(0))
    assert (game.view().depot, game.view().keys_needed) == (0, 4)
    assert game.play(1, Leave()).place(1) is None


def test_ESC_R_130_gem_tiles_are_no_gems() -> None:
    game = rich(quest("S@1 K1>@0", "KKKK", "", depot=0), 1, "gem")
    part(game).gem_tiles = 3
    assert game.refusal(0, Activate(0)) == "ESC-R-06"
    assert game.refusal(1, TakeGem()) == "ESC-R-31"


def test_ESC_R_41_a_room_that_others_put_beside_it_counts() -> None:
    game = quest("{obelisk}^ .\nS b8>@0", "AA")
    part(game).gem_tiles = 3
    assert game.play(0, Discover("north")).view().parts.quests.gem_tiles == 2


def test_ESC_R_42_walls_that_touch_it_count_at_once() -> None:
    game = quest(". b10^\nS@0 b8>", "AA", pile="{obelisk} b1")
    assert "west" not in game.room(1).open
    assert game.play(0, Discover("north")).view().parts.quests.gem_tiles == 2


def test_ESC_R_43_not_the_room_it_was_laid_from() -> None:
    assert quest("S@0", "AA", pile="{obelisk} b1").play(0, Discover("east")).view().parts.quests.gem_tiles == 3


def test_ESC_M5_OBEL_3_each_other_side_that_touches_a_room_takes_one_away() -> None:
    picture = """
        b10^  .     .
        b7<   S@0   b8>
    """
    game = quest(picture, "AAAA", pile="{obelisk} b9 b1")
    game.play(0, Discover("north"))  # b10 to its west
    assert game.view().parts.quests.gem_tiles == 2
    assert game.room(4).things == ["quest-marker", "gem-tile-west"]
    game.state.room[0] = 3
    game.play(0, Discover("north"))  # from b8, to the obelisk's east
    assert game.view().parts.quests.gem_tiles == 1
    assert sorted(game.room(4).things) == ["gem-tile-east", "gem-tile-west", "quest-marker"]


def test_ESC_R_79_each_side_once_for_any_reason() -> None:
    """ESC_R_92: in the one routine that follows every change of the plan; the three sides turn with the tile."""
    game = quest("{obelisk}^ b7^\nS@0 b8>", "")
    part(game).gem_tiles = 3
    follow_up(game.state)
    assert part(game).gem_tiles == 2  # its east side
    turn(game.state, 1, 1)
    follow_up(game.state)
    assert part(game).gem_tiles == 1  # its north side lies east now
    for dx in (1, -1):
        shift(game.state, vec[i64]([2]), dx, 0)
        follow_up(game.state)
    assert part(game).gem_tiles == 1
    assert sorted(game.room(1).things) == ["gem-tile-east", "gem-tile-south"]


def test_ESC_M5_OBEL_4_nobody_enters_it() -> None:
    game = rich(quest("S@0 {obelisk}>", "AAKKTT"), 0, "passage")
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-5"
    assert game.refusal(0, OpenPassage(0, "east")) == "ESC-M2-PASS-1"


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


# Whole matches


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
        asking.discovered(state, 0, lay(state, ROOMS.index(name), turned, x, y))
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
