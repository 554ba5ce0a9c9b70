"""Quicksand: what cards do to timers."""

from __future__ import annotations

import pytest

from serai.core.rng import Rng
from tests.games.quicksand.table import begun, table

# On the usual track tile 1 is a grey triangle, 2 a yellow circle, 3 an orange square, 4 a grey moon,
# 5 a yellow triangle, 6 an orange circle; behind the marker 7 is a grey square and 8 a yellow moon.


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("G", "S2:50000 N3:20000 F5:10000"),
        ("Y", "S1:10000 N3:20000 F4:20000"),
        ("O", "S1:10000 N3:25000 F4:20000"),  # its next tile is taken
    ],
)
def test_QKS_ACT_1_a_colour_turns_all_timers_on_its_tiles(card: str, wanted: str) -> None:
    assert table(timers="S1:10000 N3:20000 F4:20000", hands=(card * 3, "TTT")).play(card).timers == wanted


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("T", "S2:50000 N3:20000 F6:10000"),
        ("S", "S1:10000 N4:25000 F5:20000"),
        ("C", "S1:10000 N3:20000 F5:20000"),
        ("M", "S1:10000 N3:20000 F5:20000"),
    ],
)
def test_QKS_ACT_2_a_shape_turns_all_timers_on_its_tiles(card: str, wanted: str) -> None:
    assert table(timers="S1:10000 N3:20000 F5:20000", hands=(card * 3, "TTT")).play(card).timers == wanted


def test_QKS_ACT_3_settled_when_announced() -> None:
    """The rear timer comes to a grey tile, the front one leaves one; each turns at most once."""
    game = table("TG CG SG | MO MO", timers="S1:10000 N2:20000", hands=("GGG", "TTT")).play("G")
    assert game.timers == "S2:50000 N3:25000"


def test_QKS_Q3_a_timer_that_reaches_a_matching_tile_is_not_turned_again() -> None:
    assert table("TG TG TG | MO", timers="S1:10000", hands=("TTT", "TTT")).play("T").timers == "S2:50000"


def test_QKS_ACT_4_from_the_foremost_backwards() -> None:
    game = table("TG TG TG | MO MO MO", timers="S1:10000 N3:20000 F2:20000", hands=("TTT", "TTT")).play("T")
    assert [news.details["timer"] for news in game.news() if news.name == "advanced"] == [1, 2, 0]


def test_QKS_Q5_the_rear_one_follows_the_front_one() -> None:
    game = table("TG TY SO | MO MO", timers="S1:10000 N2:20000", hands=("TTT", "TTT")).play("T")
    assert game.timers == "S2:50000 N3:25000"


def test_QKS_Q5_behind_a_stuck_one_it_only_turns() -> None:
    stuck = table("TG TY SO | MO MO", timers="S1:10000 N2:20000 F3:9000", hands=("TTT", "TTT")).play("T")
    assert stuck.timers == "S1:50000 N2:25000 F3:9000"
    blocked = table("TG TY #SO | MO MO", timers="S1:10000 N2:20000", hands=("TTT", "TTT")).play("T")
    assert blocked.timers == "S1:50000 N2:25000"
    at_the_end = table("CG CY | TO TG", timers="S3:10000 N4:20000 F1:9000", hands=("TTT", "TTT")).play("T")
    assert at_the_end.timers == "S3:50000 N4:25000 F1:9000"


def test_QKS_ACT_5_turned_over_and_one_tile_forward() -> None:
    game = table(timers="N2:20000").play("C", 1_000)
    assert game.timers == "N3:26000"
    assert [(n.name, n.details) for n in game.news()][1] == ("advanced", {"timer": 0, "tile": 3, "left": 26_000})


def test_QKS_ACT_6_turned_in_place_where_the_next_tile_is_taken_or_missing() -> None:
    assert table(timers="S1:20000 N2:30000").play("T").timers == "S1:40000 N2:30000"
    assert table(timers="S1:20000 N8:30000", hands=("MMM", "TTT")).play("M").timers == "S1:20000 N8:15000"


@pytest.mark.parametrize("seed", range(6))
def test_QKS_ACT_7_forward_by_one_and_never_two_on_a_tile(seed: int) -> None:
    game, chance = begun(3, level=17, seed=seed), Rng(seed)
    while game.end() is None:
        before = [int(tile) for tile in game.state.tile]
        seat = max(game.turn, 0)
        moves = game.moves(seat)
        game.until(game.now + chance.below(6_000))
        if game.end() is None:
            game.act(moves[chance.below(len(moves))], seat=seat)
        steps = [int(after) - tile for after, tile in zip(game.state.tile, before, strict=True)]
        assert set(steps) <= {0, 1}
        on_track = [timer.tile for timer in game.view().timers if not timer.lost]
        assert len(set(on_track)) == len(on_track)


