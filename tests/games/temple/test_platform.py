"""Escape: module 7, the moving platform, carried clockwise round the temple."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from serai.games.temple.modules.traps.rules.carrying import is_before
from serai.games.temple.modules.treasures.moves import Teleport
from serai.games.temple.moves import Discover, Enter, Explore, Help, Leave
from serai.games.temple.rules.discovering import follow_up
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay, take_up
from tests.games.temple.temple import Temple, dice_in, rich, room_of
from tests.games.temple.trapped import cell_of, trap, waiting


def found(picture: str, side: str, *, seats: int = 2, pile: str = "{platform} b1 X") -> Temple:
    return trap(picture, *["AAAA"] * seats, pile=pile).play(0, Discover(side))  # type: ignore[arg-type]


def test_ESC_M7_PLATFORM_1_it_is_carried_clockwise_with_its_pawn_to_the_first_cell_that_fits() -> None:
    game = found("b7< S@01 b8>", "north")
    assert game.rooms[1, -1] == "{platform}^" and game.place(0) == "{platform}"
    assert game.room(2).ways == ["north", "west"]
    assert game.names() == ["discovered", "boarded", "platform-carried"]


@pytest.mark.parametrize(
    ("picture", "side", "cell", "why"),
    [
        ("b7< S@01 b8>", "north", (1, -1), "after north comes the north-east"),
        ("b7< S b8>@01", "north", (-1, -1), "past the east and the south round to the north-west"),
        ("b7<@01 S b8>", "north", (0, -1), "past the north itself"),
        ("b7< S@01 b8>", "south", (-1, 1), "its staircase is in the north, and clockwise from south is west"),
        ("b7< S b8>@01", "east", None, "its staircase is in the west: no other side is open to the east"),
        ("b7^ S@01 b13^", "north", (1, -1), "straight on through b13"),
    ],
)
def test_ESC_R_45_the_first_fitting_cell_after_the_original_one(
    picture: str, side: str, cell: tuple[int, int] | None, why: str
) -> None:
    assert cell_of(found(picture, side), "platform") == cell, why


def test_ESC_R_45_by_the_angle_from_north_then_nearer_first_and_the_centre_last() -> None:
    def angle(x: int, y: int) -> tuple[int, Fraction, int]:
        """A quarter and how far round it, exactly; y is to the south."""
        if (x, y) == (0, 0):
            return 4, Fraction(0), 0
        quarter, ahead, aside = next(
            (number, near, far)
            for number, near, far in ((0, -y, x), (1, x, y), (2, y, -x), (3, -x, -y))
            if near > 0 and far >= 0
        )
        return quarter, Fraction(aside, ahead + aside), x * x + y * y

    cells = list(product(range(-5, 6), repeat=2))
    for one in cells:
        for other in cells:
            assert is_before(*one, *other) == (angle(*one) < angle(*other)), (one, other)


def test_ESC_R_45_a_slide_is_no_open_side() -> None:
    assert cell_of(found("{slide}^ S@01", "south"), "platform") is None
    assert cell_of(found("{slide}> S@01", "south"), "platform") == (-1, 1)


def test_ESC_R_92_a_room_that_waits_for_the_cell_it_takes_goes_back_on_the_pile() -> None:
    game = trap("S@0 b7>@1", "AA", "AA", pile="b1 {platform} b2 X").play(1, Explore())
    for x, y in ((2, 0), (1, 1)):
        lay(game.state, room_of("b13"), 0, x, y)
    game.play(0, Discover("north"))
    assert game.rooms[1, -1] == "{platform}^"
    assert game.view().players[1].drawn is None and game.pile == "b1 b2 X"


def test_ESC_M7_PLATFORM_2_it_waits_beside_the_temple_until_a_cell_comes_up() -> None:
    game = waiting()
    assert (game.rooms.get((0, -1)), game.names()[-1]) == (None, "platform-waits")
    seen = game.view().parts.traps.platform
    assert (seen.waits, seen.turned, seen.x, seen.y) == (True, 0, 0, -1)
    assert game.view().rooms[game.view().players[0].place or 0] is None
    assert game.refusal(0, Enter("south")) == "ESC-M7-PLATFORM-2"
    assert game.refusal(0, Discover("north")) == "ESC-M7-PLATFORM-2"
    game.play(1, Discover("west"))
    assert cell_of(game, "platform") is None  # b13 has a wall to the north
    game.state.hand[1] = dice_in("AA")
    game.play(1, Discover("east"))
    assert cell_of(game, "platform") == (1, -1) and not game.view().parts.traps.platform.waits
    assert game.play(0, Enter("south")).place(0) == "b7"


def test_ESC_R_74_nobody_gets_to_it_nor_does_it_go_home_and_empty_it_waits_on() -> None:
    game = rich(waiting(), 1, "teleport")
    assert game.refusal(1, Teleport(int(game.state.room[0]))) == "ESC-M2-TELE-1"
    put_into(game.state, 0, 0)
    follow_up(game.state)
    assert cell_of(game, "platform") is None
    game.play(1, Discover("east"))
    game.state.hand[1] = dice_in("AA")
    game.play(1, Discover("west"))
    assert cell_of(game, "platform") == (-1, -1) and game.place(0) == "S"


def test_ESC_R_75_no_treasure_takes_who_waits_off_the_platform() -> None:
    game = rich(waiting(), 0, "teleport")
    assert game.refusal(0, Teleport(0)) == "ESC-R-75"
    assert game.play(0, Help(0)).hand(0) == "..AAK"  # ESC-R-107


def closing(guard: bool = True) -> Temple:
    """Seat 0 waits on the platform, and the first cell that comes up for it is the last free opening of the temple."""
    game = waiting(2, "AA", pile="b1 b2 X")
    game.state.guard = guard
    for x, y in ((-1, 0), (1, 0), (0, 1), (-1, -2), (1, -2), (0, -3)):
        lay(game.state, room_of("b13"), 0 if x else 1, x, y)  # walls towards the middle
    game.state.room[1] = int(lay(game.state, room_of("b13"), 0, 0, -1))
    follow_up(game.state)
    return game


def test_ESC_R_69_a_platform_is_carried_past_a_cell_where_it_would_close_the_temple() -> None:
    assert cell_of(closing(guard=False), "platform") == (0, -2)
    assert cell_of(closing(), "platform") == (1, -3)  # the next one


def test_ESC_R_108_alone_it_takes_the_cell_where_it_was_found() -> None:
    game = waiting(1)
    assert cell_of(game, "platform") == (0, -1)
    assert game.play(0, Enter("south")).place(0) == "S"


def test_ESC_R_108_and_so_it_does_when_all_others_have_left() -> None:
    game = waiting(3, "K", pile="b1")
    lay(game.state, room_of("X"), 3, -1, 0)
    for seat in (1, 2):
        game.state.room[seat], game.state.depot = len(game.state.plan.tile) - 1, 0
        assert cell_of(game, "platform") is None
        game.play(seat, Leave())
    assert cell_of(game, "platform") == (0, -1) and "platform-carried" in game.names()


def test_ESC_R_108_or_when_the_last_room_is_laid_but_only_where_it_still_fits() -> None:
    game = waiting(2, "AAAA", pile="b13 b13")
    game.play(1, Discover("west"))
    assert cell_of(game, "platform") is None
    assert cell_of(game.play(1, Discover("east")), "platform") == (0, -1)
    blocked = waiting(2, "AAAA", pile="b13 X")
    blocked.play(1, Discover("north"), Discover("west"))
    assert cell_of(blocked, "platform") == (0, -2)  # b13 is open to the north


def test_the_platform_lies_still_once_it_has_found_its_place() -> None:
    game = found("b7< S@01 b8>", "north", pile="{platform} b1 b2 X")
    game.play(1, Discover("south"))
    take_up(game.state, 1)
    follow_up(game.state)
    assert cell_of(game, "platform") == (1, -1)
