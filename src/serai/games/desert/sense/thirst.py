"""Le Désert interdit: what water is worth to whoever plans a turn. No rule, only how bots plan."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import everybody, pawns_on
from serai.games.desert.sense.facts import eased, heat, known_mirage, wells_to_try
from serai.games.desert.sense.ways import FAR, NOWHERE, efforts, lowest
from serai.games.desert.sense.weights import HUNCH
from serai.games.desert.state import Expedition

DEATH: Final = 6  # its place in the table of thirst


def relief(game: Expedition, seat: i64, portions: i64) -> i64:
    """How much a seat's thirst abates with so many portions more."""
    return eased(game, seat, portions, HUNCH.thirst)


def relief_of(game: Expedition, seats: i64) -> i64:
    """What two portions each would do for these seats."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if has(seats, seat):
            total += relief(game, seat, 2)
    return total


def pain_of_sun(game: Expedition, seat: i64) -> i64:
    """What one portion less does to a seat."""
    after = game.water[seat] - 1
    if after < 0:
        after = DEATH
    return HUNCH.thirst[after] - HUNCH.thirst[game.water[seat]]


def harm_of_sun(game: Expedition, seat: i64) -> i64:
    """What the sun of a round would do to all on a seat's tile."""
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if game.pawn[other] == game.pawn[seat]:
            total += pain_of_sun(game, other)
    return total * heat(game) // 100


def warmed(worth: i64, warmth: i64) -> i64:
    """What water is worth: more when much sun is to come."""
    return worth * (50 + warmth) // 150


def worth_of_well(game: Expedition, seat: i64, oasis: i64) -> i64:
    """What excavating an oasis does for those who are there; one in three is a mirage."""
    total = relief_of(game, pawns_on(game, oasis) | only(seat))
    return total if known_mirage(game) else total * 2 // 3


# Where a thirsty team meets


def rallying_point(game: Expedition, warmth: i64) -> i64:
    """The oasis at which a thirsty team comes together; NOWHERE while it can go on."""
    cells = wells_to_try(game)
    if cells == 0 or warmed(relief_of(game, everybody(game)), warmth) < HUNCH.rally * game.seats:
        return NOWHERE
    return lowest(cells) if cells & (cells - 1) == 0 else easiest(game, cells)


def easiest(game: Expedition, cells: i64) -> i64:
    """The cell that all reach, and dig out, with the fewest actions."""
    best: i64 = FAR * game.seats + 1
    found: i64 = NOWHERE
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
