"""Escape, the team of bots: ways that all would go, and ways that lead to no exit."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64, vec, zeros
from serai.games.temple.rules.plan import place_of_tile
from serai.games.temple.rules.tables import EXIT_ROOM, GEMS, PRIZES
from serai.games.temple.sense.mates import fewest_dice, is_held
from serai.games.temple.sense.walking import FAR, can_get, has_slides, rolls_from, rolls_to
from serai.games.temple.state import NONE, OUT, Site


def exit_place(game: Site) -> i64:
    """Where the exit is, or NONE."""
    return place_of_tile(game, EXIT_ROOM)


def ways_of_all(game: Site) -> vec[i64]:
    """How far each place is for those inside, on average; who is held by a trap does not count."""
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
    alone = has_slides(game) and are_gems_dear(game, able, walkers)
    for place in range(len(total)):
        total[place] = average(total[place], able[place], walkers, alone)
    return total


def average(total: i64, able: i64, walkers: i64, alone: bool) -> i64:
    """Of those who would go to a place; the others count as far away, but where one must do without them."""
    if alone and 2 * able >= walkers:
        return total // max(1, able)
    return (total + (walkers - able) * FAR) // max(1, walkers)


def are_gems_dear(game: Site, able: vec[i64], walkers: i64) -> bool:
    """Whether those that all can get to, and those that may be found still, would not do: the rest is not given up."""
    needed = game.depot + 1 - fewest_dice(game)
    place: i64
    for place in range(len(able)):
        if able[place] == walkers and game.plan.tile[place] != NONE and not has(game.used, place):
            needed -= gems_of(game.plan.tile[place])
    i: i64
    for i in range(game.undrawn):
        needed -= gems_of(game.pile[i])  # which rooms are in the pile is known, though not in which order
    return needed > 0


def gems_of(tile: i64) -> i64:
    """The most that a room gives."""
    most: i64 = 0
    option: i64
    for option in range(PRIZES):
        most = max(most, GEMS[tile * PRIZES + option])
    return most


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
