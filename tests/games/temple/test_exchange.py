"""Escape: the exchange room, the teleport room and its token."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.curses.rules import draw_curses
from serai.games.temple.modules.exchange.moves import Barter, DropToken, Leap, TakeToken
from serai.games.temple.modules.exchange.rules import exchange_of
from serai.games.temple.modules.exchange.sense import ExchangeCraft
from serai.games.temple.modules.exchange.view import EVENTS
from serai.games.temple.modules.extras.rules import change_pawns
from serai.games.temple.moves import Discover, Enter, Leave, encode
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.discovering import vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import OFF, shift
from serai.games.temple.sense.advice import advice
from tests.games.temple.near import near, told_in
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, temple

ALL = "curses treasures extras labyrinth exchange"
GATE = "{teleport}"


def drawn(
    picture: str, *hands: str, pile: str = "X b10", treasures: str = "", curses: str = "", depot: int = 5
) -> Temple:
    game = temple(picture, *hands, pile=pile, modules=ALL, treasures=treasures, curses=curses, depot=depot)
    for place, tile in enumerate(game.state.plan.tile):
        if ROOMS[tile] == "teleport":
            asking_of_rooms.laid(game.state, place)
    game.news()
    return game


def token(game: Temple) -> tuple[int | None, int | None]:
    """Where it lies, and who has it."""
    seen = game.view().parts.exchange
    return seen.token, seen.bearer


def bartering(*curses: str, treasures: str = "keys healing", hand: str = "AA", other: str = "") -> Temple:
    """Seat 0 has come to the exchange room with curses."""
    game = cursed(drawn("S@01 {exchange}>", hand, other, treasures=treasures), 0, *curses)
    put_into(game.state, 0, 1)
    return game


# Setup


def test_ESC_Q_SWAP_1_they_are_shuffled_in_after_the_opening_rooms() -> None:
    both = [begun(4, seed, exchange=True, curses=True, treasures=True).state for seed in range(10)]
    assert all({72, 73} <= set(state.pile) and state.undrawn == 18 for state in both)
    for some in ({}, {"curses": True}, {"treasures": True}, {"trials": True, "quests": 1, "treasures": True}):
        rooms = {ROOMS[room] for room in begun(4, 1, exchange=True, **some).state.pile}
        assert "teleport" in rooms and "exchange" not in rooms


# The exchange room


def test_ESC_Q_SWAP_2_a_curse_goes_and_the_top_treasure_comes() -> None:
    game = bartering("trap", "mask")
    assert game.offered(0, Barter) == [Barter("trap"), Barter("mask")]
    game.news()
    game.play(0, Barter("trap"))
    assert (game.curses(), game.loot(), game.hand()) == (["mask"], ["keys"], "AA")
    assert game.names() == ["bartered", "treasure-taken"]


def test_ESC_Q_SWAP_2_once_for_each_time_one_comes() -> None:
    game = bartering("trap", "mask", "silence", hand="AAAAAA").play(0, Barter("trap"))
    assert game.refusal(0, Barter("mask")) == "ESC-R-122" and game.offered(0, Barter) == []
    game.play(0, Enter("west"), Enter("east"), Barter("mask"))
    assert (game.curses(), game.loot()) == (["silence"], ["healing", "keys"])


def test_ESC_Q_SWAP_2_only_there_and_only_an_own_curse() -> None:
    game = cursed(bartering("mask"), 1, "trap")
    assert game.refusal(1, Barter("trap")) == "ESC-Q-SWAP-2"
    assert game.refusal(0, Barter("trap")) == "ESC-Q-SWAP-2"


def test_ESC_R_38_a_curse_that_nothing_lifts_may_be_given() -> None:
    assert bartering("weak-link").play(0, Barter("weak-link")).curses() == []


def test_ESC_R_91_what_a_given_curse_did_ends() -> None:
    game = drawn("S@0 {exchange}>", "AAA", treasures="keys", curses="broken")
    draw_curses(game.state, 0)
    put_into(game.state, 0, 1)
    assert game.play(0, Barter("broken")).hand() == ".AA"


def test_ESC_R_122_with_an_empty_pile_the_curse_still_goes() -> None:
    game = bartering("trap", treasures="").play(0, Barter("trap"))
    assert (game.curses(), game.loot()) == ([], [])


def test_ESC_R_122_at_any_time_of_the_visit_also_with_a_curse_that_came_later() -> None:
    game = bartering(hand="AAAA")
    assert game.offered(0, Barter) == []
    assert cursed(game, 0, "hand").play(0, Barter("hand")).loot() == ["keys"]


def test_ESC_R_122_a_visit_begins_with_an_arrival_of_the_own() -> None:
    game = cursed(bartering("mask"), 1, "trap")
    change_pawns(game.state, 0, 1)
    assert game.refusal(1, Barter("trap")) == "ESC-R-122"  # moved there by no arrival: ESC-R-96
    assert game.refusal(0, Barter("mask")) == "ESC-Q-SWAP-2"


# The token


def test_ESC_Q_SWAP_3_it_lies_in_the_room_that_is_found_and_may_be_carried_elsewhere() -> None:
    game = drawn("S@0 b8>", "AAAKAA", pile=f"{GATE} X").play(0, Discover("north"))
    place = len(game.state.plan.tile) - 1
    assert token(game) == (place, None) and "token-laid" in game.names()
    assert "token" in game.room(place).things
    game.play(0, Enter("north"), TakeToken())
    assert token(game) == (None, 0)
    assert game.refusal(0, DropToken()) == "ESC-R-123" and not game.may(0, DropToken())
    game.play(0, Enter("south"), DropToken())
    assert token(game) == (0, None) and game.names()[-1] == "token-dropped"


def test_ESC_Q_SWAP_4_all_may_hop_between_the_two_rooms() -> None:
    game = drawn(f"{GATE}<@1 S b8>@0", "A", "K")
    exchange_of(game.state).token = 2
    assert game.view().parts.exchange.across == [1, 2]
    game.play(0, Leap()).play(1, Leap())
    assert (game.place(0), game.place(1), game.hand(0), game.hand(1)) == (GATE, "b8", "A", "K")
    assert [one.name for one in game.news()] == ["leapt", "leapt"]


def test_ESC_Q_SWAP_4_only_from_these_two_and_only_while_they_are_two() -> None:
    game = drawn(f"{GATE}<@1 S@0 b8>", "A", "K")
    assert game.refusal(1, Leap()) == "ESC-Q-SWAP-4"
    exchange_of(game.state).token = 2
    assert game.refusal(0, Leap()) == "ESC-Q-SWAP-4" and game.may(1, Leap())


def test_ESC_Q_SWAP_5_it_may_be_taken_up_again() -> None:
    game = drawn(f"{GATE}< S@0 b7>", "AA", "")
    exchange_of(game.state).token = 0
    game.play(0, TakeToken(), Enter("east"), DropToken())
    assert token(game) == (2, None)


def test_ESC_R_67_one_must_be_in_its_room_and_nobody_hops_while_it_is_carried() -> None:
    game = drawn(f"{GATE}<@1 S@0 b8>", "A", "K")
    assert game.refusal(0, TakeToken()) == "ESC-R-67"
    game.play(1, TakeToken())
    assert game.refusal(1, Leap()) == "ESC-Q-SWAP-4" and game.refusal(0, DropToken()) == "ESC-Q-SWAP-3"
    assert game.refusal(0, TakeToken()) == "ESC-R-67"


def test_ESC_R_67_who_escapes_with_it_drops_it_in_the_exit() -> None:
    game = drawn(f"{GATE}<@1 S X>@0", "K", "K", depot=0)
    part = exchange_of(game.state)
    part.token, part.bearer = -1, 0
    game.play(0, Leave())
    assert token(game) == (2, None) and game.play(1, Leap()).place(1) == "X"


def test_ESC_R_123_it_is_not_dropped_on_a_platform_that_waits() -> None:
    game = drawn(f"{GATE}< S b8>@0", "A")
    part = exchange_of(game.state)
    part.token, part.bearer = -1, 0
    assert game.may(0, DropToken())
    shift(game.state, vec[i64]([2]), OFF - 1, OFF)
    assert game.refusal(0, DropToken()) == "ESC-R-123"


def test_ESC_R_123_a_hop_is_no_entering_but_an_arrival() -> None:
    game = cursed(drawn(f"{GATE}<@0 S {{exchange}}>", "A", treasures="keys"), 0, "trap")
    exchange_of(game.state).token = 2
    assert game.play(0, Leap(), Barter("trap")).loot() == ["keys"]  # ESC-R-14, ESC-R-78


def test_ESC_R_23_in_a_room_that_vanishes_it_is_put_into_the_start() -> None:
    game = drawn(f"{GATE}< S@0 b8>", "A")
    exchange_of(game.state).token = 2
    vanish(game.state, 2)
    assert token(game) == (0, None)


# Bots


def test_bots_give_curses_and_use_the_token() -> None:
    assert advice(bartering("mask", "trap").state, 0, 500) == encode(Barter("trap"))
    near_by = cursed(drawn("S@0 {exchange}>", "AAAAA", treasures="keys"), 0, "mask")
    assert ExchangeCraft().errand(near_by.state, 0) // 256 == 1
    at_gate = drawn(f"S b12> b12> {GATE}>@0", "AAAAA")
    assert ExchangeCraft().use(at_gate.state, 0, 3 * 256) == encode(TakeToken())
    part = exchange_of(at_gate.state)
    part.token, part.bearer = 0, -1
    assert ExchangeCraft().use(at_gate.state, 0, 0) == encode(Leap())  # home, by the short way
    assert ExchangeCraft().use(at_gate.state, 0, 3 * 256) == -1
    part.token, part.bearer = -1, 0
    at_gate.state.room[0] = 0
    assert ExchangeCraft().use(at_gate.state, 0, 0) == encode(DropToken())


# Whole matches

CHOSEN = {"exchange": True, "curses": True, "treasures": True}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_exchange_and_teleport(seats: int) -> None:
    check_all(near(["exchange", "teleport"], curses=["mask", "hand"]), seats, seats, GAME.options(**CHOSEN))


def test_chance_comes_to_all_that_these_rooms_do() -> None:
    told = told_in(near(["exchange", "teleport"], curses=["mask", "hand"]), 4, GAME.options(**CHOSEN), 6)
    assert {event.name for event in EVENTS} - {"token-laid"} <= told  # which was laid before anybody listened


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_exchange_and_teleport(seats: int) -> None:
    game = begun(seats, seats, **CHOSEN)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None
