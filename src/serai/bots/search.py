"""Search over what a seat cannot know: information-set Monte Carlo tree search, for any game."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from serai.core.play import pick_seat, playout, ring_next
from serai.core.rng import Rng
from serai.core.sets import has, size
from serai.core.state import Outcome, State
from serai.core.vecs import append, i64, vec

EXPLORE: Final = 0.7


class Tree:
    """Nodes in parallel arrays; the children of a node are a chain. Node 0 is the root."""

    __slots__ = ("child", "move", "mover", "offered", "sibling", "visits", "wins")

    def __init__(self) -> None:
        self.child = vec[i64]([0])  # first child, 0 = none
        self.sibling = vec[i64]([0])  # next child of the same parent, 0 = none
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([0])
        self.visits = vec[i64]([0])
        self.offered = vec[i64]([0])  # how often this move was legal when its parent was visited
        self.wins = vec[float]([0.0])

    def grow(self, parent: i64, move: i64, mover: i64) -> i64:
        """A new child."""
        node: i64 = len(self.visits)
        self.sibling = append(self.sibling, self.child[parent])
        self.child[parent] = node
        self.child = append(self.child, 0)
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.wins = append(self.wins, 0.0)
        return node

    def find(self, parent: i64, move: i64, mover: i64) -> i64:
        """The child by this move of this seat, or 0."""
        node = self.child[parent]
        while node and (self.move[node] != move or self.mover[node] != mover):
            node = self.sibling[node]
        return node

    def choose(self, parent: i64, mover: i64, moves: vec[i64], rng: Rng) -> i64:
        """A legal move never tried before, as -1 - move; else the child with the best bound."""
        best: i64 = 0
        best_bound = -1.0
        fresh: i64 = 0
        untried: i64 = 0
        i: i64
        for i in range(len(moves)):
            node = self.find(parent, moves[i], mover)
            if node == 0:
                fresh += 1
                if rng.below(fresh) == 0:
                    untried = moves[i]
                continue
            self.offered[node] += 1
            if fresh == 0:
                visits = float(self.visits[node])
                bound = self.wins[node] / visits + EXPLORE * sqrt(log(float(self.offered[node])) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = node
        return -1 - untried if fresh else best


class Search:
    """One decision: a tree that can be grown in several goes and asked at any time."""

    __slots__ = ("pace", "path", "rng", "root", "seat", "tree")

    def __init__(self, root: State, seat: i64, rng: Rng, pace: i64 = 0) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.pace = pace
        self.tree = Tree()
        self.path = vec[i64](capacity=64)

    def think(self, iterations: i64) -> None:
        """Plays that many imagined games to their end, each a little wiser."""
        i: i64
        for i in range(iterations):
            world = self.root.clone()
            world.imagine(self.seat, self.rng)
            self.descend(world)
            playout(world, self.rng, self.pace)
            end = world.outcome()
            assert end is not None
            self.learn(end)

    def descend(self, world: State) -> None:
        """Follows the best bounds down the tree and adds one node."""
        tree = self.tree
        rng = self.rng
        node: i64 = 0
        self.path = self.path[:0]
        while world.outcome() is None:
            movers = world.movers()
            if movers == 0:
                ring_next(world, rng)
                continue
            # At the root it is this seat that decides, whoever else may act too.
            mover = self.seat if node == 0 and has(movers, self.seat) else pick_seat(movers, rng)
            choice = tree.choose(node, mover, world.legal(mover), rng)
            if choice < 0:
                self.path = append(self.path, tree.grow(node, -1 - choice, mover))
                world.apply(mover, -1 - choice, rng)
                return
            node = choice
            self.path = append(self.path, node)
            world.apply(mover, tree.move[node], rng)

    def learn(self, end: Outcome) -> None:
        """Every move on the way shares in the result."""
        tree = self.tree
        i: i64
        for i in range(len(self.path)):
            node = self.path[i]
            tree.visits[node] += 1
            tree.wins[node] += share(end, tree.mover[node])

    def best(self) -> i64:
        """The move visited most often; -1 before the first thought."""
        tree = self.tree
        best: i64 = tree.child[0]
        node = best
        while node:
            if tree.visits[node] > tree.visits[best]:
                best = node
            node = tree.sibling[node]
        return tree.move[best]

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move at the root: how often it was tried, and the share of victories it brought."""
        tree = self.tree
        rows: list[tuple[int, int, float]] = []
        node = tree.child[0]
        while node:
            rows.append((tree.move[node], tree.visits[node], tree.wins[node] / float(tree.visits[node])))
            node = tree.sibling[node]
        return sorted(rows, key=visits_of, reverse=True)


def visits_of(row: tuple[int, int, float]) -> int:
    return row[1]


def share(end: Outcome, seat: i64) -> float:
    """A share of the victory."""
    return 1.0 / float(size(end.winners)) if has(end.winners, seat) else 0.0
