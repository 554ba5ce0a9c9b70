"""Escape: the totem."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Loaded, Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.totem.moves import CallTotem, Stack
from serai.games.temple.modules.totem.sense import TotemCraft
from serai.games.temple.modules.totem.view import EVENTS
from serai.games.temple.moves import Discover, Enter, Leave, Pledge, Roll, encode
from serai.games.temple.pieces import ROOMS
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.mates import most_in_need, stuck_inside
from serai.games.temple.state import GONE, LOST, STACKED
from tests.games.temple.near import near, told_in
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, temple


def drawn(picture: str, *hands: str, depot: int = 5, modules: str = "totem") -> Temple:
    return temple(picture, *hands, pile="b10", modules=modules, depot=depot)


def at_the_totem(*hands: str, depot: int = 5, modules: str = "totem") -> Temple:
    """Everybody in the totem room, to the east of the start."""
    return drawn(f"S {{totem}}>@{''.join(map(str, range(len(hands))))}", *hands, depot=depot, modules=modules)


def stack(game: Temple, seat: int, move: Stack, *lots: int) -> Temple:
    """A die is added, and the test of it comes out so: below its odds it stays; then 0 is a fall of all."""
    game.state.act_at[seat] = 0
    assert game.state.why_not(seat, encode(move)) == ""
    game.state.apply(seat, encode(move), Loaded(vec[i64](list(lots))))
    return game


def stacked(game: Temple, *numbers: int) -> Temple:
    """With so many dice of each seat on the stack that never were in hand."""
    for seat, number in enumerate(numbers):
        for _ in range(number):
            game.aside(seat, STACKED)
    return game


def on_stack(game: Temple) -> list[int]:
    return list(game.view().parts.totem.stack)


# The room


def test_ESC_Q_TOTEM_1_it_is_shuffled_in_after_the_opening_rooms() -> None:
    rooms = [begun(4, seed, totem=True).state for seed in range(20)]
    assert all([ROOMS[room] for room in state.pile].count("totem") == 1 for state in rooms)
    assert all(state.undrawn == 17 for state in rooms)


def test_ESC_Q_TOTEM_2_five_dice_wake_a_gem() -> None:
    game = at_the_totem("BBGK", "GGT")
    for seat, face in ((0, "black"), (0, "black"), (1, "gold"), (1, "gold"), (0, "gold")):
        stack(game, seat, Stack("gold" if face == "gold" else "black"), 0)
    assert (game.hand(0), game.hand(1), on_stack(game)) == ("K", "T", [3, 2])
    game.news()
    game.play(0, CallTotem())
    assert (game.view().depot, game.room(1).gems, game.room(1).used) == (4, 1, True)
    assert game.names() == ["totem-called", "activated"]


def test_ESC_Q_TOTEM_2_only_masks_only_there_and_not_with_four() -> None:
    game = stacked(at_the_totem("KTAB"), 4)
    assert game.refusal(0, Stack("gold")) == "ESC-Q-TOTEM-2"
    assert game.refusal(0, CallTotem()) == "ESC-Q-TOTEM-2"
    assert game.offered(0, Stack) == [Stack("black")] and game.offered(0, CallTotem) == []
    assert drawn("S@0 {totem}>", "BG").refusal(0, Stack("black")) == "ESC-Q-TOTEM-2"
    assert game.refusal(0, Pledge("black", 1)) == "ESC-GEM-1"


def test_ESC_Q_TOTEM_3_a_die_that_falls_has_no_face() -> None:
    game = stack(stacked(at_the_totem("BK"), 9), 0, Stack("black"), 75, 1)
    assert (game.hand(), on_stack(game), game.names()) == (".K", [9], ["die-slipped"])


def test_ESC_Q_TOTEM_3_one_fall_in_five_brings_all_down() -> None:
    game = stack(stacked(at_the_totem("GK", ""), 2, 4), 0, Stack("gold"), 83, 0)
    assert (game.hand(0), game.hand(1), on_stack(game)) == ("...K", "....", [0, 0])
    assert game.names() == ["totem-fell"]


def test_ESC_Q_TOTEM_3_the_odds_are_shown_to_all() -> None:
    totem = at_the_totem("B").view().parts.totem
    assert totem.stays == [100, 100, 97, 94, 91, 87, 83, 79, 75, 70]
    assert (totem.least, totem.most) == (5, 10)
    assert on_stack(stack(stacked(at_the_totem("B"), 9), 0, Stack("black"), 69)) == [10]


def test_ESC_Q_TOTEM_4_its_gems_wake_once() -> None:
    game = stacked(at_the_totem("BG"), 5).play(0, CallTotem())
    assert game.refusal(0, Stack("black")) == "ESC-Q-TOTEM-4"
    assert game.refusal(0, CallTotem()) == "ESC-Q-TOTEM-4"
    assert stacked(at_the_totem("B", depot=0), 5).refusal(0, CallTotem()) == "ESC-R-06"
    assert at_the_totem("B", depot=0).refusal(0, Stack("black")) == "ESC-R-06"


def test_ESC_Q_TOTEM_5_all_take_their_dice_back_without_a_face() -> None:
    game = stacked(drawn("S@1 {totem}>@0", "K", "T"), 3, 2).play(0, CallTotem())
    assert (game.hand(0), game.hand(1), on_stack(game)) == ("...K", "..T", [0, 0])


def test_ESC_R_68_five_to_nine_dice_wake_one_gem_and_ten_two() -> None:
    assert stacked(at_the_totem(""), 9).play(0, CallTotem()).view().depot == 4
    assert stacked(at_the_totem(""), 10).play(0, CallTotem()).view().depot == 3
    assert stacked(at_the_totem("", depot=1), 10).play(0, CallTotem()).view().depot == 0  # ESC-R-06


def test_ESC_R_34_a_locked_die_is_stacked_though_it_is_locked() -> None:
    game = at_the_totem("BBBBB", "K")
    assert game.offered(0, Roll) == [] and game.may(0, Stack("black"))


def test_ESC_R_81_the_stack_stays_when_its_owner_leaves_the_room_and_anybody_fires() -> None:
    game = stacked(at_the_totem("AA", "K"), 5).play(0, Enter("west"))
    assert on_stack(game) == [5, 0] and game.may(1, CallTotem())
    assert game.play(1, CallTotem()).hand(0) == "......."
    assert stacked(drawn("S@0 {totem}>", "K"), 5).refusal(0, CallTotem()) == "ESC-Q-TOTEM-2"


def test_ESC_R_124_ten_at_most_and_who_escapes_takes_theirs_along() -> None:
    assert stacked(at_the_totem("B"), 10).refusal(0, Stack("black")) == "ESC-R-124"
    game = stacked(drawn("{totem}<@1 S X>@0", "K", "B", depot=0), 3, 2).play(0, Leave())
    assert on_stack(game) == [0, 2] and game.state.aside[GONE] == 4


def test_ESC_R_124_where_gems_are_forbidden_one_may_stack() -> None:
    modules = "curses treasures totem chrono:2"
    game = temple("{totem}<@1 S@0", "AA", "BB", pile="{forbidding-1} X", modules=modules)
    stacked(game, 0, 6).play(0, Discover("north"))
    assert game.refusal(1, CallTotem()) == "ESC-M8-FORBID-2" and not game.may(1, CallTotem())
    assert game.may(1, Stack("black"))
    assert game.until(30_000).may(1, CallTotem())


def test_ESC_D_DIE_2_a_loss_takes_dice_in_hand_first_and_then_stacked_ones() -> None:
    game = stacked(at_the_totem("B", ""), 2, 2).until(210_000)
    assert (game.hand(0), on_stack(game)) == ("", [2, 1])
    assert (game.view().players[0].lost, game.view().players[1].lost) == (1, 1)
    assert "die-lost" in game.names() and game.state.aside[LOST] == 1


# Bots


def test_bots_stack_masks_and_nobody_frees_them() -> None:
    game = at_the_totem("BBKAT", "GGAAK")
    assert TotemCraft().errand(game.state, 0) == TotemCraft().errand(game.state, 1) != -1
    assert advice(game.state, 0, 500) == encode(Stack("black"))
    assert advice(game.state, 1, 500) == encode(Stack("gold"))
    assert most_in_need(game.state, 1) == -1 and stuck_inside(game.state) == 0
    assert advice(stacked(at_the_totem("AAAAA", "AAAAA"), 5).state, 1, 500) == encode(CallTotem())


def test_bots_begin_no_stack_that_they_cannot_finish() -> None:
    assert TotemCraft().errand(at_the_totem("AAAAA").state, 0) == -1
    assert TotemCraft().errand(at_the_totem("AAAAAAA").state, 0) != -1
    assert TotemCraft().errand(at_the_totem("AAAAAAA").until(340_000).state, 0) == -1


# Whole matches


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_the_totem(seats: int) -> None:
    check_all(near(["totem"]), seats, seats, GAME.options(totem=True))


def test_chance_comes_to_all_that_the_totem_does() -> None:
    told = told_in(near(["totem"]), 4, GAME.options(totem=True), 12)
    assert {event.name for event in EVENTS} - {"totem-fell"} <= told  # which is seldom


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_the_totem(seats: int) -> None:
    game = begun(seats, seats, totem=True)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None
