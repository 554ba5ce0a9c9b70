"""Companions leave people their share, and the team still wins; docs/companions.md has more matches."""

from __future__ import annotations

import pytest

from companions import BOTS, measure
from serai.games import find_game

GAMES = 8
FEW = 2  # matches that are enough for a law


@pytest.mark.parametrize("name", ["temple", "quicksand"])
def test_a_slow_person_makes_a_fifth_of_all_acts_beside_three_bots_of_any_level(name: str) -> None:
    for level, bot in find_game(name).bots.items():
        cell = measure(name, 4, bot, FEW, {})
        assert cell.acts >= 0.2, level


def test_without_that_quick_bots_would_leave_little() -> None:
    assert measure("temple", 4, find_game("temple").bots["master"], FEW, {}, fair=False).acts < 0.15


def test_in_the_temple_a_slow_person_finds_most_rooms_and_gems_beside_three_companions() -> None:
    cell = measure("temple", 4, BOTS["companion"], GAMES, {})
    assert cell.share(0) > 0.6 and cell.share(1) > 0.6  # of four, so that each companion has an eighth at most
    assert cell.won >= GAMES // 2
    hurried = measure("temple", 4, BOTS["hurried"], GAMES, {}, fair=False)
    assert hurried.share(0) < 0.3 and hurried.share(1) < 0.4  # which is why there are companions


def test_with_sand_a_slow_person_leads_timers_farther_than_any_companion() -> None:
    cell = measure("quicksand", 2, BOTS["companion"], GAMES, {"level": 1})
    assert cell.share(0) > 0.55 and cell.won >= GAMES // 2
