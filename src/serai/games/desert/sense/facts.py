"""Le Désert interdit: what lies where, what is still hidden, and what the sky holds. No rule, and no opinion either."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.vecs import i64, vec
from serai.games.desert.rules.board import tiles
from serai.games.desert.rules.turn import storm_level
from serai.games.desert.rules.water import room
from serai.games.desert.sense.ways import lowest
from serai.games.desert.state import (
    CELLS,
    KINDS,
    NO_SEAT,
    PARTS,
    STORM_CARDS,
    SUN,
    UNPLACED,
    WELL,
    Expedition,
)

# People and their things


def seat_of(game: Expedition, role: i64) -> i64:
    """Who plays an adventurer; NO_SEAT where nobody does."""
    seat: i64
    for seat in range(game.seats):
        if game.role[seat] == role:
            return seat
    return NO_SEAT


def holds(game: Expedition, seat: i64, card: i64) -> bool:
    return game.kit[seat * KINDS + card] > 0


def pawns_elsewhere(game: Expedition, seat: i64) -> i64:
    """The cells of the others, but for the own one."""
    cells: i64 = 0
    other: i64
    for other in range(game.seats):
        cells |= only(game.pawn[other])
    return cells & ~only(game.pawn[seat])


# What is to be found


def part_cells(game: Expedition) -> i64:
    """The tiles that parts lie on."""
    cells: i64 = 0
    part: i64
    for part in range(PARTS):
        if 0 <= game.part_at[part] < CELLS:
            cells |= only(game.part_at[part])
    return cells & tiles(game)


def still_hidden(game: Expedition) -> i64:
    """How many parts have no place yet, and the launch pad while it was not found."""
    missing: i64 = 0 if game.pad else 1
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == UNPLACED:
            missing += 1
    return missing


def is_ready(game: Expedition) -> bool:
    """Whether nothing is left to do but to meet on the launch pad."""
    return game.taken == PARTS and game.pad != 0


# Water


def wells(game: Expedition) -> i64:
    """Oases that are wells, excavated or not: all but the mirage. No peeking: bots look at worlds that they imagine."""
    found: i64 = 0
    left = game.oases
    while left:
        cell = lowest(left)
        left &= left - 1
        if game.face[cell] == WELL:
            found |= only(cell)
    return found


def open_wells(game: Expedition) -> i64:
    """Wells that somebody has excavated."""
    return wells(game) & game.excavated


def known_mirage(game: Expedition) -> i64:
    """The mirage, once the team has seen it."""
    return game.oases & ~wells(game) & (game.excavated | game.scouted)


def wells_to_try(game: Expedition) -> i64:
    """Oases that may be wells: all but a mirage that the team has seen."""
    return game.oases & ~game.excavated & ~known_mirage(game)


def eased(game: Expedition, seat: i64, portions: i64, thirst: vec[i64]) -> i64:
    """How much a seat's thirst abates with so many portions more, by a table of thirst."""
    free = room(game, seat)
    water = game.water[seat]
    return thirst[water] - thirst[water + (free if free < portions else portions)]


def thirst_here(game: Expedition, seat: i64) -> i64:
    """Water that those on the tile would gain from two portions each."""
    total: i64 = 0
    two: i64 = 2
    other: i64
    for other in range(game.seats):
        if game.pawn[other] == game.pawn[seat]:
            total += min(room(game, other), two)
    return total


# The sky


def suns_left(game: Expedition) -> i64:
    """Sun cards in the pile."""
    suns: i64 = 0
    i: i64
    for i in range(game.undrawn):
        if game.storm[i] == SUN:
            suns += 1
    return suns


def heat(game: Expedition) -> i64:
    """Sun cards to expect in the next round, in percent."""
    cards = storm_level(game) * game.seats
    left = game.undrawn
    if cards <= left:
        return 100 * suns_left(game) * cards // left
    return 100 * suns_left(game) + 400 * (cards - left) // STORM_CARDS
