"""Escape: out of the temple, boosts of fate, and the end."""

from __future__ import annotations

import pytest

from serai.core.match import RESIGN
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.moves import Agree, Enter, Give, Leave, Refuse, Roll, Stop
from tests.games.temple.temple import begun, cursed, rich, temple

AT_EXIT = "S X>@01"


def test_ESC_ESC_1_only_from_the_exit() -> None:
    game = temple("S@0 X>@1", "KKKKKKK", "KKKKKKK", depot=2)
    assert game.refusal(0, Leave()) == "ESC-ESC-1"
    assert game.play(1, Leave()).place(1) is None


@pytest.mark.parametrize("depot", [0, 1, 4])
def test_ESC_ESC_2_one_key_more_than_gems_in_the_depot(depot: int) -> None:
    assert temple(AT_EXIT, "K" * depot, "", depot=depot).refusal(0, Leave()) == "ESC-ESC-2"
    assert temple(AT_EXIT, "K" * (depot + 1), "", depot=depot).play(0, Leave()).place(0) is None


def test_ESC_ESC_3_the_keys_are_ones_own() -> None:
    assert temple(AT_EXIT, "KK", "KK", depot=2).refusal(0, Leave()) == "ESC-ESC-2"


def test_ESC_R_12_own_treasures_are_own_symbols() -> None:
    game = rich(temple(AT_EXIT, "KK", "", depot=3), 0, "keys")
    assert game.refusal(0, Leave()) == "ESC-ESC-2"
    assert game.play(0, Leave(double_keys=1)).place(0) is None
    assert game.loot(0) == []
    lifted = cursed(rich(temple("S@0", "T"), 0, "keys"), 0, "trap")
    assert lifted.play(0, Lift("trap", double_keys=1)).curses(0) == []


def test_ESC_ESC_4_no_further_part() -> None:
    game = temple(AT_EXIT, "KKA", "", depot=0).play(0, Leave(), Give(1))
    assert [int(code) for code in game.state.legal(0)] == []
    for move in (Roll(), Enter("west"), Leave(), Lift("trap")):
        assert game.refusal(0, move) == "ESC-ESC-4"
    assert game.view().players[0].dice == []


def test_ESC_ESC_5_a_die_for_somebody_inside_who_may_roll_it_at_once() -> None:
    game = temple("S@2 X>@01", "K", "K", "BB", depot=0).play(0, Leave())
    assert set(game.offered(0, Give)) == {Give(1), Give(2)}
    assert game.refusal(0, Give(0)) == "ESC-ESC-5"
    assert game.play(0, Give(2)).hand(2) == ".BB"
    assert game.may(2, Roll())


def test_ESC_ESC_6_one_die_and_no_more() -> None:
    game = temple(AT_EXIT, "KKKKK", "", depot=0)
    assert game.refusal(0, Give(1)) == "ESC-ESC-6"  # not before escaping
    game.play(0, Leave(), Give(1))
    assert game.refusal(0, Give(1)) == "ESC-ESC-6"
    bare = rich(temple(AT_EXIT, "", "", depot=1), 0, "keys").play(0, Leave(double_keys=1))
    assert bare.refusal(0, Give(1)) == "ESC-ESC-6"  # there was none


def test_ESC_R_09_at_any_time_after_escaping() -> None:
    game = temple(AT_EXIT, "K", "", depot=0).play(0, Leave()).until(500_000)
    assert game.play(0, Give(1)).hand(1) == "."


def test_ESC_R_10_more_than_five_dice() -> None:
    game = temple("S@0 X>@1", "AAAAA", "K", depot=0).play(1, Leave(), Give(0))
    assert game.hand(0) == ".AAAAA"


# Boosts of fate


def test_ESC_FATE_1_all_inside_agree_and_a_spare_gem_goes_into_the_depot() -> None:
    game = temple("S@01", "BB", "B", depot=4).play(0, Agree())
    assert (game.view().depot, game.view().fate) == (4, [0])
    game.play(1, Agree())
    assert (game.view().depot, game.view().spare, game.view().fate) == (5, 1, [])


def test_ESC_FATE_2_every_locked_die_is_free() -> None:
    game = temple("S@0 b7>@1", "BBK", "BBBBB").play(0, Agree()).play(1, Agree())
    assert (game.hand(0), game.hand(1)) == ("..K", ".....")
    assert game.may(0, Roll(keys=1))  # everybody may roll all dice


def test_ESC_R_33_other_dice_may_be_kept() -> None:
    game = temple("S@0", "BBKT").play(0, Agree())
    assert game.offered(0, Roll)[0] == Roll()
    assert game.hand(0) == "..KT"


def test_ESC_FATE_3_it_takes_everybody() -> None:
    game = temple("S@012", "B", "B", "B").play(0, Agree()).play(1, Agree())
    assert game.hand(0) == "B"
    assert game.refusal(0, Agree()) == "ESC-FATE-3"  # said already
    game.play(2, Refuse())
    assert game.view().fate == []
    assert game.refusal(2, Refuse()) == "ESC-FATE-3"  # nothing is asked


