"""Moving, fuel, jumping: where a truck can go with a card."""

from __future__ import annotations

from typing import Final

from serai.core.sets import first, has, only, size
from serai.core.vecs import append, i64, vec, zeros
from serai.games.trucks.rules.codes import DRIVE, PLACE_BIT, PUSH, code, with_truck
from serai.games.trucks.rules.ways import at_station, cost_of, end_of, first_way, left_at, place_of, ways_to
from serai.games.trucks.state import FUEL, FULL, MOVE3ANY, REACHES, SLOPE, Course, Race

NO_WAY: Final = -1
NO_TANKS: Final = zeros(FULL + 1)


def occupied(game: Race) -> i64:
    """The cells on which a truck stands; START and OASIS hold any number (TRK-SETUP-3, TRK-GOAL-4)."""
    cells: i64 = 0
    truck: i64
    at = game.at
    for truck in range(len(at)):
        cells |= only(at[truck])
    return cells & first(game.course.start)


def is_on_track(game: Race, truck: i64) -> bool:
    """Neither on START nor in the OASIS."""
    return game.at[truck] < game.course.start


def is_at_station(game: Race, truck: i64) -> bool:
    return game.course.kinds[game.at[truck]] == FUEL


def is_on_slope(game: Race, truck: i64) -> bool:
    return game.course.kinds[game.at[truck]] == SLOPE


def first_goal(course: Course, cell: i64, card: i64) -> i64:
    """Where the goals of a cell begin that a card reaches; those of the next card begin where they end."""
    return course.first[cell * REACHES + card]


# Jumping


def low_tanks(game: Race) -> vec[i64]:
    """TRK-JUMP-1: for each gauge, the cells of the trucks that have no more; own and foreign alike (TRK-JUMP-2).

    A truck that ends its move with so many litres cannot have jumped any of them.
    """
    low = NO_TANKS[:]
    truck: i64
    litres: i64
    for truck in range(len(game.at)):
        if game.at[truck] < game.course.start:
            low[game.gauge[truck]] |= only(game.at[truck])
    for litres in range(1, FULL + 1):
        low[litres] |= low[litres - 1]
    return low


def is_open(overs: vec[i64], goal: i64, barred: i64) -> bool:
    """Whether some way to a goal passes over none of the barred cells."""
    way: i64
    for way in range(first_way(goal), first_way(goal) + ways_to(goal)):
        if overs[way] & barred == 0:
            return True
    return False


# An own truck


def drives(game: Race, seat: i64, card: i64, low: vec[i64], moves: vec[i64]) -> vec[i64]:
    """TRK-MOVE-10: one own truck; each end with each gauge once, by end, the most litres left first."""
    begin: i64 = 0
    end: i64 = 0
    number: i64
    for number in range(game.trucks):
        truck = seat * game.trucks + number
        if game.place[truck]:  # TRK-GOAL-4
            continue
        is_home = game.at[truck] == game.course.start
        if is_home and end:  # what one truck on START can do, the next can do as well
            moves = again_with(number, begin, end, moves)
            continue
        if is_home:
            begin = len(moves)
        moves = drives_of(game, truck, code(DRIVE, card, 0, number, 0, 0), card, low, moves)
        if is_home:
            end = len(moves)
    return moves


