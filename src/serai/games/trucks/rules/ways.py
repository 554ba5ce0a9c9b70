"""Moving: every way that a board allows, found once, with its price.

A way is one whole number, from the lowest bit: four cells (6 bits each, in the order of driving), how many they are
(3), what they cost an owner (4), whether the last is a station (1), the name of the last (8) and its number (6).
Sorted as numbers, ways stand by their end, the cheapest and then the shortest first.

A goal is an end at a price, whatever the way: the same number, with the place of its first way (18 bits) and how many
there are (9) instead of cells. Picked for a gauge, it has the litres on arrival in place of the price.
"""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, copies, i64, vec
from serai.games.trucks.state import FUEL, FULL, REACHES, SKULL, SLOPE, Course

STEPS_BIT: Final = 24
COST_BIT: Final = 27
STATION_BIT: Final = 31
PLACE_BIT: Final = 32
END_BIT: Final = 40
PRICE: Final = 0xFFFFF8000000  # the bits of end, name, station and cost: ways alike in these have the same goal
COUNT_BIT: Final = 18
NAMES: Final = 256
UNKNOWN: Final = 1 << 30
NO_PRICE: Final = -1  # of no way yet: 0 is the price of a free step to a first cell named A1


def end_of(way: i64) -> i64:
    return way >> END_BIT


def place_of(way: i64) -> i64:
    return (way >> PLACE_BIT) & 255


def at_station(way: i64) -> bool:
    return (way >> STATION_BIT) & 1 == 1


def cost_of(way: i64) -> i64:
    return (way >> COST_BIT) & 15


def left_at(goal: i64) -> i64:
    """The litres on arrival, in a goal that was picked for a gauge."""
    return (goal >> COST_BIT) & 15


def steps_of(way: i64) -> i64:
    return (way >> STEPS_BIT) & 7


def cell_on(way: i64, step: i64) -> i64:
    """The cell that a step, counted from 0, leads to."""
    return (way >> (6 * step)) & 63


def first_way(goal: i64) -> i64:
    return goal & 0x3FFFF


def ways_to(goal: i64) -> i64:
    """How many ways lead to a goal."""
    return (goal >> COUNT_BIT) & 511


class Map:
    """A board as numbers: what the ways are found on."""

    __slots__ = ("beside", "kinds", "oasis", "place_of", "start")

    def __init__(self, kinds: vec[i64], place_of: vec[i64], beside: list[vec[i64]]) -> None:
        self.kinds = kinds
        self.place_of = place_of
        self.beside = beside  # where a step can lead from each cell: TRK-MOVE-2, TRK-MOVE-3, TRK-SLOPE-2
        self.start: i64 = len(kinds) - 2
        self.oasis: i64 = len(kinds) - 1


def litres_for(kinds: vec[i64], here: i64, there: i64) -> i64:
    """TRK-FUEL-1: a litre a step; TRK-SLOPE-1: none onto a slope; TRK-SKULL-2: one more from a skull."""
    litres: i64 = 0 if kinds[there] == SLOPE else 1
    return litres + 1 if kinds[here] == SKULL else litres


def ways_from(board: Map, cell: i64, steps: i64) -> list[int]:
    """TRK-MOVE-1: every chain of exactly so many steps."""
    found: list[int] = []
    go_on(board, cell, steps, 0, 0, only(cell), 0, found)
    return found


def go_on(board: Map, here: i64, left: i64, done: i64, path: i64, visited: i64, litres: i64, found: list[int]) -> None:
    """Takes every possible next step, and what follows it."""
    if left == 0:
        station: i64 = 1 if board.kinds[here] == FUEL else 0
        end = (here << END_BIT) | (board.place_of[here] << PLACE_BIT) | (station << STATION_BIT)
        found.append(end | (litres << COST_BIT) | (done << STEPS_BIT) | path)
        return
    beside = board.beside[here]
    i: i64
    for i in range(len(beside)):
        there = beside[i]
        if has(visited, there):  # TRK-MOVE-4
            continue
        if there == board.oasis and left > 1:  # TRK-MOVE-9
            continue
        price = litres_for(board.kinds, here, there)
        go_on(
            board, there, left - 1, done + 1, path | (there << (6 * done)), visited | only(there), litres + price, found
        )


