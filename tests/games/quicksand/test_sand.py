"""Quicksand: the clock, running out, and the announcement window, to the millisecond."""

from __future__ import annotations

import pytest

from serai.core.state import NEVER
from tests.games.quicksand.table import Table, begun, table

# On the usual track tile 1 is a grey triangle, 2 a yellow circle, 3 an orange square, 4 a grey moon,
# 5 a yellow triangle, 6 an orange circle; behind the marker 7 is a grey square and 8 a yellow moon.


def test_QKS_CLK_2_a_second_of_sand_each_second_until_none_is_left() -> None:
    game = table(timers="S1:20000 N7:5000")
    assert game.until(1).timers == "S1:19999 N7:4999"
    assert game.until(4_999).timers == "S1:15001 N7:1"
    assert game.until(5_200).timers == "S1:14800 N7:0"


@pytest.mark.parametrize(("at", "left"), [(0, 40_000), (5_000, 45_000), (20_000, 60_000)])
def test_QKS_CLK_3_turning_swaps_what_ran_and_what_is_left(at: int, left: int) -> None:
    assert table(timers="S1:20000").play("T", at).timers == f"S2:{left}"


def test_QKS_CLK_4_nothing_stops_the_sand() -> None:
    for move in table(timers="S1:20000 N2:9000 (F3:8000)").moves():
        game = table(timers="S1:20000 N2:9000 (F3:8000)").act(move, 1_000)
        before = [int(end) for end in game.state.ends]
        assert game.state.alarm() == min(before) + 301
        game.until(2_000)
        assert [int(end) for end in game.state.ends] == before


def test_QKS_CLK_5_a_turn_may_last_as_long_as_the_sand() -> None:
    game = table(timers="S1:60000").until(59_999)
    assert game.turn == 0
    assert game.play("T").timers == "S2:59999"


def test_QKS_Q1_a_timer_is_its_full_time_what_was_left_and_since_when() -> None:
    game = table(timers="S1:20000 N4:30000").play("T", 5_000)
    assert [(timer.full, timer.left, timer.since) for timer in game.view().timers] == [
        (60_000, 45_000, 5_000),
        (45_000, 30_000, 0),
    ]
    later = game.until(9_000).view()  # what clients were sent stays true
    assert [(timer.left, timer.since) for timer in later.timers] == [(45_000, 5_000), (30_000, 0)]


def test_QKS_LOST_1_it_is_turned_over_beside_its_tile() -> None:
    game = table(timers="S2:10000 N4:40000", grace=0)
    assert game.until(10_000).timers == "S2:0 N4:30000"
    assert game.until(10_001).timers == "(S2:59999) N4:29999"
    assert [(news.name, news.details) for news in game.news()] == [("lost", {"timer": 0, "tile": 2, "moment": 10_000})]


def test_QKS_LOST_2_its_tile_can_be_entered() -> None:
    game = table(timers="S1:50000 N2:10000", hands=("TTT", "TTT"))
    assert game.play("T", 5_000).timers == "S1:15000 N2:5000"  # still taken
    assert game.play("T", 10_301).timers == "S2:50301 (N2:44699)"


def test_QKS_LOST_3_several_stand_beside_one_tile() -> None:
    game = table(timers="S1:50000 (N2:30000) N2:10000", hands=("TTJ", "TTJ"))
    assert game.until(10_301).timers == "S1:39699 (N2:19699) (N2:44699)"
    assert [timer.tile for timer in game.view().timers if timer.lost] == [2, 2]
    assert game.joker(2).timers == "S1:39699 (N2:19699) N2:301"


def test_QKS_LOST_4_run_out_just_as_it_is_announced() -> None:
    for late in (0, 1, 299, 300):
        assert table(timers="S1:10000 N4:40000").play("T", 10_000 + late).timers == f"S2:60000 N4:{30_000 - late}"


def test_QKS_LOST_5_what_the_card_does_not_activate_is_lost() -> None:
    game = table(timers="S1:10000 N4:40000").play("C", 10_000)
    assert game.timers == "(S1:60000) N4:30000"
    assert [news.name for news in game.news()] == ["announced", "lost", "drawn"]


@pytest.mark.parametrize("grace", [0, 1, 300, 2000])
def test_QKS_Q2_both_ends_of_the_window_are_included(grace: int) -> None:
    def game() -> Table:
        return table(timers="S1:10000 N4:40000", grace=grace)

    assert game().play("T", 10_000).timers == "S2:60000 N4:30000"
    assert game().play("T", 10_000 + grace).timers == f"S2:60000 N4:{30_000 - grace}"
    late = game().play("T", 10_001 + grace)
    assert late.timers == f"(S1:{59_999 - grace}) N4:{29_999 - grace}"  # its sand is counted from 10,000