def again_with(number: i64, begin: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Some of the moves once more, with another truck."""
    i: i64
    for i in range(begin, end):
        moves = append(moves, with_truck(moves[i], number))
    return moves


def drives_of(game: Race, truck: i64, base: i64, card: i64, low: vec[i64], moves: vec[i64]) -> vec[i64]:
    """Every goal that a truck can reach with its litres: TRK-FUEL-3, TRK-STATION-2, TRK-GOAL-1."""
    course = game.course
    nearby = course.nearby
    overs = course.overs
    tank = (game.at[truck] * REACHES + card) * FULL + game.gauge[truck] - 1
    taken = low[FULL]
    last: i64 = NO_WAY
    i: i64
    for i in range(course.tanks[tank], course.tanks[tank + 1]):
        goal = nearby[i]
        left = left_at(goal)
        if has(taken, end_of(goal)):  # TRK-MOVE-5
            continue
        if is_open(overs, goal, low[left]):  # TRK-JUMP-1, TRK-GOAL-3; where a tank is filled all are low: TRK-JUMP-5
            move = base | (place_of(goal) << PLACE_BIT) | left
            if move != last:  # a station fills up, whatever the way there cost
                moves = append(moves, move)
                last = move
    return moves


def way_driven(game: Race, truck: i64, card: i64, place: i64, litres: i64) -> i64:
    """The way that a drive stands for, as its place among all ways: the cheapest with the fewest jumps; or NO_WAY."""
    course = game.course
    cell = game.at[truck]
    low = low_tanks(game)
    i: i64
    for i in range(first_goal(course, cell, card), first_goal(course, cell, card + 1)):
        goal = course.goals[i]
        left = gauge_after(goal, game.gauge[truck] - cost_of(goal))
        if place_of(goal) != place or left != litres or has(low[FULL], end_of(goal)):
            continue
        barred = low[FULL] if at_station(goal) else low[left]
        if is_open(course.overs, goal, barred):
            return fewest_jumps(course, goal, barred, low[FULL])
    return NO_WAY


def gauge_after(goal: i64, left: i64) -> i64:
    """TRK-STATION-1; 0 where the tank does not suffice."""
    if left < 1:
        return 0
    if at_station(goal):
        return FULL
    return left


def fewest_jumps(course: Course, goal: i64, barred: i64, taken: i64) -> i64:
    """Of the ways to a goal, the one over the fewest trucks and none of the barred cells."""
    best: i64 = NO_WAY
    fewest: i64 = 99
    way: i64
    for way in range(first_way(goal), first_way(goal) + ways_to(goal)):
        jumps = size(course.overs[way] & taken)
        if course.overs[way] & barred == 0 and jumps < fewest:
            fewest = jumps
            best = way
    return best


# A foreign truck


def pushes(game: Race, seat: i64, taken: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-CARD-3ANY-1: one foreign truck, three cells; each end once."""
    truck: i64
    for truck in range(len(game.at)):
        owner = truck // game.trucks
        if owner != seat and can_be_pushed(game, truck):
            base = code(PUSH, MOVE3ANY, owner, truck - owner * game.trucks, 0, 0)
            moves = pushes_of(game, truck, base, taken, moves)
    return moves


def pushes_of(game: Race, truck: i64, base: i64, taken: i64, moves: vec[i64]) -> vec[i64]:
    course = game.course
    cell = game.at[truck]
    last: i64 = NO_WAY
    i: i64
    for i in range(first_goal(course, cell, MOVE3ANY), first_goal(course, cell, MOVE3ANY + 1)):
        end = end_of(course.goals[i])
        if end != last and can_be_put(course, end, taken):
            moves = append(moves, base | (place_of(course.goals[i]) << PLACE_BIT))
            last = end
    return moves


def can_be_pushed(game: Race, truck: i64) -> bool:
    """TRK-CARD-3ANY-2, TRK-SLOPE-3; away from a station it may be: TRK-STATION-6."""
    return is_on_track(game, truck) and not is_on_slope(game, truck)


def can_be_put(course: Course, end: i64, taken: i64) -> bool:
    """TRK-CARD-3ANY-3, TRK-CARD-3ANY-4; jumps are free: TRK-JUMP-4."""
    return end != course.oasis and not has(taken, end)


def way_pushed(game: Race, truck: i64, place: i64) -> i64:
    """The way over which a foreign truck is pushed, as its place among all ways; or NO_WAY."""
    course = game.course
    cell = game.at[truck]
    i: i64
    for i in range(first_goal(course, cell, MOVE3ANY), first_goal(course, cell, MOVE3ANY + 1)):
        if place_of(course.goals[i]) == place:
            return fewest_jumps(course, course.goals[i], 0, occupied(game))
    return NO_WAY
