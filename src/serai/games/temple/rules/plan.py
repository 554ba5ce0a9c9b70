"""Escape: the plan of the temple. Every change of it is a new `Plan`, from which all ways are worked out anew: ESC-R-92."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.rules.tables import COST, NO_ENTRY, OPENINGS, OWNS, REAR, SLIDES
from serai.games.temple.state import NONE, OUT, SIDES, Plan, Site

DX: Final = vec[i64]([0, 1, 0, -1])
DY: Final = vec[i64]([-1, 0, 1, 0])
OFF: Final = 1 << 20  # the cell of a room that waits beside the temple


# Sides


def opposite(side: i64) -> i64:
    """The side across the wall."""
    return (side + 2) % SIDES


def turned_by(sides: i64, quarters: i64) -> i64:
    """A set of sides of a room as it lies: turned clockwise, north becomes east."""
    found: i64 = 0
    side: i64
    for side in range(SIDES):
        if has(sides, side):
            found |= only((side + quarters) % SIDES)
    return found


def openings(tile: i64, turned: i64) -> i64:
    """The open sides of a room as it lies."""
    return turned_by(OPENINGS[tile], turned)


def first_side(sides: i64) -> i64:
    """The first side of a set, clockwise from north."""
    side: i64
    for side in range(SIDES):
        if has(sides, side):
            return side
    return NONE


# Rooms as they lie


def lies(plan: Plan, place: i64) -> bool:
    """Whether a room is there, and part of the temple."""
    return plan.tile[place] != NONE and plan.x[place] != OFF


def place_at(plan: Plan, x: i64, y: i64, side: i64) -> i64:
    """The place that one comes to by this side of a cell, or NONE: a double room has two."""
    place: i64
    for place in range(len(plan.tile)):
        if plan.x[place] == x and plan.y[place] == y and lies(plan, place) and owns(plan, place, side):
            return place
    return NONE


def owns(plan: Plan, place: i64, side: i64) -> bool:
    """Whether a side of its cell leads to this place: of a double room each part has its own."""
    return has(OWNS[plan.tile[place]], (side - plan.turned[place] + SIDES) % SIDES)


def is_open(plan: Plan, place: i64, side: i64) -> bool:
    """ESC-GEO-1: no wall, and no slide: out of the room as well as in."""
    tile = plan.tile[place]
    at = (side - plan.turned[place] + SIDES) % SIDES
    return has(OPENINGS[tile], at) and not has(SLIDES[tile], at)


def lets_in(plan: Plan, place: i64, side: i64) -> bool:
    """A slide is open too, inward."""
    tile = plan.tile[place]
    return has(OPENINGS[tile] | SLIDES[tile], (side - plan.turned[place] + SIDES) % SIDES)


def leads(plan: Plan, place: i64, side: i64) -> bool:
    """Whether something that is no adventurer can pass: the ghost uses every door and every secret passage."""
    beyond = plan.beside[place * SIDES + side]
    if beyond == NONE:
        return False
    return has(plan.passages[place], side) or (is_open(plan, place, side) and lets_in(plan, beyond, opposite(side)))


def may_be_entered(plan: Plan, place: i64) -> bool:
    """There are rooms that no adventurer ever gets into."""
    return COST[plan.tile[place]] != NO_ENTRY


# All that follows from where rooms lie


def surveyed(plan: Plan) -> Plan:
    """Neighbours, ways and free openings of every room."""
    number: i64 = len(plan.tile)
    plan.beside = copies(number * SIDES, NONE)
    plan.way = copies(number * SIDES, NONE)
    plan.gaps = copies(number, 0)
    place: i64
    other: i64
    side: i64
    for place in range(number):
        for other in range(place):
            if is_near(plan, place, other):
                join(plan, place, other)
    for place in range(number):
        if lies(plan, place):
            for side in range(SIDES):
                find_way(plan, place, side)
    return plan


def is_near(plan: Plan, one: i64, other: i64) -> bool:
    """Whether two rooms of the temple lie side by side."""
    dx, dy = plan.x[other] - plan.x[one], plan.y[other] - plan.y[one]
    return dx * dx + dy * dy == 1 and lies(plan, one) and lies(plan, other)


def join(plan: Plan, one: i64, other: i64) -> None:
    """Two that lie side by side are neighbours, if those sides are theirs: of a double room each part has its own."""
    side = step_to(plan.x[other] - plan.x[one], plan.y[other] - plan.y[one])
    if owns(plan, one, side) and owns(plan, other, opposite(side)):
        plan.beside[one * SIDES + side] = other
        plan.beside[other * SIDES + opposite(side)] = one


def step_to(dx: i64, dy: i64) -> i64:
    """The side that leads to a cell beside."""
    side: i64
    for side in range(SIDES):
        if DX[side] == dx and DY[side] == dy:
            return side
    return NONE


def find_way(plan: Plan, place: i64, side: i64) -> None:
    """ESC-GEO-1, ESC-GEO-3; where nothing lies beyond an opening, a room can be discovered: ESC-DISC-1, ESC-DISC-5."""
    at = place * SIDES + side
    if plan.beside[at] != NONE:
        if leads(plan, place, side) and may_be_entered(plan, plan.beside[at]):
            plan.way[at] = plan.beside[at]
    elif is_open(plan, place, side) and may_be_entered(plan, place):
        plan.gaps[place] |= only(side)


def redraw(game: Site, plan: Plan) -> None:
    """ESC-R-92: the plan has changed. A secret passage whose two rooms are no longer neighbours is gone."""
    before = game.plan
    game.plan = surveyed(plan)
    if not has_passages(plan):
        return
    kept = plan.passages[:]
    place: i64
    side: i64
    for place in range(len(before.tile)):
        for side in range(SIDES):
            at = place * SIDES + side
            if has(kept[place], side) and before.beside[at] != plan.beside[at]:
                kept[place] &= ~only(side)
    if not are_same(kept, plan.passages):
        plan.passages = kept
        game.plan = surveyed(plan)


def has_passages(plan: Plan) -> bool:
    place: i64
    for place in range(len(plan.passages)):
        if plan.passages[place]:
            return True
    return False


def are_same(one: vec[i64], other: vec[i64]) -> bool:
    i: i64
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


# Changes


def lay(game: Site, tile: i64, turned: i64, x: i64, y: i64) -> i64:
    """Puts a room on a cell, at a place that is empty; returns it. Behind the front of a double room lies its rear."""
    plan = game.plan
    place = empty_place(plan)
    if place == len(plan.tile):
        game.gems = append(game.gems[:], 0)
        plan = Plan(
            append(plan.tile[:], tile),
            append(plan.turned[:], turned),
            append(plan.x[:], x),
            append(plan.y[:], y),
            append(plan.passages[:], 0),
        )
    else:
        plan = Plan(plan.tile[:], plan.turned[:], plan.x[:], plan.y[:], plan.passages[:])
        plan.tile[place] = tile
        plan.turned[place] = turned
        plan.x[place] = x
        plan.y[place] = y
    redraw(game, plan)
    if REAR[tile] != NONE:
        lay(game, REAR[tile], turned, x, y)
    return place


def empty_place(plan: Plan) -> i64:
    """The first place where a room has been and is no more, or a new one."""
    place: i64
    for place in range(len(plan.tile)):
        if plan.tile[place] == NONE:
            return place
    return len(plan.tile)


def take_up(game: Site, place: i64) -> None:
    """A room is taken out of the temple, a double room with both its parts."""
    plan = game.plan
    other = other_part(plan, place)
    tile = plan.tile[:]
    tile[place] = NONE
    if other != NONE:
        tile[other] = NONE
    redraw(game, Plan(tile, plan.turned, plan.x, plan.y, plan.passages))


def turn(game: Site, place: i64, quarters: i64) -> None:
    """A room is turned where it lies, a double room with both its parts."""
    plan = game.plan
    turned = plan.turned[:]
    turned[place] = (turned[place] + quarters) % SIDES
    other = other_part(plan, place)
    if other != NONE:
        turned[other] = turned[place]
    redraw(game, Plan(plan.tile, turned, plan.x, plan.y, plan.passages))


def shift(game: Site, places: vec[i64], dx: i64, dy: i64) -> None:
    """Some rooms move by so many cells, all at once."""
    plan = game.plan
    x, y = plan.x[:], plan.y[:]
    i: i64
    for i in range(len(places)):
        x[places[i]] += dx
        y[places[i]] += dy
    redraw(game, Plan(plan.tile, plan.turned, x, y, plan.passages))


def become(game: Site, place: i64, tile: i64) -> None:
    """Another tile lies where a room was; what stands on it stays."""
    plan = game.plan
    tiles = plan.tile[:]
    tiles[place] = tile
    redraw(game, Plan(tiles, plan.turned, plan.x, plan.y, plan.passages))


def open_wall(game: Site, place: i64, side: i64) -> None:
    """ESC-M2-PASS-1: a secret passage between two neighbours."""
    plan = game.plan
    passages = plan.passages[:]
    passages[place] |= only(side)
    passages[plan.beside[place * SIDES + side]] |= only(opposite(side))
    redraw(game, Plan(plan.tile, plan.turned, plan.x, plan.y, passages))


def other_part(plan: Plan, place: i64) -> i64:
    """The rear of a double room for its front, and the other way round; NONE where a room is whole."""
    tile = plan.tile[place]
    other: i64
    for other in range(len(plan.tile)):
        if plan.tile[other] != NONE and (REAR[tile] == plan.tile[other] or REAR[plan.tile[other]] == tile):
            return other
    return NONE


# Who is where


def place_of_tile(game: Site, tile: i64) -> i64:
    """Where a room lies, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == tile:
            return place
    return NONE


def here(game: Site, place: i64) -> i64:
    """The set of players in a room."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place:
            found |= only(seat)
    return found


def inside(game: Site) -> i64:
    """ESC-R-08: the set of players still in the temple."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT:
            found |= only(seat)
    return found


def next_inside(game: Site, seat: i64) -> i64:
    """ESC-D-CHOICE-1: the next seat inside, or NONE."""
    step: i64
    for step in range(1, game.seats):
        other = (seat + step) % game.seats
        if game.room[other] != OUT:
            return other
    return NONE


def has_way_on(game: Site) -> bool:
    """Whether anything can still be discovered; a free opening where nobody gets is none: the rear of a double room."""
    gaps = game.plan.gaps
    place: i64
    for place in range(len(gaps)):
        if gaps[place] and can_be_reached(game, place):
            return True
    return False


def can_be_reached(game: Site, place: i64) -> bool:
    """Whether a way leads to a place, or somebody is there already."""
    plan = game.plan
    side: i64
    for side in range(SIDES):
        beyond = plan.beside[place * SIDES + side]
        if beyond != NONE and plan.way[beyond * SIDES + opposite(side)] == place:
            return True
    return here(game, place) != 0
