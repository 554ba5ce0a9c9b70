"""Escape: what came with the sixth player: the exchange of souls and the big torch."""

from __future__ import annotations

import pytest

from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.extras.moves import Light, Name
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Leave, PlaceRoom, Pledge
from tests.games.temple.temple import cursed, dice_in, rich, temple

# c1 and c4 have a purple mask.


# Exchange of souls


def test_ESC_X1_SOULS_1_each_moves_the_pawn_of_the_other() -> None:
    game = temple("b7<@1 S@02", "AAAA", "AA", "", pile="c1 X", curses="souls").play(0, Discover("north"))
    assert game.chooses_until(0, "name") == 5_000
    assert game.refusal(0, Name(0)) == "ESC-X1-SOULS-1"
    assert game.refusal(1, Name(0)) == "ESC-X1-SOULS-1"
    game.play(0, Name(1))
    assert (game.place(0), game.place(1)) == ("b7", "S")
    assert [player.pawn for player in game.view().players] == [1, 0, 2]
    assert game.view().parts.extras.partner[0] == 1
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


def test_ESC_D_ROLL_3_what_waits_lapses_when_souls_change() -> None:
    game = temple("b7<@1 S@02", "AA", "AAAA", "", pile="b9 c1 X", curses="souls")
    game.hurry(1, Discover("north"), at=0).hurry(1, Enter("east"), at=50).play(0, Discover("north"), at=100)
    assert game.view().players[1].acts_again
    game.news()
    game.play(0, Name(1))
    assert game.names() == ["souls-changed", "missed"]
    assert game.until(1_000).place(1) == "S" and game.hand(1) == "..AA"


def test_pledges_do_not_travel_with_souls() -> None:
    game = temple("b2<@1 S@02", "AA", "KK", "", pile="c1 X", curses="souls").play(1, Pledge("key", 2))
    game.play(0, Discover("north"), Name(1))
    assert (game.hand(1), game.pledge(1)) == ("KK", "")
    assert game.refusal(1, Activate(0)) == "ESC-GEM-1"


# Big torch


def test_ESC_X1_TORCH_1_a_second_safe_room_for_everybody() -> None:
    game = rich(temple("S b7>@01 b7>@2", "KKK", "TTT", "AAA"), 0, "big-torch").play(0, Light())
    assert game.room(1).things == ["big-torch"]
    game.until(210_000)
    assert [game.hand(seat) for seat in range(3)] == ["KKK", "TTT", "AA"]


def test_ESC_X1_TORCH_2_then_it_is_gone() -> None:
    game = rich(temple("S b7>@0", "KKK"), 0, "big-torch").play(0, Light()).until(210_000)
    assert (game.room(1).things, game.loot(0)) == ([], [])
    assert game.until(390_000).hand(0) == "KK"


@pytest.mark.parametrize("at", [0, 185_000, 209_999])
def test_ESC_R_32_one_placed_in_a_countdown_serves_it(at: int) -> None:
    game = rich(temple("S b7>@0", "KKK"), 0, "big-torch").play(0, Light(), at=at).until(210_000)
    assert game.hand(0) == "KKK"
    assert game.room(1).things == []


def test_ESC_R_83_it_is_no_start_in_any_other_way() -> None:
    game = rich(temple("S@1 b8>@0", "", "AA"), 0, "big-torch").play(0, Light())
    assert game.refusal(1, Enter("east")) == "ESC-ENTER-1"  # its own price, not that of the start
