"""Escape: what a companion does beside a person, in drawn positions. The person sits at seat 1."""

from __future__ import annotations

import pytest

from serai.bots import Companion, ask_in_time
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.moves import Activate, Discover, Enter, Help, Move, Pledge, Roll, Withdraw
from serai.games.temple.sense.company import ALL_GEMS, THE_EXIT, THE_WAY_OUT
from serai.games.temple.state import OUT
from tests.games.temple.temple import Temple, temple

LATE = 600_000 - ALL_GEMS - THE_EXIT - THE_WAY_OUT + 1  # people who have done nothing by now would not make it
GONG = 181_000


def does(game: Temple, people: int = 0b10, seat: int = 0) -> Move | None:
    """What a companion does now; None: it waits."""
    bot = Companion("companion", 500, people)
    code = int(ask_in_time(bot, game.state, seat, GAME.sense, Rng(1), GAME.manners.pace))
    return decode(code) if code >= 0 else None


def test_it_discovers_no_room_while_people_have_time_for_it() -> None:
    game = temple("S@01 b7>", "AAKTT", "AKTTT", modules="")
    assert does(game) is None
    assert does(game.until(LATE)) == Discover("north")


def test_it_goes_where_the_person_is() -> None:
    assert does(temple("S@0 b2>@1", "ATKKK", "AAKTT", modules="")) == Enter("east")
    assert does(temple("S@02 b2>@1", "ATKKK", "AAKTT", "KKKKK", modules="")) == Enter("east")


def test_without_people_inside_it_plays_as_any_bot() -> None:
    game = temple("S@0 b7>", "AAKTT", "AKTTT", modules="")
    game.state.room[1] = OUT
    assert does(game) == Discover("north")


def test_it_pledges_to_the_gems_that_people_are_at_and_leaves_the_last_symbol_to_them() -> None:
    picture = "S K1>@01"
    assert does(temple(picture, "KKKKK", "TTTTT", modules="")) == Pledge("key", 5)
    assert does(temple("S b1>@01", "KKKKK", "TTTTT", modules="")) == Pledge("key", 3)


def test_it_never_activates_what_people_can_before_time_presses() -> None:
    game = temple("S b1>@01", "KKKKK", "KTTTT", modules="").play(0, Pledge("key", 3))
    assert does(game) is None
    assert isinstance(does(game.until(LATE)), Activate)


def test_it_takes_its_pledge_along_when_people_go_on() -> None:
    game = temple("S@1 K1>@0", "KKKTT", "TTTTT", modules="").play(0, Pledge("key", 3))
    assert does(game) == Withdraw()


def test_a_gold_mask_frees_whoever_is_there_and_another_one_is_kept_ready() -> None:
    assert does(temple("S@01 b7>", "GKTAA", "TKKBB", modules="")) == Help(1)
    assert does(temple("S@01 b7>", "AKTAA", "TKKTT", modules="")) is None  # nobody is locked: no roll for nothing
    assert isinstance(does(temple("S@01 b7>@2", "AKTAA", "TKKTT", "BBKTT", modules="")), Roll)


def test_it_comes_to_whoever_is_stuck_and_runs_home_in_time() -> None:
    assert does(temple("b2<@2 S@0 b2>@1", "ATKKK", "AAKTT", "BBBBT", modules="")) == Enter("west")
    away = temple("S b7>@01", "AAKTT", "AAKTT", modules="").until(GONG)
    assert does(away) == Enter("west")


@pytest.mark.parametrize("people", [0b10, 0])
def test_the_same_dice_give_the_same_act(people: int) -> None:
    game = temple("S@0 b2>@1", "KKKKK", "AAKTT", modules="")
    assert does(game, people) == does(game, people)
