"""Search over what a seat cannot know: information-set Monte Carlo tree search, for any game."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from serai.core.play import pick_seat, playout, ring_next
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import has, only, size
from serai.core.state import State
from serai.core.vecs import append, i64, vec

EXPLORE: Final = 0.7
EXPLORE_JUDGED: Final = 1.0  # times the spread of the judgements, which are much closer together than won and lost
WAIT: Final = -100  # of a seat that the game does not wait for: let the others go on


class Tree:
    """Nodes in parallel arrays; the children of a node are a chain, in the order in which `legal` gives moves."""

    __slots__ = ("child", "move", "mover", "offered", "parent", "sibling", "visits", "wins")

    def __init__(self) -> None:
        self.parent = vec[i64]([0])
        self.child = vec[i64]([0])  # first child, 0 = none
        self.sibling = vec[i64]([0])  # next child of the same parent, 0 = none
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([-1])
        self.visits = vec[float]([0.0])  # a float, because it is only ever divided by
        self.offered = vec[float]([0.0])  # how often this move was legal when its parent was visited
        self.wins = vec[float]([0.0])

    def grow(self, parent: i64, before: i64, mover: i64, move: i64) -> i64:
        """A new child, in the chain behind the one before it (0 = at the front)."""
        node: i64 = len(self.move)
        if before:
            self.sibling = append(self.sibling, self.sibling[before])
            self.sibling[before] = node
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
        self.parent = append(self.parent, parent)
        self.child = append(self.child, 0)
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0.0)
        self.offered = append(self.offered, 0.0)
        self.wins = append(self.wins, 0.0)
        return node

    def find(self, node: i64, mover: i64, move: i64) -> i64:
        """This move in the chain from a node on, or 0."""
        while node and (self.move[node] != move or self.mover[node] != mover):
            node = self.sibling[node]
        return node

    def child_by(self, parent: i64, before: i64, mover: i64, move: i64) -> i64:
        """The child by this move, nearly always the next one in the chain; made if it is new."""
        ahead = self.sibling[before] if before else self.child[parent]
        node = self.find(ahead, mover, move)
        if node == 0 and before:
            node = self.find(self.child[parent], mover, move)
        return node if node else self.grow(parent, before, mover, move)

    def choose(self, parent: i64, mover: i64, moves: vec[i64], explore: float, rng: Rng) -> i64:
        """A child never tried before, any of them; else the one with the best bound."""
        best: i64 = 0
        best_bound = -1.0
        fresh: i64 = 0
        untried: i64 = 0
        node: i64 = 0
        last_offered = 0.0
        last_log = 0.0
        i: i64
        for i in range(len(moves)):
            node = self.child_by(parent, node, mover, moves[i])
            offered = self.offered[node] + 1.0
            self.offered[node] = offered
            visits = self.visits[node]
            if visits == 0.0:
                fresh += 1
                if rng.below(fresh) == 0:
                    untried = node
            elif fresh == 0:
                if offered != last_offered:  # mostly all were offered equally often
                    last_offered = offered
                    last_log = log(offered)
                bound = self.wins[node] / visits + explore * sqrt(last_log / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = node
        return untried if fresh else best

    def movers_to(self, node: i64) -> i64:
        """The seats that moved on the way to this node, as a bit mask."""
        movers: i64 = 0
        while node:
            movers |= only(self.mover[node])
            node = self.parent[node]
        return movers

    def credit(self, node: i64, winners: i64) -> None:
        """Every move on the way to this node was played once more; a victory is shared."""
        share = 1.0 / float(size(winners)) if winners else 0.0
        while node:
            self.visits[node] += 1.0
            if has(winners, self.mover[node]):
                self.wins[node] += share
            node = self.parent[node]

    def credit_judged(self, node: i64, hopes: vec[float]) -> None:
        """The same where the end was guessed: every mover gets the share it can hope for."""
        while node:
            self.visits[node] += 1.0
            self.wins[node] += hopes[self.mover[node]]
            node = self.parent[node]


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """One decision, thought over: what to do, and what was found out about the moves."""

    __slots__ = ()

    def best(self) -> i64:
        """The move to make."""
        raise NotImplementedError

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move: how often it was tried, and the share of victories to hope for; most tried first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Thought):
    """A tree that can be grown in several goes and asked at any time."""

    __slots__ = (
        "choosy",
        "deep",
        "explore",
        "hopes",
        "horizon",
        "judged",
        "may_wait",
        "mean",
        "pace",
        "rng",
        "root",
        "seat",
        "sense",
        "spread",
        "tree",
    )

    def __init__(self, root: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> None:
        self.root = root
        self.seat = seat
        self.sense = sense
        self.rng = rng
        self.pace = pace
        self.tree = Tree()
        self.may_wait = not has(root.expected(), seat)
        self.horizon = sense.horizon(root)
        self.deep = sense.is_deep()
        self.choosy = sense.is_choosy()
        self.explore = EXPLORE
        self.hopes = vec[float]([0.0] * root.seats)  # by seat, of the imagined game just judged
        self.judged = 0.0  # how many were
        self.mean = 0.0  # of this seat's hopes
        self.spread = 0.0  # sum of their squared distances from the mean

    def think(self, iterations: i64) -> None:
        """Plays that many imagined games, each a little wiser, to their end or to where the game can judge them."""
        for _ in range(iterations):
            world = self.world()
            if self.horizon:
                self.look_ahead(world)
                continue
            node = self.descend(world)
            playout(world, self.rng, self.pace, self.sense)
            end = world.outcome()
            assert end is not None
            self.tree.credit(node, end.winners)

    def world(self) -> State:
        """One of the worlds that the seat may be in."""
        world = self.root.clone()
        world.imagine(self.seat, self.rng)
        return world

    def look_ahead(self, world: State) -> None:
        """Plays to the horizon and judges."""
        node = self.descend(world)
        ahead = self.horizon
        while not self.deep and world.outcome() is None:
            if self.sense.has_outlook(world, self.seat):
                ahead -= 1
                if ahead == 0:
                    break
            follow_hunch(world, self.sense, self.rng)
        self.judge(world, self.tree.movers_to(node))
        self.tree.credit_judged(node, self.hopes)

    def judge(self, world: State, movers: i64) -> None:
        """What each of these seats can hope for; the wider the judgements spread, the more is tried."""
        end = world.outcome()
        seat: i64
        for seat in range(world.seats):
            if has(movers, seat):
                self.hopes[seat] = self.sense.outlook(world, seat) if end is None else share(end.winners, seat)
        self.judged += 1.0
        hope = self.hopes[self.seat]
        before = hope - self.mean
        self.mean += before / self.judged
        self.spread += before * (hope - self.mean)
        self.explore = EXPLORE_JUDGED * sqrt(self.spread / self.judged) + 1e-9

    def descend(self, world: State) -> i64:
        """Plays down the tree to a node never visited before, to the horizon, or to the end of the game."""
        tree = self.tree
        rng = self.rng
        node: i64 = 0
        while world.outcome() is None:
            movers = world.expected()
            if node == 0 and has(world.movers(), self.seat):
                mover = self.seat  # at the root it is this seat that decides, whoever else may act too
            elif movers == 0:
                ring_next(world, rng)
                continue
            else:
                mover = pick_seat(movers, rng)
            moves = self.sense.candidates(world, mover) if self.choosy else world.legal(mover)
            if node == 0 and self.may_wait:
                moves = append(moves, WAIT)
            node = tree.choose(node, mover, moves, self.explore, rng)
            if tree.move[node] != WAIT:
                world.apply(mover, tree.move[node], rng)
            if tree.visits[node] == 0.0 or (
                self.horizon and not self.deep and self.sense.has_outlook(world, self.seat)
            ):
                break
        return node

    def best(self) -> i64:
        """The first of the moves visited most often; -1 before the first thought."""
        tree = self.tree
        best = tree.child[0]
        node = best
        while node:
            if tree.visits[node] > tree.visits[best]:
                best = node
            node = tree.sibling[node]
        return tree.move[best]

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move tried at the root: how often, and the share of victories it brought; most tried first."""
        tree = self.tree
        rows: list[tuple[int, int, float]] = []
        node = tree.child[0]
        while node:
            visits = tree.visits[node]
            if visits > 0.0:
                rows.append((tree.move[node], int(visits), tree.wins[node] / visits))
            node = tree.sibling[node]
        return sorted(rows, key=visits_of, reverse=True)


def follow_hunch(world: State, sense: Sense, rng: Rng) -> None:
    """One quick move of a seat that has one, or the next alarm."""
    move_one(world, sense.eager(world), sense, rng)


def wait_for_others(world: State, sense: Sense, rng: Rng) -> None:
    """The same of a seat that the game waits for: what comes of somebody else's waiting."""
    move_one(world, world.expected(), sense, rng)


def move_one(world: State, movers: i64, sense: Sense, rng: Rng) -> None:
    """One of these seats makes a quick move; with none of them, the next alarm."""
    if movers == 0:
        ring_next(world, rng)
        return
    seat = pick_seat(movers, rng)
    world.apply(seat, sense.hunch(world, seat, rng), rng)


def share(winners: i64, seat: i64) -> float:
    """What a seat has of a victory."""
    return 1.0 / float(size(winners)) if has(winners, seat) else 0.0


def visits_of(row: tuple[int, int, float]) -> int:
    return row[1]
