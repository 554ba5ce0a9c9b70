"""Le Désert interdit: how far it is, in steps or in actions. No rule: what every plan and judgement of bots asks."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.vecs import copies, i64, vec, zeros
from serai.games.desert.rules.board import column_of, is_buried, nearby, next_steps, row_of, tiles
from serai.games.desert.state import ARCHEOLOGIST, CELLS, CLIMBER, Expedition

NOWHERE: Final = -1
FAR: Final = 16  # actions: further than anybody plans
ALL_FAR: Final = copies(CELLS, FAR)  # to be copied: quicker than to be made
NOBODY_WAITS: Final = zeros(FAR + 1)
NO_WAY: Final = 9  # steps: further than anything on the board
BIT_OF: Final = vec[i64]([
    0, 0, 1, 26, 2, 23, 27, 0, 3, 16, 24, 30, 28, 11, 0, 13, 4, 7, 17, 0, 25, 22, 31, 15, 29, 10, 12, 6, 0, 21, 14, 9, 5,
    20, 8, 19, 18,
])  # fmt: skip  # by the remainder of a power of two by 37


def lowest(cells: i64) -> i64:
    """The first of some cells: as `nth(cells, 0)`, without a loop, for plans ask this more than anything."""
    return BIT_OF[(cells & -cells) % 37]


def gap(one: i64, other: i64) -> i64:
    """Rows and columns between two cells."""
    rows = row_of(one) - row_of(other)
    columns = column_of(one) - column_of(other)
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


# Steps over open ground


def distance(game: Expedition, seat: i64, cells: i64) -> i64:
    """Steps of a seat to the nearest of these cells; NO_WAY when the way is blocked."""
    reached = only(game.pawn[seat])
    steps: i64 = 0
    while reached & cells == 0:
        more = reached | next_steps(game, seat, reached)
        steps += 1
        if more == reached or steps == NO_WAY:
            return NO_WAY
        reached = more
    return steps


def least_distance(game: Expedition, cells: i64) -> i64:
    """Steps of whoever is nearest."""
    best: i64 = NO_WAY
    seat: i64
    for seat in range(game.seats):
        steps = distance(game, seat, cells)
        best = min(best, steps)
    return best


def steps_to(game: Expedition, seat: i64, goals: i64) -> vec[i64]:
    """Steps from each cell to the nearest of these; FAR where there is no way, or no goal."""
    steps = ALL_FAR[:]
    reached: i64 = 0
    fresh = goals
    n: i64 = 0
    while fresh:
        reached |= fresh
        note(steps, fresh, n)
        fresh = next_steps(game, seat, fresh) & ~reached
        n += 1
    return steps


def note(table: vec[i64], cells: i64, number: i64) -> None:
    """Writes a number beside each of these cells."""
    while cells:
        table[lowest(cells)] = number
        cells &= cells - 1


# Actions, digging included


def digs(game: Expedition, seat: i64, markers: i64) -> i64:
    """Actions that a seat needs to remove so many markers from a tile."""
    if markers <= 0:
        return 0
    return (markers + 1) // 2 if game.role[seat] == ARCHEOLOGIST else markers


def way_out(game: Expedition, seat: i64) -> i64:
    """Actions before a seat can leave its tile."""
    if is_buried(game, seat):
        return digs(game, seat, game.sand[game.pawn[seat]] - 1)
    return 0


def around_here(game: Expedition, seat: i64, cells: i64) -> i64:
    """Where one step leads from any of these cells, once the sand there is gone."""
    near = nearby(game, seat, cells)
    passable = game.tunnels & ~game.blocked
    if cells & passable:
        near |= passable
    return near & tiles(game)


def efforts(game: Expedition, seat: i64) -> vec[i64]:
    """Actions until a seat stands on each cell, sand in its way included; FAR where it cannot plan to go."""
    cost = ALL_FAR[:]
    waiting = NOBODY_WAITS[:]  # cells to be reached with so many actions
    here = game.pawn[seat]
    waiting[way_out(game, seat)] = only(here)
    left = tiles(game)
    spent: i64
    for spent in range(FAR):
        fresh = waiting[spent] & left
        if fresh == 0:
            continue
        left &= ~fresh
        note(cost, fresh, spent)
        line_up(game, seat, waiting, around_here(game, seat, fresh) & left, spent)
        if left == 0:
            break
    cost[here] = 0
    return cost


def line_up(game: Expedition, seat: i64, waiting: vec[i64], near: i64, spent: i64) -> None:
    """Puts cells that are entered next where their turn comes; what lies in the way is dug away first."""
    dunes: i64 = 0 if game.role[seat] == CLIMBER else near & game.blocked
    waiting[spent + 1] |= near & ~dunes
    while dunes:
        cell = lowest(dunes)
        dunes &= dunes - 1
        at = spent + 1 + digs(game, seat, game.sand[cell] - 1)
        if at < FAR:
            waiting[at] |= only(cell)


def first_cell(game: Expedition, seat: i64, cost: vec[i64], target: i64) -> i64:
    """The first cell on a cheapest way to a target; NOWHERE for the own cell."""
    here = game.pawn[seat]
    step: i64 = NOWHERE
    cell = target
    while cell != here:
        step = cell
        cell = cell_before(game, seat, cost, cell)
        if cell == NOWHERE:
            return NOWHERE
    return step


def cell_before(game: Expedition, seat: i64, cost: vec[i64], cell: i64) -> i64:
    """The cell from which a cheapest way enters this one."""
    found = cheapest(cost, around_here(game, seat, only(cell)))
    if found != NOWHERE and cost[found] < cost[cell]:
        return found
    return NOWHERE


def cheapest(cost: vec[i64], cells: i64) -> i64:
    """The first of these cells that takes the fewest actions; NOWHERE without any."""
    found: i64 = NOWHERE
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if found == NOWHERE or cost[cell] < cost[found]:
            found = cell
    return found
