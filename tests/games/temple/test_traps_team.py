"""Escape: module 7, what bots know of traps, and whole matches."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from serai.core.happenings import happenings
from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.modules.traps.moves import Climb, Summon
from serai.games.temple.moves import Agree, Discover, Enter, Help, Move, Roll
from serai.games.temple.rules.contract import Temple as State
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.company import company
from serai.games.temple.sense.errands import errand_of, is_leaving, place_of_errand, team_errand
from serai.games.temple.sense.walking import FAR, can_get, rolls_to
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, dice_in, room_of
from tests.games.temple.trapped import TRAPS, hanging, trap, waiting

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
    game.state.depot = 2
    assert place_of_errand(team_errand(game.state, leaving=False)) == 3  # b2, where all can go, does then


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
    assert advice(game.state, 0, 500) < 0  # the dice lie
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
