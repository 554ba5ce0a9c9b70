"""Escape, module 6: what the characters can do."""

from __future__ import annotations

import pytest

from serai.games.temple.modules.chambers.moves import Carry
from serai.games.temple.modules.chambers.rules.special import chambers_of
from serai.games.temple.modules.characters.moves import (
    BreakThrough,
    Fire,
    Lend,
    Redraw,
    Relieve,
    RerollMasks,
    Stride,
    Turn,
    Visit,
    Walk,
)
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.labyrinth.moves import PickRoom, Shortcut
from serai.games.temple.modules.traps.rules.traps import traps_of
from serai.games.temple.modules.treasures.moves import Take
from serai.games.temple.modules.trials.moves import Confirm
from serai.games.temple.moves import (
    Activate,
    Discover,
    Enter,
    Explore,
    Help,
    Leave,
    Move,
    PlaceRoom,
    Pledge,
    PledgeAs,
)
from serai.games.temple.rules.pledges import pledged_by_all
from serai.games.temple.state import KEY, TORCH
from tests.games.temple.cast import banned, is_down, played
from tests.games.temple.temple import cursed, rich

SLAM = 210_000
ROW = "b7<@1 S@0 b8>"


def test_ESC_M6_PERM_1_a_permanent_power_works_again_and_again() -> None:
    game = played("S@0 b8>", "colossus", "AAAA").play(0, Stride("east")).play(0, Enter("west"))
    assert game.place() == "S"
    assert not is_down(game)


def test_ESC_M6_ACT_1_it_is_paid_and_turned_down_until_the_doors_slam() -> None:
    """Turned up as the last of what a slam does: ESC_R_105."""
    game = played(ROW, "magician+ -", "KKKK", "").play(0, Visit(1))
    assert (game.place(), game.hand(), is_down(game)) == ("b7", "..KK", True)
    game.state.room[0] = 0
    assert game.refusal(0, Visit(1)) == "ESC-M6-ACT-1"
    assert not is_down(game.until(SLAM))
    assert "turned-up" in game.names()
    assert game.may(0, Visit(1))


def test_ESC_R_105_after_the_second_slam_it_stays_down_and_in_practice_it_is_never_turned_down() -> None:
    game = played(ROW, "magician+ -", "KKKK", "").until(400_000)
    assert is_down(game.play(0, Visit(1)).until(599_000))
    practice = played(ROW, "magician+ -", "KKKK", "", timeline="practice").play(0, Visit(1))
    assert not is_down(practice)


# Explorer


def test_ESC_M6_EXPLORER_P_a_drawn_room_may_go_under_the_pile() -> None:
    """Also where it could lie on one side only; the next one is laid then: ESC_R_103."""
    game = played("b13<@0 S", "explorer", "AA", pile="K1 b8 X")
    game.play(0, Explore())
    assert game.may(0, PlaceRoom("west")) and game.may(0, Redraw())
    game.play(0, Redraw())
    assert game.rooms[-2, 0] == "b8<"
    assert game.pile == "X K1"
    assert game.view().coming == [None, "keys-1"]
    assert "redrew" in game.names()


def test_ESC_R_103_only_once_only_unnamed_and_only_if_there_is_another() -> None:
    game = played("S@0", "explorer", "AAAA", pile="K1 b8 X").play(0, Explore(), Redraw())
    assert game.refusal(0, Redraw()) == "ESC-M6-EXPLORER-P"
    assert len(game.offered(0, PlaceRoom)) == 4
    named = played("S@0", "explorer", "AAAA", pile="K1 b8 X").play(0, Discover("north"))
    assert named.refusal(0, Redraw()) == "ESC-M6-EXPLORER-P"
    last = played("S@0", "explorer", "AA", pile="X").play(0, Explore())
    assert last.refusal(0, Redraw()) == "ESC-R-103"
    other = played("S@0", "doc", "AA", pile="K1 X").play(0, Explore())
    assert other.refusal(0, Redraw()) == "ESC-M6-EXPLORER-P"
    assert played("b13<@0 S", "doc", "AA").refusal(0, Explore()) == "ESC-R-76"


