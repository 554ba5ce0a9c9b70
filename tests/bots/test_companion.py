"""Companions leave people their share, and the team still wins; docs/companions.md has more matches."""

from __future__ import annotations

import pytest
from bench.companions import SLOW, measure

from serai.bots import Companion, find_bot
from serai.server.study import BUDGETS
from serai.sim import Plan
from serai.sim.run import play_one

GAMES = 8


def test_a_companion_is_a_bot_like_others() -> None:
    bot = find_bot("companion@2000")
    assert isinstance(bot, Companion) and bot.reaction == 2000 and bot.people == 0


@pytest.mark.parametrize("game", ["temple", "quicksand"])
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    plan = Plan(game=game, seats=2, games=1, seed=bytes(16), bots=[SLOW[game], "companion@2000"])
    assert play_one(plan, 0) == play_one(plan, 0)


def test_where_all_are_companions_somebody_does_it_in_the_end() -> None:
    plan = Plan(game="temple", seats=3, games=1, seed=bytes(16), bots=["companion@1000"] * 3)
    assert play_one(plan, 0).end is not None


def test_in_the_temple_a_slow_person_finds_most_rooms_and_gems_beside_three_companions() -> None:
    cell = measure("temple", 4, BUDGETS["companion"], GAMES, {})
    assert cell.share(0) > 0.6 and cell.share(1) > 0.6  # of four, so that each companion has an eighth at most
    assert cell.won >= GAMES // 2
    hurried = measure("temple", 4, BUDGETS["medium"], GAMES, {})
    assert hurried.share(0) < 0.3 and hurried.share(1) < 0.4  # which is why there are companions


def test_with_sand_a_slow_person_leads_timers_farther_than_any_companion() -> None:
    cell = measure("quicksand", 2, BUDGETS["companion"], GAMES, {"level": 1})
    assert cell.share(0) > 0.55 and cell.won >= GAMES // 2
