"""How likely a seat is to win: bots go on from a position, and a scale says what that means among players."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots import Greedy, Random, drive
from serai.bots.chance import Judge, times_of
from serai.core.game import Game
from serai.core.match import RESIGN, Match
from serai.core.rng import Rng
from serai.core.scale import Scale, scale_of
from serai.games import all_games, find_game

OURS = sorted(name for name, game in all_games().items() if game.package.startswith("serai."))


def begun(name: str, seats: int) -> tuple[Game[Any], Match, Judge]:
    game = find_game(name)
    match = game.begin(seats, game.among_bots(game.options()), bytes(16))
    return game, match, Judge(game.sense, game.manners.pace, game.cooperative, bytes(16))


@pytest.mark.parametrize("name", OURS)
def test_a_continuation_depends_on_its_number_alone_and_leaves_the_match_as_it_is(name: str) -> None:
    _, match, judge = begun(name, 2)
    before = (match.step, match.state.now, len(match.log))
    found = judge.results(match, 3)
    assert judge.results(match, 3) == found
    assert (match.step, match.state.now, len(match.log)) == before
    assert len(found) == 2 and all(0.0 <= one <= 1.0 for one in found)


@pytest.mark.parametrize("name", ["trucks", "deserto"])
def test_where_each_plays_for_itself_the_victory_is_shared_out(name: str) -> None:
    _, match, judge = begun(name, 3)
    assert sum(judge.results(match, 1)) == pytest.approx(1)


def test_a_team_wins_or_loses_as_one() -> None:
    _, match, judge = begun("quicksand", 3)
    assert len(set(judge.results(match, 0))) == 1


def test_who_has_resigned_wins_in_no_continuation() -> None:
    _, match, judge = begun("deserto", 3)
    match.enter(0, 1, RESIGN)
    assert all(judge.results(match, number)[1] == 0 for number in range(20))


def test_luck_is_the_same_for_neighbouring_positions() -> None:
    game, match, judge = begun("deserto", 2)
    drive_a_little(game, match)
    paused = match.ahead(match.state.now)
    assert judge.results(match, 5) == judge.results(paused, 5)


def drive_a_little(game: Game[Any], match: Match) -> None:
    whole = match.ahead(0)
    drive(whole, [Random(), Random()], game.sense, Rng(1), game.manners.pace)
    for i in range(0, 30, 3):
        match.enter(whole.log[i], whole.log[i + 1], whole.log[i + 2])


@pytest.mark.parametrize("name", ["temple", "quicksand"])
@pytest.mark.parametrize("reaction", [800, 3000])
def test_in_real_time_the_tempo_of_those_who_played_is_learnt(name: str, reaction: int) -> None:
    game, match, judge = begun(name, 2)
    whole = match.ahead(0)
    drive(whole, [Greedy("greedy", reaction)] * 2, game.sense, Rng(1), game.manners.pace)
    judge.learn_tempo(match, times_of(whole))
    assert 2 * reaction < 3 * int(judge.reaction) and 2 * int(judge.reaction) < 3 * reaction


def test_a_few_acts_tell_no_tempo() -> None:
    _, match, judge = begun("quicksand", 2)
    judge.learn_tempo(match, [0, 500, 900])
    assert judge.reaction == 0


# The scale


def test_a_scale_keeps_the_order_and_is_never_quite_sure() -> None:
    scale = Scale(0.8, 0.3)
    said = [scale.chances([mean, mean], 96, True)[0] for mean in (0.0, 0.1, 0.5, 0.9, 1.0)]
    assert said == sorted(said) and 0 < said[0] < said[-1] < 1


def test_chances_of_rivals_add_up_to_one() -> None:
    said = Scale(1.4).chances([0.0, 0.25, 0.75], 96, False)
    assert sum(said) == pytest.approx(1) and said == sorted(said) and said[0] > 0


def test_as_it_stands_a_scale_changes_next_to_nothing() -> None:
    assert Scale().chances([0.3, 0.3], 1000, True) == pytest.approx([0.3, 0.3], abs=0.001)
    assert Scale().chances([0.3, 0.7], 1000, False) == pytest.approx([0.3, 0.7], abs=0.001)


def test_every_game_of_the_house_has_its_scale_and_one_from_elsewhere_needs_none() -> None:
    for name in OURS:
        assert scale_of(find_game(name).package).slope > 0
    assert scale_of("nowhere.at.all") == Scale()
