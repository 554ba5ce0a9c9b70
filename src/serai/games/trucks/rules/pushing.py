"""A foreign truck: where it can be pushed, why not, and pushing it."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import append, i64, vec
from serai.games.trucks.rules.codes import PLACE_BIT, PUSH, PUSHED, REFUELLED, code, place_in, seat_in, truck_in
from serai.games.trucks.rules.driving import NO_WAY, fewest_jumps, first_goal, way_in_places, why_no_cell
from serai.games.trucks.rules.track import is_at_station, is_on_slope, is_on_track, occupied
from serai.games.trucks.rules.ways import end_of, place_of
from serai.games.trucks.state import FULL, MOVE3ANY, Course, Race


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


def can_be_put(course: Course, cell: i64, taken: i64) -> bool:
    """TRK-CARD-3ANY-3, TRK-CARD-3ANY-4; jumps are free: TRK-JUMP-4."""
    return cell != course.oasis and not has(taken, cell)


def way_pushed(game: Race, truck: i64, place: i64) -> i64:
    """The way over which a foreign truck is pushed, as its place among all ways; or NO_WAY."""
    course = game.course
    cell = game.at[truck]
    i: i64
    for i in range(first_goal(course, cell, MOVE3ANY), first_goal(course, cell, MOVE3ANY + 1)):
        if place_of(course.goals[i]) == place:
            return fewest_jumps(course, course.goals[i], 0, occupied(game))
    return NO_WAY


def why_not_push(game: Race, move: i64) -> str:
    """The truck first, then the cell, then the way there."""
    truck = seat_in(move) * game.trucks + truck_in(move)
    if not can_be_pushed(game, truck):
        return why_not_moved(game, truck)
    why = why_no_cell(game, truck, place_in(move))
    if why:
        return why
    cell = game.course.cell_of[place_in(move)]
    if not can_be_put(game.course, cell, occupied(game)):
        return "TRK-CARD-3ANY-3" if cell == game.course.oasis else "TRK-MOVE-5"
    return "TRK-MOVE-1" if way_pushed(game, truck, place_in(move)) == NO_WAY else ""


def why_not_moved(game: Race, truck: i64) -> str:
    if game.place[truck]:
        return "TRK-GOAL-4"
    return "TRK-SLOPE-3" if is_on_slope(game, truck) else "TRK-CARD-3ANY-2"


def push(game: Race, seat: i64, move: i64) -> None:
    """TRK-FUEL-5: it pays nothing; TRK-STATION-5: at a station it is filled."""
    owner = seat_in(move)
    number = truck_in(move)
    truck = owner * game.trucks + number
    if game.story is not None:
        way = way_pushed(game, truck, place_in(move))
        game.tell(PUSHED, seat, owner, number + 1, way_in_places(game, game.course.ways[way]))
    game.at[truck] = game.course.cell_of[place_in(move)]
    if is_at_station(game, truck):
        game.gauge[truck] = FULL
        game.tell(REFUELLED, owner, number + 1)
