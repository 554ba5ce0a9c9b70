"""The desert of the day: the same in every house, for ever."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from serai.core.daily import bot_words, daily_of, daily_seed, setups_of
from serai.core.game import Game
from serai.games import all_games, find_game

DAY = 20_775  # 2026-11-18
SEEDS = {
    "desert": "36605d3715f30f5b",
    "deserto": "2a5e710703a211e8",
    "quicksand": "54e6f92050c35127",
    "temple": "09e0db53380d088b",
    "trucks": "939189a575591c1a",
}


@pytest.mark.parametrize("game", SEEDS)
def test_a_day_has_the_dice_that_it_always_had(game: str) -> None:
    assert sha256(daily_seed(DAY, game)).hexdigest()[:16] == SEEDS[game]


def test_days_and_games_have_dice_of_their_own_and_bots_too() -> None:
    seeds = [daily_seed(day, game) for day in range(DAY, DAY + 50) for game in SEEDS]
    assert len(set(seeds)) == 50 * len(SEEDS) and {len(seed) for seed in seeds} == {16}
    words = [bot_words(seeds[0], moment, seat) for moment in range(20) for seat in range(4)]
    assert len(set(words)) == 80 and bot_words(seeds[0], 3, 1) == bot_words(seeds[0], 3, 1)
    assert set(words).isdisjoint(bot_words(seeds[1], moment, 0) for moment in range(20))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_setup_can_be_played_by_one_person_and_bots_and_days_differ(game: Game[Any]) -> None:
    for day in range(DAY, DAY + len(setups_of(game))):
        daily = daily_of(day, game)
        assert daily.seats > 1 and daily.bots in game.bots
        game.begin(daily.seats, daily.options(game), daily_seed(day, game.name))
        assert len(setups_of(game)) == 1 or daily != daily_of(day + 1, game)


def test_what_is_set_on_a_day_stays() -> None:
    found = {name: daily_of(DAY, find_game(name)) for name in SEEDS}
    assert {name: (daily.preset or daily.level, daily.seats, daily.bots) for name, daily in found.items()} == {
        "desert": ("novice", 3, "skilled"),
        "deserto": ("standard", 3, "skilled"),
        "quicksand": (10, 3, "skilled"),
        "temple": ("beginner", 3, "skilled"),
        "trucks": ("quick", 3, "skilled"),
    }
