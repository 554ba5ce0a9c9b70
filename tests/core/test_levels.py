"""Levels of bots: four names that order themselves in every game, and what was measured of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serai.bots import Bot, Companion, Searching, find_bot
from serai.core.errors import Unknown
from serai.core.game import Manners
from serai.core.levels import COMPANION, LEVELS, ONCE, Case, Level, Measured, level_named, measured_of, strength_of
from serai.games import all_games, find_game
from tests.toys.nim import GAME as NIM

GAMES = sorted(all_games())


def thought(bot: Bot) -> tuple[int, int]:
    """The more trials the better; with as many, the shorter the reaction."""
    return int(bot.iterations) if isinstance(bot, Searching) else 0, -int(bot.reaction)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_four_levels_in_their_order_and_companions_only_in_a_hurry_together(name: str) -> None:
    game = find_game(name)
    shares = game.real_time and game.cooperative
    assert list(game.bots) == [*LEVELS, *([COMPANION] if shares else [])]
    bots = [find_bot(level, game.bots) for level in LEVELS]
    assert thought(bots[-1]) == max(map(thought, bots)) and len({bot.name for bot in bots}) == len(LEVELS)


@pytest.mark.parametrize("name", GAMES)
def test_no_level_counts_its_time_so_that_it_is_as_strong_on_a_slow_machine(name: str) -> None:
    for spec in find_game(name).bots.values():
        bot = find_bot(spec)
        assert not isinstance(bot, Searching) or (bot.iterations > 0 and bot.milliseconds == 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_levels_was_measured_with_the_bots_of_today(name: str) -> None:
    """Whoever makes a level another bot measures it again: bench/levels.py."""
    game = find_game(name)
    measured = measured_of(game.package)
    assert measured.bots in ({}, {level: game.bots[level] for level in LEVELS})


def test_a_game_that_says_nothing_has_levels_all_the_same() -> None:
    assert list(NIM.bots) == list(LEVELS) and NIM.strengths() == []
    own = replace(NIM, manners=Manners(bots={"master": "search:9"}))
    assert own.bots == {**NIM.bots, "master": "search:9"} and list(own.bots) == list(LEVELS)


def test_levels_have_new_names_and_old_ones_are_understood() -> None:
    assert [level_named(word) for word in ("random", "greedy", "easy", "medium", "strong")] == [
        "beginner", "beginner", "skilled", "expert", "master",
    ]  # fmt: skip
    assert all(level_named(level) == level for level in (*LEVELS, COMPANION))
    assert not ONCE.keys() & {*LEVELS, COMPANION}


def test_a_bot_is_found_by_its_level() -> None:
    temple = find_game("temple").bots
    assert find_bot("master", temple).reaction == find_bot(temple["master"]).reaction
    companion = find_bot("companion", temple)
    assert isinstance(companion, Companion) and companion.reaction == 2000
    with pytest.raises(Unknown, match="skilled"):
        find_bot("genius", temple)
    with pytest.raises(Unknown):
        find_bot("master")


def measured(won: dict[Any, list[list[int]]]) -> Measured:
    return Measured({}, [Case({"wind": True}, won, "windy")])


def test_figures_of_a_level_that_is_another_bot_by_now_are_not_told() -> None:
    (case,) = measured({"skilled": [[1, 3, 3], []], "expert": [[2, 3, 4], [0, 0, 4]], "master": [[3, 3, 3], []]}).cases
    found = strength_of(case, {"wind": True}, {"beginner", "skilled", "expert"}, cooperative=False)
    assert found.won == {"skilled": [33, None], "expert": [67, None]}
    assert (found.preset, found.options) == ("windy", {"wind": True})
    changed: set[Level] = {
        "beginner",
        "expert",
        "master",
    }  # what was found against the skilled is no longer true either
    assert strength_of(case, {}, changed, cooperative=False).won.keys() == {"master"}
    assert strength_of(case, {}, changed, cooperative=True).won.keys() == {"expert", "master"}


def test_options_that_make_no_difference_to_bots_are_not_asked_for() -> None:
    desert = find_game("desert")
    assert desert.decisive({"difficulty": "elite", "starter": 2}) == {
        "difficulty": "elite",
        "adventurers": [],
        "aside": False,
    }
    trucks = find_game("trucks")
    assert trucks.decisive({}) == {"limit": None, "board": None}
