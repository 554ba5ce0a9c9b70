"""Escape: module 1, the curses."""

from __future__ import annotations

import pytest

from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import draw_curse
from serai.games.temple.modules.treasures.moves import Teleport
from serai.games.temple.moves import (
    Agree,
    Discover,
    Enter,
    Give,
    GiveUp,
    Help,
    Leave,
    Pledge,
    Refuse,
    Roll,
    RollCarefully,
)
from serai.games.temple.pieces import Curse
from serai.games.temple.state import ON_CURSE
from tests.games.temple.temple import cursed, dice_in, rich, temple

# c1, c4 and c7 have a purple mask.


def test_ESC_M1_DRAW_1_the_discoverer_draws_and_it_holds_at_once() -> None:
    game = temple("S@01", "AAAA", "", pile="c1 X", curses="trap mask").play(0, Discover("north"))
    assert (game.curses(0), game.curses(1)) == (["trap"], [])
    assert game.view().parts.curses.left == 1
    assert game.refusal(0, Discover("south")) == "ESC-M1-TRAP-1"


def test_ESC_M1_DRAW_3_the_same_again_is_discarded() -> None:
    game = cursed(temple("S@0", "AA", pile="c1 X", curses="mask trap"), 0, "mask").play(0, Discover("north"))
    assert (game.curses(0), game.view().parts.curses.left) == (["mask"], 1)
    assert "curse-discarded" in game.names()


def test_ESC_M1_DRAW_4_without_the_module_masks_mean_nothing() -> None:
    game = temple("S@0", "AA", pile="c1 X", curses="mask", modules="treasures").play(0, Discover("north"))
    assert game.curses(0) == []


def test_ESC_R_29_from_an_empty_pile_nothing_is_drawn() -> None:
    game = temple("S@0", "AA", pile="c2 X", curses="", treasures="").play(0, Discover("north"))
    assert game.curses(0) == []
    assert game.room(1).things == []


LIFTED_BY: list[tuple[Curse, str]] = [
    ("trap", "KKT"), ("silence", "TTK"), ("broken", "KKK"), ("lost-dice", "TTT"), ("mask", "GKT"), ("hand", "AAT"),
]  # fmt: skip


@pytest.mark.parametrize(("curse", "symbols"), LIFTED_BY)
def test_ESC_M1_LIFT_1_its_symbols_lift_a_curse(curse: Curse, symbols: str) -> None:
    game = cursed(temple("S@0", symbols + "B"), 0, curse).play(0, Lift(curse))
    assert (game.curses(0), game.hand(0)) == ([], "...B")
    assert game.refusal(0, Lift(curse)) == "ESC-M1-LIFT-1"
    assert cursed(temple("S@0", symbols[1:]), 0, curse).refusal(0, Lift(curse)) == "ESC-M1-LIFT-1"


def test_ESC_M1_LIFT_2_nobody_helps() -> None:
    game = cursed(temple("S@01", "KK", "T"), 0, "trap")
    assert game.refusal(0, Lift("trap")) == "ESC-M1-LIFT-1"
    assert game.refusal(1, Lift("trap")) == "ESC-M1-LIFT-1"


@pytest.mark.parametrize("picture", ["S@0", "S b13>@0", "S X>@0"])
def test_ESC_M1_LIFT_3_anywhere_and_at_any_time(picture: str) -> None:
    assert cursed(temple(picture, "KKTTT"), 0, "trap").until(200_000).play(0, Lift("trap")).curses(0) == []


def test_ESC_M1_TRAP_1_neither_entering_nor_discovering() -> None:
    game = cursed(temple("S@0 b7>", "AAAAKKT"), 0, "trap")
    assert game.refusal(0, Enter("east")) == "ESC-M1-TRAP-1"
    assert game.refusal(0, Discover("north")) == "ESC-M1-TRAP-1"
    assert (game.offered(0, Enter), game.offered(0, Discover)) == ([], [])
    assert game.play(0, Lift("trap"), Enter("east")).place(0) == "b7"


def test_ESC_R_14_a_trap_does_not_hold_who_jumps_or_escapes() -> None:
    game = rich(cursed(temple("S@0 b7>@1", "A", ""), 0, "trap"), 0, "teleport")
    assert game.play(0, Teleport(1)).place(0) == "b7"
    assert cursed(temple("S X>@0", "K", depot=0), 0, "trap").play(0, Leave()).end() is not None