def test_ESC_FATE_4_twice_at_most() -> None:
    game = temple("S@0", "B").play(0, Agree(), Agree())
    assert game.view().spare == 0
    assert game.refusal(0, Agree()) == "ESC-FATE-4"


def test_ESC_R_08_who_is_out_has_no_voice_and_loses_no_dice() -> None:
    game = temple("S@1 X>@0", "KK", "BB", depot=0).play(0, Leave())
    assert game.refusal(0, Agree()) == "ESC-R-08"
    assert game.refusal(0, Refuse()) == "ESC-R-08"
    assert game.play(1, Agree()).hand(1) == ".."
    assert game.until(211_000).view().players[0].lost == 0


def test_ESC_FATE_5_after_ten_seconds_a_proposal_is_off() -> None:
    game = temple("S@01", "B", "B").play(0, Agree(), at=1_000)
    assert game.view().fate_until == 11_000
    assert game.until(10_999).view().fate == [0]
    game.news()
    assert game.until(11_000).names() == ["fate-lapsed"]
    assert (game.view().fate, game.view().fate_until) == ([], None)
    game.play(1, Agree())
    assert (game.hand(0), game.view().fate, game.view().spare) == ("B", [1], 2)  # a new one, and 0 has not agreed


def test_ESC_FATE_5_in_time_all_can_agree_and_nothing_lapses_later() -> None:
    game = temple("S@01", "B", "B").play(0, Agree(), at=1_000).play(1, Agree(), at=10_999)
    assert (game.hand(0), game.hand(1)) == (".", ".")
    game.news()
    assert game.until(30_000).names() == []


def test_ESC_FATE_5_who_proposes_again_has_ten_seconds_again() -> None:
    game = temple("S@01", "B", "B").play(0, Agree(), at=1_000).play(1, Refuse(), at=4_000).play(1, Agree(), at=8_000)
    assert game.until(17_999).view().fate == [1]
    assert game.until(18_000).view().fate == []


def test_ESC_FATE_5_an_escape_ends_it_and_never_completes_it() -> None:
    game = temple("S@1 X>@0", "KK", "BB", depot=0).play(1, Agree())
    game.news()
    game.play(0, Leave())
    assert (game.hand(1), game.view().fate, game.view().spare, game.view().depot) == ("BB", [], 2, 0)
    assert game.names()[-1] == "fate-lapsed"
    assert game.play(1, Agree()).hand(1) == ".."  # alone inside, anew


def test_ESC_FATE_5_what_the_one_who_escapes_wanted_is_forgotten_too() -> None:
    game = temple("S@12 X>@0", "KK", "B", "B", depot=0).play(0, Agree()).play(1, Agree()).play(0, Leave())
    assert (game.hand(1), game.view().fate) == ("B", [])
    assert game.play(2, Agree()).hand(1) == "B"


def test_ESC_DIFF_3_experts_are_told_so_when_they_ask_for_a_boost() -> None:
    assert begun(2, difficulty="expert").refusal(0, Agree()) == "ESC-DIFF-3"
    used_up = begun(1).play(0, Agree(), Agree())
    assert used_up.refusal(0, Agree()) == "ESC-FATE-4"


# The end


def test_ESC_END_1_all_out_all_win() -> None:
    game = temple(AT_EXIT, "K", "K", depot=0).play(0, Leave())
    assert game.end() is None
    end = game.play(1, Leave()).end()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-END-1", [0, 1])
    assert game.refusal(0, Give(1)) == "ESC-END-1"


@pytest.mark.parametrize("at", [180_000, 209_999, 210_000, 545_000, 599_999])
def test_ESC_R_70_a_countdown_changes_nothing_about_winning(at: int) -> None:
    end = temple(AT_EXIT, "KKKKK", "KKKKK", depot=0).until(at).play(0, Leave()).play(1, Leave()).end()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-END-1", [0, 1])


def test_ESC_END_2_one_inside_all_lose() -> None:
    game = temple(AT_EXIT, "K", "", depot=0).play(0, Leave()).until(599_999)
    assert game.end() is None
    end = game.until(600_000).end()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-END-2", [])
    assert game.refusal(1, Roll()) == "ESC-END-2"


def test_ESC_TIME_7_practice_goes_on_until_all_stop() -> None:
    game = temple("S@01", "...", "...", timeline="practice").until(5_000_000)
    assert game.end() is None
    assert game.names() == []
    game.play(0, Stop())
    assert game.refusal(0, Stop()) == "ESC-TIME-7"
    end = game.play(1, Stop()).end()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-TIME-7", [])
    assert temple("S@0", "...").refusal(0, Stop()) == "ESC-TIME-7"  # against the clock nobody stops


def test_ESC_D_CONCEDE_1_a_team_gives_up_together() -> None:
    game = temple("S@01", "...", "...")
    game.match.enter(0, 0, RESIGN)
    assert game.end() is None
    game.match.enter(0, 1, RESIGN)
    end = game.end()
    assert end is not None
    assert (end.rule, end.winners) == ("SER-RESIGN", [])
