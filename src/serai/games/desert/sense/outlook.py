"""Le Désert interdit: how well the team stands. No rule, only the yardstick of bots."""

from __future__ import annotations

from math import exp
from typing import Final

from serai.core.sets import has, nth, only, size
from serai.core.vecs import i64, vec
from serai.games.desert.rules.board import beside, cell_of, is_buried, next_steps, tiles
from serai.games.desert.rules.end import is_won
from serai.games.desert.rules.legal import room
from serai.games.desert.state import (
    CELLS,
    KINDS,
    MIRAGE,
    NO_SEAT,
    NOT_LOST,
    PARTS,
    STORM_CARDS,
    SUN,
    TAKEN,
    UNPLACED,
    WELL,
    Expedition,
)

WORST: Final = -40000
BEST: Final = 40000
ROUND: Final = 13  # storm cards in a round of four, about
ALL_TILES: Final = 24
FAR: Final = 9  # steps: further than anything on the board

# What things are worth, in thousandths of the log of the odds to win: fitted to how 400 games of search bots ended.
PART_TAKEN: Final = 1900
PART_LOCATED: Final = 1340
FIRST_CLUE: Final = 380
PAD_FOUND: Final = 360
TILE: Final = 20  # excavated, or no longer needed
SAND_ON_DESERT: Final = 92  # a marker on a tile that is still to be excavated
SAND_ON_CITY: Final = 53
SAND_ON_PAD: Final = 166
SAND_ON_PART: Final = 20
BLOCKED: Final = 45
BURIED: Final = 105  # a marker too many on somebody
LOW_SUPPLY: Final = 4  # times the square of what is missing from ENOUGH
ENOUGH: Final = 14
STEP_TO_WORK: Final = 31  # of everybody
STEP_TO_PART: Final = 100  # of whoever is nearest
STEP_TO_PAD: Final = 85  # of everybody, at the end
TICK: Final = 540
SPARED: Final = 250  # a storm card that will not be drawn
WELL_KEPT: Final = 5  # a well not yet excavated, for each seat

# And in percent of a thirst:
WELL_NEAR: Final = 45  # that a well would quench
WELL_CARRIED: Final = 40  # that the Water Carrier could quench from an excavated well
RELIEF: Final = 35  # that a companion nearby could quench
SHELTER: Final = 8  # that a tunnel takes away

# And more, for whoever does not look ahead to what it brings:
DONE: Final = 400  # a tile excavated
STRIDE: Final = 2  # times a step

AHEAD: Final = 6  # phases that a search looks ahead
MIDDLE: Final = -280.0  # the standing of an even chance
SCALE: Final = 1000.0  # so much standing is one step of the outlook's curve
THIRST: Final = vec[i64]([1540, 960, 600, 360, 166, 0])  # by the water left
HELD: Final = vec[i64]([250, 370, 93, 465, 465, 310])  # of an equipment card
CLOSE: Final = vec[i64]([95, 78, 61, 46, 33, 22, 14, 8, 4, 0])  # percent, by steps


def team_standing(game: Expedition) -> i64:
    """For whoever looks one step ahead: the prospects, and tiles excavated and steps made, which pay only later."""
    if game.lost != NOT_LOST:
        return WORST
    if is_won(game):
        return BEST
    missing = clues_missing(game)
    done = DONE * (size(game.excavated) if missing else ALL_TILES)
    return prospects(game) + done + STRIDE * (head_start(game) - way_to_go(game, missing))


def prospects(game: Expedition) -> i64:
    """Parts and clues, water, sand, and how near everybody is to the work."""
    missing = clues_missing(game)
    total = progress(game, missing) + equipment(game) - TICK * game.tick + SPARED * game.fewer
    return total - thirst(game) - sand_cost(game, missing) - way_to_go(game, missing)


def team_outlook(game: Expedition) -> float:
    """A seat's share in the chance to win, guessed where a phase begins; within it there is no guess."""
    if not game.fresh:
        return -1.0
    distance_to_even = (MIDDLE - float(prospects(game))) / SCALE
    return 1.0 / (1.0 + exp(distance_to_even)) / float(game.seats)


def clues_missing(game: Expedition) -> i64:
    """Parts without a place, and the launch pad while it is hidden."""
    missing: i64 = 0 if game.pad else 1
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == UNPLACED:
            missing += 1
    return missing


def progress(game: Expedition, missing: i64) -> i64:
    """What has been found."""
    total: i64 = PAD_FOUND if game.pad else 0
    part: i64
    for part in range(PARTS):
        cell = game.part_at[part]
        if cell == TAKEN:
            total += PART_TAKEN
        elif cell != UNPLACED:
            total += PART_LOCATED - SAND_ON_PART * game.sand[cell]
            if has(game.excavated, cell):
                total += TILE
        elif has(game.clues, part) or has(game.clues, PARTS + part):
            total += FIRST_CLUE
    total += head_start(game)
    if missing:
        return total + size(game.excavated) * TILE
    return total + ALL_TILES * TILE  # the others need not be excavated


def head_start(game: Expedition) -> i64:
    """So that the way to the launch pad never is a step back."""
    return STEP_TO_PAD * FAR * game.seats if game.taken == PARTS and game.pad else 0


def equipment(game: Expedition) -> i64:
    """Cards in hand."""
    total: i64 = 0
    i: i64
    for i in range(game.seats * KINDS):
        if game.kit[i]:
            total += game.kit[i] * HELD[i % KINDS]
    return total


