"""An own truck: where it can go with a card, why not, and driving there."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import append, i64, vec, zeros
from serai.games.trucks.rules.codes import (
    DRIVE,
    DROVE,
    JUMPED,
    PLACE_BIT,
    REFUELLED,
    card_in,
    code,
    litres_in,
    place_in,
    truck_in,
    with_truck,
)
from serai.games.trucks.rules.goal import arrive
from serai.games.trucks.rules.track import is_on_track, occupied
from serai.games.trucks.rules.ways import (
    at_station,
    cell_on,
    end_of,
    first_way,
    left_at,
    place_of,
    steps_of,
    ways_to,
)
from serai.games.trucks.state import FUEL, FULL, REACHES, Course, Race

NO_WAY: Final = -1
NO_TANKS: Final = zeros(FULL + 1)
NO_PLACE: Final = 255


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


# Where a truck can go


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
    tank = tank_of(game, truck, card)
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


def tank_of(game: Race, truck: i64, card: i64) -> i64:
    """Which part of the goals nearby a truck can drive to with a card."""
    return (game.at[truck] * REACHES + card) * FULL + game.gauge[truck] - 1


def way_driven(game: Race, truck: i64, card: i64, place: i64, litres: i64) -> i64:
    """The way that a drive stands for, as its place among all ways: the cheapest with the fewest jumps."""
    course = game.course
    low = low_tanks(game)
    tank = tank_of(game, truck, card)
    i: i64
    for i in range(course.tanks[tank], course.tanks[tank + 1]):
        goal = course.nearby[i]
        if place_of(goal) == place and left_at(goal) == litres and is_open(course.overs, goal, low[litres]):
            return fewest_jumps(course, goal, low[litres], low[FULL])
    return NO_WAY


# Why it cannot go there


def why_not_drive(game: Race, seat: i64, move: i64) -> str:
    """The list decides; with 0 litres, which no move has, this says why the cell cannot be reached."""
    truck = seat * game.trucks + truck_in(move)
    if game.place[truck]:
        return "TRK-GOAL-4"
    base = code(DRIVE, card_in(move), 0, truck_in(move), 0, 0)
    listed = drives_of(game, truck, base, card_in(move), low_tanks(game), vec[i64]())
    why = ""
    i: i64
    for i in range(len(listed)):
        if listed[i] == move:
            return ""
        if place_in(listed[i]) == place_in(move):
            why = "TRK-FUEL-1"  # it can be reached, with other litres
    return why or why_not_there(game, truck, card_in(move), place_in(move))


def why_not_there(game: Race, truck: i64, card: i64, place: i64) -> str:
    why = why_no_cell(game, truck, place)
    if why:
        return why
    if has(occupied(game), game.course.cell_of[place]):
        return "TRK-MOVE-5"
    return why_no_way(game, truck, card, place)


def why_no_cell(game: Race, truck: i64, place: i64) -> str:
    """What no way can lead to, of own and foreign trucks alike."""
    cell = game.course.cell_of[place]
    if cell < 0:
        return "SER-MOVE"
    if cell == game.course.start:
        return "TRK-MOVE-8"
    return "TRK-MOVE-4" if cell == game.at[truck] else ""


def why_no_way(game: Race, truck: i64, card: i64, place: i64) -> str:
    """A forbidden jump, else too little fuel for every way, else no way is so long."""
    course = game.course
    tank = tank_of(game, truck, card)
    cell = game.at[truck]
    i: i64
    for i in range(course.tanks[tank], course.tanks[tank + 1]):
        if place_of(course.nearby[i]) == place:
            return "TRK-JUMP-5" if at_station(course.nearby[i]) else "TRK-JUMP-1"
    for i in range(first_goal(course, cell, card), first_goal(course, cell, card + 1)):
        if place_of(course.goals[i]) == place:
            return "TRK-STATION-2" if at_station(course.goals[i]) else "TRK-FUEL-3"
    return "TRK-GOAL-2" if course.cell_of[place] == course.oasis else "TRK-MOVE-1"


def first_goal(course: Course, cell: i64, card: i64) -> i64:
    """Where the goals of a cell begin that a card reaches; those of the next card begin where they end."""
    return course.first[cell * REACHES + card]


# Driving


def drive(game: Race, seat: i64, move: i64) -> None:
    """The truck stands at the end of its way with the litres left; arriving, it takes a place: TRK-GOAL-1."""
    number = truck_in(move)
    truck = seat * game.trucks + number
    if game.story is not None:
        tell_drive(game, seat, number, move)
    game.at[truck] = game.course.cell_of[place_in(move)]
    game.gauge[truck] = litres_in(move)
    if game.at[truck] == game.course.oasis:
        arrive(game, truck)


def tell_drive(game: Race, seat: i64, number: i64, move: i64) -> None:
    """The whole way, every truck jumped with its litres, and the station at the end."""
    course = game.course
    index = way_driven(game, seat * game.trucks + number, card_in(move), place_in(move), litres_in(move))
    game.tell(DROVE, seat, number + 1, way_in_places(game, course.ways[index]), litres_in(move))
    jumped = course.overs[index] & occupied(game)
    truck: i64
    for truck in range(len(game.at)):
        if is_on_track(game, truck) and has(jumped, game.at[truck]):
            owner = truck // game.trucks
            game.tell(JUMPED, seat, owner, truck - owner * game.trucks + 1, game.gauge[truck])
    if course.kinds[course.cell_of[place_in(move)]] == FUEL:
        game.tell(REFUELLED, seat, number + 1)


def way_in_places(game: Race, way: i64) -> i64:
    """The names of the cells of a way, eight bits each, the first lowest, and NO_PLACE after the last."""
    names: i64 = NO_PLACE
    step: i64
    for step in range(steps_of(way) - 1, -1, -1):
        names = (names << 8) | game.course.place_of[cell_on(way, step)]
    return names
