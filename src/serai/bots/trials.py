"""Trials: every move is tried in the same imagined worlds, and the better half goes on to the next round.

For games that can say how things stand after a while, and ask for it (`by_trials`). What chance brings is the same for
all moves that are compared, so far fewer worlds are needed than in a tree; in each, everybody goes on by hunch.
"""

from __future__ import annotations

from serai.bots.search import WAIT, Thought, follow_hunch, share
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec, zeros


class Trials(Thought):
    """Moves that are weeded out round by round."""

    __slots__ = ("key", "left", "moves", "root", "seat", "sums", "tries", "worlds")

    def __init__(self, root: State, seat: i64, moves: vec[i64], rng: Rng) -> None:
        self.root = root
        self.seat = seat
        self.moves = moves
        self.key = rng.below(1 << 30)  # names the worlds
        self.worlds: i64 = 0
        self.left = vec[i64](range(len(moves)))  # places of the moves still in the race, best first
        self.sums = vec[float]([0.0] * len(moves))
        self.tries = zeros(len(moves))

    def think(self, budget: i64) -> None:
        """Spends a number of trials: as many in each round, until one move is left."""
        while len(self.left) > 1 and budget > 0:
            moves: i64 = len(self.left)
            worlds = budget // (rounds(moves) * moves)
            for _ in range(worlds if worlds else 1):
                self.try_all()
                budget -= moves
            self.halve()

    def try_all(self) -> None:
        """One more world for every move still in the race."""
        self.worlds += 1
        world = self.root.clone()
        world.imagine(self.seat, Rng(self.key, self.worlds))
        i: i64
        for i in range(len(self.left)):
            place = self.left[i]
            self.sums[place] += hope_after(world.clone(), self.seat, self.moves[place], Rng(self.key, self.worlds, 1))
            self.tries[place] += 1

    def halve(self) -> None:
        """Keeps the better half; all of them were tried in the same worlds."""
        self.sort()
        self.left = self.left[: (len(self.left) + 1) // 2]

    def sort(self) -> None:
        """Best first; equal ones in the order of the moves."""
        left = self.left[:]
        i: i64
        j: i64
        for i in range(1, len(left)):
            for j in range(i, 0, -1):
                if self.sums[left[j]] > self.sums[left[j - 1]]:
                    left[j - 1], left[j] = left[j], left[j - 1]
        self.left = left

    def best(self) -> i64:
        """The best of the moves still in the race."""
        self.sort()
        return self.moves[self.left[0]]

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move: how often it was tried, and the share of victories to hope for; most tried first."""
        rows = [
            (int(self.moves[i]), int(self.tries[i]), self.sums[i] / float(self.tries[i]))
            for i in range(len(self.moves))
            if self.tries[i]
        ]
        return sorted(rows, key=merit, reverse=True)


def rounds(moves: i64) -> i64:
    """How often a number can be halved until one is left."""
    n: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        n += 1
    return n


def hope_after(world: State, seat: i64, move: i64, rng: Rng) -> float:
    """What a seat can hope for when it makes a move and everybody goes on by hunch, to the horizon."""
    if move != WAIT:
        world.apply(seat, move, rng)
    ahead = world.horizon()
    while True:
        end = world.outcome()
        if end is not None:
            return share(end.winners, seat)
        outlook = world.outlook(seat)
        if outlook >= 0.0:
            ahead -= 1
            if ahead <= 0:
                return outlook
        follow_hunch(world, rng)


def merit(row: tuple[int, int, float]) -> tuple[int, float]:
    return row[1], row[2]
