"""Escape: the plan of the temple, which grows."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.tables import OPENINGS
from serai.games.temple.state import NONE, OUT, SIDES, Site

DX: Final = vec[i64]([0, 1, 0, -1])
DY: Final = vec[i64]([-1, 0, 1, 0])


def opposite(side: i64) -> i64:
    """The side across the wall."""
    return (side + 2) % SIDES


def openings(tile: i64, turned: i64) -> i64:
    """The open sides of a room as it lies: turned clockwise, north becomes east."""
    found: i64 = 0
    side: i64
    for side in range(SIDES):
        if has(OPENINGS[tile], side):
            found |= only((side + turned) % SIDES)
    return found


def place_at(game: Site, x: i64, y: i64) -> i64:
    """The place of a cell, or NONE."""
    place: i64
    for place in range(len(game.tile)):
        if game.x[place] == x and game.y[place] == y:
            return place
    return NONE


def lay(game: Site, tile: i64, turned: i64, x: i64, y: i64) -> i64:
    """Puts a room on a cell and joins it to its neighbours; returns its place."""
    place: i64 = len(game.tile)
    make_room(game, tile, turned, x, y)
    mine = openings(tile, turned)
    side: i64
    for side in range(SIDES):
        neighbour = place_at(game, x + DX[side], y + DY[side])
        if neighbour == NONE:
            if has(mine, side):
                game.gaps[place] |= only(side)
            continue
        game.beside[place * SIDES + side] = neighbour
        game.beside[neighbour * SIDES + opposite(side)] = place
        game.gaps[neighbour] &= ~only(opposite(side))  # ESC-DISC-5
        if has(mine, side) and has(openings(game.tile[neighbour], game.turned[neighbour]), opposite(side)):
            join(game, place, side, neighbour)
    return place


def make_room(game: Site, tile: i64, turned: i64, x: i64, y: i64) -> None:
    """New arrays with one place more: those that clones share are not touched."""
    game.tile = append(game.tile[:], tile)
    game.turned = append(game.turned[:], turned)
    game.x = append(game.x[:], x)
    game.y = append(game.y[:], y)
    game.gaps = append(game.gaps[:], 0)
    game.passages = append(game.passages[:], 0)
    game.gems = append(game.gems[:], 0)
    game.hoard = append(game.hoard[:], NONE)
    game.beside = game.beside[:]
    game.way = game.way[:]
    for _ in range(SIDES):
        game.beside = append(game.beside, NONE)
        game.way = append(game.way, NONE)


def join(game: Site, place: i64, side: i64, neighbour: i64) -> None:
    """ESC-GEO-1, ESC-GEO-3: a passage, since both facing sides are open."""
    game.way[place * SIDES + side] = neighbour
    game.way[neighbour * SIDES + opposite(side)] = place


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


def has_way_on(game: Site) -> bool:
    """Whether anything can still be discovered."""
    place: i64
    for place in range(len(game.gaps)):
        if game.gaps[place]:
            return True
    return False


def first_side(sides: i64) -> i64:
    """The first side of a set, clockwise from north."""
    side: i64
    for side in range(SIDES):
        if has(sides, side):
            return side
    return NONE