def passed_over(way: i64) -> i64:
    """The cells between the first and the last."""
    cells: i64 = 0
    step: i64
    for step in range(steps_of(way) - 1):
        cells |= only(cell_on(way, step))
    return cells


def within_reach(board: Map, cell: i64, reach: i64) -> list[int]:
    """The ways that a kind of card allows: TRK-CARD-13, TRK-CARD-24, TRK-CARD-3ANY-1."""
    if reach == 0:
        return ways_from(board, cell, 1) + ways_from(board, cell, 3)
    if reach == 1:
        return ways_from(board, cell, 2) + ways_from(board, cell, 4)
    return ways_from(board, cell, 3)


def without_needless(ways: list[int]) -> list[int]:
    """Leaves out a way where another leads to the same end at the same cost and passes over nothing else."""
    kept: list[int] = []
    for way in ways:
        if not is_needless(way, kept):
            kept.append(way)
    return kept


def is_needless(way: i64, kept: list[int]) -> bool:
    i: i64 = len(kept) - 1
    while i >= 0:
        other: i64 = kept[i]
        if (way ^ other) & PRICE:
            return False
        if passed_over(other) & ~passed_over(way) == 0:
            return True
        i -= 1
    return False


def prices_to_oasis(board: Map, litres: bool) -> vec[i64]:
    """What the way to the oasis costs from each cell, in steps or in litres."""
    price = copies(len(board.kinds), UNKNOWN)
    price[board.oasis] = 0
    changed = True
    cell: i64
    i: i64
    while changed:
        changed = False
        for cell in range(board.oasis):
            beside = board.beside[cell]
            for i in range(len(beside)):
                total = price[beside[i]] + (litres_for(board.kinds, cell, beside[i]) if litres else 1)
                if total < price[cell]:
                    price[cell] = total
                    changed = True
    return price


def within_tank(first: vec[i64], goals: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """TRK-FUEL-3, TRK-STATION-2, TRK-GOAL-1: for each gauge the goals that leave a litre, with what they leave.

    Two thirds of the time of a random race go into listing moves, and half of all goals are too far for the tank.
    """
    tanks = vec[i64]([0])
    nearby = vec[i64]()
    where: i64
    gauge: i64
    i: i64
    for where in range(len(first) - 1):
        for gauge in range(1, FULL + 1):
            for i in range(first[where], first[where + 1]):
                price = cost_of(goals[i])
                if gauge - price >= 1:
                    # TRK-STATION-1; passing one fills nothing: TRK-STATION-3
                    left: i64 = FULL if at_station(goals[i]) else gauge - price
                    nearby = append(nearby, goals[i] + ((left - price) << COST_BIT))
            tanks = append(tanks, len(nearby))
    return tanks, nearby


def lay_out(data: object, digest: str, kinds: vec[i64], places: vec[i64], beside: list[vec[i64]]) -> Course:
    """A course out of a board; START (the last but one) is in no cell's neighbours, so TRK-MOVE-8 holds."""
    board = Map(kinds, places, beside)
    first = vec[i64]([0])
    goals = vec[i64]()
    ways = vec[i64]()
    overs = vec[i64]()
    cell: i64
    reach: i64
    for cell in range(board.start + 1):
        for reach in range(REACHES):
            price: i64 = NO_PRICE
            for way in without_needless(sorted(within_reach(board, cell, reach))):
                if way & PRICE != price:
                    price = way & PRICE
                    goals = append(goals, price | len(ways))
                goals[len(goals) - 1] += only(COUNT_BIT)
                ways = append(ways, way)
                overs = append(overs, passed_over(way))
            first = append(first, len(goals))
    cell_of = copies(NAMES, -1)
    for cell in range(len(places)):
        cell_of[places[cell]] = cell
    tanks, nearby = within_tank(first, goals)
    return Course(
        data, digest, board.start, kinds, places, cell_of, first, goals, ways, overs, tanks, nearby,
        prices_to_oasis(board, False), prices_to_oasis(board, True),  # noqa: FBT003
    )  # fmt: skip
