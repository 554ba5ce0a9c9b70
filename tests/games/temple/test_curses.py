"""Escape: module 1, the curses, and the exchange of souls."""

from __future__ import annotations

import pytest

from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    Explore,
    Give,
    GiveUp,
    Help,
    Leave,
    Lift,
    Name,
    PlaceRoom,
    Pledge,
    Refuse,
    Roll,
    RollCarefully,
    Teleport,
)
from serai.games.temple.pieces import Curse
from serai.games.temple.rules.curses import draw_curse
from tests.games.temple.temple import cursed, dice_in, rich, temple

# c1, c4 and c7 have a purple mask.


def test_ESC_M1_DRAW_1_the_discoverer_draws_and_it_holds_at_once() -> None:
    game = temple("S@01", "AAAA", "", pile="c1 X", curses="trap mask").play(0, Discover("north"))
    assert (game.curses(0), game.curses(1)) == (["trap"], [])
    assert game.view().curses_left == 1
    assert game.refusal(0, Discover("south")) == "ESC-M1-TRAP-1"


def test_ESC_M1_DRAW_3_the_same_again_is_discarded() -> None:
    game = cursed(temple("S@0", "AA", pile="c1 X", curses="mask trap"), 0, "mask").play(0, Discover("north"))
    assert (game.curses(0), game.view().curses_left) == (["mask"], 1)
    assert "curse-discarded" in game.names()


def test_ESC_M1_DRAW_4_without_the_module_masks_mean_nothing() -> None:
    game = temple("S@0", "AA", pile="c1 X", curses="mask", modules="treasures").play(0, Discover("north"))
    assert game.curses(0) == []


def test_ESC_R_29_from_an_empty_pile_nothing_is_drawn() -> None:
    game = temple("S@0", "AA", pile="c2 X", curses="", treasures="").play(0, Discover("north"))
    assert game.curses(0) == []
    assert not game.view().rooms[1].treasure


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
    game.state.held[0] = 1
    assert game.play(0, Lift("broken")).hand(0) == "...."


# Exchange of souls


def test_ESC_X1_SOULS_1_each_moves_the_pawn_of_the_other() -> None:
    game = temple("b7<@1 S@02", "AAAA", "AA", "", pile="c1 X", curses="souls").play(0, Discover("north"))
    assert game.view().players[0].names_until == 5_000
    assert game.refusal(0, Name(0)) == "ESC-X1-SOULS-1"
    assert game.refusal(1, Name(0)) == "ESC-X1-SOULS-1"
    game.play(0, Name(1))
    assert (game.place(0), game.place(1)) == ("b7", "S")
    assert [player.pawn for player in game.view().players] == [1, 0, 2]
    assert game.view().players[0].partner == 1
    game.state.hand[0] = dice_in("KKTTAA")
    game.play(0, Enter("east"))
    assert game.place(0) == "S"
    game.play(1, Enter("west"))
    game.play(0, Lift("souls"))
    assert [player.pawn for player in game.view().players] == [0, 1, 2]
    assert (game.place(0), game.place(1)) == ("b7", "S")


def test_ESC_X1_SOULS_1_with_only_one_other_nobody_is_asked() -> None:
    game = temple("b7<@1 S@0", "AA", "", pile="c1 X", curses="souls").play(0, Discover("north"))
    assert game.place(0) == "b7"
    alone = temple("S@0 X>@1", "AA", "K", depot=0, pile="c1 b1", curses="souls").play(1, Leave())
    assert alone.play(0, Discover("north")).curses(0) == []


def test_ESC_X1_SOULS_2_no_pawn_changes_its_place() -> None:
    game = temple("b7<@1 S@02", "AA", "", "", pile="c1 X", curses="souls").play(0, Discover("north"), Name(1))
    where = {player.pawn: player.place for player in game.view().players}
    assert where == {0: 0, 1: 1, 2: 0}


