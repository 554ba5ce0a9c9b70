"""Escape: the Maya calendar, eternal and cursed."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.calendar.codes import CURSED, ETERNAL
from serai.games.temple.modules.calendar.moves import SwapDays
from serai.games.temple.modules.calendar.rules import LAST, calendar_of, high_of, low_of, pair
from serai.games.temple.modules.calendar.sense import CalendarCraft
from serai.games.temple.modules.calendar.view import EVENTS, CalendarSeen
from serai.games.temple.modules.chambers.moves import Connect
from serai.games.temple.modules.pit.moves import Wake
from serai.games.temple.modules.totem.moves import CallTotem, Stack
from serai.games.temple.modules.treasures.moves import TakeGem
from serai.games.temple.moves import Activate, Discover, Enter, Leave, Pledge, encode
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.discovering import vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.state import FOR_CALENDAR, GONE, STACKED
from tests.games.temple.near import near, told_in
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, dice_in, rich, temple

FACE = {"eternal": ETERNAL, "cursed": CURSED}
OPENING = "S b2>"


def drawn(
    face: str, picture: str, *hands: str, days: str = "", pawn: int = 0, pile: str = "X b10", under: str = "", depot: int = 5,
    modules: str = "curses treasures quests pit totem chambers",
) -> Temple:  # fmt: skip
    """With days in rooms (`1sun 2moon`), and these tiles in the pile, the top one last."""
    game = temple(picture, *hands, pile=pile, modules=f"{modules} calendar:{FACE[face]}", depot=depot)
    calendar = calendar_of(game.state)
    calendar.pawn = pawn
    calendar.pile = calendar.pile[:0]
    for day in under.split():
        calendar.put(0, ["sun", "moon", "gear"].index(day))
        calendar.sink(game.state, 0)
    calendar.known = 0
    for word in days.split():
        calendar.put(int(word[0]), ["sun", "moon", "gear"].index(word[1:]))
    game.news()
    return game


def seen(game: Temple) -> CalendarSeen:
    part = game.view().parts.calendar
    assert isinstance(part, CalendarSeen)
    return part


def days(game: Temple) -> dict[int, str]:
    """Which day lies where."""
    return {tile.place: tile.day for tile in seen(game).tiles}


def pile(game: Temple) -> list[str]:
    """Bottom first."""
    return [("sun", "moon", "gear")[day] for day in calendar_of(game.state).pile]


# Setup


def test_ESC_Q_MAYA_1_the_room_comes_after_the_opening_rooms_and_the_pawn_begins_on_the_arrow() -> None:
    for face in FACE:
        game = begun(4, calendar=face)
        shown = seen(game)
        assert (shown.face, shown.pawn, shown.left + len(shown.tiles)) == (face, 0, 9)
        assert [ROOMS[room] for room in game.state.pile].count("calendar") == 1 and game.state.undrawn == 17
        every = [*pile(game), *days(game).values()]
        assert (every.count("sun"), every.count("moon"), every.count("gear")) == (4, 3, 2)
    assert begun(4).view().parts.calendar is None


def test_ESC_Q_MAYA_2_a_gem_room_that_is_found_gets_the_next_tile_face_up() -> None:
    game = drawn("eternal", "S@0", "AAAA", pile="b2 b10", under="gear sun").play(0, Discover("north"))
    assert (days(game), game.room(1).things, seen(game).left) == ({1: "gear"}, ["gear"], 1)
    assert "day-laid" in game.names()
    assert days(game.play(0, Discover("south"))) == {1: "gear"}  # no gems there


def test_ESC_R_61_opening_gem_rooms_have_one() -> None:
    games = [begun(2, seed, calendar="eternal") for seed in range(20)]
    assert any(days(game) for game in games)
    for game in games:
        gems = {place for place, room in enumerate(game.view().rooms) if room and room.prizes}
        assert set(days(game)) == gems


def test_ESC_R_62_every_room_with_a_gem_task_counts() -> None:
    for room in ("{pit}", "{totem}", "{connected-1}", "K1"):
        game = drawn("eternal", "S@0", "AA", pile=f"{room} b10", under="sun").play(0, Discover("north"))
        assert days(game) == {1: "sun"}
    double = drawn("eternal", "S@0", "AA", pile="{double-1} b10", under="sun").play(0, Discover("north"))
    assert days(double) == {2: "sun"} and double.room(2).name == "double-1-rear"  # ESC-R-77


def test_ESC_Q_MAYA_3_the_active_space_is_the_one_after_the_pawn() -> None:
    game = drawn("eternal", OPENING + "@0", "TTTT", pawn=2)
    assert seen(game).track == ["sun", "moon", "gear", "sun", "moon", "sun", "gear", "moon", "sun"]
    assert calendar_of(game.state).active() == 2
    cursed = drawn("cursed", OPENING + "@0", "TTTT", pawn=LAST)
    assert seen(cursed).track == ["moon", "sun", "gear", "sun", "moon", "sun", "gear", "sun", "moon"]
    assert calendar_of(cursed.state).active() == -1


# The calendar room


def test_ESC_Q_MAYA_4_three_keys_swap_two_tiles() -> None:
    game = drawn("eternal", "b2<  S  {calendar}>@0  b3>", "KKKA", days="1sun 3moon")
    assert game.offered(0, SwapDays) == [SwapDays(1, 3)]
    game.play(0, SwapDays(3, 1))
    assert (days(game), game.hand(), game.names()) == ({1: "moon", 3: "sun"}, "...A", ["days-swapped"])


def test_ESC_Q_MAYA_4_only_there_two_different_tiles_and_all_the_keys() -> None:
    game = drawn("eternal", "b2<  S@1  {calendar}>@0  b3>", "KKA", "KKK", days="1sun 3moon")
    assert game.refusal(0, SwapDays(1, 3)) == "ESC-Q-MAYA-4"
    assert game.refusal(1, SwapDays(1, 3)) == "ESC-Q-MAYA-4"
    assert rich(game, 0, "keys").play(0, SwapDays(1, 3, double_keys=1)).hand() == ".AK"
    same = drawn("eternal", "b2<  S  {calendar}>@0  b3>", "KKK", days="1sun 3sun")
    assert same.refusal(0, SwapDays(1, 3)) == "ESC-Q-MAYA-4" and same.refusal(0, SwapDays(1, 2)) == "ESC-Q-MAYA-4"


def test_two_places_are_one_number() -> None:
    pairs = [(one, other) for other in range(100) for one in range(other)]
    assert all((low_of(pair(*both)), high_of(pair(*both))) == both for both in pairs)
    assert len({int(pair(other, one)) for one, other in pairs}) == len(pairs)


# Eternal


def test_ESC_Q_MAYA_5_only_the_right_day_wakes_gems_and_the_pawn_goes_on() -> None:
    wrong = drawn("eternal", OPENING + "@0", "KKKK", days="1moon")
    assert wrong.refusal(0, Activate(0)) == "ESC-Q-MAYA-5" and not wrong.may(0, Activate(0))
    assert wrong.may(0, Pledge("key", 2))
    game = drawn("eternal", OPENING + "@0", "KKKK", days="1sun", under="moon").play(0, Activate(0))
    assert (seen(game).pawn, days(game), pile(game), game.view().depot) == (1, {}, ["moon"], 4)
    assert game.names() == ["paid", "activated", "day-turned"]


def test_ESC_Q_MAYA_5_holds_in_the_pit_and_at_the_totem() -> None:
    pit = drawn("eternal", "S {pit}>@0", "BBBBB", days="1moon")
    assert pit.refusal(0, Wake()) == "ESC-Q-MAYA-5"
    totem = drawn("eternal", "S {totem}>@0", "B", days="1moon")
    for _ in range(5):
        totem.aside(0, STACKED)
    assert totem.refusal(0, CallTotem()) == "ESC-Q-MAYA-5"
    assert totem.may(0, Stack("black"))  # ESC-R-124
    calendar_of(totem.state).put(1, 0)
    assert seen(totem.play(0, CallTotem())).pawn == 1


def test_ESC_Q_MAYA_6_one_space_however_many_gems() -> None:
    game = drawn("eternal", "S K1>@01", "KKKKK", "KKKKK", days="1sun")
    game.play(0, Pledge("key", 5)).play(1, Activate(2))
    assert (game.view().depot, seen(game).pawn) == (2, 1)


def test_ESC_Q_MAYA_7_without_a_tile_only_on_the_last_space() -> None:
    for pawn in (0, 8):
        assert drawn("eternal", OPENING + "@0", "KKKK", pawn=pawn).refusal(0, Activate(0)) == "ESC-Q-MAYA-7"
    assert drawn("eternal", OPENING + "@0", "KKKK", pawn=LAST).play(0, Activate(0)).view().depot == 4
    found = drawn("eternal", "S@0", "AA", pile="b2 b10").play(0, Discover("north"))
    assert days(found) == {}  # ESC-R-29: none is left


def test_ESC_Q_MAYA_8_leaving_does_not_need_the_calendar() -> None:
    game = drawn("eternal", "S X>@0", "K", depot=0, modules="curses")
    assert game.view().keys_needed == 1 and game.may(0, Leave())


def test_ESC_R_88_an_extra_gem_does_not_ask_the_calendar() -> None:
    game = rich(drawn("eternal", OPENING + "@0", "K", days="1moon"), 0, "gem").play(0, TakeGem())
    assert (game.view().depot, seen(game).pawn) == (4, 0)


# Connected rooms

LINKED = "{connected-1}<@1  S  {connected-2}>@0"  # places 1 and 2


def linked(face: str, lie: str, pawn: int = 0, depot: int = 5, picture: str = LINKED, under: str = "") -> Temple:
    """Seats 0 and 1 in two connected rooms, with all symbols; the module has been told of the rooms."""
    game = drawn(face, picture, "TTTKKK", "TTTKKK", "TTTKKK", days="", pawn=pawn, depot=depot, under=under)
    for place, tile in enumerate(game.state.plan.tile):
        if ROOMS[tile].startswith("connected"):
            game.state.parts[[*game.state.asked.numbers].index(4)].laid(game.state, place)
    for word in lie.split():
        calendar_of(game.state).put(int(word[0]), ["sun", "moon", "gear"].index(word[1:]))
    for seat in range(3):
        if game.state.room[seat]:
            game.play(seat, Pledge("key" if game.place(seat) != "{connected-2}" else "torch", 3))
    game.news()
    return game


def test_ESC_R_63_eternal_days_of_connected_rooms_are_the_next_spaces_in_some_order() -> None:
    game = linked("eternal", "1moon 2sun").play(0, Connect())
    assert (seen(game).pawn, days(game), game.view().depot) == (2, {}, 3)
    assert linked("eternal", "1sun 2sun").refusal(0, Connect()) == "ESC-R-63"
    assert linked("eternal", "1moon 2sun", pawn=1).refusal(0, Connect()) == "ESC-R-63"


THREE = "{connected-1}<@1  S  {connected-2}>@0\n . {connected-3}v@2 ."


def test_ESC_R_63_eternal_the_largest_set_that_fits_is_involved() -> None:
    all_three = linked("eternal", "1moon 2sun 3gear", picture=THREE).play(0, Connect())
    assert (seen(all_three).pawn, all_three.view().depot) == (3, 2)
    two = linked("eternal", "1sun 2sun 3moon", picture=THREE).play(0, Connect())
    assert (seen(two).pawn, two.view().depot) == (2, 3)
    assert two.room(1).gems == 1 and two.room(2).gems == 0  # the first that were laid


def test_ESC_R_63_cursed_all_are_involved_in_the_best_order() -> None:
    game = linked("cursed", "1sun 2moon 3gear", picture=THREE).play(0, Connect())
    assert (seen(game).pawn, game.view().depot, sorted(pile(game))) == (3, 2, ["gear", "moon", "sun"])
    some = linked("cursed", "1sun 2gear 3moon", pawn=1, picture=THREE).play(0, Connect())
    assert (seen(some).pawn, len(pile(some))) == (3, 3)


def test_ESC_R_102_a_third_connected_room_has_no_day_any_more() -> None:
    game = linked("eternal", "1sun 2sun 3moon", picture=THREE, under="gear").play(0, Connect())
    assert days(game) == {} and pile(game) == ["sun", "gear"]
    late = linked("cursed", "1moon 2sun", under="gear").play(0, Connect())
    late.state.hand[2] = dice_in("AA")
    late.state.pile, late.state.undrawn = vec[i64]([ROOMS.index("basic-10"), ROOMS.index("connected-3")]), 2
    late.play(2, Discover("north"))
    assert days(late) == {}


# Cursed


def test_ESC_Q_MAYA_9_gems_wake_in_any_order_and_the_tile_goes_under_the_pile() -> None:
    right = drawn("cursed", OPENING + "@0", "KKKK", days="1moon", under="sun").play(0, Activate(0))
    assert (seen(right).pawn, pile(right), days(right)) == (1, ["moon", "sun"], {})
    wrong = drawn("cursed", OPENING + "@0", "KKKK", days="1gear", under="sun").play(0, Activate(0))
    assert (seen(wrong).pawn, pile(wrong), wrong.view().depot) == (0, ["gear", "sun"], 4)
    assert wrong.names() == ["paid", "activated", "day-sunk"]


def test_ESC_R_84_a_room_without_a_tile_may_be_activated() -> None:
    game = drawn("cursed", OPENING + "@0", "KKKK").play(0, Activate(0))
    assert (game.view().depot, seen(game).pawn) == (4, 0)


@pytest.mark.parametrize(("pawn", "first", "second"), [(1, 1, 2), (2, 0, 1), (4, 0, 1), (5, 0, 0)])
def test_ESC_Q_MAYA_10_whoever_has_not_passed_the_bar_puts_down_a_die(pawn: int, first: int, second: int) -> None:
    game = drawn("cursed", "S@0 b8>@1", "AAAA", "AAAA", pawn=pawn, modules="quests")
    assert [seen(game.until(at)).dice for at in (216_000, 396_000)] == [[first, first], [second, second]]
    assert len(game.hand(0)) == 4 - second and len(game.hand(1)) == 2 - second  # and one for each slam


def test_ESC_Q_MAYA_10_eternal_has_no_bars() -> None:
    assert seen(drawn("eternal", "S@0", "AAAA").until(216_000)).dice == [0]


def test_ESC_Q_MAYA_11_who_comes_to_the_room_takes_the_own_dice_back() -> None:
    game = drawn("cursed", "S@01 {calendar}>", "AK", "A").aside(0, FOR_CALENDAR).aside(0, FOR_CALENDAR)
    game.aside(1, FOR_CALENDAR).play(0, Enter("east"))
    assert (game.hand(0), seen(game).dice) == ("....", [0, 1])
    assert game.names() == ["entered", "calendar-dice-back"]


def test_ESC_R_64_who_is_there_must_leave_and_come_back_and_the_last_die_goes_too() -> None:
    game = drawn("cursed", "S {calendar}>@0", "AB", modules="quests").until(216_000)
    assert (game.hand(), seen(game).dice) == ("", [1])  # the slam takes one, the calendar the other
    put_into(game.state, 0, 0)
    put_into(game.state, 0, 1)
    assert game.hand() == "."


def test_a_die_that_is_owed_to_the_calendar_stays_with_who_comes_in_time() -> None:
    game = drawn("cursed", "S@0 {calendar}>", "AKT", modules="quests").until(211_000)
    assert game.view().players[0].owes == 1
    put_into(game.state, 0, 1)
    assert (game.hand(), game.view().players[0].owes) == ("AKT", 0)


def test_ESC_R_133_dice_on_the_calendar_leave_with_their_owner() -> None:
    game = drawn("cursed", "S@1 X>@0", "K", "A", pawn=LAST, depot=0, modules="curses").aside(0, FOR_CALENDAR)
    game.play(0, Leave())
    assert game.state.aside[GONE] == 2


@pytest.mark.parametrize(("pawn", "more"), [(0, 3), (5, 3), (6, 3), (7, 2), (8, 1), (9, 0)])
def test_ESC_Q_MAYA_12_escaping_takes_more_keys(pawn: int, more: int) -> None:
    game = drawn("cursed", OPENING + "@0", "K", pawn=pawn, depot=2)
    assert (game.view().keys_needed, seen(game).more_keys) == (3 + more, more)


def test_ESC_R_130_the_calendar_comes_on_top_of_all_the_other_keys() -> None:
    game = drawn("cursed", OPENING + "@0", "K", pawn=8, depot=0)
    assert game.view().keys_needed == 2


def test_ESC_Q_MAYA_13_with_an_empty_depot_a_room_may_still_move_the_pawn() -> None:
    game = drawn("cursed", OPENING + "@0", "KKKK", days="1moon", depot=0)
    assert game.may(0, Activate(0)) and game.may(0, Pledge("key", 1))
    game.play(0, Activate(0))
    assert (seen(game).pawn, game.room(1).gems, game.room(1).used) == (1, 0, True)


def test_ESC_R_126_only_with_the_right_day_and_with_any_option() -> None:
    assert drawn("cursed", OPENING + "@0", "KKKK", days="1sun", depot=0).refusal(0, Activate(0)) == "ESC-R-06"
    assert drawn("cursed", OPENING + "@0", "KKKK", depot=0).refusal(0, Activate(0)) == "ESC-R-06"
    assert drawn("eternal", OPENING + "@0", "KKKK", days="1sun", depot=0).refusal(0, Activate(0)) == "ESC-R-06"
    big = drawn("cursed", "S K1>@0", "KKKKKKK", days="1moon", depot=0)
    assert big.may(0, Activate(0)) and big.may(0, Activate(1))
    assert drawn("cursed", "S {pit}>@0", "BBBBB", days="1moon", depot=0).may(0, Wake())
    linked_up = linked("cursed", "1moon 2sun", depot=0).play(0, Connect())
    assert seen(linked_up).pawn == 2
    assert linked("cursed", "1moon 2gear", depot=0).refusal(0, Connect()) == "ESC-R-63"


# What is hidden


def test_ESC_R_23_the_day_of_a_room_that_vanishes_goes_under_the_pile() -> None:
    game = drawn("eternal", "S@0 b2>", "A", days="1gear", under="moon")
    vanish(game.state, 1)
    assert (pile(game), days(game)) == (["gear", "moon"], {})


def test_what_went_under_the_pile_openly_is_known_and_the_rest_is_not() -> None:
    game = drawn("cursed", OPENING + "@0", "KKKK", days="1gear", under="sun moon moon sun").play(0, Activate(0))
    tops = set()
    for seed in range(30):
        world = game.state.clone()
        asking.imagine(world, 0, Rng(seed))
        dealt = list(calendar_of(world).pile)
        assert dealt[0] == 2 and sorted(dealt[1:]) == [0, 0, 1, 1]
        tops.add(int(dealt[-1]))
    assert tops == {0, 1}


# Bots


def test_bots_wake_gems_in_the_order_of_the_days_and_fetch_their_dice() -> None:
    craft = CalendarCraft()
    game = drawn("eternal", "b2<  S@0  b3>", "AAAAA", days="1sun 2moon")
    assert not craft.is_vain(game.state, 1) and craft.is_vain(game.state, 2)
    cursed = drawn("cursed", "b2<  S@0  b3>", "AAAAA", days="1sun 2moon")
    assert craft.is_vain(cursed.state, 1) and not craft.is_vain(cursed.state, 2)
    held = drawn("cursed", "S@0 {calendar}>", "AAAA").aside(0, FOR_CALENDAR)
    assert craft.errand(held.state, 0) // 256 == 1
    assert craft.errand(drawn("cursed", "S@0 {calendar}>", "AAAA").state, 0) == -1


def test_bots_swap_a_day_that_lies_out_of_reach() -> None:
    game = drawn("eternal", "{pit}<  S  {calendar}>@0  b3>", "KKKAA", days="1sun 3moon")
    assert CalendarCraft().use(game.state, 0, 0) == encode(SwapDays(1, 3))


# Whole matches


@pytest.mark.parametrize("face", FACE)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_the_calendar(seats: int, face: str) -> None:
    check_all(near(["basic-2", "calendar"]), seats, seats, GAME.options(calendar=face))


def test_chance_comes_to_what_the_calendar_does_by_itself() -> None:
    told = told_in(near(["basic-2", "calendar", "basic-3"]), 4, GAME.options(calendar="cursed"), 6)
    acts = {"day-turned", "day-sunk", "days-swapped"}  # which take more symbols than chance shows
    assert {event.name for event in EVENTS} - acts <= told


@pytest.mark.parametrize("face", FACE)
@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_the_calendar(seats: int, face: str) -> None:
    game = begun(seats, seats, calendar=face)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None and (face == "eternal" or "day-turned" in game.names())