def test_ESC_R_103_what_a_shortcut_found_is_laid() -> None:
    game = played("S@0", "explorer", "AAAA", pile="K1 b8 X", modules="treasures labyrinth").play(
        0, Explore(), PlaceRoom("north")
    )
    rich(game, 0, "shortcut").play(0, Shortcut(), PickRoom("exit"))
    assert game.refusal(0, Redraw()) == "ESC-M6-EXPLORER-P"


def test_ESC_R_58_a_trap_room_is_put_back_before_it_does_anything() -> None:
    game = played("S@0", "explorer", "AA", pile="{summoning} b8 X", modules="traps:2").play(0, Explore(), Redraw())
    assert game.place() == "S"
    assert game.pile == "X {summoning}"


def test_ESC_M6_EXPLORER_A_one_to_three_rooms_for_three_adventurers() -> None:
    """Through open ways, at no other price: ESC_R_20."""
    game = played("b7<@1 S@0 b8> K1>", "explorer+ -", "AAA", "")
    assert {one.path for one in game.offered(0, Walk) if isinstance(one, Walk)} >= {"E", "EE", "EEW", "W", "WE"}
    game.play(0, Walk("EE"))
    assert (game.place(), game.hand(), is_down(game)) == ("K1", "...", True)
    assert game.names().count("walked") == 2


def test_ESC_R_106_a_walk_that_is_not_possible_is_refused_as_a_whole() -> None:
    game = played("S@0 b13> K1>", "explorer+", "AAA")
    assert game.refusal(0, Walk("EN")) == "ESC-R-106"
    assert game.refusal(0, Walk("N")) == "ESC-R-106"


def test_ESC_R_106_who_is_moved_elsewhere_walks_no_further() -> None:
    game = played("S@0 {chaos}> b8>", "explorer+", "AAA", modules="curses trials", curses="sent-back").play(
        0, Walk("EE")
    )
    assert game.place() == "S"


def test_ESC_R_20_a_trap_or_a_ban_on_entering_does_not_stop_a_walk() -> None:
    """It is not entering: ESC_R_14."""
    game = cursed(played("S@0 b8>", "explorer+", "AAA", modules="curses"), 0, "trap")
    assert game.may(0, Walk("E"))
    stuck = played("S {abyss-keys}>@0", "explorer+", "AAA", modules="traps:2")
    traps_of(stuck.state).hanging = 1
    assert stuck.refusal(0, Walk("W")) == "ESC-R-75"


# Doc


def test_ESC_M6_DOC_P_a_gold_mask_frees_three_also_of_another() -> None:
    game = played("S@01", "doc -", "GGBBBB", "BBBB").play(0, Help(0))
    assert game.hand(0) == "....BG"
    assert game.play(0, Help(1)).hand(1) == "...B"


def test_ESC_R_27_under_the_mask_one_die_like_anybody() -> None:
    game = cursed(played("S@0", "doc", "GBBB", modules="curses"), 0, "mask").play(0, Help(0))
    assert game.hand() == "..BB"


def test_ESC_M6_DOC_A_all_black_masks_of_another_wherever_they_are() -> None:
    game = played(ROW, "doc+ -", "GGB", "BBBK")
    assert game.refusal(0, Relieve(0)) == "ESC-M6-DOC-A"
    game.play(0, Relieve(1))
    assert (game.hand(0), game.hand(1), is_down(game)) == ("..B", "...K", True)
    assert played(ROW, "doc+ -", "GG", "K").refusal(0, Relieve(1)) == "ESC-M6-DOC-A"
    assert played(ROW, "doc -", "GG", "B").refusal(0, Relieve(1)) == "ESC-M6-DOC-A"


def test_ESC_R_97_while_gold_masks_are_forbidden_the_doc_frees_nobody() -> None:
    game = banned(played("{forbidding-2}<@1 S@0", "doc+ -", "GG", "B", modules="chrono:2"), "forbidding-2")
    assert game.refusal(0, Relieve(1)) == "ESC-M8-FORBID-2"


# Magician


