"""Escape, module 7: abysses, the slide, the summoning and the moving platform, rule by rule."""

from __future__ import annotations

import dataclasses
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from serai.core.happenings import happenings
from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.extras.rules import change_pawns
from serai.games.temple.modules.traps.moves import Climb, Summon
from serai.games.temple.modules.traps.rules.carrying import is_before
from serai.games.temple.modules.traps.rules.traps import traps_of
from serai.games.temple.modules.treasures.moves import OpenPassage, Teleport
from serai.games.temple.moves import Agree, Discover, Enter, Explore, Help, Leave, Move, PlaceRoom, Pledge, Roll
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules.contract import Temple as State
from serai.games.temple.rules.discovering import follow_up
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import OFF, lay, take_up
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.company import company
from serai.games.temple.sense.errands import errand_of, is_leaving, place_of_errand, team_errand
from serai.games.temple.sense.walking import FAR, can_get, rolls_to
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, dice_in, rich, room_of, temple

TRAPS = {number for number, room in BOX.rooms.items() if room.set == "trap"}
ALL = "curses treasures traps:2 extras"


def trap(picture: str, *hands: str, pile: str, depot: int = 5, modules: str = "traps:2") -> Temple:
    return temple(picture, *hands, pile=pile, depot=depot, modules=modules)


def hanging(*hands: str, kind: str = "torches") -> Temple:
    """Seat 0 hangs in an abyss north of the start, where the others are; b7 lies to the east."""
    seats = "".join(str(seat) for seat in range(len(hands)))
    game = trap(f"S@{seats} b7>", "AA" + hands[0], *hands[1:], pile=f"{{abyss-{kind}}} b1 X", modules=ALL)
    game.play(0, Discover("north"))
    game.state.hand[0] = dice_in(hands[0])
    return game


def cell_of(game: Temple, name: str) -> tuple[int, int] | None:
    """Where a room lies, if it does."""
    return next((cell for cell, word in game.rooms.items() if word[:-1] == f"{{{name}}}" and cell[0] < OFF), None)


# Setup


