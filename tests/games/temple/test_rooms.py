"""Escape: the plan of the temple, entering, discovering."""

from __future__ import annotations

import pytest

from serai.core.rng import Rng
from serai.games.temple.moves import Discover, Enter, Explore, Leave, PlaceRoom
from serai.games.temple.pieces import CURSES, SIDES, Curse, Side
from tests.games.temple.temple import ROW, begun, short, temple

# b7 is open on all sides, b13 only north (and at its staircase), b12 east and west, K2 east and west.


def test_ESC_GEO_1_both_facing_sides_must_be_open() -> None:
    game = temple("b12^ S@0 b7>", "AAAAAKKTT")  # b12 lies with its staircase south: open west, east, south
    assert game.room(0).ways == ["east", "west"]
    walled = temple("b13^ S@0", "AAAAAKKTT")  # its openings are north and south
    assert walled.room(0).ways == []
    assert walled.refusal(0, Enter("west")) == "ESC-ENTER-5"


@pytest.mark.parametrize("side", SIDES)
def test_ESC_GEO_2_a_new_room_touches_with_its_staircase(side: Side) -> None:
    game = temple("S@0", "AAAAKT", pile="b13 X").play(0, Discover(side))
    cell = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
    assert game.rooms[cell] == "b13" + "^>v<"[SIDES.index(side)]
    assert game.room(0).ways == [side]
    assert game.room(1).gaps == [side]  # its north, turned


def test_ESC_GEO_3_other_sides_may_meet_rooms_and_walls_block() -> None:
    picture = """
        b7^@0  .
        S      b7>
    """
    open_way = temple(picture, "AA", pile="b7 X").play(0, Discover("east"))
    assert set(open_way.room(3).ways) == {"west", "south"}
    walled = temple(picture, "AA", pile="b13 X").play(0, Discover("east"))
    assert walled.room(3).ways == ["west"]
    assert walled.room(2).gaps == ["east", "south"]  # its way north is blocked now


def test_ESC_ENTER_1_the_symbols_of_the_room_open_it() -> None:
    game = temple("S@0 b8>", "AAKT")  # b8 costs A and K
    assert game.play(0, Enter("east")).place(0) == "b8"
    assert game.hand(0) == "..AT"
    assert temple("S@0 b8>", "AAT").refusal(0, Enter("east")) == "ESC-ENTER-1"


def test_ESC_ENTER_2_the_price_is_that_of_the_room_entered_each_time() -> None:
    game = temple("S@0 b8>", "AAAAAKKK")
    game.play(0, Enter("east"), Enter("west"), Enter("east"))
    assert game.hand(0) == "......AK"  # A and K, two A for the start, A and K again


def test_ESC_ENTER_3_prices_are_not_shared() -> None:
    game = temple("S@01 b8>", "A", "K")
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-1"
    assert game.refusal(1, Enter("east")) == "ESC-ENTER-1"


def test_ESC_ENTER_4_one_payment_one_pawn_one_room() -> None:
    game = temple("S@01 b7> b7>", "AA", "AA").play(0, Enter("east"))
    assert (game.state.room[0], game.state.room[1]) == (1, 0)
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-1"


def test_ESC_ENTER_5_walls_and_nothing_cannot_be_entered() -> None:
    game = temple("b13^ S@0", "AAAAAKKTT")
    assert game.refusal(0, Enter("west")) == "ESC-ENTER-5"
    assert game.refusal(0, Enter("north")) == "ESC-ENTER-5"
    assert game.offered(0, Enter) == []


def test_ESC_DISC_1_two_adventurers_and_an_open_side_to_nowhere() -> None:
    game = temple(ROW, "AAK", "A")
    assert set(game.offered(0, Discover)) == {Discover("north"), Discover("south")}
    assert game.play(0, Discover("north")).hand(0) == "..K"
    assert game.refusal(1, Discover("south")) == "ESC-DISC-1"
    assert temple("S b13>@0", "AA").refusal(0, Discover("north")) == "ESC-DISC-1"  # a wall


def test_ESC_DISC_2_the_top_room_is_drawn_seen_and_placed() -> None:
    game = temple(ROW, "AA", "", pile="b9 K1 X").play(0, Discover("south"))
    assert game.rooms[0, 1] == "b9v"
    assert game.pile == "K1 X"


def test_ESC_DISC_3_no_pawn_moves() -> None:
    assert temple(ROW, "AA", "").play(0, Discover("north")).place(0) == "S"


def test_ESC_DISC_4_with_an_empty_pile_nothing_is_found() -> None:
    game = temple(ROW, "AA", "", pile="")
    assert game.refusal(0, Discover("north")) == "ESC-DISC-4"
    assert game.offered(0, Discover) == []


def test_ESC_DISC_5_not_where_a_room_lies() -> None:
    assert temple(ROW, "AA", "").refusal(0, Discover("east")) == "ESC-DISC-5"
    assert temple("S@0 b13^", "AA").refusal(0, Discover("east")) == "ESC-DISC-5"  # whether one can pass or not


# Seeing it first


def test_ESC_R_76_the_side_may_be_chosen_after_seeing_the_room() -> None:
    game = temple(ROW, "AAAA", "", pile="b9 K1 X").play(0, Explore())
    drawn = game.view().players[0].drawn
    assert drawn is not None
    assert (drawn.room.name, drawn.place, game.chooses_until(0, "place-room")) == ("basic-9", 0, 5_000)
    assert len(game.rooms) == 3
    assert game.refusal(0, Explore()) == "ESC-R-76"  # one at a time
    assert game.refusal(0, PlaceRoom("east")) == "ESC-DISC-5"
    assert game.play(0, PlaceRoom("south")).rooms[0, 1] == "b9v"
    assert game.refusal(0, PlaceRoom("north")) == "ESC-R-76"