def test_ESC_M6_MAGICIAN_P_gold_masks_may_be_keys() -> None:
    """Real keys go first, and a price that asks for gold takes its gold first: ESC_R_99."""
    game = played("S X>@0", "magician", "KGGA", depot=1).play(0, Leave())
    assert game.place() is None
    taken = played("S b7>@0$keys", "magician", "GKKG", modules="treasures")
    assert taken.play(0, Take()).hand() == "..GG"
    lifted = cursed(played("S@0", "magician", "GGT", modules="curses"), 0, "mask").play(0, Lift("mask"))
    assert lifted.hand() == "..."


def test_ESC_R_99_a_pledge_names_what_gold_masks_stand_for() -> None:
    game = played("S K1>@01", "magician -", "GGK", "KKKK")
    game.play(0, PledgeAs("gold", 2, "key"))
    assert pledged_by_all(game.state, 1, KEY) == 2
    assert game.refusal(1, PledgeAs("gold", 1, "key")) == "ESC-D-COOP-1"


def test_ESC_M6_MAGICIAN_A_to_any_room_with_another() -> None:
    """Double keys pay too: ESC_R_99."""
    game = rich(played("b7<@1 S@0 b8> K1>@2", "magician+ - -", "K", "", "", modules="treasures"), 0, "keys")
    assert {one.place for one in game.offered(0, Visit) if isinstance(one, Visit)} == {1, 3}
    game.play(0, Visit(3, double_keys=1))
    assert (game.place(), game.loot()) == ("K1", [])
    alone = played("b7<@1 S@0 b8>", "magician+ -", "KK", "")
    assert alone.refusal(0, Visit(2)) == "ESC-M6-MAGICIAN-A"


# Colossus


def test_ESC_M6_COLOSSUS_P_two_adventurers_instead_of_the_price() -> None:
    game = played("S@0 b8>", "colossus", "AA").play(0, Stride("east"))
    assert (game.place(), game.hand()) == ("b8", "..")
    assert played("S@0 b7>", "colossus", "AA").refusal(0, Stride("east")) == "ESC-M6-COLOSSUS-P"  # its price anyhow
    assert played("S@0 b8>", "doc", "AA").refusal(0, Stride("east")) == "ESC-M6-COLOSSUS-P"
    assert played("S@0 b8>", "colossus", "AA").refusal(0, Stride("west")) == "ESC-ENTER-5"


def test_ESC_M6_COLOSSUS_A_through_a_wall_for_two_adventurers_and_nothing_more() -> None:
    """ESC_R_19."""
    game = played("b13^@0 b8^ \n S .", "colossus+", "AA")
    assert game.may(0, BreakThrough("east"))
    game.play(0, BreakThrough("east"))
    assert (game.place(), is_down(game)) == ("b8", True)
    assert played("S@0 b8>", "colossus+", "AA").refusal(0, BreakThrough("east")) == "ESC-M6-COLOSSUS-A"


def test_ESC_R_94_a_slide_is_no_wall_for_the_colossus() -> None:
    game = played("S {slide}>@0", "colossus+", "AA", modules="traps:2")
    assert game.refusal(0, BreakThrough("west")) == "ESC-M6-COLOSSUS-A"


def test_ESC_M4_DOUBLE_3_nor_does_the_colossus_break_the_inner_wall() -> None:
    game = played("S {double-1}>@0", "colossus+", "AA", modules="chambers")
    assert game.offered(0, BreakThrough) == []


def test_ESC_R_14_the_colossus_enters_so_what_forbids_to_enter_holds() -> None:
    game = cursed(played("S@0 b8>", "colossus", "AA", modules="curses"), 0, "trap")
    assert game.refusal(0, Stride("east")) == "ESC-M1-TRAP-1"
    walled = banned(played("b13^@0 S {forbidding-4}>", "colossus+", "AA", modules="chrono:2"), "forbidding-4")
    assert walled.refusal(0, BreakThrough("east")) == "ESC-M8-FORBID-2"


