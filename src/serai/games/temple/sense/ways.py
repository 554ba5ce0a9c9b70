"""Escape, the team of bots: ways that all would go, and ways that lead to no exit."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec, zeros
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.sense.mates import is_held
from serai.games.temple.sense.walking import FAR, can_get, has_slides, rolls_from, rolls_to
from serai.games.temple.state import NONE, OUT, Site

FEW_CAN: Final = FAR // 2  # how far a place is taken to be where fewer than half of the team can get


def exit_place(game: Site) -> i64:
    """Where the exit is, or NONE."""
    return place_of_tile(game, EXIT_ROOM)


def place_of_tile(game: Site, tile: i64) -> i64:
    """Where a room lies, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == tile:
            return place
    return NONE


def ways_of_all(game: Site) -> vec[i64]:
    """How far each place is on average for those inside who would go there; who is held by a trap does not count."""
    total = zeros(len(game.plan.tile))
    able = zeros(len(game.plan.tile))
    walkers: i64 = 0
    way_out = ways_out(game)
    seat: i64
    place: i64
    for seat in range(game.seats):
        if game.room[seat] == OUT or is_held(game, seat):
            continue
        walkers += 1
        far = rolls_from(game, game.room[seat])
        for place in range(len(far)):
            if far[place] < FAR and not loses_exit(way_out, game.room[seat], place):
                total[place] += far[place]
                able[place] += 1
    for place in range(len(total)):
        total[place] = FAR if able[place] == 0 else total[place] // able[place]
        if 2 * able[place] < walkers:
            total[place] = min(FAR, FEW_CAN + total[place])
    return total


def ways_out(game: Site) -> vec[i64]:
    """How far the exit is from every place; empty as long as it is not known, or where every way leads back."""
    way_out = exit_place(game)
    return vec[i64]() if way_out == NONE or not has_slides(game) else rolls_to(game, way_out)


def loses_exit(way_out: vec[i64], origin: i64, place: i64) -> bool:
    """Whether one would be cut off from the exit there, down a slide, and is not yet."""
    return len(way_out) > 0 and way_out[origin] < FAR <= way_out[place]


def is_reached(game: Site, place: i64) -> bool:
    """Whether anybody inside can get there, and not only for good."""
    if not has_slides(game):
        return True
    way_out = ways_out(game)
    seat: i64
    for seat in range(game.seats):
        room = game.room[seat]
        if room != OUT and can_get(game, room, place) and not loses_exit(way_out, room, place):
            return True
    return False
