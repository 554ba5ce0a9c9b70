"""Le Désert interdit: how well the team stands. No rule, only the yardstick of bots."""

from __future__ import annotations

from math import exp
from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import i64
from serai.games.desert.rules.board import beside, is_buried, tiles
from serai.games.desert.rules.end import is_won
from serai.games.desert.rules.legal import room
from serai.games.desert.sense.attentive import is_fresh
from serai.games.desert.sense.facts import eased, is_ready, part_cells, seat_of, still_hidden, suns_left, wells
from serai.games.desert.sense.ways import NO_WAY, distance, least_distance, lowest
from serai.games.desert.sense.weights import OUTLOOK
from serai.games.desert.state import (
    CARRIER,
    CELLS,
    KINDS,
    NO_SEAT,
    NOT_LOST,
    PARTS,
    STORM_CARDS,
    TAKEN,
    UNPLACED,
    Expedition,
)

WORST: Final = -40000
BEST: Final = 40000
ROUND: Final = 13  # storm cards in a round of four, about
ALL_TILES: Final = 24
AHEAD: Final = 6  # phases that a search looks ahead
SCALE: Final = 1000.0  # so much standing is one step of the outlook's curve


def team_standing(game: Expedition) -> i64:
    """For whoever looks one step ahead: the prospects, and tiles excavated and steps made, which pay only later."""
    if game.lost != NOT_LOST:
        return WORST
    if is_won(game):
        return BEST
    missing = still_hidden(game)
    done = OUTLOOK.done * tiles_done(game, missing)
    return prospects(game) + done + OUTLOOK.stride * (head_start(game) - way_to_go(game, missing))


def team_outlook(game: Expedition) -> float:
    """A seat's share in the chance to win, guessed where a phase begins; within it there is no guess."""
    if not is_fresh(game):
        return -1.0
    distance_to_even = (float(OUTLOOK.middle) - float(prospects(game))) / SCALE
    return 1.0 / (1.0 + exp(distance_to_even)) / float(game.seats)


def prospects(game: Expedition) -> i64:
    """Parts and clues, water, sand, and how near everybody is to the work."""
    missing = still_hidden(game)
    total = progress(game, missing) + equipment(game) - OUTLOOK.tick * game.tick + OUTLOOK.spared * game.fewer
    return total - thirst(game) - sand_cost(game, missing) - way_to_go(game, missing)


# What was found


def progress(game: Expedition, missing: i64) -> i64:
    """Parts, clues, the launch pad, and tiles."""
    total: i64 = OUTLOOK.pad_found if game.pad else 0
    part: i64
    for part in range(PARTS):
        total += progress_of(game, part)
    return total + head_start(game) + OUTLOOK.tile * tiles_done(game, missing)


def progress_of(game: Expedition, part: i64) -> i64:
    """A part that is taken, has a place, or at least one clue."""
    cell = game.part_at[part]
    if cell == TAKEN:
        return OUTLOOK.part_taken
    if cell != UNPLACED:
        bare = OUTLOOK.part_located - OUTLOOK.sand_on_part * game.sand[cell]
        return bare + OUTLOOK.tile if has(game.excavated, cell) else bare
    return OUTLOOK.first_clue if has(game.clues, part) or has(game.clues, PARTS + part) else 0


def tiles_done(game: Expedition, missing: i64) -> i64:
    """Tiles excavated; once nothing is missing the others need not be."""
    return size(game.excavated) if missing else ALL_TILES


def head_start(game: Expedition) -> i64:
    """So that the way to the launch pad never is a step back."""
    return OUTLOOK.step_to_pad * NO_WAY * game.seats if is_ready(game) else 0


def equipment(game: Expedition) -> i64:
    """Cards in hand."""
    held = OUTLOOK.held
    total: i64 = 0
    i: i64
    for i in range(game.seats * KINDS):
        if game.kit[i]:
            total += game.kit[i] * held[i % KINDS]
    return total


# Thirst


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
    carrier: i64 = seat_of(game, CARRIER) if open_wells else NO_SEAT
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


# Sand


def sand_cost(game: Expedition, missing: i64) -> i64:
    """Sand on the board, on people and on the launch pad, and how near its supply is to the end."""
    total = sand_on_tiles(game, missing) + sand_on_people(game)
    lack = OUTLOOK.enough - game.supply
    if lack > 0:
        total += OUTLOOK.low_supply * lack * lack
    return total + OUTLOOK.sand_on_pad * game.sand[lowest(game.pad)] if game.pad else total


def sand_on_tiles(game: Expedition, missing: i64) -> i64:
    """Markers, the worse where something is still to be excavated, and blocked tiles."""
    total: i64 = OUTLOOK.blocked * size(game.blocked)
    cell: i64
    for cell in range(CELLS):
        if has(game.sandy, cell):
            desert = missing and not has(game.excavated, cell)
            total += game.sand[cell] * (OUTLOOK.sand_on_desert if desert else OUTLOOK.sand_on_city)
    return total


def sand_on_people(game: Expedition) -> i64:
    """Markers too many on those who are buried."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if is_buried(game, seat):
            total += OUTLOOK.buried * (game.sand[game.pawn[seat]] - 1)
    return total


# Ways


def way_to_go(game: Expedition, missing: i64) -> i64:
    """Steps to the work: parts, tiles to excavate, at last the launch pad."""
    total: i64 = 0
    seat: i64
    if is_ready(game):
        for seat in range(game.seats):
            total += OUTLOOK.step_to_pad * distance(game, seat, game.pad)
        return total
    hidden: i64 = tiles(game) & ~game.excavated if missing else 0
    work = part_cells(game) | (hidden & ~game.blocked)
    for seat in range(game.seats):
        total += OUTLOOK.step_to_work * steps_to_work(game, seat, work, hidden & game.blocked)
    return total + way_to_parts(game)


def way_to_parts(game: Expedition) -> i64:
    """Steps of whoever is nearest to each part."""
    total: i64 = 0
    part: i64
    for part in range(PARTS):
        cell = game.part_at[part]
        if 0 <= cell < CELLS:
            total += OUTLOOK.step_to_part * least_distance(game, only(cell))
    return total


def steps_to_work(game: Expedition, seat: i64, work: i64, dunes: i64) -> i64:
    """Steps to where there is work, or to where a dune can be dug away from it."""
    steps = distance(game, seat, work)
    return min(steps, distance(game, seat, beside(dunes)) + 1) if steps and dunes else steps
