"""Le Désert interdit: who needs water, and where the team can get it. No rule, only how bots plan."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.desert.rules.board import cell_of, pawns_on
from serai.games.desert.rules.legal import room
from serai.games.desert.rules.turn import storm_level
from serai.games.desert.sense.paths import FAR, NOWHERE, efforts, lowest
from serai.games.desert.state import MIRAGE, STORM_CARDS, SUN, WELL, Expedition

THIRST: Final = vec[i64]([78, 42, 22, 13, 3, 0, 417])  # by the water left; the last is death
DEATH: Final = 6
# Found by playing many games.
RALLY: Final = 15  # relief for each seat, on average, for which the team comes together at an oasis


def heat(game: Expedition) -> i64:
    """Sun cards to expect in the next round, in percent."""
    suns: i64 = 0
    i: i64
    for i in range(game.undrawn):
        if game.storm[i] == SUN:
            suns += 1
    cards = storm_level(game) * game.seats
    left = game.undrawn
    if cards <= left:
        return 100 * suns * cards // left
    return 100 * suns + 400 * (cards - left) // STORM_CARDS


def relief(game: Expedition, seat: i64, portions: i64) -> i64:
    """How much a seat's thirst abates with so many portions more."""
    free = room(game, seat)
    return THIRST[game.water[seat]] - THIRST[game.water[seat] + (free if free < portions else portions)]


def pain_of_sun(game: Expedition, seat: i64) -> i64:
    """What one portion less does to a seat."""
    water = game.water[seat]
    return (THIRST[water - 1] if water else THIRST[DEATH]) - THIRST[water]


def relief_of_team(game: Expedition) -> i64:
    """What two portions for everybody would do."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        total += relief(game, seat, 2)
    return total


def wells_to_try(game: Expedition) -> i64:
    """Oases that may be wells: all but a mirage that the team has seen."""
    return game.oases & ~game.excavated & ~known_mirage(game)


def open_wells(game: Expedition) -> i64:
    return game.oases & game.excavated & ~known_mirage(game)


def known_mirage(game: Expedition) -> i64:
    return only(cell_of(game, MIRAGE)) & (game.excavated | game.scouted)


def is_open_well(game: Expedition, cell: i64) -> bool:
    return has(game.excavated, cell) and game.face[cell] == WELL


def rallying_point(game: Expedition, warmth: i64) -> i64:
    """The oasis at which a thirsty team comes together; NOWHERE while it can go on."""
    cells = wells_to_try(game)
    if cells == 0 or relief_of_team(game) * (50 + warmth) // 150 < RALLY * game.seats:
        return NOWHERE
    if cells & (cells - 1) == 0:
        return lowest(cells)
    best: i64 = FAR * game.seats + 1
    found = NOWHERE
    ways = [efforts(game, seat) for seat in range(game.seats)]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        total: i64 = game.sand[cell]
        for way in ways:
            total += way[cell]
        if total < best:
            best = total
            found = cell
    return found


def worth_of_well(game: Expedition, seat: i64, oasis: i64) -> i64:
    """What excavating an oasis does for those who are there."""
    there = pawns_on(game, oasis) | only(seat)
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if has(there, other):
            total += relief(game, other, 2)
    return total if known_mirage(game) else total * 2 // 3
