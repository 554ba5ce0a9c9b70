"""Le Désert interdit: how many actions it takes to get somewhere. No rule, only how bots plan their way."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import copies, i64, vec, zeros
from serai.games.desert.rules.board import is_buried, nearby, next_steps, tiles
from serai.games.desert.state import ARCHEOLOGIST, CELLS, CLIMBER, Expedition

FAR: Final = 16  # actions: further than anybody plans
NOWHERE: Final = -1
BIT_OF: Final = vec[i64](
    [
        0,
        0,
        1,
        26,
        2,
        23,
        27,
        0,
        3,
        16,
        24,
        30,
        28,
        11,
        0,
        13,
        4,
        7,
        17,
        0,
        25,
        22,
        31,
        15,
        29,
        10,
        12,
        6,
        0,
        21,
        14,
        9,
        5,
        20,
        8,
        19,
        18,
    ]
)  # by the remainder of a power of two by 37


def lowest(cells: i64) -> i64:
    """The first of some cells: as `nth(cells, 0)`, without a loop, for plans ask this more than anything."""
    return BIT_OF[(cells & -cells) % 37]


def digs(game: Expedition, seat: i64, markers: i64) -> i64:
    """Actions that a seat needs to remove so many markers from a tile."""
    if markers <= 0:
        return 0
    return (markers + 1) // 2 if game.role[seat] == ARCHEOLOGIST else markers


def entry(game: Expedition, seat: i64, cell: i64) -> i64:
    """Actions from a neighbouring tile onto this one, sand in the way included."""
    if has(game.blocked, cell) and game.role[seat] != CLIMBER:
        return 1 + digs(game, seat, game.sand[cell] - 1)
    return 1


def around_here(game: Expedition, seat: i64, cells: i64) -> i64:
    """Where one step leads from any of these cells, once the sand there is gone."""
    near = nearby(game, seat, cells)
    passable = game.tunnels & ~game.blocked
    if cells & passable:
        near |= passable
    return near & tiles(game)


def efforts(game: Expedition, seat: i64) -> vec[i64]:
    """Actions until a seat stands on each cell, sand in its way included; FAR where it cannot plan to go."""
    cost = copies(CELLS, FAR)
    waiting = zeros(FAR + 1)  # cells to be reached with so many actions
    here = game.pawn[seat]
    waiting[digs(game, seat, game.sand[here] - 1) if is_buried(game, seat) else 0] = only(here)
    left = tiles(game)
    spent: i64
    for spent in range(FAR):
        fresh = waiting[spent] & left
        if fresh == 0:
            continue
        left &= ~fresh
        near = around_here(game, seat, fresh) & left
        while fresh:
            cost[lowest(fresh)] = spent
            fresh &= fresh - 1
        while near:
            cell = lowest(near)
            near &= near - 1
            at = spent + entry(game, seat, cell)
            if at < FAR:
                waiting[at] |= only(cell)
        if left == 0:
            break
    cost[here] = 0
    return cost


def first_cell(game: Expedition, seat: i64, cost: vec[i64], target: i64) -> i64:
    """The first cell on a cheapest way to a target; NOWHERE for the own cell."""
    here = game.pawn[seat]
    step = NOWHERE
    cell = target
    while cell != here:
        step = cell
        cell = cell_before(game, seat, cost, cell)
        if cell == NOWHERE:
            return NOWHERE
    return step


def cell_before(game: Expedition, seat: i64, cost: vec[i64], cell: i64) -> i64:
    """The cell from which a cheapest way enters this one."""
    near = around_here(game, seat, only(cell))
    best = NOWHERE
    least = cost[cell]
    while near:
        other = lowest(near)
        near &= near - 1
        if cost[other] < least:
            least = cost[other]
            best = other
    return best


def steps_to(game: Expedition, seat: i64, goals: i64) -> vec[i64]:
    """Steps from each cell to the nearest of these, over open ground; FAR where there is no way."""
    steps = copies(CELLS, FAR)
    reached: i64 = 0
    fresh = goals
    n: i64 = 0
    while fresh:
        reached |= fresh
        left = fresh
        while left:
            steps[lowest(left)] = n
            left &= left - 1
        fresh = next_steps(game, seat, fresh) & ~reached
        n += 1
    return steps
