"""Escape: the Fountain, Poison and Paralysing vines."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import curses_of, draw_curses
from serai.games.temple.modules.extras.moves import Name
from serai.games.temple.modules.fountain.moves import Drink
from serai.games.temple.modules.fountain.sense import FountainCraft
from serai.games.temple.moves import Discover, Enter, Pledge, Roll
from serai.games.temple.pieces import CURSES, ROOMS
from serai.games.temple.rules.pledges import add_pledge
from serai.games.temple.sense.advice import advice
from serai.games.temple.state import ADVENTURER, LOST, ON_ALTAR, ON_CURSE
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, dice_in, temple

ALL = "curses treasures extras fountain"
SLAM, NEXT_SLAM = 210_000, 390_000


def drawn(picture: str, *hands: str, pile: str = "X b10", curses: str = "") -> Temple:
    return temple(picture, *hands, pile=pile, modules=ALL, curses=curses)


def thirsty(*hands: str) -> Temple:
    """Everybody at the Fountain, and the first has lost two dice."""
    game = drawn(f"S {{fountain}}>@{''.join(map(str, range(len(hands))))}", *hands)
    return game.aside(0, LOST).aside(0, LOST)


# The room


def test_ESC_Q_FOUNT_1_it_is_shuffled_in_with_the_others_and_may_be_an_opening_room() -> None:
    rooms = [begun(2, seed, fountain=True).state for seed in range(30)]
    assert {len(state.plan.tile) + len(state.pile) for state in rooms} == {20}
    assert "fountain" in {ROOMS[tile] for state in rooms for tile in state.plan.tile}


def test_ESC_Q_FOUNT_2_two_gold_masks_of_one_player_bring_a_lost_die_back() -> None:
    game = thirsty("GGK", "GG").play(0, Drink())
    assert (game.hand(), game.view().players[0].lost) == ("...K", 1)
    assert game.names() == ["drank"]
    assert thirsty("GKK", "G").refusal(0, Drink()) == "ESC-Q-FOUNT-2"  # nobody else helps
    assert drawn("S@0 {fountain}>", "GG").aside(0, LOST).refusal(0, Drink()) == "ESC-Q-FOUNT-2"


def test_ESC_Q_FOUNT_2_once_per_player_and_game() -> None:
    game = thirsty("GGGG", "GG").play(0, Drink())
    assert game.refusal(0, Drink()) == "ESC-Q-FOUNT-2"
    assert game.view().parts.fountain.drunk == [0]
    assert game.aside(1, LOST).may(1, Drink())


def test_ESC_R_36_dice_on_an_altar_are_not_lost() -> None:
    game = drawn("S {fountain}>@0", "GG").aside(0, ON_ALTAR).aside(0, ON_CURSE)
    assert game.refusal(0, Drink()) == "ESC-R-37"


def test_ESC_R_37_dice_lost_to_a_slam_or_by_falling_come_back() -> None:
    game = drawn("S {fountain}>@0", "GGGG").until(SLAM)
    assert game.hand() == "GGG" and game.may(0, Drink())
    fell = cursed(drawn("S {fountain}>@0", "GG."), 0, "lost-dice").roll(0, "", falls="1")
    assert fell.play(0, Drink()).hand() == "..."


def test_ESC_R_95_who_has_drunk_is_the_person_not_the_pawn() -> None:
    game = drawn("S@12 {fountain}>@0", "GG", "AAGG", "", pile="c1 X", curses="souls").aside(0, LOST).aside(1, LOST)
    game.play(0, Drink()).play(1, Discover("north"), Name(0))
    assert game.place(1) == "{fountain}" and game.may(1, Drink())


# Poison


def test_ESC_Q_FOUNT_3_one_die_where_one_is_safe_and_two_where_not() -> None:
    game = drawn("S@01 b7>@23", "KKKK", "KKKK", "KKKK", "KKKK")
    cursed(cursed(game, 0, "poison"), 2, "poison").until(SLAM)
    assert [len(game.hand(seat)) for seat in range(4)] == [3, 4, 2, 3]
    assert [one.details["seat"] for one in game.news() if one.name == "poisoned"] == [0, 2]
    assert [len(game.until(NEXT_SLAM).hand(seat)) for seat in range(4)] == [2, 4, 0, 2]


def test_ESC_Q_FOUNT_3_which_one_may_be_named_and_the_last_die_is_enough() -> None:
    game = cursed(drawn("S b7>@0", "AKTG"), 0, "poison").until(SLAM)
    assert game.view().players[0].owes == 2
    assert cursed(drawn("S b7>@0", "K"), 0, "poison").until(SLAM).hand() == ""


def test_a_poison_that_is_lifted_takes_nothing() -> None:
    game = cursed(drawn("S@0", "GTTKK"), 0, "poison").play(0, Lift("poison")).until(SLAM)
    assert len(game.hand()) == 5


# Vines


def test_ESC_Q_FOUNT_4_adventurers_open_no_door_and_no_new_room() -> None:
    game = cursed(drawn("S@0 b7>", "AAAAK"), 0, "vines")
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-1"
    assert game.refusal(0, Discover("north")) == "ESC-DISC-1"
    assert game.offered(0, Enter) == game.offered(0, Discover) == []


def test_ESC_Q_FOUNT_4_every_roll_takes_them_along() -> None:
    game = cursed(drawn("S@0", "AAKT"), 0, "vines")
    assert game.refusal(0, Roll(adventurers=1)) == "ESC-DICE-1"  # they need not be named
    assert game.may(0, Roll()) and game.may(0, Roll(keys=1))
    assert game.roll(0, "KK", Roll()).hand() == "KKKT"


def test_ESC_R_87_not_even_to_lift_a_curse() -> None:
    game = cursed(drawn("S@0", "AATKK"), 0, "vines", "hand")
    assert game.refusal(0, Lift("hand")) == "ESC-M1-LIFT-1"
    game.state.hand[0] = dice_in("AATTKKK")
    assert game.play(0, Lift("vines"), Lift("hand")).curses() == []


def test_ESC_R_132_what_was_pledged_is_released_and_nothing_else() -> None:
    game = drawn("S b2>@0", "K", curses="vines").play(0, Pledge("key", 1))
    add_pledge(game.state, 0, 1, ADVENTURER, ADVENTURER, 2, 1)  # to a task that asks for adventurers
    draw_curses(game.state, 0)
    assert (game.curses(), game.pledge(), game.hand()) == (["vines"], "K", "AA")


def test_ESC_R_132_a_roll_that_waited_takes_them_too() -> None:
    game = drawn("S@0", "AAKT", curses="vines")
    game.state.roll_at[0] = 500
    game.hurry(0, Roll(keys=1))
    draw_curses(game.state, 0)
    rolled = [str(one.details["dice"]) for one in game.until(500).news() if one.name == "rolled"]
    assert [len(dice) for dice in rolled] == [3]  # the key that was named, and both adventurers


# Curses


def test_ESC_Q_FOUNT_5_four_curses_come_with_the_module() -> None:
    names = [CURSES[curse] for curse in curses_of(begun(3, curses=True, fountain=True).state).pile]
    assert (names.count("poison"), names.count("vines"), len(names)) == (2, 2, 18)


def test_ESC_R_71_without_the_curses_the_room_comes_alone() -> None:
    game = begun(3, fountain=True)
    assert game.view().modules == ["fountain"] and game.view().parts.curses is None


# Bots


def test_bots_drink_lift_and_roll_as_they_may() -> None:
    craft = FountainCraft()
    game = thirsty("GGK", "KK")
    wish = craft.errand(game.state, 0)
    assert wish // 256 == 1 and craft.errand(game.state, 1) == -1
    assert game.state.why_not(0, craft.errand_move(game.state, 0, wish % 256)) == ""
    held = cursed(drawn("S@0 b7>", "AAAKK"), 0, "vines")
    assert held.state.why_not(0, advice(held.state, 0, 500)) == ""
    free = cursed(drawn("S@0 b7>", "KKKTA"), 0, "vines")
    assert free.state.why_not(0, craft.relief(free.state, 0, 0)) == ""
    assert craft.relief_price(cursed(drawn("S@0", "AAAAA"), 0, "poison").state, 0, 0) == dice_in("GTT")


# Whole matches


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_the_fountain(seats: int) -> None:
    check_all(GAME, seats, seed=seats, options=GAME.options(fountain=True, curses=True, treasures=True))


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_all_three(seats: int) -> None:
    game = begun(seats, seats, fountain=True, pit=True, illusions=True, curses=True, treasures=True, extras=True)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None
