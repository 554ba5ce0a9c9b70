"""Escape, module 8: what bots do about hourglasses, in drawn positions."""

from __future__ import annotations

from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.modules.chrono.moves import Volunteer
from serai.games.temple.modules.chrono.rules import chrono_of
from serai.games.temple.moves import Activate, Discover, Enter, Pledge, Roll
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules.plan import lay
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.company import company
from serai.games.temple.sense.reasons import reason
from tests.games.temple.temple import Temple, dice_in, temple
from tests.games.temple.test_chrono import FORBIDS, NEW, found, move_to
from tests.games.temple.test_team import does


def with_hand(game: Temple, seat: int, dice: str) -> Temple:
    game.state.hand[seat] = dice_in(dice)
    return game


# Tasks


def test_who_is_near_goes_to_the_task_while_there_is_time() -> None:
    game = found("{torch}", "ATKKK", "ATKKK")
    assert does(game) == Enter("north")
    assert does(game.until(52_000)) != Enter("north")


def test_there_torches_are_pledged_kept_and_brought_together() -> None:
    game = move_to(found("{torch}", "TTKKA", "TTTTA"), NEW, 0, 1)
    assert does(game) == Pledge("torch", 2)
    game.play(0, Pledge("torch", 2))
    assert does(game) == Roll(adventurers=1, keys=2)
    game.play(1, Pledge("torch", 4))
    assert does(with_hand(game, 0, "TKA")) == Activate(0)


def test_lava_goes_on_step_by_step() -> None:
    game = move_to(found("{lava-dice}", "TTTTTKK", "KKAAA"), NEW, 0, 1).play(0, Activate(0))
    assert does(game) == Pledge("key", 2)
    game.play(0, Pledge("key", 2))
    assert does(game, 1) == Activate(0)


def test_nobody_goes_where_all_together_have_too_few_dice() -> None:
    assert does(found("{torch}", "ATKKK")) != Enter("north")


def test_not_more_go_than_are_needed() -> None:
    game = found("{torch}", "ATKKK", "ATKKK", "ATKKK", "ATKKK")
    assert [does(game, seat) == Enter("north") for seat in range(4)] == [True, True, True, False]


# The own die


def test_the_own_die_is_fetched_in_time() -> None:
    game = found("{sacrifice}", "AKTTT", "AKTTT").until(5_000)
    assert does(with_hand(game, 0, "AKTT")) == Enter("north")
    assert does(with_hand(game.until(59_500), 0, "AKTT")) != Enter("north")


def test_who_stands_in_the_sacrificial_room_goes_out_and_comes_back() -> None:
    game = move_to(found("{torch} {sacrifice}", "AAAAK", "A"), NEW + 1, 0).until(69_000)
    assert does(with_hand(game, 0, "AAT")) == Enter("north")
    assert does(with_hand(move_to(game, 0, 0), 0, "AKT")) == Enter("south")


# What is forbidden


def test_while_nobody_may_enter_one_discovers_where_one_is() -> None:
    assert does(found(FORBIDS["entering"], "AAKTT", picture="K2<   S@0   b8>")) == Discover("south")


def test_while_gems_are_forbidden_rooms_are_discovered() -> None:
    game = found(FORBIDS["gems"], "AAAKK", picture="K2<   S@0   b8>")
    assert isinstance(does(move_to(game, 1, 0)), Discover)
    game.state.undrawn = 0
    assert does(with_hand(game, 0, "KKKKA")) == Pledge("key", 4)  # there is nothing else to find


def test_while_the_start_is_closed_one_goes_round_it() -> None:
    picture = """
        b9^   b9^   K2^
        b7<@0 S@1   b7>
    """
    open_ways = temple(picture, "AAAKT", "AAAAA", pile="", modules="chrono:2")
    assert does(open_ways) == Enter("east")
    closed = temple(picture, "AAAKT", "AAAAA", pile="", modules="chrono:2")
    chrono = chrono_of(closed.state)
    lay(closed.state, ROOMS.index("forbidding-4"), 2, 0, 1)
    chrono.laid(closed.state, len(closed.state.plan.tile) - 1)
    assert does(closed) == Enter("north")


# Giving up dice


def test_who_has_most_dice_volunteers_and_of_those_who_has_locked_ones() -> None:
    game = found("{lava-dice}", "AAKTT", "AAKTB", "AAK").until(60_000)
    assert does(game, 1) == Volunteer()
    assert does(game, 0) != Volunteer()
    game.play(1, Volunteer())
    assert does(game, 0) == Volunteer()


# Companions and reasons


def test_a_companion_comes_to_the_task_too() -> None:
    game = found("{torch}", "ATKKK", "ATKKK", picture="b7<   S@01   b8>")
    assert company(game.state, 0, 2, 500) == advice(game.state, 0, 500)


def test_bots_say_why_they_do_it() -> None:
    task = found("{torch}", "ATKKK", "ATKKK")
    die = found("{sacrifice}", "AKTTT", "AKTTT").until(5_000)
    toll = found("{lava-dice}", "AAKTT", "A").until(60_000)
    for game, why in ((task, "hold-off"), (die, "fetch-die"), (toll, "volunteer")):
        said = reason(game.state, 0, advice(game.state, 0, 500), 500)
        assert said == why
        assert all(f"reason-{said}" in GAME.words(language) for language in LANGUAGES)
