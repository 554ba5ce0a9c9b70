"""Companions are bots like others; what they leave to people is measured in tests/bench."""

from __future__ import annotations

import pytest

from serai.bots import Companion, find_bot
from serai.sim import Plan
from serai.sim.matches import play_one


def test_a_companion_is_a_bot_like_others() -> None:
    bot = find_bot("companion@2000")
    assert isinstance(bot, Companion) and bot.reaction == 2000 and bot.people == 0


@pytest.mark.parametrize("game", ["temple", "quicksand"])
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    plan = Plan(game=game, seats=2, games=1, seed=bytes(16), bots=["greedy@3000", "companion@2000"])
    assert play_one(plan, 0) == play_one(plan, 0)


def test_where_all_are_companions_somebody_does_it_in_the_end() -> None:
    plan = Plan(game="temple", seats=3, games=1, seed=bytes(16), bots=["companion@1000"] * 3)
    end = play_one(plan, 0).end
    assert end is not None and end.winners