def thirst(game: Expedition) -> i64:
    """Empty canteens, the more so while many Sun cards are left, less what help is near; wells kept for later."""
    total: i64 = 0
    wells = wells_left(game)
    heat = suns_to_come(game)
    seat: i64
    for seat in range(game.seats):
        need = THIRST[game.water[seat]]
        if need:
            need -= hope(game, seat, wells)
        if has(game.tunnels, game.pawn[seat]):
            need = need * (100 - SHELTER) // 100
        total += need * (100 + heat) // 200
    return total - WELL_KEPT * game.seats * size(wells)


def wells_left(game: Expedition) -> i64:
    """Wells not yet excavated."""
    cells: i64 = 0
    left = game.oases & ~game.excavated
    while left:
        cell = nth(left, 0)
        left &= left - 1
        if game.face[cell] == WELL:
            cells |= only(cell)
    return cells


def suns_to_come(game: Expedition) -> i64:
    """How much sun the next round or so will bring; 100 is as in a whole deck."""
    suns: i64 = 0
    i: i64
    for i in range(game.undrawn):
        if game.storm[i] == SUN:
            suns += 1
    left = game.undrawn
    if left >= ROUND:
        return suns * 25 * STORM_CARDS // left
    return (suns * 25 * STORM_CARDS + (ROUND - left) * 100) // ROUND


def hope(game: Expedition, seat: i64, wells: i64) -> i64:
    """The best help against a seat's thirst: a well to excavate, the Water Carrier at another, or a companion."""
    free = room(game, seat)
    gain = THIRST[game.water[seat]] - THIRST[game.water[seat] + (free if free < 2 else 2)]
    best: i64 = 0
    if wells:
        best = gain * CLOSE[distance(game, seat, wells)] * WELL_NEAR // 10000 - WELL_KEPT
    open_wells = game.oases & game.excavated & ~only(cell_of(game, MIRAGE))
    if game.carrier != NO_SEAT and open_wells:
        close = CLOSE[distance(game, game.carrier, open_wells)] * CLOSE[distance(game, seat, open_wells)]
        best = more_of(best, gain * close // 100 * WELL_CARRIED // 10000)
    return more_of(best, relief(game, seat))


def more_of(one: i64, other: i64) -> i64:
    return one if one > other else other


def relief(game: Expedition, seat: i64) -> i64:
    """What the companion who has most to spare could do about a seat's thirst; the nearer the better."""
    best: i64 = 0
    other: i64
    for other in range(game.seats):
        more = (game.water[other] - game.water[seat]) // 2
        if more > 0 and more <= room(game, seat):
            gain = THIRST[game.water[seat]] - THIRST[game.water[seat] + more]
            gain -= THIRST[game.water[other] - more] - THIRST[game.water[other]]
            if gain > best:
                best = more_of(best, gain * CLOSE[distance(game, seat, only(game.pawn[other]))] // 100)
    return best * RELIEF // 100


def sand_cost(game: Expedition, missing: i64) -> i64:
    """Sand on the board, and how near its supply is to the end."""
    total: i64 = BLOCKED * size(game.blocked)
    cell: i64
    for cell in range(CELLS):
        if has(game.sandy, cell):
            desert = missing and not has(game.excavated, cell)
            total += game.sand[cell] * (SAND_ON_DESERT if desert else SAND_ON_CITY)
    if game.supply < ENOUGH:
        total += LOW_SUPPLY * (ENOUGH - game.supply) * (ENOUGH - game.supply)
    seat: i64
    for seat in range(game.seats):
        if is_buried(game, seat):
            total += BURIED * (game.sand[game.pawn[seat]] - 1)
    return total + SAND_ON_PAD * game.sand[nth(game.pad, 0)] if game.pad else total


def way_to_go(game: Expedition, missing: i64) -> i64:
    """Steps to the work: parts, tiles to excavate, at last the launch pad."""
    total: i64 = 0
    seat: i64
    if game.taken == PARTS and game.pad:
        for seat in range(game.seats):
            total += STEP_TO_PAD * distance(game, seat, game.pad)
        return total
    part: i64
    for part in range(PARTS):
        cell = game.part_at[part]
        if 0 <= cell < CELLS:
            total += STEP_TO_PART * nearest(game, only(cell))
    hidden: i64 = tiles(game) & ~game.excavated if missing else 0
    work = part_cells(game) | (hidden & ~game.blocked)
    dunes = hidden & game.blocked
    for seat in range(game.seats):
        steps = distance(game, seat, work)
        if steps and dunes:
            to_dunes = distance(game, seat, beside(dunes)) + 1  # to dig there
            steps = min(steps, to_dunes)
        total += STEP_TO_WORK * steps
    return total


def part_cells(game: Expedition) -> i64:
    """Where parts lie."""
    cells: i64 = 0
    part: i64
    for part in range(PARTS):
        if 0 <= game.part_at[part] < CELLS:
            cells |= only(game.part_at[part])
    return cells & tiles(game)


def nearest(game: Expedition, cells: i64) -> i64:
    """Steps of whoever is nearest."""
    best: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        steps = distance(game, seat, cells)
        best = min(best, steps)
    return best


def distance(game: Expedition, seat: i64, cells: i64) -> i64:
    """Steps to the nearest of these cells; FAR when the way is blocked."""
    reached = only(game.pawn[seat])
    steps: i64 = 0
    while reached & cells == 0:
        more = reached | next_steps(game, seat, reached)
        steps += 1
        if more == reached or steps == FAR:
            return FAR
        reached = more
    return steps
