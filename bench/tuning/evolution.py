"""Better weights for the hunch, by evolution: children around a parent, the best of them are the next parent.

Every child of a generation plays the same games, and every generation plays other ones: nobody wins by luck twice. A
child is its parent with every number some percent more or less, so that a 0 stays 0; the next parent is the middle of
the best quarter, in which chance evens out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, prod
from random import Random

from serai.games.desert.sense.weights import Weights
from serai.sim.shares import Share, share_of
from tuning.play import Players, Tables
from tuning.weights_file import numbers, with_numbers

PART = "hunch"
Row = list[float]


@dataclass(frozen=True)
class Habits:
    """How the evolution goes about it."""

    children: int = 8
    games: int = 1000  # for each trial
    spread: float = 0.2  # of a number, as a part of itself
    calmer: float = 0.97  # times the spread, after every generation


def child(parent: Row, spread: float, chance: Random) -> Row:
    """Every number some percent more or less."""
    return [number * exp(chance.gauss(0.0, spread)) for number in parent]


def middle(rows: list[Row]) -> Row:
    """Number by number, the geometric mean; the sign stays."""
    return [0.0 if column[0] == 0 else sign_of(column[0]) * mean(column) for column in zip(*rows)]


def mean(column: tuple[float, ...]) -> float:
    return float(prod(abs(number) for number in column) ** (1.0 / len(column)))


def sign_of(number: float) -> float:
    return 1.0 if number > 0 else -1.0


@dataclass
class Evolution:
    """A parent and its generations."""

    start: Weights
    players: Players
    tables: Tables
    habits: Habits
    chance: Random
    played: int = 0  # games so far: the next generation plays other ones

    def __post_init__(self) -> None:
        self.parent = numbers(self.start[PART])
        self.spread = self.habits.spread

    @property
    def weights(self) -> Weights:
        """As they stand now."""
        return with_numbers(self.start, PART, self.parent)

    def fresh_games(self, games: int) -> range:
        """Games that nobody has played yet."""
        self.played += games
        return range(self.played - games, self.played)

    def generation(self) -> list[Share]:
        """One more; what its children won, the best first."""
        rows = [child(self.parent, self.spread, self.chance) for _ in range(self.habits.children)]
        games = self.fresh_games(self.habits.games)
        wins = self.players.wins([with_numbers(self.start, PART, row) for row in rows], self.tables, games)
        ranked = sorted(range(len(rows)), key=lambda place: -wins[place])
        self.parent = middle([rows[place] for place in ranked[: max(1, len(rows) // 4)]])
        self.spread *= self.habits.calmer
        return [share_of(wins[place], len(games)) for place in ranked]

    def compare(self, games: int) -> tuple[Share, Share]:
        """What those who began and those who were found win of the same fresh games."""
        numbers_of_games = self.fresh_games(games)
        before, after = self.players.wins([self.start, self.weights], self.tables, numbers_of_games)
        return share_of(before, games), share_of(after, games)


def evolve(evolution: Evolution, trials: int, is_time_up: Callable[[], bool], say: Callable[[str], None]) -> None:
    """Generation by generation, within so many trials and the time."""
    done = 0
    while done + evolution.habits.children <= trials and not is_time_up():
        shares = evolution.generation()
        done += evolution.habits.children
        say(f"{done:5} trials: best {shares[0].in_percent()} %, middle {shares[len(shares) // 2].in_percent()} %")
