"""Le Désert interdit: what a learned value knows of a position. No rule, and only what the whole team can see.

Small whole numbers, in groups: the table, the storm, the sand, the finds, what is left to take, and each seat in the
order of turns, the active one first. Hidden faces and the order of the pile never enter.
"""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, size
from serai.core.vecs import i64, vec, zeros
from serai.games.desert.rules.board import is_buried, tiles
from serai.games.desert.rules.turn import storm_level
from serai.games.desert.rules.water import room
from serai.games.desert.sense.facts import is_ready, part_cells, still_hidden
from serai.games.desert.sense.ways import FAR, efforts, gap, lowest
from serai.games.desert.state import (
    KINDS,
    MIRAGE,
    PARTS,
    RISE,
    SUN,
    TAKEN,
    UNPLACED,
    WELL,
    Expedition,
)

# Where each group begins.
TABLE: Final = 0  # how many play, and how far the storm is
SKY: Final = TABLE + 24  # what the pile holds
SAND: Final = SKY + 16
FINDS: Final = SAND + 30
TARGETS: Final = FINDS + 40  # parts that can be fetched, the nearest first
SEATS: Final = TARGETS + PARTS * 6
A_SEAT: Final = 30
INPUTS: Final = SEATS + 5 * A_SEAT

NOTHING: Final = zeros(INPUTS)  # to be copied: quicker than to be made
NEAR: Final = 8  # actions: whatever is further counts as so far
TARGET: Final = 6

# Within a seat.
ROLE: Final = 1
WATER: Final = 7
SHELTER: Final = 13
TO_WORK: Final = 18
KIT: Final = 23


def team_features(game: Expedition) -> vec[i64]:
    """All of them."""
    found = NOTHING[:]
    ways = [efforts(game, seat) for seat in range(game.seats)]
    note_table(game, found)
    note_sky(game, found)
    note_sand(game, found)
    note_finds(game, found)
    note_targets(game, found, ways)
    place: i64
    for place in range(game.seats):
        seat = (game.turn + place) % game.seats
        note_seat(game, found, seat, SEATS + place * A_SEAT, ways[seat])
    return found


def capped(number: i64, most: i64) -> i64:
    """A number, or the most that counts."""
    return number if number < most else most


def note_one_of(found: vec[i64], start: i64, number: i64, kinds: i64) -> None:
    """Marks one of several places; beyond the last counts as the last."""
    found[start + (number if number < kinds else kinds - 1)] = 1


# The table and the sky


def note_table(game: Expedition, found: vec[i64]) -> None:
    """How many play, the storm's strength, and how far it may rise."""
    note_one_of(found, TABLE, game.seats - 2, 4)
    note_one_of(found, TABLE + 4, storm_level(game) - 2, 5)
    left = len(game.ladder) - game.tick
    found[TABLE + 9] = capped(left, 12)
    note_one_of(found, TABLE + 10, left - 1, 5)
    note_one_of(found, TABLE + 15, lowest_water(game), 5)
    found[TABLE + 20] = team_water(game)
    found[TABLE + 21] = size(game.shielded)
    found[TABLE + 22] = dry_seats(game, 0)
    found[TABLE + 23] = dry_seats(game, 1)


def lowest_water(game: Expedition) -> i64:
    """Of the thirstiest."""
    least = game.water[0]
    seat: i64
    for seat in range(1, game.seats):
        least = min(least, game.water[seat])
    return max(least, 0)


def team_water(game: Expedition) -> i64:
    """All canteens together."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        total += game.water[seat]
    return total


def dry_seats(game: Expedition, most: i64) -> i64:
    """How many have so much water at most."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.water[seat] <= most:
            found += 1
    return found