def test_QKS_Q2_final_only_when_the_clock_has_passed_the_window() -> None:
    game = table(timers="S1:10000 N4:40000")
    assert game.state.alarm() == 10_301
    assert game.until(10_300).timers == "S1:0 N4:29700"
    assert game.until(10_301).timers == "(S1:59699) N4:29699"
    assert game.state.alarm() == 40_301
    assert game.view().timers[0].since == 10_000


def test_QKS_Q2_each_timer_has_its_own_window() -> None:
    game = table(timers="S1:10000 N4:10001", hands=("MMM", "MMM"))
    assert game.until(10_301).timers == "(S1:59699) N4:0"
    assert game.play("M", 10_301).timers == "(S1:59699) N5:45000"


def test_QKS_Q2_a_timer_that_the_card_does_not_name_has_no_window() -> None:
    assert table(timers="S1:10000 N4:40000").play("C", 9_999).timers == "S1:1 N4:30001"
    assert table(timers="S1:10000 N4:40000").play("C", 10_299).timers == "(S1:59701) N4:29701"


def test_QKS_Q2A_the_window_holds_in_the_danger_zone() -> None:
    assert table(timers="S1:60000 N7:10000", hands=("SSS", "SSS")).play("S", 10_300).timers == "S1:49700 N8:45000"
    lost = table(timers="S1:60000 N7:10000", hands=("SSS", "SSS")).until(10_301)
    assert lost.ended == ("QKS-END-2", 10_000)


def test_QKS_Q2A_the_window_holds_for_the_lost_timer_that_a_joker_names() -> None:
    assert table(timers="S1:60000 (N3:10000)").joker(1, 10_300).timers == "S1:49700 N3:45000"
    assert table(timers="S1:60000 (N3:10000)").joker(0, 10_300).ended == ("QKS-END-1", 10_000)
    assert table(timers="S1:60000 (N3:10000)").until(10_301).ended == ("QKS-END-1", 10_000)


def test_QKS_Q2A_an_earlier_expiry_beats_a_card_that_would_have_won() -> None:
    def game() -> Table:
        return table(timers="S6:30000 N8:10000", hands=("OOY", "OOY"))

    assert game().play("O", 9_999).ended == ("QKS-END-3", 9_999)
    assert game().play("O", 10_000).ended == ("QKS-END-2", 10_000)
    assert game().play("O", 10_200).ended == ("QKS-END-2", 10_000)


def test_QKS_Q4_a_full_timer_is_empty_at_once() -> None:
    game = table(timers="S1:60000 N4:45000", hands=("TTT", "CCC")).play("T", 0)
    assert game.timers == "S2:0 N4:45000"
    assert game.state.alarm() == 301
    assert game.until(301).timers == "(S2:59699) N4:44699"


def test_QKS_Q4_turned_twice_at_one_instant_it_is_as_before() -> None:
    game = table(timers="S1:60000 N4:21000", hands=("TTT", "CCC"))
    assert game.play("T", 5_000).play("C", 5_000).timers == "S3:55000 N4:16000"
    assert table(timers="S1:60000", hands=("TTT", "CCC")).play("T", 0).play("C", 0).timers == "S3:60000"


def test_QKS_Q4_an_emptied_timer_can_be_turned_again_in_the_window() -> None:
    game = table(timers="S1:60000", hands=("TTT", "CCC"), grace=300)
    assert game.play("T", 0).play("C", 300).timers == "S3:60000"


def test_QKS_Q6_in_the_order_of_their_moments() -> None:
    game = table(timers="S1:10000 N4:9900 F3:20000", hands=("CCC", "CCC")).play("C", 10_100)
    assert [news.details["timer"] for news in game.news() if news.name == "lost"] == [1, 0]
    assert game.timers == "(S1:59900) (N4:44800) F3:9900"


def test_QKS_Q6_equal_moments_foremost_first() -> None:
    game = table(timers="S1:10000 N4:10000 F3:10000").until(10_301)
    assert [news.details["timer"] for news in game.news() if news.name == "lost"] == [1, 2, 0]


def test_QKS_Q6_each_moment_counts_before_a_later_end() -> None:
    game = table(timers="S1:10000 N7:10100", hands=("CCC", "CCC")).play("C", 10_200)
    assert game.ended == ("QKS-END-2", 10_100)
    assert [news.name for news in game.news()] == ["announced", "lost", "ran-out"]


def test_alarms_end_with_the_game() -> None:
    game = table(timers="S1:60000 N7:10000").until(20_000)
    assert game.now == 10_301
    assert game.state.alarm() == NEVER
    assert game.state.movers() == 0


def test_a_whole_game_without_a_card_ends_to_the_millisecond() -> None:
    game = begun(level=1).until(10**7)  # all alarms in one go: 45 s on the track, 45 s beside it
    assert game.ended == ("QKS-END-1", 90_000)
    assert game.now == 90_301