def test_ESC_D_CHOICE_1_after_five_seconds_the_next_inside_is_named() -> None:
    game = temple("b7<@1 S@02", "AA", "", "", pile="c1 X", curses="souls").play(0, Discover("north"))
    assert game.until(4_999).view().players[0].pawn == 0
    assert [player.pawn for player in game.until(5_000).view().players] == [1, 0, 2]


def test_ESC_R_82_several_exchanges_swap_what_is_moved_then() -> None:
    game = temple("b7<@1 S@0 b8>@2", "AA", "AAAA", "KKTT", pile="c1 c4 X", curses="souls souls")
    game.play(0, Discover("north"), Name(1))
    assert [player.pawn for player in game.view().players] == [1, 0, 2]
    game.play(1, Discover("south"), Name(2))  # seat 1 moves pawn 0 and stands in the start
    assert [player.pawn for player in game.view().players] == [1, 2, 0]
    game.state.hand[0] = dice_in("KKTT")
    game.play(0, Lift("souls"))
    assert [player.pawn for player in game.view().players] == [2, 1, 0]
    assert [game.place(seat) for seat in range(3)] == ["b8", "b7", "S"]


def test_ESC_R_30_who_escapes_is_out_with_the_pawn_they_move() -> None:
    game = temple("X<@1 S@0 b8>@2", "AAK", "", "", depot=0, pile="c1 c4", curses="souls")
    game.play(0, Discover("north"), Name(1))
    assert game.place(0) == "X"
    game.play(0, Leave())
    assert (game.place(0), game.place(1), game.curses(0)) == (None, "S", [])
    assert game.view().players[1].pawn == 0  # kept
    other = temple("X<@0 S@1 b8>@2", "", "AA", "", depot=0, pile="c1 c4", curses="souls")
    other.play(1, Discover("north"), Name(0))
    other.state.hand[1] = dice_in("K")
    other.play(1, Leave())
    assert other.curses(1) == []


def test_ESC_R_95_only_the_pawn_and_its_room_change_hands() -> None:
    picture = """
        .     .     .
        b7<@1 S@02  b8>
    """
    game = temple(picture, "AAKT", "AABG", "", pile="b9 c1 X b1", curses="souls", treasures="")
    cursed(rich(game, 1, "healing", "keys"), 1, "mask").play(1, Explore())  # a room waits, drawn from b7
    until = game.view().players[1].drawn
    game.play(0, Discover("south"), Name(1))
    assert [(player.pawn, game.place(seat)) for seat, player in enumerate(game.view().players)] == [
        (1, "b7"), (0, "S"), (2, "S"),
    ]  # fmt: skip
    assert (game.hand(0), game.hand(1)) == ("..KT", "..BG")
    assert (game.curses(0), game.curses(1)) == (["souls"], ["mask"])
    assert sorted(game.loot(1)) == ["healing", "keys"] and game.loot(0) == []
    assert game.view().players[1].drawn == until is not None
    assert game.play(1, PlaceRoom("west")).rooms[-2, 0] == "b9<"  # at b7, where it was drawn


def test_ESC_R_133_a_die_on_a_curse_leaves_the_game_with_its_owner() -> None:
    game = rich(cursed(temple("S@1 X>@0", "", "B", depot=1), 0, "broken"), 0, "keys")
    game.state.held[0] = 1
    game.play(0, Leave(double_keys=1))
    assert game.view().players[0].held == 0
    assert game.refusal(0, Give(1)) == "ESC-ESC-6"  # there is none in hand to give
    assert game.hand(1) == "B"


def test_pledges_do_not_travel_with_souls() -> None:
    game = temple("b2<@1 S@02", "AA", "KK", "", pile="c1 X", curses="souls").play(1, Pledge("key", 2))
    game.play(0, Discover("north"), Name(1))
    assert (game.hand(1), game.pledge(1)) == ("KK", "")
    assert game.refusal(1, Activate(0)) == "ESC-GEM-1"
