"""Arrival, points and the end, rule by rule."""

from __future__ import annotations

import pytest

from serai.core.happenings import narrate
from serai.games.trucks import GAME, TrucksOptions
from serai.games.trucks.moves import Discard, FlipOther, Push, Siphon
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.rules.goal import foremost
from serai.sim import Plan, play_one
from tests.games.trucks.race import race


def test_TRK_GOAL_1_a_truck_arrives_with_a_litre_left() -> None:
    table = race("a1:R2/2", ["13"]).drive("13", "OASIS")
    assert table.stands("a1") == "OASIS/1"
    assert table.heard("arrived")[0].details == {"seat": 0, "truck": 1, "place": 1, "points": 11}
    assert race("a1:R2/1", ["13"]).why("13", "OASIS") == "TRK-FUEL-3"


def test_TRK_GOAL_2_the_count_must_be_exact() -> None:
    assert race("a1:T3/12", ["13"]).why("13", "OASIS") == "TRK-GOAL-2"
    assert "OASIS" in race("a1:T3/12", ["24"]).ends("24")


def test_TRK_GOAL_3_a_jump_on_the_last_stretch_is_measured_on_arrival() -> None:
    assert race("a1:T5/4 b1:R1/3", ["24"]).ends("24")["OASIS"] == [2]
    assert race("a1:T5/5 b1:R1/3", ["24"]).ends("24")["OASIS"] == [1]  # with 3 left the jump is forbidden
    assert race("a1:T4/12 b1:R1/3", ["13"]).why("13", "OASIS") == "TRK-JUMP-1"


def test_TRK_GOAL_4_the_next_place_and_out_of_reach() -> None:
    table = race("b1:OASIS a1:R2/5", ["13", "pink siphon 3any"]).drive("13", "OASIS")
    assert table.heard("arrived")[0].details["place"] == 2
    assert table.refusal(FlipOther(0, 1)) == "TRK-GOAL-4"
    assert table.refusal(Siphon(0, 1)) == "TRK-GOAL-4"
    assert table.refusal(Push(0, 1, "R1")) == "TRK-GOAL-4"
    assert "OASIS" in race("a1:OASIS a2:R2/5", ["13"]).ends("13", 2)  # it stands in nobody's way
    assert race("a1:OASIS a2:R2/5", ["13"]).why("13", "R1", 1) == "TRK-GOAL-4"


def test_TRK_SCORE_1_the_places_of_all_trucks_count() -> None:
    table = race("a1:OASIS b1:OASIS a2:OASIS b2:R2/5", ["13", "13"], turn=1).drive("13", "OASIS", truck=2)
    assert table.seen().scores == [11 + 6, 8 + 5]


def test_TRK_SCORE_2_trucks_under_way_score_nothing() -> None:
    assert race("a1:R1/9 a2:R2/9 b1:OASIS").seen().scores == [0, 11]


def test_TRK_END_1_with_five_or_six_the_first_arrival_wins() -> None:
    table = race("c1:R2/5", ["13"] * 5, seats=5, turn=2).drive("13", "OASIS")
    end = table.end()
    assert end is not None
    assert (end.rule, end.winners, end.scores) == ("TRK-END-1", [2], [0, 0, 1, 0, 0])
    assert table.state.why_not(3, 0) == "TRK-END-1"
    assert table.moves() == []


def test_TRK_END_2_it_ends_when_nobody_can_overtake() -> None:
    table = race("a1:OASIS a2:R2/5", ["13", "13"]).drive("13", "OASIS", truck=2)
    end = table.end()
    assert end is not None
    assert (end.rule, end.winners, end.scores) == ("TRK-END-2", [0], [19, 0])


def test_TRK_END_2_it_goes_on_while_somebody_can() -> None:
    assert race("a1:R2/5", ["13", "13"]).drive("13", "OASIS").end() is None


def test_TRK_END_3_equal_scores_go_to_the_better_best_place() -> None:
    table = race("a1:OASIS b1:OASIS c1:OASIS c2:OASIS d1:OASIS b2:R2/5", ["13"] * 4, seats=4, turn=1)
    table.drive("13", "OASIS", truck=2)
    assert table.seen().scores == [11, 8 + 3, 6 + 5, 4]
    assert foremost(table.state) == 0b0001


def test_TRK_LIMIT_1_the_race_is_called_off_after_the_chosen_turns() -> None:
    match = GAME.begin(2, TrucksOptions(limit=1, starter=1), bytes(16))
    for seat in (0, 1):
        assert match.outcome() is None
        match.play(0, seat, int(match.state.legal(seat)[0]))
    end = match.outcome()
    assert end is not None
    assert end.rule == "TRK-LIMIT-1"


def test_TRK_LIMIT_1_the_foremost_truck_decides_and_equals_share() -> None:
    assert foremost(race("a1:B2/9 b1:C2/1", seats=3).state) == 0b010
    assert foremost(race("a1:C2/9 b1:C2/1", seats=3).state) == 0b011
    assert foremost(race("a1:R1/9 b1:OASIS", seats=3).state) == 0b010


def test_TRK_LIMIT_1_people_race_to_the_end_and_bots_are_called_off() -> None:
    """The table may choose a limit; unless it does, only matches of bots alone have one."""
    usual = TrucksOptions()
    assert usual.limit is None and race("a1:C2/9").seen().turns_left is None
    assert GAME.among_bots(usual) == TrucksOptions(limit=100)
    assert GAME.among_bots(TrucksOptions(limit=7, starter=2)) == TrucksOptions(limit=7, starter=2)
    plan = Plan(game="trucks", seats=5, games=1, seed=bytes(16), bots=["greedy"] * 5)
    assert play_one(plan, 0).options["limit"] == 100


def test_TRK_LIMIT_1_without_a_limit_nobody_calls_a_race_off() -> None:
    match = GAME.begin(2, TrucksOptions(starter=1), bytes(16))
    state = match.state
    assert isinstance(state, Trucks)
    state.turns = 10_000
    match.play(0, 0, int(state.legal(0)[0]))
    assert match.outcome() is None


@pytest.mark.parametrize("seats", [5, 6])
def test_TRK_END_1_with_five_or_six_nothing_speaks_of_points(seats: int) -> None:
    table = race("c1:R2/5", ["13"] * seats, seats=seats, turn=2)
    pictures = []
    for _ in range(2):
        seen = table.seen()
        assert (seen.scores, seen.points) == ([], [])
        assert {truck.points for trucks in seen.trucks for truck in trucks} == {None}
        pictures += [GAME.look.draw(seen, GAME.words(language), "abcdef"[:seats]) for language in ("en", "fr")]
        if table.end() is None:
            table.drive("13", "OASIS")
    told = [narrate(one, GAME.words(language), "abcdef", 0) for one in table.heard() for language in ("en", "fr")]
    assert table.heard("won")[0].details == {"seat": 2, "truck": 1}
    assert not [text for text in (*told, *pictures) if "point" in text]
    assert seats in GAME.scoreless and 4 not in GAME.scoreless


def test_a_lost_card_is_told() -> None:
    table = race("", ["siphon"]).play(Discard("siphon"))
    assert table.heard("failed")[0].details == {"seat": 0, "card": "siphon"}