def test_ESC_R_104_the_colossus_carries_the_chalice_for_a_torch_more() -> None:
    """ESC_R_21: into the next room, through a wall too."""
    game = played("S@0 b8>", "colossus", "AAT", modules="chambers")
    chambers_of(game.state).chalice = 0
    game.play(0, Stride("east", chalice=True))
    assert (game.place(), game.hand(), game.room(1).things) == ("b8", "...", ["chalice"])
    plain = played("S@0 b8>", "colossus", "AAT", modules="chambers")
    assert plain.refusal(0, Stride("east", chalice=True)) == "ESC-M6-COLOSSUS-P"


def test_ESC_R_21_nor_do_other_powers_take_the_chalice_along() -> None:
    game = played(ROW, "magician+ -", "KK", "", modules="chambers")
    chambers_of(game.state).chalice = 0
    game.play(0, Visit(1))
    assert chambers_of(game.state).chalice == 0


# Mechanic


def test_ESC_M6_MECHANIC_P_each_torch_is_two() -> None:
    """In every use, and as few dice as possible: ESC_R_99."""
    game = played("S T1>@01", "mechanic -", "TTTK", "T")
    game.play(0, Pledge("torch", 1))
    assert pledged_by_all(game.state, 1, TORCH) == 2
    game.play(0, Activate(0))
    assert (game.hand(0), game.state.gems[1]) == ("..KT", 1)
    lifted = cursed(played("S@0", "mechanic", "TTT", modules="curses"), 0, "lost-dice").play(0, Lift("lost-dice"))
    assert lifted.hand() == "..T"


def test_ESC_R_104_one_torch_of_the_mechanic_pays_the_room_and_the_chalice() -> None:
    game = played("S@0 b9>", "mechanic", "AT", modules="chambers")
    chambers_of(game.state).chalice = 0
    assert game.play(0, Carry("east")).hand() == ".."


def test_ESC_M6_MECHANIC_A_turns_any_room_but_the_start() -> None:
    """All that is there stays: ESC_R_56."""
    game = played("b13<@1 S@0", "mechanic+ -", "TT", "")
    assert game.room(1).ways == ["east"]
    game.play(0, Turn(1, 1))
    assert (game.rooms[-1, 0], game.room(1).ways, game.place(1), is_down(game)) == ("b13^", [], "b13", True)
    assert game.refusal(0, Turn(1, 1)) == "ESC-M6-ACT-1"
    fresh = played("b13< S@0 X>", "mechanic+", "TT")
    assert fresh.refusal(0, Turn(0, 1)) == "ESC-M6-MECHANIC-A"
    assert fresh.may(0, Turn(2, 3))


def test_ESC_R_56_a_double_room_turns_with_both_its_parts() -> None:
    game = played("S@0 {double-1}>@1", "mechanic+ -", "TT", "", modules="chambers")
    assert {one.place for one in game.offered(0, Turn) if isinstance(one, Turn)} == {1}
    game.play(0, Turn(1, 2))
    assert [int(turned) for turned in game.state.plan.turned] == [0, 3, 3]
    assert game.state.room[1] == 1


# With others


@pytest.mark.parametrize(("role", "hand", "move"), [
    ("explorer+", "AAA", Walk("E")), ("magician+", "KK", Visit(1)), ("colossus", "AA", Stride("east")),
    ("priest", "BB", Visit(1)),
])  # fmt: skip
def test_ESC_R_116_under_mind_control_powers_that_move_the_pawn_wait(role: str, hand: str, move: Move) -> None:
    game = cursed(played(ROW, f"{role} -", hand, "", modules="curses quests:1 trials"), 0, "mind").play(0, move)
    assert game.place() == "S"
    assert game.play(1, Confirm(0)).place() != "S"


@pytest.mark.parametrize(
    "move",
    [
        Walk("E"),
        Relieve(0),
        Visit(0),
        Stride("east"),
        BreakThrough("east"),
        Lend(0),
        Fire(0),
        RerollMasks(),
        Turn(1, 1),
    ],
)
def test_ESC_ESC_4_who_is_out_has_no_powers(move: Move) -> None:
    game = played("S@1 X>@0", "priest+ -", "KKKKKK", "BB").play(0, Leave())
    assert game.refusal(0, move) == "ESC-ESC-4"
