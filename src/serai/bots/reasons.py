"""Why a move was chosen: what it leads to, compared with what other moves lead to in the same imagined worlds.

Only for those who ask: a search that is not asked for reasons does nothing of this.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from serai.bots.search import WAIT, Search, Thought
from serai.bots.trials import Trials, hope_after
from serai.core.play import pick_seat, ring_next
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import has
from serai.core.state import State
from serai.core.vecs import i64, vec

RIVALS: Final = 3  # other moves that it is compared with, best first
WORLDS: Final = 60
FEW: Final = 6  # worlds are looked at however late it is
SURE: Final = 2.0  # standard errors by which a lead must be more than chance
KEY: Final = 1 << 40  # names the worlds of a tree's reasons


def why(thought: Thought, root: State, seat: i64, sense: Sense, move: i64, milliseconds: i64) -> str:
    """What the move brings most of, more than the next best, or the one after it; else what it is for by its nature."""
    number: i64 = len(sense.aims(root, seat))
    deadline = monotonic() + float(milliseconds) / 1000.0
    compared = 0
    for rival, _, _ in thought.findings():
        if number == 0 or compared == RIVALS or (compared and monotonic() > deadline):
            break
        if rival != move:
            compared += 1
            found = lead(thought, root, seat, sense, move, rival, deadline)
            if found >= 0:
                return sense.aim(root, seat, move, found)
    return sense.reason(root, seat, move, 0) if move != WAIT else ""


def lead(thought: Thought, root: State, seat: i64, sense: Sense, move: i64, rival: i64, deadline: float) -> i64:
    """The aim in which a move leads another by most, beyond chance; -1: in none."""
    sums = vec[float]()
    squares = vec[float]()
    worlds: i64 = 0
    while worlds < WORLDS and (worlds < FEW or monotonic() < deadline):
        worlds += 1
        ours = worth(thought, root, seat, sense, move, worlds)
        theirs = worth(thought, root, seat, sense, rival, worlds)
        if worlds == 1:
            sums = vec[float]([0.0] * len(ours))
            squares = vec[float]([0.0] * len(ours))
        i: i64
        for i in range(len(ours)):
            more = float(ours[i] - theirs[i])
            sums[i] += more
            squares[i] += more * more
    return foremost(sums, squares, float(worlds))


def foremost(sums: vec[float], squares: vec[float], worlds: float) -> i64:
    """The largest sum that is more than chance; -1: there is none."""
    found: i64 = -1
    i: i64
    for i in range(len(sums)):
        mean = sums[i] / worlds
        spread = squares[i] / worlds - mean * mean
        doubt = SURE * sqrt((spread if spread > 0.0 else 0.0) / worlds)
        if mean > doubt and (found < 0 or sums[i] > sums[found]):
            found = i
    return found


# What comes of a move, as the search imagines it


def worth(thought: Thought, root: State, seat: i64, sense: Sense, move: i64, number: i64) -> vec[i64]:
    """What a move brings of each aim in one of the worlds, at once and as far as the search looks: sooner is better too.

    The world is the same for all moves, and in trials one in which they were tried.
    """
    key = thought.key if isinstance(thought, Trials) else KEY
    world = root.clone()
    world.imagine(seat, Rng(key, number))
    brought = at_once(world, seat, sense, move, Rng(key, number, 1))
    if isinstance(thought, Search) and not thought.horizon and move != WAIT:
        retrace(thought, world, seat, move, Rng(key, number, 1))
    else:
        hope_after(world, seat, move, sense, Rng(key, number, 1))
    later = sense.aims(world, seat)
    i: i64
    for i in range(len(later)):
        brought[i] += later[i]
    return brought


def at_once(world: State, seat: i64, sense: Sense, move: i64, rng: Rng) -> vec[i64]:
    """What a move brings before anybody goes on."""
    after = world.clone()
    if move != WAIT:
        after.apply(seat, move, rng)
    return sense.aims(after, seat)


def retrace(search: Search, world: State, seat: i64, move: i64, rng: Rng) -> None:
    """Plays on as the tree found best, by hunch where it has not grown, until the seat decides again."""
    tree = search.tree
    node = tree.find(tree.child[0], seat, move)
    world.apply(seat, move, rng)
    while world.outcome() is None and not has(world.expected(), seat):
        movers = world.expected()
        if movers == 0:
            ring_next(world, rng)
            continue
        mover = pick_seat(movers, rng)
        node = most_visited(search, node, mover, world.legal(mover)) if node else 0
        world.apply(mover, tree.move[node] if node else search.sense.hunch(world, mover, rng), rng)


def most_visited(search: Search, parent: i64, mover: i64, legal: vec[i64]) -> i64:
    """What a mover did most often in the tree, of what it may do; 0: nothing yet."""
    tree = search.tree
    best: i64 = 0
    node = tree.child[parent]
    while node:
        if tree.mover[node] == mover and tree.visits[node] > tree.visits[best] and tree.move[node] in legal:
            best = node
        node = tree.sibling[node]
    return best


# One step ahead


def why_then(then: State, seat: i64, sense: Sense, move: i64, rng: Rng) -> str:
    """The same for a move at its moment, by whoever looks one step ahead: what it changes most for the better."""
    after = then.clone()
    after.apply(seat, move, rng)
    best = ahead_in(sense.aims(after, seat), sense.aims(then, seat))
    return sense.aim(then, seat, move, best) if best >= 0 else sense.reason(then, seat, move, 0)


def ahead_in(ours: vec[i64], theirs: vec[i64]) -> i64:
    """The aim that is furthest ahead; -1: none is."""
    found: i64 = -1
    i: i64
    for i in range(len(ours)):
        if ours[i] > theirs[i] and (found < 0 or ours[i] - theirs[i] > ours[found] - theirs[found]):
            found = i
    return found
