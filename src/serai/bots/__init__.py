"""Who plays when no person does: bots by name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from serai.bots.greedy import best_next
from serai.bots.search import Search
from serai.core.errors import OutOfRange, Unknown
from serai.core.rng import Rng
from serai.core.state import State

BOTS = ("random", "greedy", "search")
SEARCH_ITERATIONS = 1000
CHUNK = 50  # iterations between two looks at the clock


class Bot(Protocol):
    """Chooses a move in an imagined world: it is never handed the true one."""

    @property
    def name(self) -> str: ...

    def choose(self, world: State, seat: int, rng: Rng, pace: int = 0) -> int:
        """A legal move of the seat."""
        ...


def ask(bot: Bot, state: State, seat: int, rng: Rng, pace: int = 0) -> int:
    """What a bot would do at a seat, knowing only what the seat may know."""
    world = state.clone()
    world.imagine(seat, rng)
    return bot.choose(world, seat, rng, pace)


@dataclass(frozen=True)
class Random:
    """Any legal move."""

    name: str = "random"

    def choose(self, world: State, seat: int, rng: Rng, pace: int = 0) -> int:
        moves = world.legal(seat)
        return int(moves[rng.below(len(moves))])


@dataclass(frozen=True)
class Greedy:
    """The move after which the seat stands best."""

    name: str = "greedy"

    def choose(self, world: State, seat: int, rng: Rng, pace: int = 0) -> int:
        return int(best_next(world, seat, rng))


@dataclass(frozen=True)
class Searching:
    """Tree search with a budget of iterations (the same for the same dice), or of milliseconds."""

    name: str = "search"
    iterations: int = SEARCH_ITERATIONS
    milliseconds: int = 0

    def choose(self, world: State, seat: int, rng: Rng, pace: int = 0) -> int:
        moves = world.legal(seat)
        return int(moves[0]) if len(moves) == 1 else int(self.think(world, seat, rng, pace).best())

    def think(self, world: State, seat: int, rng: Rng, pace: int = 0) -> Search:
        """A search with its budget spent, for whoever wants to see more than the best move."""
        search = Search(world, seat, rng, pace)
        if not self.milliseconds:
            search.think(self.iterations)
            return search
        deadline = monotonic() + self.milliseconds / 1000
        search.think(CHUNK)
        while monotonic() < deadline:
            search.think(CHUNK)
        return search


def find_bot(spec: str) -> Bot:
    """A bot by its name: random, greedy, search, search:1000 (iterations) or search:500ms."""
    name, colon, budget = spec.partition(":")
    if name not in BOTS:
        raise Unknown("unknown-bot", name=spec, known=", ".join(BOTS))
    if not colon:
        plain: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), "search": Searching()}
        return plain[name]
    found = re.fullmatch(r"(\d{1,9})(ms)?", budget, re.ASCII)
    if name != "search" or not found or int(found[1]) == 0:
        raise OutOfRange("bad-budget", name=name, budget=budget or "''")
    amount = int(found[1])
    return Searching(spec, milliseconds=amount) if found[2] else Searching(spec, iterations=amount)
