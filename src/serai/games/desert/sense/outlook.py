"""Le Désert interdit: how well the team stands. No rule, only the yardstick of bots."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import i64
from serai.games.desert.rules.board import beside, is_buried, tiles
from serai.games.desert.rules.end import is_won
from serai.games.desert.sense.facts import is_ready, part_cells, still_hidden
from serai.games.desert.sense.hope import thirst
from serai.games.desert.sense.ways import NO_WAY, distance, least_distance, lowest
from serai.games.desert.sense.weights import OUTLOOK
from serai.games.desert.state import (
    CELLS,
    KINDS,
    NOT_LOST,
    PARTS,
    TAKEN,
    UNPLACED,
    Expedition,
)

WORST: Final = -40000
BEST: Final = 40000
ALL_TILES: Final = 24


def team_standing(game: Expedition) -> i64:
    """For whoever looks one step ahead: the prospects, and tiles excavated and steps made, which pay only later."""
    if game.lost != NOT_LOST:
        return WORST
    if is_won(game):
        return BEST
    missing = still_hidden(game)
    done = OUTLOOK.done * tiles_done(game, missing)
    return prospects(game) + done + OUTLOOK.stride * (head_start(game) - way_to_go(game, missing))


def log_odds(game: Expedition) -> i64:
    """How likely the team wins, in thousandths of the logarithm of the odds."""
    return prospects(game) - OUTLOOK.middle


def prospects(game: Expedition) -> i64:
    """Parts and clues, water, sand, and how near everybody is to the work."""
    missing = still_hidden(game)
    total = progress(game, missing) + equipment(game) - OUTLOOK.tick * game.tick + OUTLOOK.spared * game.fewer
    return total - thirst(game) - sand_cost(game, missing) - way_to_go(game, missing)


# What was found


def progress(game: Expedition, missing: i64) -> i64:
    """Parts, clues, the launch pad, and tiles."""
    total = head_start(game) + OUTLOOK.tile * tiles_done(game, missing)
    if game.pad:
        total += OUTLOOK.pad_found
    part: i64
    for part in range(PARTS):
        total += progress_of(game, part)
    return total


def progress_of(game: Expedition, part: i64) -> i64:
    """A part that is taken, has a place, or at least one clue."""
    cell = game.part_at[part]
    if cell == TAKEN:
        return OUTLOOK.part_taken
    if cell != UNPLACED:
        bare = OUTLOOK.part_located - OUTLOOK.sand_on_part * game.sand[cell]
        return bare + OUTLOOK.tile if has(game.excavated, cell) else bare
    if has(game.clues, part) or has(game.clues, PARTS + part):
        return OUTLOOK.first_clue
    return 0


def tiles_done(game: Expedition, missing: i64) -> i64:
    """Tiles excavated; once nothing is missing the others need not be."""
    if missing:
        return size(game.excavated)
    return ALL_TILES


def still_to_excavate(game: Expedition, missing: i64) -> i64:
    """Tiles under which what is missing may lie."""
    if missing:
        return tiles(game) & ~game.excavated
    return 0


def head_start(game: Expedition) -> i64:
    """So that the way to the launch pad never is a step back."""
    if is_ready(game):
        return OUTLOOK.step_to_pad * NO_WAY * game.seats
    return 0


def equipment(game: Expedition) -> i64:
    """Cards in hand."""
    held = OUTLOOK.held
    total: i64 = 0
    i: i64
    for i in range(game.seats * KINDS):
        if game.kit[i]:
            total += game.kit[i] * held[i % KINDS]
    return total


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
    total = OUTLOOK.blocked * size(game.blocked)
    hidden = still_to_excavate(game, missing)
    cells = game.sandy
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        total += game.sand[cell] * (OUTLOOK.sand_on_desert if has(hidden, cell) else OUTLOOK.sand_on_city)
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
    hidden = still_to_excavate(game, missing)
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
