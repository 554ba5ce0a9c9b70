"""Quicksand: victory and defeat."""

from __future__ import annotations

from tests.games.quicksand.table import table

# On the usual track tile 6 is an orange circle; behind the marker 7 is a grey square and 8 a yellow moon.


def test_QKS_END_1_a_lost_timer_runs_out() -> None:
    game = table(timers="S1:60000 (N3:20000)").until(30_000)
    assert game.ended == ("QKS-END-1", 20_000)
    end = game.end()
    assert end is not None
    assert (end.winners, end.scores) == ([], [0, 0])
    assert game.state.why_not(0, 0) == "QKS-END-1"


def test_QKS_END_2_a_timer_runs_out_in_the_danger_zone() -> None:
    assert table(timers="S1:60000 N7:20000").until(30_000).ended == ("QKS-END-2", 20_000)
    assert table(timers="S1:60000 N6:20000").until(30_000).ended == ("", -1)  # the last tile before it


def test_QKS_END_3_all_in_the_danger_zone_with_sand_left() -> None:
    game = table(timers="S6:30000 N8:20000", hands=("CCC", "TTT"), deck="S").play("C", 7_777)
    assert game.ended == ("QKS-END-3", 7_777)
    end = game.end()
    assert end is not None
    assert (end.winners, end.scores) == ([0, 1], [1, 1])
    assert (game.hand(0), game.piles) == ("CCC", "S|")  # the turn is not finished
    assert game.moves(0) == game.moves(1) == []
    assert game.until(60_000).ended == ("QKS-END-3", 7_777)


def test_QKS_END_3_not_while_one_is_before_the_marker() -> None:
    assert table(timers="S5:30000 N8:20000").play("T").end() is None


def test_QKS_END_4_a_lost_timer_prevents_victory() -> None:
    game = table(timers="S6:30000 (N6:20000)", hands=("CCC", "TTT")).play("C")
    assert game.timers == "S7:30000 (N6:20000)"
    assert game.end() is None


def test_QKS_Q7_looked_for_after_every_activation() -> None:
    """One card turns the front timer in place, then brings the last one in: the rearmost completes the set."""
    game = table("TG CO | CG CY", timers="S2:30000 N4:20000", hands=("CCC", "TTT")).play("C", 100)
    assert game.ended == ("QKS-END-3", 100)
    assert [news.name for news in game.news()] == ["announced", "turned", "advanced"]


def test_QKS_Q21_a_timer_without_sand_counts_as_run_out() -> None:
    """Both stand in the danger zone, but the one that was full when it was turned is empty."""
    game = table(timers="S6:60000 N8:20000", hands=("CCC", "SSS")).play("C", 0)
    assert game.timers == "S7:0 N8:20000"
    assert game.end() is None
    assert game.until(301).ended == ("QKS-END-2", 0)


def test_QKS_Q21_turned_again_in_the_window_it_counts() -> None:
    game = table(timers="S6:60000 N8:20000", hands=("CCC", "SSS")).play("C", 0).play("S", 300)
    assert game.ended == ("QKS-END-3", 300)
    assert game.timers == "S7:60000 N8:19700"


def test_QKS_Q21_saved_and_complete_by_one_card() -> None:
    """The foremost has run out and the same card turns it: first it is saved, then the last one comes in."""
    game = table("TG CO | SG CY", timers="S2:30000 N4:20000", hands=("CCC", "TTT")).play("C", 20_300)
    assert game.ended == ("QKS-END-3", 20_300)
