"""Le Désert interdit: how much the team's thirst weighs, and what help it can hope for. No rule, part of the yardstick."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import i64
from serai.games.desert.rules.water import room
from serai.games.desert.sense.facts import eased, seat_of, suns_left, wells
from serai.games.desert.sense.ways import distance
from serai.games.desert.sense.weights import OUTLOOK
from serai.games.desert.state import CARRIER, NO_SEAT, STORM_CARDS, Expedition

ROUND: Final = 13  # storm cards in a round of four, about


def thirst(game: Expedition) -> i64:
    """Empty canteens, the more so while many Sun cards are left, less what help is near; wells kept for later."""
    total: i64 = 0
    found = wells(game)
    sun = suns_to_come(game)
    seat: i64
    for seat in range(game.seats):
        total += need(game, seat, found) * (100 + sun) // 200
    return total - OUTLOOK.well_kept * game.seats * size(found & ~game.excavated)


def suns_to_come(game: Expedition) -> i64:
    """How much sun the next round or so will bring; 100 is as in a whole deck."""
    suns = suns_left(game) * 25 * STORM_CARDS
    left = game.undrawn
    return suns // left if left >= ROUND else (suns + (ROUND - left) * 100) // ROUND


def need(game: Expedition, seat: i64, found: i64) -> i64:
    """A seat's thirst, less the help it can hope for and the shade of a tunnel."""
    thirsty = OUTLOOK.thirst[game.water[seat]]
    if thirsty:
        thirsty -= hope(game, seat, found)
    return thirsty * (100 - OUTLOOK.shelter) // 100 if has(game.tunnels, game.pawn[seat]) else thirsty


def hope(game: Expedition, seat: i64, found: i64) -> i64:
    """The best help against a seat's thirst: a well to excavate, the Water Carrier at another, or a companion."""
    gain = eased(game, seat, 2, OUTLOOK.thirst)
    best: i64 = 0
    if found & ~game.excavated:
        near = closeness(game, seat, found & ~game.excavated)
        best = gain * near * OUTLOOK.well_near // 10000 - OUTLOOK.well_kept
    best = max(best, help_of_carrier(game, seat, gain, found & game.excavated))
    return max(best, help_of_companion(game, seat))


def closeness(game: Expedition, seat: i64, cells: i64) -> i64:
    """How much of a help is left over so many steps, in percent."""
    return OUTLOOK.close[distance(game, seat, cells)]


def help_of_carrier(game: Expedition, seat: i64, gain: i64, open_wells: i64) -> i64:
    """What the Water Carrier could bring from an excavated well."""
    if open_wells == 0:
        return 0
    carrier = seat_of(game, CARRIER)
    if carrier == NO_SEAT:
        return 0
    close = closeness(game, carrier, open_wells) * closeness(game, seat, open_wells)
    return gain * close // 100 * OUTLOOK.well_carried // 10000


def help_of_companion(game: Expedition, seat: i64) -> i64:
    """What the companion who has most to spare could do about a seat's thirst; the nearer the better."""
    best: i64 = 0
    other: i64
    for other in range(game.seats):
        more = (game.water[other] - game.water[seat]) // 2
        if more > 0 and more <= room(game, seat):
            gain = eased(game, seat, more, OUTLOOK.thirst) - lost_by_giving(game, other, more)
            if gain > best:
                best = max(best, gain * closeness(game, seat, only(game.pawn[other])) // 100)
    return best * OUTLOOK.relief // 100


def lost_by_giving(game: Expedition, seat: i64, portions: i64) -> i64:
    """How much thirstier a seat is after a gift."""
    water = game.water[seat]
    return OUTLOOK.thirst[water - portions] - OUTLOOK.thirst[water]