def test_ESC_R_76_after_five_seconds_the_first_side_from_the_north_is_taken() -> None:
    game = temple(ROW, "AA", "", pile="b9 X").play(0, Explore())
    assert len(game.until(4_999).rooms) == 3
    assert game.until(5_000).rooms[0, -1] == "b9^"


def test_ESC_R_76_with_one_side_there_is_nothing_to_choose() -> None:
    game = temple("S@0 b13>", "AA")
    assert Explore() in game.offered(0, Explore)
    one = temple("S b13>@0", "AA")
    assert one.offered(0, Explore) == []
    assert one.refusal(0, Explore()) == "ESC-R-76"
    assert one.offered(0, Discover) == [Discover("east")]


def test_ESC_R_76_a_waiting_room_blocks_nobody_and_goes_back_when_its_last_side_is_filled() -> None:
    game = temple("b12< S@012 b12>", "AA", "AA", "AA", pile="b9 K1 T1 X").play(0, Explore())
    game.play(1, Discover("north"))
    assert game.rooms[0, -1] == "K1^"
    game.play(2, Discover("south"))
    assert game.view().players[0].drawn is None
    assert game.pile == "b9 X"
    assert game.view().coming == ["basic-9", None]  # everybody has seen it
    assert game.hand(0) == ".."  # the dice stay spent
    assert "put-back" in game.names()


def test_ESC_R_92_ways_open_first_and_then_what_has_lost_its_last_side_goes_back() -> None:
    game = temple("b12< S@01 b12>", "AA", "AAAA", pile="b9 b7 c1 X", curses="trap").play(0, Explore())
    game.play(1, Discover("north"), Discover("south"))
    assert set(game.room(0).ways) == {"north", "east", "south", "west"}
    assert game.names() == ["drew", "discovered", "discovered", "cursed", "put-back"]
    assert game.pile == "b9 X"


def test_ESC_R_93_a_drawn_room_is_laid_where_it_was_drawn() -> None:
    game = temple("b12< S@0 b7>", "AAAA", pile="b9 X").play(0, Explore(), Enter("east"))
    assert game.place(0) == "b7"
    assert game.play(0, PlaceRoom("south")).rooms[0, 1] == "b9v"
    left = temple("b12< S@0 b7>", "AAAA", pile="b9 X").play(0, Explore(), Enter("east")).until(5_000)
    assert left.rooms[0, -1] == "b9^"


@pytest.mark.parametrize("curse", [name for name in CURSES if name])
def test_ESC_R_93_for_one_who_has_escaped_a_curse_has_no_effect_and_all_else_works(curse: Curse) -> None:
    game = temple("b12< S@012 X>", "AAAAAKKK", "B", "B", pile="c2 b1", curses=curse, treasures="gem", depot=0)
    game.play(0, Explore())
    game.state.room[0] = 2  # it walks into the exit meanwhile
    game.play(0, Leave()).until(5_000)
    assert game.rooms[0, -1] == "c2^" and game.room(-1).things == ["treasure"]
    assert (game.curses(0), game.state.hushed(), game.view().parts.curses.left) == ([], 0, 0)
    assert [player.pawn for player in game.view().players] == [0, 1, 2]
    assert "curse-discarded" in game.names()


CLOSED = """
    .    X^   .
    X^   .    X^
    X<   S@0  X>
    .    Xv   .
"""  # only the cell to the north of the start is left, and it leads nowhere


def test_ESC_R_69_a_room_that_would_close_the_temple_goes_under_the_pile() -> None:
    game = temple(CLOSED, "AA", pile="b7 b9 X").play(0, Discover("north"))
    assert game.rooms[0, -1] == "X^"
    assert game.pile == "b7 b9"
    assert game.view().coming == ["basic-7", "basic-9"]
    assert game.names() == ["sunk", "sunk", "discovered"]
    assert temple(CLOSED, "AA", pile="b7 b9 X", guard=False).play(0, Discover("north")).rooms[0, -1] == "b7^"
    assert temple(CLOSED, "AA", pile="b7 b9").play(0, Discover("north")).rooms[0, -1] == "b7^"  # the exit is found


def test_ESC_R_69_what_was_sunk_stays_known() -> None:
    game = temple(CLOSED, "AA", pile="b7 b9 X").play(0, Discover("north"))
    world = game.state.clone()
    world.imagine(0, Rng(1))
    assert [short(int(tile)) for tile in world.pile] == ["b9", "b7"]


def test_ESC_R_69_an_exit_that_is_drawn_and_waits_is_not_found_yet() -> None:
    picture = """
        X^   .     X^
        X<   S@01  X>
        Xv   .     Xv
    """
    game = temple(picture, "AA", "AAAA", pile="X b12 K2 b13").play(0, Explore())
    game.play(1, Discover("north"))
    game.news()
    game.play(1, Discover("south"))  # K2 would close the temple, and the exit has no place then
    assert game.rooms[0, 1] == "b13v"
    assert game.names() == ["sunk", "discovered", "put-back"]
    assert game.pile == "X K2"


def test_what_is_imagined_keeps_the_exit_where_the_setup_puts_it() -> None:
    for seats, places in ((2, {7, 8, 9}), (4, {0, 1, 2, 3, 4})):
        found = set()
        for seed in range(60):
            world = begun(seats).state.clone()
            world.imagine(0, Rng(seed))
            found.add([short(int(tile)) for tile in world.pile].index("X"))
        assert found == places
