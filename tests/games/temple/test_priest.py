"""Escape, module 6: the Priest, who lends black masks to gems from afar, or has them back."""

from __future__ import annotations

from serai.games.temple.modules.characters.moves import Fire, Lend, RerollMasks, Visit
from serai.games.temple.moves import Activate, Enter, Pledge, Withdraw
from tests.games.temple.cast import banned, is_down, played

SLAM = 210_000
ROW = "b7<@1 S@0 b8>"


def test_ESC_M6_PRIEST_P_with_nothing_but_black_masks_to_another() -> None:
    game = played(ROW, "priest -", "BBB", "")
    game.play(0, Visit(1))
    assert (game.place(), game.hand()) == ("b7", "BBB")
    assert played(ROW, "priest -", "BB.", "").refusal(0, Visit(1)) == "ESC-M6-PRIEST-P"
    assert played(ROW, "priest -", "", "").refusal(0, Visit(1)) == "ESC-M6-PRIEST-P"


def test_ESC_M6_PRIEST_A_three_masks_count_for_gems_anywhere() -> None:
    """They are free then, and the tile is turned down when they are used, not before: ESC_R_100."""
    game = played("b7<@0 S K1>@1", "priest+ -", "BBBK", "K")
    game.play(0, Lend(2))
    assert (game.pledge(0), is_down(game)) == ("BBB", False)
    game.play(1, Pledge("key", 1))
    game.play(0, Fire(0))
    assert (game.hand(0), game.hand(1), game.state.gems[2], is_down(game)) == ("...K", ".", 1, True)


def test_ESC_R_100_one_block_of_three_used_whole_or_not_at_all() -> None:
    """The others' pledges and their order stay as they are; what is not needed of the block is lost."""
    game = played("b7<@0 S K1>@1", "priest+ -", "BBBBBK", "KK")
    assert game.play(0, Lend(2)).refusal(0, Lend(2)) == "ESC-R-100"
    game.play(1, Activate(0))
    assert (game.hand(0), game.pledge(0), is_down(game)) == ("...KBB", "", True)


def test_ESC_R_100_it_is_not_released_by_walking_and_can_be_taken_back() -> None:
    game = played("S K1>@0 b7>", "priest+", "BBBAA").play(0, Lend(1), Enter("east"))
    assert (game.place(), game.pledge()) == ("b7", "BBB")
    assert game.play(0, Withdraw()).pledge() == ""
    assert game.refusal(0, Fire(0)) == "ESC-R-100"


def test_ESC_R_100_a_die_that_is_lost_breaks_the_block() -> None:
    game = played("S K1> b7>@0", "priest+", "BBB").play(0, Lend(1)).until(SLAM)
    assert (game.pledge(), game.hand()) == ("", "BB")


def test_ESC_R_100_to_gems_alone_and_only_where_they_can_be_woken() -> None:
    game = played("b7<@0 S K1>! {tree}>", "priest+", "BBBB", modules="quests:1")
    for place in (1, 3, 9):
        assert game.refusal(0, Lend(place)) == "ESC-R-100"
    assert game.refusal(0, Lend(2)) == "ESC-GEM-3"
    assert played("b7<@0 S K1>", "priest+", "BBK").refusal(0, Lend(2)) == "ESC-M6-PRIEST-A"


def test_ESC_M6_PRIEST_A_or_only_to_have_them_back() -> None:
    game = played("S@0", "priest+", "BBBBK").play(0, RerollMasks())
    assert (game.hand(), is_down(game)) == ("...KB", True)
    assert played("S@0", "priest+", "BBK").refusal(0, RerollMasks()) == "ESC-M6-PRIEST-A"


def test_ESC_R_100_who_has_them_back_lends_none() -> None:
    game = played("b7<@0 S K1>", "priest+", "BBBBBB").play(0, Lend(2), RerollMasks())
    assert (game.pledge(), game.hand()) == ("", "...BBB")


def test_ESC_R_97_what_forbids_gems_forbids_them_from_afar() -> None:
    game = banned(played("{forbidding-1}<@0 S K1>@1", "priest+ -", "BBB", "K", modules="chrono:2"), "forbidding-1")
    game.play(0, Lend(2))
    game.play(1, Pledge("key", 1))
    assert game.refusal(0, Fire(0)) == "ESC-M8-FORBID-2"


def test_ESC_M4_CONN_2_a_connected_room_is_not_fired_alone_from_afar() -> None:
    game = played("b7<@0 S {connected-1}>@1", "priest+ -", "BBB", "K", modules="chambers").play(0, Lend(2))
    assert game.refusal(0, Fire(0)) == "ESC-M4-CONN-2"