@pytest.mark.parametrize("number", [2, 3, 4])
def test_ESC_M7_SETUP_1_some_of_the_five_are_shuffled_in(number: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(12):
        state = begun(4, seed, traps=number).state
        pile = [int(tile) for tile in state.pile[: state.undrawn]]
        assert len(pile) == 16 + number and len(TRAPS & set(pile)) == number
        assert pile.index(ROOMS.index("exit")) < 5
        found += Counter(TRAPS & set(pile))
    assert set(found) == TRAPS


def test_ESC_R_16_no_trap_is_an_opening_room() -> None:
    laid = {int(tile) for seed in range(20) for tile in begun(2, seed, traps=4).state.plan.tile}
    assert len(laid) > 10 and not laid & TRAPS


def test_ESC_R_127_how_many_are_known_and_not_which() -> None:
    state = begun(4, 3, traps=2).state
    kinds = set()
    for seed in range(30):
        world = state.clone()
        world.imagine(0, Rng(seed))
        pile = TRAPS & {int(tile) for tile in world.pile[: world.undrawn]}
        assert len(pile) == 2
        kinds.add(frozenset(pile))
    assert len(kinds) > 5


def test_ESC_R_127_a_trap_that_was_found_is_in_no_imagined_pile() -> None:
    game = trap("S@01", "AA", "", pile="{slide} {platform} b1 X").play(0, Discover("north"))
    for seed in range(20):
        world = game.state.clone()
        world.imagine(1, Rng(seed))
        assert room_of("{slide}") not in list(world.pile[: world.undrawn])


# Discovering one


@pytest.mark.parametrize("name", ["abyss-torches", "abyss-keys", "slide", "summoning"])
def test_ESC_M7_ENTER_1_whoever_discovers_a_trap_is_in_it_at_once(name: str) -> None:
    game = trap("b7< S@01 b8>", "AAKK", "", pile=f"{{{name}}} b1 X").play(0, Discover("north"))
    assert (game.place(0), game.hand(0)) == (f"{{{name}}}", "..KK")  # the discovery costs, the way in does not


def test_ESC_R_93_the_trap_fetches_its_discoverer_from_wherever_that_is() -> None:
    game = trap("S@01 b7>", "AAAA", "", pile="{slide} b1 X").play(0, Explore(), Enter("east"))
    assert game.place(0) == "b7"
    assert game.play(0, PlaceRoom("north")).place(0) == "{slide}"


@pytest.mark.parametrize("name", ["abyss-keys", "slide", "summoning", "platform"])
def test_ESC_R_93_one_who_has_escaped_is_not_fetched_and_all_else_happens(name: str) -> None:
    game = trap("X< S@01 b7>", "AAAAK", "", pile=f"{{{name}}} b1", depot=0).play(0, Explore(), Enter("west"), Leave())
    game.until(5_000)
    assert game.place(0) is None
    assert game.place(1) == ("{summoning}" if name == "summoning" else "S")
    assert (cell_of(game, name) == (0, -1)) == (name != "platform")
    assert not traps_of(game.state).hanging


def test_ESC_R_14_no_curse_keeps_who_is_put_or_summoned() -> None:
    game = trap("S@0 b7>@1", "AA", "AA", pile="{summoning} b1 X", modules=ALL).play(0, Explore())
    cursed(cursed(game, 0, "trap"), 1, "trap").play(0, PlaceRoom("north"))
    assert (game.place(0), game.place(1)) == ("{summoning}", "{summoning}")
    assert game.refusal(1, Enter("south")) == "ESC-M1-TRAP-1"


def test_ESC_R_96_who_is_put_into_a_room_has_arrived_there_and_the_pledge_has_not() -> None:
    game = trap("b2<@1 S@0", "AA", "KK", pile="{summoning} b1 X").play(1, Pledge("key", 2)).play(0, Discover("north"))
    assert (game.place(1), game.hand(1), game.pledge(1)) == ("{summoning}", "KK", "")


# Abyss


def test_ESC_M7_ABYSS_1_the_discoverer_hangs_until_three_symbols_are_shown() -> None:
    game = hanging("AATT", "AA")
    assert (game.place(0), game.room(2).things) == ("{abyss-torches}", ["rope"])
    assert [(one.seat, one.cost) for one in game.view().parts.traps.hanging] == [(0, ["torch"] * 3)]
    assert game.refusal(0, Enter("south")) == "ESC-M7-ABYSS-1"
    assert game.refusal(0, Discover("west")) == "ESC-M7-ABYSS-1"
    assert game.refusal(0, Climb()) == "ESC-M7-ABYSS-1"
    game.state.hand[0] = dice_in("AATTTK")
    assert game.play(0, Climb()).hand(0) == "...AAK"
    assert game.room(2).things == [] and game.view().parts.traps.hanging == []
    assert game.refusal(0, Climb()) == "ESC-M7-ABYSS-1"
    assert game.play(0, Enter("south")).place(0) == "S"


@pytest.mark.parametrize(("kind", "hand"), [("torches", "KKK"), ("keys", "TTT")])
def test_ESC_M7_ABYSS_1_only_the_symbols_of_the_tile_help(kind: str, hand: str) -> None:
    assert hanging(hand, "", kind=kind).refusal(0, Climb()) == "ESC-M7-ABYSS-1"


def test_ESC_R_13_who_climbs_or_summons_does_so_alone_with_own_dice_and_treasures() -> None:
    game = hanging("T", "TTT").play(1, Enter("north"))
    assert game.refusal(0, Climb()) == "ESC-M7-ABYSS-1" and game.refusal(1, Climb()) == "ESC-M7-ABYSS-1"
    assert rich(game, 0, "torches", "keys").refusal(0, Climb(double_keys=1)) == "ESC-M2-2K-1"
    assert game.offered(0, Climb) == [Climb(double_torches=1)]
    assert game.play(0, Climb(double_torches=1)).loot(0) == ["keys"]
    call = rich(trap("S@1 {summoning}>@0", "K", "K", pile="b1 X", modules=ALL), 0, "keys")
    assert call.refusal(0, Summon()) == "ESC-M7-SUMMON-2"
    assert call.play(0, Summon(double_keys=1)).place(1) == "{summoning}"


def test_ESC_M7_ABYSS_2_others_enter_without_dice_and_free_dice_there() -> None:
    game = hanging("BB", "BBB.G")
    assert [price.cost for price in game.view().players[1].prices if price.side == "north"] == [[]]
    game.play(1, Enter("north"))
    assert (game.place(1), game.hand(1)) == ("{abyss-torches}", ".BBBG")
    assert game.play(1, Help(0)).hand(0) == ".."


def test_ESC_R_47_later_an_abyss_costs_what_it_shows_and_nobody_else_hangs() -> None:
    game = hanging("TTTAAAA", "AAAA").play(0, Climb(), Enter("south"))
    assert [price.cost for price in game.view().players[1].prices if price.side == "north"] == [["adventurer"] * 2]
    assert game.play(1, Enter("north")).hand(1) == "..AA"
    assert game.play(1, Enter("south")).place(1) == "S"


def test_ESC_R_75_no_treasure_takes_who_hangs_away_but_being_sent_back_does() -> None:
    game = rich(hanging("", ""), 0, "teleport")
    assert game.refusal(0, Teleport(0)) == "ESC-R-75"
    put_into(game.state, 0, game.state.start)
    assert game.view().parts.traps.hanging == [] and game.room(2).things == []


def test_ESC_R_107_who_hangs_does_all_but_move_and_others_come_and_go() -> None:
    game = cursed(hanging("BBGTKK", "AA"), 0, "trap").play(0, Help(0), Lift("trap"))
    assert game.curses(0) == [] and game.may(0, Roll()) and game.refusal(0, Enter("south")) == "ESC-M7-ABYSS-1"
    assert game.play(1, Enter("north")).place(1) == "{abyss-torches}"
    assert game.play(1, Enter("south")).place(1) == "S"


def test_ESC_R_95_hanging_goes_with_the_pawn() -> None:
    game = hanging("AA", "TTTAA")
    change_pawns(game.state, 0, 1)
    assert [one.seat for one in game.view().parts.traps.hanging] == [1]
    assert game.play(0, Enter("east")).place(0) == "b7"
    assert game.refusal(1, Enter("south")) == "ESC-M7-ABYSS-1"
    assert game.play(1, Climb(), Enter("south")).place(1) == "S"


# Slide


def test_ESC_M7_SLIDE_1_anybody_comes_in_by_it_and_nobody_leaves_by_it() -> None:
    game = trap("S@01", "AAAA", "AA", pile="{slide} b1 X").play(0, Discover("north"))
    assert game.play(1, Enter("north")).place(1) == "{slide}"
    assert game.room(1).ways == [] and game.refusal(0, Enter("south")) == "ESC-ENTER-5"


def test_ESC_R_94_a_slide_is_no_opening_and_no_wall() -> None:
    assert trap("S@0 . {slide}>", "", pile="b1 X").room(1).gaps == ["north", "east", "south"]  # the west is the slide
    game = rich(trap("S@0 {slide}> b13^", "AA", pile="b1 X", modules=ALL), 0, "passage")
    assert game.refusal(0, OpenPassage(0, "east")) == "ESC-M2-PASS-1" and game.may(0, OpenPassage(1, "east"))


def test_ESC_R_69_a_slide_that_would_wall_in_its_discoverer_goes_under_the_pile() -> None:
    walls = """
        .      b13>   .
        b13^   .      b13^
        .      S@01   .
    """  # a cell with a wall on every side but that of the start
    game = trap(walls, "AA", "", pile="{slide} b1 b2 X").play(0, Discover("north"))
    assert game.place(0) == "S" and game.rooms[0, -1] == "b1^" and game.pile.endswith("{slide}")


# Summoning


def test_ESC_M7_SUMMON_1_all_are_pulled_into_it() -> None:
    game = (
        trap("b7<@1 S@0 X>@2", "AA", "", "K", pile="{summoning} b1", depot=0)
        .play(2, Leave())
        .play(0, Discover("north"))
    )
    assert [game.place(seat) for seat in range(3)] == ["{summoning}", "{summoning}", None]
    assert "summoned" in game.names()


def test_ESC_M7_SUMMON_2_and_again_for_three_keys_as_often_as_one_likes() -> None:
    game = trap("b7<@1 S@2 {summoning}>@0", "KKKKKK", "AA", "", pile="b1 X")
    assert game.refusal(1, Summon()) == "ESC-M7-SUMMON-2"
    assert [game.play(0, Summon()).place(1), game.place(2)] == ["{summoning}"] * 2
    assert game.play(1, Enter("west")).place(1) == "S"
    assert (game.play(0, Summon()).place(1), game.hand(0)) == ("{summoning}", "......")


def test_ESC_D_ROLL_3_what_waits_lapses_for_who_is_summoned_and_not_for_who_is_there() -> None:
    game = trap("b7<@1 S {summoning}>@02", "KKK", "AA", "AA", pile="b1 b2 X")
    game.state.act_at[1] = game.state.act_at[2] = 200
    game.hurry(1, Discover("north")).hurry(2, Discover("north")).play(0, Summon())
    assert [player.acts_again for player in game.view().players] == [False, False, True]
    assert "missed" in game.names()
    assert (game.until(200).hand(1), game.hand(2)) == ("AA", "..")


def test_ESC_R_46_who_hangs_or_waits_is_summoned_and_free() -> None:
    game = hanging("AA", "KKK")
    place = int(lay(game.state, room_of("{summoning}"), 2, 0, 1))
    put_into(game.state, 1, place)
    game.play(1, Summon())
    assert game.place(0) == "{summoning}" and game.play(0, Enter("north")).place(0) == "S"
    other = waiting(2, "KKK")
    put_into(other.state, 1, int(lay(other.state, room_of("{summoning}"), 2, 0, 1)))
    assert other.play(1, Summon()).place(0) == "{summoning}"


# Moving platform


def waiting(seats: int = 2, hand: str = "AA", pile: str = "b13 b7 b1 X") -> Temple:
    """Seat 0 waits on the platform: nothing but the start, where it was found, is open to the north."""
    hands = ["AA", *[hand] * (seats - 1)]
    names = "".join(str(seat) for seat in range(seats))
    game = trap(f"S@{names}", *hands, pile=f"{{platform}} {pile}", modules=ALL).play(0, Discover("north"))
    game.state.hand[0] = dice_in("AAGBK")
    return game


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


# What bots know


def advised(game: Temple, seat: int) -> Move:
    """What a bot does now; it may act at once."""
    game.state.act_at[seat] = game.state.roll_at[seat] = 0
    return decode(int(advice(game.state, seat, 0)))


def test_who_hangs_climbs_as_soon_as_the_dice_show_it_and_rolls_for_nothing_else() -> None:
    game = hanging("TTKAA", "AAAAA")
    assert advised(game, 0) == Roll(adventurers=2, keys=1)
    game.state.hand[0] = dice_in("TTTAA")
    assert advised(game, 0) == Climb()


def test_who_hangs_with_too_few_dice_is_rescued_for_nothing() -> None:
    game = hanging("BBBTT", "KKKTT")
    assert advised(game, 1) == Enter("north")


def test_bots_do_not_take_a_slide_for_a_way_back() -> None:
    game = trap("{slide}<@0 S@1 b7>", "AAAAA", "AAAAA", pile="b1 X")
    far = rolls_to(game.state, 0)
    assert [far[place] < FAR for place in range(3)] == [True, False, True]
    assert can_get(game.state, 0, 1) and not can_get(game.state, 1, 0)


def test_bots_leave_when_the_gems_that_are_left_are_beyond_a_slide() -> None:
    game = trap("b1< S {slide}>@01 X>", "KKKKK", "KKKKK", pile="", depot=4)
    assert is_leaving(game.state) and advised(game, 0) != Roll()
    assert not is_leaving(trap("b1< S@1 {slide}>@0 X>", "KKKKK", "KKKKK", pile="", depot=4).state)


def test_bots_do_not_follow_one_down_a_slide_while_gems_are_left_above() -> None:
    game = trap("b1< S@123 {slide}>@0 b2>", *["TTTTT"] * 4, pile="", depot=6)
    assert place_of_errand(team_errand(game.state, leaving=False)) == 1  # b1, for all but one
    assert place_of_errand(errand_of(game.state, 0, 1_000)) == 2  # and that one stays where it is


def test_bots_go_down_no_slide_from_which_no_way_leads_to_the_exit() -> None:
    game = trap("X< S@01 {slide}> b1>", "TTTTT", "TTTTT", pile="", depot=6)
    assert is_leaving(game.state)
    assert not is_leaving(trap("X< S@1 b7> b1>@0", "TTTTT", "TTTTT", pile="", depot=6).state)


def test_bots_ask_fate_for_one_whom_nobody_can_get_to() -> None:
    game = trap("b1<@0 S {slide}>@123 X>", "BBBBB", *["KKTTT"] * 3, pile="")
    assert advised(game, 1) == Agree()
    assert advised(trap("b1<@0 S@123 b7> X>", "BBBBB", *["KKTTT"] * 3, pile=""), 1) != Agree()


def test_nobody_leaves_while_somebody_waits_on_the_platform_and_a_room_may_help() -> None:
    game = waiting(2, "AAAAA", pile="b13 b7 b1")
    lay(game.state, room_of("X"), 3, -1, 0)
    game.state.depot = 0
    assert not is_leaving(game.state)
    assert isinstance(advised(game, 1), Discover)
    assert advised(game, 0) == Help(0)


def test_who_is_in_the_summoning_room_calls_one_who_cannot_come() -> None:
    game = hanging("KKKKK", "KKKAA")
    put_into(game.state, 1, int(lay(game.state, room_of("{summoning}"), 2, 0, 1)))
    assert advised(game, 1) == Summon()
    game.state.hand[1] = dice_in("KKTT.")
    assert advised(game, 1) == Roll(torches=2)


def test_one_goes_to_the_summoning_room_for_one_whom_a_slide_has_cut_off() -> None:
    game = trap("{slide}<@0 S@1 X>@2 \n . {summoning}v .", "KKTTT", "AATTT", "TTTTT", pile="")
    assert advised(game, 1) == Enter("south")
    game.play(1, Enter("south"))
    game.state.hand[1] = dice_in("KKKAA")
    assert advised(game, 1) == Summon()


def test_who_is_home_for_the_slam_opens_no_room_that_may_be_a_trap() -> None:
    game = trap("b7< S@01 b8>", "AAAAA", "AAAAA", pile="{slide} X").until(185_000)
    assert not isinstance(advised(game, 0), Discover)
    harmless = trap("b7< S@01 b8>", "AAAAA", "AAAAA", pile="b1 X", modules="treasures").until(185_000)
    assert isinstance(advised(harmless, 0), Discover)


def test_a_companion_that_hangs_rolls_though_people_are_with_it() -> None:
    game = hanging("TKKKK", "G").play(1, Enter("north"))
    game.state.roll_at[0] = game.state.act_at[0] = 0
    assert decode(int(company(game.state, 0, 2, 0))) == Roll(keys=4)


# Whole matches


def with_traps_on_top(seats: int, chosen: Any, rng: Rng) -> State:
    """A match of a minute whose traps are drawn first."""
    state = GAME.setup(seats, chosen, rng)
    assert isinstance(state, State)
    state.timeline = vec[i64]([20_000, 1, 1, 40_000, 1, 2, 60_000, 2, 3])
    pile = sorted((int(tile) for tile in state.pile), key=lambda tile: tile in TRAPS)
    state.pile, state.exit_low, state.exit_high = vec[i64](pile), 0, len(pile) - 1
    return state


NEAR = dataclasses.replace(GAME, setup=with_traps_on_top)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_all_laws_hold_with_traps_near(seats: int) -> None:
    check_all(NEAR, seats, seats, GAME.read_options({"traps": 4}))


def test_all_laws_hold_with_traps_and_the_other_modules() -> None:
    check_all(NEAR, 3, 5, GAME.read_options({"traps": 4, "curses": True, "treasures": True, "extras": True}))


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_party_comes_through_ten_minutes_with_traps(seats: int) -> None:
    match = GAME.begin(seats, GAME.read_options({"traps": 4, "treasures": True}), bytes([seats]) * 16)
    GAME.remember(match)
    play_on(match, 600_000, Rng(seats), pace=600)
    assert match.outcome() is not None and match.state.story is not None
    told = {one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0)}
    assert told & {"hangs", "slid", "summoned", "boarded"}
