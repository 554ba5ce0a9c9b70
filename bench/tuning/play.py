"""Whole games of Le Désert interdit: by hunch alone, or by search bots whose positions are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

from serai.bots.search import follow_hunch
from serai.core.game import read_seed
from serai.core.record import Record, restart, steps
from serai.games import find_game
from serai.games.desert.sense.attentive import Attentive, is_fresh
from serai.games.desert.sense.weights import Weights
from serai.sim import Plan
from serai.sim.matches import play_one, thoughts
from tuning.weights_file import playing_by

Found = TypeVar("Found")
PART = 25  # games that a process plays in one go


@dataclass(frozen=True)
class Tables:
    """Where games are played: so many seats, the difficulties in turn; game number n is the same for every trial."""

    seats: int
    difficulties: tuple[str, ...]
    seed: str
    bot: str = "search:60"

    def plan(self, number: int) -> Plan:
        difficulty = self.difficulties[number % len(self.difficulties)]
        return Plan(
            game="desert",
            seats=self.seats,
            games=1,
            seed=read_seed(self.seed),
            bots=[self.bot] * self.seats,
            options={"difficulty": difficulty},
        )


def is_won_by_hunch(tables: Tables, number: int) -> bool:
    """Plays one game in which nobody thinks twice."""
    plan = tables.plan(number)
    game, seed = plan.the_game(), plan.seed_of(number)
    state = game.begin(plan.seats, plan.the_options(), seed).state
    rng = thoughts(seed)
    while (end := state.outcome()) is None:
        follow_hunch(state, game.sense, rng)
    return end.winners != 0


def wins_of(weights: Weights, tables: Tables, games: range) -> int:
    """How many of these games hunches by some weights win."""
    with playing_by(weights):
        return sum(is_won_by_hunch(tables, number) for number in games)


def record_of(tables: Tables, number: int) -> Record:
    """A game of search bots."""
    return play_one(tables.plan(number), number)


def positions(record: Record) -> Iterator[Attentive]:
    """Where bots judge: the positions of a game at which a phase begins."""
    match = restart(record, find_game)
    state = match.state
    for _ in steps(record, match):
        assert isinstance(state, Attentive)
        if is_fresh(state) and state.outcome() is None:
            yield state.clone()


class Players:
    """Processes that play for whoever compares weights; with one job, this process."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def wins(self, candidates: list[Weights], tables: Tables, games: range) -> list[int]:
        """What each candidate wins of the same games."""
        parts = [games[start : start + PART] for start in range(0, len(games), PART)]
        tasks = [(weights, tables, part) for weights in candidates for part in parts]
        play = self.pool.map if self.pool else map
        counts = list(play(wins_of, *zip(*tasks)))
        return [sum(counts[n : n + len(parts)]) for n in range(0, len(counts), len(parts))]

    def each(self, one: Callable[[Tables, int], Found], tables: Tables, games: range) -> Iterator[Found]:
        """What comes of each game of search bots, in order."""
        play = self.pool.map if self.pool else map
        return iter(play(one, [tables] * len(games), games))

    def close(self) -> None:
        """Lets the processes go."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
