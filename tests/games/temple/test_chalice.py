"""Escape: module 4, the treasure room and its Chalice."""

from __future__ import annotations

from serai.core.vecs import i64, vec
from serai.games.temple.modules.chambers.moves import Carry
from serai.games.temple.modules.treasures.moves import Teleport
from serai.games.temple.moves import Discover, Enter, Leave
from serai.games.temple.rules.discovering import vanish
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.plan import shift
from serai.games.temple.state import TORCH
from tests.games.temple.special import CHALICE, goblet, special
from tests.games.temple.temple import cursed, letters_of, rich


def test_ESC_M4_TREAS_1_the_chalice_stands_in_the_treasure_room() -> None:
    game = special("S@0", "AA", pile="{treasury} X")
    assert goblet(game) is None
    assert game.play(0, Discover("north")).names() == ["discovered", "chalice-found"]
    assert goblet(game) == 1


def test_ESC_M4_TREAS_2_all_out_without_it_is_a_defeat() -> None:
    game = special("X<@01 S {treasury}>", "K", "K", depot=0).play(0, Leave())
    assert game.end() is None
    end = game.play(1, Leave()).end()
    assert end is not None and (end.rule, end.winners) == ("ESC-M4-TREAS-2", [])


def test_ESC_R_22_the_last_one_may_leave_and_all_is_lost() -> None:
    game = special("X<@0 S {treasury}>", "K", depot=0)
    assert game.may(0, Leave())  # the page warns, the rules do not hinder
    end = game.play(0, Leave()).end()
    assert end is not None and end.rule == "ESC-M4-TREAS-2"


def test_ESC_M4_TREAS_3_a_torch_more_takes_it_into_the_next_room() -> None:
    game = special(CHALICE, "AATK", "AAKT")
    assert game.refusal(1, Carry("west")) == "ESC-M4-TREAS-3"  # not in its room
    assert game.refusal(0, Carry("north")) == "ESC-ENTER-5"
    assert special(CHALICE, "AAK", "").refusal(0, Carry("east")) == "ESC-M4-TREAS-3"
    game.play(0, Carry("east"))
    assert (game.place(0), game.hand(0), goblet(game)) == ("S", "...K", 0)
    assert game.names() == ["carried"]
    game.play(1, Enter("east"))
    assert goblet(game) == 0  # who goes without it leaves it there


def test_ESC_M4_TREAS_3_double_torches_help_and_curses_hold() -> None:
    game = rich(special(CHALICE, "AA", ""), 0, "torches")
    assert game.offered(0, Carry) == [Carry("east", double_torches=1), Carry("west", double_torches=1)]
    assert game.play(0, Carry("east", double_torches=1)).loot(0) == []
    held = cursed(special(CHALICE, "AAT", ""), 0, "trap")
    assert held.refusal(0, Carry("east")) == "ESC-M1-TRAP-1" and held.offered(0, Carry) == []


def test_ESC_M4_TREAS_4_at_the_exit_it_leaves_the_game() -> None:
    game = special("X<@1 {treasury}^@0 S", "AAT", "K", depot=0).play(0, Carry("west"))
    assert game.names() == ["carried", "chalice-saved"]
    assert (goblet(game), game.view().parts.chambers.saved) == (None, True)
    game.state.hand[0] = dice(2, 1)
    end = game.play(0, Leave()).play(1, Leave()).end()
    assert end is not None and end.rule == "ESC-END-1"


def test_ESC_M4_TREAS_5_teleportation_leaves_it_where_it_is() -> None:
    game = rich(special(CHALICE, "AAT", ""), 0, "teleport").play(0, Teleport(0))
    assert (game.place(0), goblet(game)) == ("S", 2)


def test_ESC_R_21_only_who_enters_with_it_takes_it_along() -> None:
    game = special(CHALICE, "AATT", "")
    assert game.play(0, Enter("east")).place(0) == "S"
    assert goblet(game) == 2


def test_ESC_M4_TREAS_7_what_was_never_found_asks_for_nothing() -> None:
    game = special("X<@0 S", "K", depot=0, pile="{treasury} b1").play(0, Leave())
    end = game.end()
    assert end is not None and end.rule == "ESC-END-1"


def test_ESC_R_23_from_a_room_that_vanishes_it_comes_into_the_start() -> None:
    game = special(CHALICE, "AAATTTTK", "").play(0, Carry("east"), Carry("east"))
    assert goblet(game) == 3
    game.state.room[0] = 0
    vanish(game.state, 3)
    assert goblet(game) == 0
    assert game.names()[-1] == "chalice-moved"


def test_a_room_that_shifts_takes_it_along() -> None:
    game = special(CHALICE, "", "")
    shift(game.state, vec[i64]([2]), 0, 3)
    assert goblet(game) == 2


def test_ESC_R_104_the_torch_comes_on_top_of_whatever_the_entry_costs() -> None:
    game = special("{connected-2}<@1 {treasury}^@0 S", "ATT", "")
    assert game.may(0, Carry("west"))  # an adventurer and a torch, and one more
    assert special("{connected-2}<@1 {treasury}^@0 S", "AT", "").refusal(0, Carry("west")) == "ESC-M4-TREAS-3"
    assert letters_of(int(dice(TORCH, 1))) == "T" and game.view().parts.chambers.carrying == ["torch"]
