"""Escape: Counterspell, Condemned and Stand up."""

from __future__ import annotations

import pytest

from serai.core.errors import OutOfRange
from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.modules.condemned.moves import Counter
from serai.games.temple.modules.condemned.sense import CondemnedCraft
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import curses_of, draw_curses
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Leave, Roll, encode
from serai.games.temple.pieces import CURSES, TREASURES
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.errands import GO_HOME, GO_OUT, errand
from tests.games.temple.near import near
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, dice_in, rich, temple

ALL = "curses treasures extras condemned labyrinth"


def drawn(picture: str, *hands: str, curses: str = "", depot: int = 0) -> Temple:
    return temple(picture, *hands, pile="b10", modules=ALL, curses=curses, depot=depot)


# Counterspell


def test_ESC_Q_DOOM_1_one_curse_goes_and_then_the_treasure() -> None:
    game = rich(cursed(drawn("S@01", "A", "A"), 0, "trap", "mask"), 0, "counterspell")
    assert [move.curse for move in game.offered(0, Counter) if isinstance(move, Counter)] == ["trap", "mask"]
    game.play(0, Counter("mask"))
    assert (game.curses(), game.loot(), game.hand()) == (["trap"], [], "A")
    assert game.names() == ["treasure-used", "curse-ended"]


def test_ESC_Q_DOOM_1_only_an_own_curse_and_only_with_the_treasure() -> None:
    game = cursed(cursed(drawn("S@01", "A", "A"), 0, "trap"), 1, "mask")
    assert game.refusal(0, Counter("trap")) == "ESC-M2-USE-1"
    rich(game, 0, "counterspell")
    assert game.refusal(0, Counter("mask")) == "ESC-Q-DOOM-1"
    assert game.offered(1, Counter) == []


def test_ESC_R_38_it_drops_a_curse_that_nothing_lifts() -> None:
    game = rich(cursed(drawn("S@0", "AAKKT"), 0, "weak-link"), 0, "counterspell")
    assert game.refusal(0, Lift("weak-link")) == "ESC-M1-LIFT-1"
    assert game.play(0, Counter("weak-link")).curses() == []


def test_ESC_R_91_what_the_curse_did_ends() -> None:
    game = drawn("S@0", "AAA", curses="broken")
    draw_curses(game.state, 0)
    assert game.hand() == "AA"
    assert rich(game, 0, "counterspell").play(0, Counter("broken")).hand() == ".AA"


# Condemned


def test_ESC_Q_DOOM_2_the_holder_may_not_escape_until_it_is_lifted() -> None:
    game = cursed(drawn("S X>@0", "KKKK"), 0, "condemned")
    assert game.refusal(0, Leave()) == "ESC-Q-DOOM-2" and not game.may(0, Leave())
    assert game.play(0, Lift("condemned")).hand() == "...K"
    assert game.play(0, Leave()).end() is not None


def test_ESC_Q_DOOM_2_others_may() -> None:
    game = cursed(drawn("S X>@01", "K", "K"), 0, "condemned")
    assert game.may(1, Leave()) and not game.may(0, Leave())


# Stand up


def test_ESC_Q_DOOM_3_rolls_take_a_little_longer() -> None:
    game = cursed(drawn("S@0", "A"), 0, "stand").play(0, Roll(adventurers=1))
    assert game.view().players[0].roll_at == 920
    both = cursed(drawn("S@0", "A"), 0, "stand", "hand").play(0, Roll(adventurers=1))
    assert both.view().players[0].roll_at == 1472  # ESC-D-ROLL-5: they multiply
    assert cursed(drawn("S@0", "AAK"), 0, "stand").play(0, Lift("stand")).curses() == []


# Setup


def test_ESC_Q_DOOM_4_its_tiles_come_with_their_modules() -> None:
    both = begun(3, curses=True, treasures=True, condemned=True).state
    curses = [CURSES[curse] for curse in curses_of(both).pile]
    treasures = [TREASURES[treasure] for treasure in treasures_of(both).pile]
    assert (curses.count("condemned"), curses.count("stand"), len(curses)) == (1, 1, 16)
    assert (treasures.count("counterspell"), len(treasures)) == (2, 15)
    assert len(treasures_of(begun(3, treasures=True, condemned=True).state).pile) == 15
    assert len(curses_of(begun(3, curses=True, condemned=True).state).pile) == 16
    with pytest.raises(OutOfRange, match="Condemned"):
        begun(3, condemned=True)


# Bots


def test_bots_lift_it_before_they_leave_and_drop_what_holds_them() -> None:
    game = cursed(drawn("S X>@0", "KKKAA"), 0, "condemned")
    assert advice(game.state, 0, 500) == encode(Lift("condemned"))
    craft = CondemnedCraft()
    far = cursed(drawn("S@0 X>", "AAAAA"), 0, "condemned")
    assert craft.relief_price(far.state, 0, errand(GO_OUT, 1)) == dice_in("KKK")
    assert craft.relief_price(far.state, 0, errand(GO_HOME, 0)) == 0
    trapped = rich(cursed(drawn("S@0 X>", "AAAAA"), 0, "trap", "condemned"), 0, "counterspell")
    assert advice(trapped.state, 0, 500) == encode(Counter("trap"))


# Whole matches


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_the_condemned(seats: int) -> None:
    game = near(["exit"], curses=["condemned", "stand"], treasures=["counterspell"])
    check_all(game, seats, seats, GAME.options(condemned=True, curses=True, treasures=True))


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_the_condemned(seats: int) -> None:
    game = begun(seats, seats, condemned=True, curses=True, treasures=True)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None