def test_QKS_ACT_8_a_card_without_a_match_is_only_discarded() -> None:
    game = table(timers="S1:20000", hands=("CCC", "TTT")).play("C", 1_000)
    assert game.timers == "S1:19000"
    assert (game.piles[-1], game.turn) == ("C", 1)


def test_QKS_ACT_9_shapes_and_colours_do_not_touch_lost_timers() -> None:
    for card in "TG":
        game = table(timers="(S1:20000) N5:30000", hands=(card * 3, "TTT")).play(card)
        assert game.timer(0) == "(S1:20000)"


def test_QKS_JOK_1_activates_one_timer_or_recovers_one() -> None:
    start = "S1:20000 (N3:30000)"
    assert table(timers=start, hands=("JTC", "TTT")).moves() == [0, 1, 7, 8]
    assert table(timers=start).joker(0).timers == "S2:40000 (N3:30000)"
    assert table(timers=start).joker(1).timers == "S1:20000 N3:15000"


def test_QKS_JOK_1_there_must_be_such_a_timer() -> None:
    assert table(timers="S1:20000").refusal(8) == "QKS-JOK-1"


def test_QKS_JOK_2_it_moves_like_any_other() -> None:
    assert table(timers="S3:20000").joker(0).timers == "S4:40000"
    assert table(timers="S3:20000 N4:9000").joker(0).timers == "S3:40000 N4:9000"
    assert table(timers="N1:9000 S8:20000").joker(1).timers == "N1:9000 S8:40000"


def test_QKS_REC_1_turned_over_and_back_on_its_tile() -> None:
    game = table(timers="(S3:20000) N5:30000").joker(0, 4_000)
    assert game.timers == "S3:44000 N5:26000"
    assert [news.name for news in game.news()] == ["announced", "recovered", "drawn"]


def test_QKS_REC_2_beside_a_taken_tile_it_stays_lost() -> None:
    game = table(timers="(S3:20000) N3:30000").joker(0, 4_000)
    assert game.timers == "(S3:44000) N3:26000"
    assert [news.name for news in game.news()] == ["announced", "still-lost", "drawn"]


def test_QKS_REC_3_it_does_not_advance() -> None:
    assert table(timers="(S3:20000)").joker(0).timers == "S3:40000"


@pytest.mark.parametrize("card", "TCSMGYO")
def test_QKS_REC_4_only_jokers_recover(card: str) -> None:
    assert table(timers="(S3:20000) N7:30000", hands=(card * 3, "TTT")).play(card).timer(0) == "(S3:20000)"


def test_QKS_Q11_a_pure_turn_over_to_gain_time() -> None:
    assert table(timers="(S3:1000) N3:30000").joker(0).timers == "(S3:59000) N3:30000"


def test_QKS_Q11_the_second_one_stays_lost_when_the_first_returns() -> None:
    game = table(timers="(S3:20000) (N3:30000)", hands=("JTT", "JTT")).joker(1)
    assert game.timers == "(S3:20000) N3:15000"
    assert game.joker(0).timers == "(S3:40000) N3:15000"


def test_QKS_BLK_1_a_blocked_tile_is_not_entered() -> None:
    assert table("TG #CY SO | MG", timers="S1:20000").play("T").timers == "S1:40000"


def test_QKS_BLK_2_the_marker_goes_for_good() -> None:
    game = table("TG #CY SO | MG", timers="S1:20000")
    assert game.blocked == [2]
    assert game.play("T").blocked == []
    assert ("unblocked", {"tile": 2}) in [(news.name, news.details) for news in game.news()]
    assert [gear.blocked for gear in game.view().gears] == [False] * 4


def test_QKS_BLK_2_only_by_the_timer_right_behind_it() -> None:
    assert table("TG CY #SO | MG", timers="S1:20000").play("T").blocked == [3]


def test_QKS_BLK_3_from_the_next_activation_on_it_is_a_tile_like_others() -> None:
    assert table("TG #CY SO | MG", timers="S1:20000").play("T").play("T").timers == "S2:20000"


def test_QKS_BLK_4_a_joker_unblocks_too() -> None:
    game = table("TG #CY SO | MG", timers="S1:20000").joker(0)
    assert (game.timers, game.blocked) == ("S1:40000", [])


def test_QKS_Q14_nobody_enters_in_the_same_activation() -> None:
    game = table("TG TY #SO CO | MG MG", timers="S1:20000 N2:30000").play("T")
    assert (game.timers, game.blocked) == ("S1:40000 N2:15000", [])


@pytest.mark.parametrize("seed", range(6))
def test_QKS_Q10_no_timer_is_ever_at_a_blocked_tile(seed: int) -> None:
    game, chance = begun(2, level=21, seed=seed), Rng(seed + 99)
    while game.end() is None:
        moves = game.moves(max(game.turn, 0))
        game.act(moves[chance.below(len(moves))], game.now, max(game.turn, 0))
        game.until(game.now + chance.below(8_000))
        assert not {timer.tile for timer in game.view().timers} & set(game.blocked)
