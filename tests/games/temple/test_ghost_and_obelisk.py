"""Escape: module 5, the ghost that is pushed home and the obelisk that is walled in."""

from __future__ import annotations

import pytest

from serai.core.vecs import i64, vec
from serai.games.temple.modules.quests.moves import PushGhost
from serai.games.temple.modules.treasures.moves import OpenPassage, TakeGem, Teleport
from serai.games.temple.moves import Activate, Discover, Enter, Leave
from serai.games.temple.rules.discovering import follow_up, vanish
from serai.games.temple.rules.plan import shift, turn
from tests.games.temple.questing import (
    part,
    quest,
    with_ghost,
)
from tests.games.temple.temple import rich

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
