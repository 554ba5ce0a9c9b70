"""Escape, module 7: the moving platform, carried clockwise round the temple to where its staircase fits.

All in whole numbers: cells are measured from the centre of the temple in half cells, and angles are compared, never worked out.
"""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.temple.modules.traps.codes import CARRIED, WAITS
from serai.games.temple.pieces import BOX
from serai.games.temple.rules.discovering import drawn_by, is_dead_end
from serai.games.temple.rules.plan import DX, DY, OFF, lies, opposite, shift
from serai.games.temple.state import NONE, OUT, SIDES, SOUTH, Plan, Site

PLATFORM: Final[i64] = BOX.room_names["platform"]


# Where it may lie


def set_out(game: Site, place: i64, home_x: i64, home_y: i64) -> None:
    """ESC-M7-PLATFORM-1: off its cell, and to the first that fits; else it waits beside the temple: ESC-M7-PLATFORM-2."""
    move_to(game, place, OFF, OFF)
    settle(game, place, home_x, home_y, NONE)
    if game.plan.x[place] == OFF:
        game.tell(WAITS)


def settle(game: Site, place: i64, home_x: i64, home_y: i64, gone: i64) -> None:
    """ESC-M7-PLATFORM-2: onto a cell where it fits, if there is one; where nobody can help, home: ESC-R-108."""
    before = game.plan
    passed: i64 = 0
    host = first_host(before, place, home_x, home_y, passed)
    while host != NONE and not try_at(game, place, host):
        passed |= only(host)
        host = first_host(before, place, home_x, home_y, passed)
    if host == NONE and is_helpless(game, place, gone):
        host = host_at(before, place, home_x, home_y)
        if host != NONE:
            put_at(game, place, host)
    if host != NONE:
        game.tell(CARRIED, place)


def try_at(game: Site, place: i64, host: i64) -> bool:
    """ESC-R-69: it is carried past a cell where it would close the temple."""
    before = game.plan
    put_at(game, place, host)
    if not is_dead_end(game):
        return True
    game.plan = before
    return False


def put_at(game: Site, place: i64, host: i64) -> None:
    """Its staircase touches a room."""
    away = opposite(staircase(game.plan, place))
    move_to(game, place, game.plan.x[host] + DX[away], game.plan.y[host] + DY[away])


def move_to(game: Site, place: i64, x: i64, y: i64) -> None:
    """It keeps its orientation."""
    shift(game, vec[i64]([place]), x - game.plan.x[place], y - game.plan.y[place])


def waiting(game: Site) -> i64:
    """ESC-R-74: the place of a platform that waits beside the temple, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == PLATFORM and not lies(game.plan, place):
            return place
    return NONE


def is_helpless(game: Site, place: i64, gone: i64) -> bool:
    """ESC-R-108: no room is left to be laid, or nobody else is inside; `gone` leaves just now."""
    rooms: i64 = game.undrawn
    others: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if drawn_by(game, seat) != NONE:
            rooms += 1
        if game.room[seat] not in (OUT, place) and seat != gone:
            others += 1
    return rooms == 0 or others == 0


# Rooms at which it fits


def staircase(plan: Plan, place: i64) -> i64:
    """The side of its staircase as it lies."""
    return (SOUTH + plan.turned[place]) % SIDES


def first_host(plan: Plan, place: i64, home_x: i64, home_y: i64, passed: i64) -> i64:
    """ESC-R-45: the room at whose side the first cell after the original one lies where it fits, or NONE.

    `passed` are rooms at whose side it was tried already."""
    away = opposite(staircase(plan, place))
    x, y = twice_centre(plan)
    home_x, home_y = 2 * home_x - x, 2 * home_y - y
    found: i64 = NONE
    best_x: i64 = 0
    best_y: i64 = 0
    host: i64
    for host in range(len(plan.tile)):
        if has(passed, host) or not has(plan.gaps[host], away):  # open to adventurers, no slide, and nothing beyond
            continue
        cell_x, cell_y = 2 * (plan.x[host] + DX[away]) - x, 2 * (plan.y[host] + DY[away]) - y
        if cell_x == home_x and cell_y == home_y:
            continue
        if found == NONE or is_sooner(cell_x, cell_y, best_x, best_y, home_x, home_y):
            found, best_x, best_y = host, cell_x, cell_y
    return found


def host_at(plan: Plan, place: i64, home_x: i64, home_y: i64) -> i64:
    """ESC-R-108: the room at whose side the original cell lies, if the platform still fits there, or NONE."""
    away = opposite(staircase(plan, place))
    host: i64
    for host in range(len(plan.tile)):
        if has(plan.gaps[host], away) and plan.x[host] + DX[away] == home_x and plan.y[host] + DY[away] == home_y:
            return host
    return NONE


# Round the temple


def twice_centre(plan: Plan) -> tuple[i64, i64]:
    """ESC-R-45: of the box round all rooms of the temple, doubled so that it is whole."""
    west: i64 = OFF
    north: i64 = OFF
    east: i64 = -OFF
    south: i64 = -OFF
    place: i64
    for place in range(len(plan.tile)):
        if lies(plan, place):
            west, east = min(west, plan.x[place]), max(east, plan.x[place])
            north, south = min(north, plan.y[place]), max(south, plan.y[place])
    return west + east, north + south


def is_sooner(x: i64, y: i64, other_x: i64, other_y: i64, home_x: i64, home_y: i64) -> bool:
    """Which of two cells one comes to first, clockwise from a third."""
    passed = is_before(x, y, home_x, home_y)
    if passed != is_before(other_x, other_y, home_x, home_y):
        return not passed
    return is_before(x, y, other_x, other_y)


def is_before(x: i64, y: i64, other_x: i64, other_y: i64) -> bool:
    """ESC-R-45: by the angle clockwise from north, then nearer first; the very centre comes last."""
    half, other_half = half_of(x, y), half_of(other_x, other_y)
    if half != other_half:
        return half < other_half
    ahead = x * other_y - y * other_x
    if ahead != 0:
        return ahead > 0
    return x * x + y * y < other_x * other_x + other_y * other_y


def half_of(x: i64, y: i64) -> i64:
    """0: from north to the east of south; 1: from south to the west of north; 2: the centre."""
    if x == 0 and y == 0:
        return 2
    return 0 if x > 0 or (x == 0 and y < 0) else 1
