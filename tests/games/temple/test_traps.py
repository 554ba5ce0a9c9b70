"""Escape, module 7: abysses, the slide, the summoning and the moving platform, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.rng import Rng
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.extras.rules import change_pawns
from serai.games.temple.modules.traps.moves import Climb, Summon
from serai.games.temple.modules.traps.rules.traps import traps_of
from serai.games.temple.modules.treasures.moves import OpenPassage, Teleport
from serai.games.temple.moves import Discover, Enter, Explore, Help, Leave, PlaceRoom, Pledge, Roll
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay
from tests.games.temple.temple import begun, cursed, dice_in, rich, room_of
from tests.games.temple.trapped import ALL, TRAPS, cell_of, hanging, trap, waiting

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