def note_sky(game: Expedition, found: vec[i64]) -> None:
    """What the storm pile holds, which everybody can count, and what the next turn may bring of it."""
    suns: i64 = 0
    rises: i64 = 0
    markers: i64 = 0
    i: i64
    for i in range(game.undrawn):
        card = game.storm[i]
        if card == SUN:
            suns += 1
        elif card == RISE:
            rises += 1
        else:
            markers += card % 3 + 1
    left = game.undrawn if game.undrawn else 1
    cards = capped(storm_level(game), left)
    note_one_of(found, SKY, suns, 5)
    note_one_of(found, SKY + 5, rises, 4)
    found[SKY + 9] = game.undrawn // 4
    found[SKY + 10] = 20 * suns * cards // left
    found[SKY + 11] = 10 * rises * cards // left
    found[SKY + 12] = 2 * markers * cards // left
    found[SKY + 13] = capped(8 * suns * cards * game.seats // left, 32)
    found[SKY + 14] = capped(game.known_top, 5)
    found[SKY + 15] = 1 if game.undrawn <= 4 else 0


# Sand


def note_sand(game: Expedition, found: vec[i64]) -> None:
    """The supply, and how the dunes lie: where something is still to be excavated, and where the city is."""
    supply = game.supply
    found[SAND] = capped(supply, 30)
    i: i64
    for i in range(8):
        if supply <= 1 + 3 * i:
            found[SAND + 1 + i] = 1 + 3 * i - supply if i < 3 else 1
    hidden = tiles(game) & ~game.excavated if still_hidden(game) else 0
    found[SAND + 9] = size(game.sandy)
    found[SAND + 10] = size(game.blocked)
    found[SAND + 11] = size(game.sandy & hidden)
    found[SAND + 12] = size(game.blocked & hidden)
    found[SAND + 13] = size(hidden & ~game.sandy)
    found[SAND + 14] = size(game.blocked & game.tunnels)
    cells = game.sandy
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        note_dune(found, game.sand[cell], has(hidden, cell))
    if game.pad:
        found[SAND + 29] = capped(game.sand[lowest(game.pad)], 6)


def note_dune(found: vec[i64], markers: i64, hides: bool) -> None:
    """How many dunes of each height there are; what lies too deep to be worth it counts apart."""
    place: i64 = SAND + 15 if hides else SAND + 22
    found[place + capped(markers, 6) - 1] += 1
    found[place + 6] += capped(markers, 12)


# What was found


def note_finds(game: Expedition, found: vec[i64]) -> None:
    """Parts, clues, tiles, wells and tunnels, and the luck that is still needed."""
    note_one_of(found, FINDS, game.taken, 5)
    located: i64 = 0
    hinted: i64 = 0
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == UNPLACED:
            if has(game.clues, part) or has(game.clues, PARTS + part):
                hinted += 1
        elif game.part_at[part] != TAKEN:
            located += 1
    note_one_of(found, FINDS + 5, located, 5)
    note_one_of(found, FINDS + 10, hinted, 5)
    unplaced = PARTS - game.taken - located
    note_one_of(found, FINDS + 15, unplaced, 5)
    found[FINDS + 20] = 1 if game.pad else 0
    found[FINDS + 21] = 1 if is_ready(game) else 0
    ruins = size(tiles(game) & ~game.excavated & ~game.oases)
    missing = 2 * PARTS - size(game.clues)
    found[FINDS + 22] = ruins
    found[FINDS + 23] = missing
    found[FINDS + 24] = 12 * missing // ruins if ruins else 0
    found[FINDS + 25] = capped(ruins, 4)
    note_oases(game, found)
    found[FINDS + 35] = size(game.tunnels)
    found[FINDS + 36] = crowd_at_pad(game)
    found[FINDS + 37] = 1 if unplaced == 0 and game.pad else 0


def note_oases(game: Expedition, found: vec[i64]) -> None:
    """Wells that are open, oases that may be wells, and whether the mirage is known."""
    opened: i64 = 0
    scouted: i64 = 0
    mirage: i64 = 0
    cells = game.oases & (game.excavated | game.scouted)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if game.face[cell] == MIRAGE:
            mirage = 1
        elif game.face[cell] == WELL and has(game.excavated, cell):
            opened += 1
        else:
            scouted += 1
    note_one_of(found, FINDS + 26, opened, 3)
    note_one_of(found, FINDS + 29, size(game.oases & ~game.excavated), 4)
    found[FINDS + 33] = mirage
    found[FINDS + 34] = scouted


def crowd_at_pad(game: Expedition) -> i64:
    """How many stand on the launch pad."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if has(game.pad, game.pawn[seat]):
            found += 1
    return found


# What is to be fetched


def note_targets(game: Expedition, found: vec[i64], ways: list[vec[i64]]) -> None:
    """Parts that lie on the board, the nearest first, and how long the whole team needs to the launch pad."""
    cells = part_cells(game)
    place: i64 = TARGETS
    while cells:
        cell = nearest_of(cells, ways)
        cells &= ~(1 << cell)
        first, second = two_nearest(cell, ways)
        found[place] = 1
        found[place + 1] = NEAR - capped(first, NEAR)
        found[place + 2] = NEAR - capped(second, NEAR)
        found[place + 3] = capped(game.sand[cell], 6)
        found[place + 4] = 1 if has(game.excavated, cell) else 0
        found[place + 5] = gap(cell, lowest(game.pad)) if game.pad else 0
        place += TARGET
    if game.pad:
        found[FINDS + 38] = furthest_from(lowest(game.pad), ways)
        found[FINDS + 39] = total_way(lowest(game.pad), ways)


def nearest_of(cells: i64, ways: list[vec[i64]]) -> i64:
    """The cell that somebody reaches first."""
    best: i64 = FAR + 1
    nearest = lowest(cells)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        way, _ = two_nearest(cell, ways)
        if way < best:
            best = way
            nearest = cell
    return nearest


def two_nearest(cell: i64, ways: list[vec[i64]]) -> tuple[i64, i64]:
    """Actions of who gets there first, and second."""
    first: i64 = FAR
    second: i64 = FAR
    for way in ways:
        cost = way[cell]
        if cost < first:
            second = first
            first = cost
        elif cost < second:
            second = cost
    return first, second


def furthest_from(cell: i64, ways: list[vec[i64]]) -> i64:
    """Actions of whoever gets there last."""
    most: i64 = 0
    for way in ways:
        most = max(most, way[cell])
    return most


def total_way(cell: i64, ways: list[vec[i64]]) -> i64:
    """Actions of all together."""
    total: i64 = 0
    for way in ways:
        total += way[cell]
    return capped(total, 40)


# Everybody


def note_seat(game: Expedition, found: vec[i64], seat: i64, at: i64, way: vec[i64]) -> None:
    """An adventurer: who, how thirsty, where, and with what."""
    cell = game.pawn[seat]
    found[at] = 1
    note_one_of(found, at + ROLE, game.role[seat], 6)
    note_one_of(found, at + WATER, max(game.water[seat], 0), 6)
    found[at + SHELTER] = 1 if has(game.tunnels, cell) else 0
    found[at + SHELTER + 1] = 1 if has(game.shielded, seat) else 0
    found[at + SHELTER + 2] = capped(game.sand[cell] - 1, 6) if is_buried(game, seat) else 0
    found[at + SHELTER + 3] = room(game, seat)
    found[at + SHELTER + 4] = 1 if has(game.oases & game.excavated, cell) else 0
    note_ways(game, found, at + TO_WORK, way)
    card: i64
    for card in range(KINDS):
        found[at + KIT + card] = game.kit[seat * KINDS + card]
    found[at + KIT + KINDS] = company(game, seat)


def note_ways(game: Expedition, found: vec[i64], at: i64, way: vec[i64]) -> None:
    """How near the work, an oasis, a tunnel, a part and the launch pad are; 0 is out of reach."""
    found[at] = nearness(game, way, tiles(game) & ~game.excavated & ~game.oases)
    found[at + 1] = nearness(game, way, game.oases & ~game.excavated)
    found[at + 2] = nearness(game, way, game.tunnels)
    found[at + 3] = nearness(game, way, part_cells(game))
    found[at + 4] = nearness(game, way, game.pad)


def nearness(game: Expedition, way: vec[i64], cells: i64) -> i64:
    """NEAR less the actions to the nearest of these cells, the sand on it dug away."""
    best: i64 = NEAR
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        best = min(best, way[cell] + game.sand[cell])
    return NEAR - best


def company(game: Expedition, seat: i64) -> i64:
    """How many others stand on the same tile."""
    found: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat and game.pawn[other] == game.pawn[seat]:
            found += 1
    return found