def test_ESC_M1_SILENCE_1_no_proposals_but_answers() -> None:
    game = cursed(temple("S@01", "", ""), 0, "silence")
    assert game.view().players[0].silent
    assert game.state.hushed() == 1
    assert game.refusal(0, Agree()) == "ESC-M1-SILENCE-1"
    assert game.play(1, Agree()).may(0, Agree())
    assert game.may(0, Refuse())
    assert cursed(temple("S b2>@0", "K"), 0, "silence").may(0, Pledge("key", 1))


def test_ESC_M1_SILENCE_1_where_all_inside_are_silent_one_proposes() -> None:
    game = cursed(cursed(temple("S@012", "B", "", ""), 0, "silence"), 1, "silence")
    assert game.refusal(0, Agree()) == "ESC-M1-SILENCE-1"  # the third can speak
    cursed(game, 2, "silence")
    assert all(game.may(seat, Agree()) for seat in range(3))
    assert game.play(0, Agree()).play(1, Agree()).play(2, Agree()).hand(0) == "."


def test_ESC_M1_SILENCE_1_who_is_alone_inside_proposes() -> None:
    assert cursed(temple("S@0", "B"), 0, "silence").play(0, Agree()).hand(0) == "."
    game = cursed(temple("S@0 X>@1", "B", "K", depot=0), 0, "silence")
    assert game.refusal(0, Agree()) == "ESC-M1-SILENCE-1"
    assert game.play(1, Leave()).play(0, Agree()).hand(0) == "."  # who is out does not hear it


def test_ESC_M1_BROKEN_1_a_die_of_choice_lies_on_the_tile_until_it_is_lifted() -> None:
    game = temple("S@0", "AAKTB", pile="c1 X", curses="broken").play(0, Discover("north"))
    assert game.view().players[0].owes == 1
    game.play(0, GiveUp("black"))
    assert (game.hand(0), game.view().players[0].held) == ("..KT", 1)
    game.state.hand[0] = dice_in("KKKT")
    game.play(0, Lift("broken"))
    assert (game.hand(0), game.view().players[0].held) == ("....T", 0)


def test_ESC_R_26_one_die_cannot_break() -> None:
    game = temple("S@0", "AA", pile="c1 X", curses="broken").play(0, Discover("north"))
    assert (game.curses(0), game.hand(0)) == (["broken"], ".")  # of two dice one breaks
    one = temple("S b7>@0", "A", pile="c1 X", curses="broken")
    draw_curse(one.state, 0)
    assert (one.curses(0), one.hand(0)) == ([], "A")
    assert one.names() == ["curse-discarded"]


def test_ESC_M1_LOST_1_a_die_may_fall_unless_it_is_rolled_carefully() -> None:
    game = cursed(temple("S@01", "...", "..."), 0, "lost-dice").roll(0, "KT", falls="010")
    assert (game.hand(0), game.view().players[0].lost) == ("KT", 1)
    careful = cursed(temple("S@01", "...", "..."), 0, "lost-dice").roll(0, "KTA", RollCarefully())
    assert (careful.hand(0), careful.view().players[0].lost) == ("AKT", 0)
    assert careful.refusal(1, RollCarefully()) == "ESC-M1-LOST-1"
    assert careful.may(1, Roll())


def test_ESC_M1_MASK_1_a_gold_mask_frees_one_die() -> None:
    game = cursed(temple("S@0", "BBG"), 0, "mask").play(0, Help(0))
    assert game.hand(0) == "..B"


def test_ESC_R_28_also_for_a_friend() -> None:
    game = cursed(temple("S@01", "GG", "BBB"), 0, "mask").play(0, Help(1))
    assert game.hand(1) == ".BB"
    other = cursed(temple("S@01", "G", "BBB"), 1, "mask").play(0, Help(1))
    assert other.hand(1) == "..B"  # the curse is on the other's masks


def test_ESC_M1_HAND_1_rolls_take_longer() -> None:
    game = cursed(temple("S@01", "..", ".."), 0, "hand").roll(0, "KK").roll(1, "KK")
    assert [player.roll_at for player in game.view().players] == [1_280, 800]


def test_ESC_R_91_a_lifted_curse_undoes_what_it_did() -> None:
    game = cursed(temple("S@0", "KKK"), 0, "broken")
    game.aside(0, ON_CURSE)
    assert game.play(0, Lift("broken")).hand(0) == "...."


def test_ESC_R_133_a_die_on_a_curse_leaves_the_game_with_its_owner() -> None:
    game = rich(cursed(temple("S@1 X>@0", "", "B", depot=1), 0, "broken"), 0, "keys")
    game.aside(0, ON_CURSE)
    game.play(0, Leave(double_keys=1))
    assert game.view().players[0].held == 0
    assert game.refusal(0, Give(1)) == "ESC-ESC-6"  # there is none in hand to give
    assert game.hand(1) == "B"
