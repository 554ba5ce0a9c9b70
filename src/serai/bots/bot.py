"""What a bot is, and the three that can play any game."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from serai.bots.search import WAIT, Search
from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import State
from serai.core.vecs import append, i64, vec

CHUNK: Final = 50  # search iterations between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves in imagined worlds: it is never handed the true one."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, world: State, seat: i64, rng: Rng, pace: i64 = 0) -> i64:
        """A legal move of the seat; or WAIT, where the game does not wait for it."""
        raise NotImplementedError


def choices(world: State, seat: i64) -> vec[i64]:
    """The moves worth a thought; a seat that the game does not wait for may also wait."""
    moves = world.candidates(seat)
    return moves if has(world.expected(), seat) else append(moves, WAIT)


def ask(bot: Bot, state: State, seat: i64, rng: Rng, pace: i64 = 0) -> i64:
    """What a bot would do at a seat, knowing only what the seat may know."""
    if isinstance(bot, Random):
        return bot.choose(state, seat, rng, pace)  # looks at the legal moves alone, so there is nothing to hide
    world = state.clone()
    world.imagine(seat, rng)
    return bot.choose(world, seat, rng, pace)


class Random(Bot):
    """Any move that bots think about at all."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, world: State, seat: i64, rng: Rng, pace: i64 = 0) -> i64:
        """One of them, by lot."""
        moves = choices(world, seat)
        return moves[rng.below(len(moves))]


class Greedy(Bot):
    """One step ahead: the move after which the seat stands best."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, world: State, seat: i64, rng: Rng, pace: i64 = 0) -> i64:
        """The move with the best standing; equal ones by lot."""
        moves = choices(world, seat)
        best_move: i64 = moves[0]
        best: i64 = -(1 << 60)
        equals: i64 = 0
        i: i64
        for i in range(len(moves)):
            after = world.clone()
            if moves[i] != WAIT:
                after.apply(seat, moves[i], rng)
            standing = after.standing(seat)
            if standing > best:
                best = standing
                equals = 0
            if standing == best:
                equals += 1
                if rng.below(equals) == 0:
                    best_move = moves[i]
        return best_move


class Searching(Bot):
    """Tree search with a budget of iterations (the same move for the same dice), or of milliseconds."""

    __slots__ = ("iterations", "milliseconds")

    def __init__(self, name: str, iterations: i64, milliseconds: i64 = 0) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, world: State, seat: i64, rng: Rng, pace: i64 = 0) -> i64:
        """The move that the search tried most; an only move is not thought about."""
        moves = choices(world, seat)
        return moves[0] if len(moves) == 1 else self.think(world, seat, rng, pace).best()

    def think(self, world: State, seat: i64, rng: Rng, pace: i64 = 0) -> Search:
        """A search with its budget spent, for whoever wants to see more than the best move."""
        search = Search(world, seat, rng, pace)
        if not self.milliseconds:
            search.think(self.iterations)
            return search
        deadline = monotonic() + float(self.milliseconds) / 1000.0
        search.think(CHUNK)
        while monotonic() < deadline:
            search.think(CHUNK)
        return search
