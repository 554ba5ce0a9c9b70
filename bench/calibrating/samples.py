"""Games of bots of several levels, and what the judge says along them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from serai.bots.chance import Judge
from serai.core.match import Match
from serai.core.record import Record, restart, steps
from serai.core.rng import Rng, derive
from serai.games import find_game
from serai.sim import Plan
from serai.sim.matches import play_one

SEED = bytes.fromhex("ca11b8a7e" + "0" * 23)
POSITIONS = 10  # of each game that are judged
GAMES = 96  # continuations of each


class Tables(msgspec.Struct, frozen=True):
    """The kinds of tables of one game at which bots of several levels play; every combination by lot."""

    seats: list[int]
    levels: list[str]
    options: list[dict[str, Any]]
    names: list[str] = []  # of the options, for people


def of_presets(game: str, *names: str) -> list[dict[str, Any]]:
    return [find_game(game).preset(name).written() for name in names]


IN_TURNS = ["greedy", "search:40", "search:250"]
SANDS = (1, 5, 8, 9, 13, 15, 18, 20)  # levels of Quicksand, easy and hard ones
TEMPLES = ("classic", "heroes", "veteran", "expert")
DESERTS = ("novice", "normal")
TABLES = {
    "desert": Tables([2, 3, 4], ["search:40", "search:100", "search:250"], of_presets("desert", *DESERTS), [*DESERTS]),
    "trucks": Tables([2, 3, 4], IN_TURNS, [{}]),
    "quicksand": Tables(
        [1, 2, 3],
        ["greedy@5000", "greedy@4000", "greedy@3000", "greedy@1500"],
        [{"level": level} for level in SANDS],
        [f"level {level}" for level in SANDS],
    ),
    "deserto": Tables([2, 3, 4], IN_TURNS, [{}]),
    "temple": Tables(
        [1, 2, 4],
        ["greedy@3000", "search@3000", "greedy@1500", "search@1500"],
        of_presets("temple", *TEMPLES),
        [*TEMPLES],
    ),
}


class Sample(msgspec.Struct, frozen=True):
    """A position: what continuations brought each seat on average, and what the game brought it."""

    game: str
    number: int  # of the game
    place: float  # how far on it was: 0 to 1
    means: list[float]
    won: list[float]


def plan_of(game: str, number: int) -> Plan:
    """Who plays where: a team of one level, or levels by lot where each plays for itself."""
    tables = TABLES[game]
    kinds = list(product(tables.seats, tables.options, tables.levels))
    rng = Rng(number, len(kinds), 7)
    seats, options, level = kinds[rng.below(len(kinds))]
    bots = [level] * seats
    if not find_game(game).cooperative:
        bots = [tables.levels[rng.below(len(tables.levels))] for _ in range(seats)]
    return Plan(game=game, seats=seats, games=number + 1, seed=SEED, bots=bots, options=options)


def samples(game: str, number: int) -> list[Sample]:
    """One game, judged at some positions before its end."""
    record = play_one(plan_of(game, number), number)
    rng = Rng(number, 0, 8)
    length = len(record.log)
    places = {(part * length + rng.below(length)) // POSITIONS for part in range(POSITIONS)}
    won = shares(record)
    judge = judge_of(record, number)
    return [
        Sample(game, number, round(place / length, 4), means_at(match, judge), won)
        for place, match in positions(record)
        if place in places and match.outcome() is None
    ]


def positions(record: Record) -> Iterator[tuple[int, Match]]:
    """Every position of a record, with how many entries led to it."""
    match = restart(record, find_game)
    yield 0, match
    for number in steps(record, match):
        yield number + 1, match


def judge_of(record: Record, number: int) -> Judge:
    """Who judges a game: by luck of its own, and at the tempo of those who played."""
    game = find_game(record.game)
    judge = Judge(game.sense, game.manners.pace, game.cooperative, derive(SEED, number, b"judge"))
    judge.learn_tempo(restart(record, find_game), [at for at, _, _ in record.log])
    return judge


def means_at(match: Match, judge: Judge) -> list[float]:
    found = [judge.results(match, world) for world in range(GAMES)]
    return [round(sum(column) / GAMES, 5) for column in zip(*found, strict=True)]


def shares(record: Record) -> list[float]:
    """How it ended for each seat."""
    assert record.end is not None
    winners = record.end.winners
    part = 1.0 if find_game(record.game).cooperative else 1.0 / max(1, len(winners))
    return [part if seat in winners else 0.0 for seat in range(record.seats)]
