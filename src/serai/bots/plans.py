"""Plans: how somebody may go on after a move, before the next position that is judged; what did well is tried more often.

Hunches alone undo what a first step was good for. With many trials a small tree grows behind every move that is compared:
the rest of the turn is chosen in it, the hunch first, and only what comes after that is left to hunches.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from serai.bots.search import Tree
from serai.core.play import pick_seat, ring_next
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec, zeros

RIPE: Final = 4.0  # trials of a plan before it grows on
EXPLORE: Final = 0.2  # times the spread of a hope
UNTRIED: Final = 2.0  # a move never tried counts as if it had been so often, as well as its parent
CERTAIN: Final = 1e-9  # so that nothing is divided by, or hoped for, exactly nothing


class Plans:
    """A tree behind each of the moves that are compared."""

    __slots__ = ("roots", "seat", "sense", "tree")

    def __init__(self, seat: i64, sense: Sense, moves: vec[i64]) -> None:
        self.seat = seat
        self.sense = sense
        self.tree = Tree()
        self.roots = zeros(len(moves))  # the node of each move
        i: i64
        for i in range(len(moves)):
            self.roots[i] = self.tree.grow(0, 0, seat, moves[i])

    def follow(self, world: State, node: i64, rng: Rng) -> i64:
        """Plays the plan behind a node as far as it has grown, and one move more; the node where it ends."""
        sense = self.sense
        while self.tree.visits[node] >= RIPE and world.outcome() is None and not sense.has_outlook(world, self.seat):
            movers = sense.eager(world)
            if movers == 0:
                ring_next(world, rng)
                continue
            mover = pick_seat(movers, rng)
            node = self.next(world, node, mover, sense.hunch(world, mover, rng))
            world.apply(mover, self.tree.move[node], rng)
        return node

    def next(self, world: State, parent: i64, mover: i64, hunch: i64) -> i64:
        """The hunch when it is new here; else the move with the best bound."""
        tree = self.tree
        best = tree.find(tree.child[parent], mover, hunch)
        if best == 0:
            return tree.grow(parent, 0, mover, hunch)
        visits = tree.visits[parent]
        mean = tree.wins[parent] / visits
        reach = EXPLORE * sqrt((mean * (1.0 / float(world.seats) - mean) + CERTAIN) * log(visits + 1.0))
        best_bound = self.bound(best, mean, reach)
        chosen = hunch
        moves = self.sense.candidates(world, mover)
        i: i64
        for i in range(len(moves)):
            node = tree.find(tree.child[parent], mover, moves[i])
            bound = self.bound(node, mean, reach)
            if bound > best_bound:
                best, best_bound, chosen = node, bound, moves[i]
        return best if best else tree.grow(parent, 0, mover, chosen)

    def bound(self, node: i64, mean: float, reach: float) -> float:
        """How much may be hoped for at best; node 0 is a move never tried."""
        visits = self.tree.visits[node] if node else 0.0
        if visits == 0.0:
            return mean + reach / sqrt(UNTRIED)
        return self.tree.wins[node] / visits + reach / sqrt(visits)

    def credit(self, node: i64, hope: float) -> None:
        """Every move on the way to this node was tried once more."""
        tree = self.tree
        while node:
            tree.visits[node] += 1.0
            tree.wins[node] += hope
            node = tree.parent[node]
