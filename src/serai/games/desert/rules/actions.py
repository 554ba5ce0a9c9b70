"""Le Désert interdit: what the actions do."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import cell_of, column_of, row_of, set_sand
from serai.games.desert.rules.codes import (
    DUG,
    EQUIPMENT_FOUND,
    EXCAVATED,
    GUIDED,
    NO_PASSENGER,
    PART_LOCATED,
    PART_TAKEN,
    RIDDEN,
    WALKED,
    WATER_FOUND,
)
from serai.games.desert.rules.setup import CANTEENS
from serai.games.desert.rules.turn import spend
from serai.games.desert.state import (
    ARCHEOLOGIST,
    CLIMBER,
    COLUMN,
    CRASH,
    GEAR,
    KINDS,
    NO_SEAT,
    PAD,
    PARTS,
    ROW,
    SIDE,
    TAKEN,
    TUNNEL,
    WELL,
    Expedition,
)

# Move


def walk_to(game: Expedition, seat: i64, cell: i64, passenger: i64) -> None:
    """DES-MOVE-1; DES-ADV-CLI-2: the Climber may take somebody along."""
    game.tell(WALKED, seat, cell, game.pawn[seat])
    ride_along(game, seat, cell, passenger)
    game.pawn[seat] = cell
    spend(game)


def ride_along(game: Expedition, by: i64, cell: i64, passenger: i64) -> None:
    if passenger != NO_PASSENGER:
        game.tell(RIDDEN, passenger, by, cell, game.pawn[passenger])
        game.pawn[passenger] = cell


# Remove sand


def dig(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-SAND-1, DES-SAND-2; DES-ADV-ARC-1, DES-R-20: the Archeologist takes two where there are two."""
    markers: i64 = 2 if game.role[seat] == ARCHEOLOGIST and game.sand[cell] >= 2 else 1
    set_sand(game, cell, game.sand[cell] - markers)
    game.tell(DUG, seat, cell, markers)
    spend(game)


# Excavate


def excavate(game: Expedition, seat: i64) -> None:
    """DES-EXC-1, DES-EXC-2: the tile turns for good and its symbol works at once."""
    cell = game.pawn[seat]
    face = game.face[cell]
    game.excavated |= only(cell)
    game.tell(EXCAVATED, seat, cell, face)
    spend(game)
    if face >= ROW:
        game.clues |= only(face - ROW)
        find_clue(game, (face - ROW) % PARTS)
    elif face == WELL:
        fill_from_well(game, cell)
    elif face == TUNNEL:
        game.tunnels |= only(cell)
    elif face == PAD:
        game.pad = only(cell)  # DES-PAD-1: it gives nothing
    if has_gear(face):
        find_equipment(game, seat)


def has_gear(face: i64) -> bool:
    """DES-GEAR-2: tunnels and the crash tile show a gear too."""
    return face in (GEAR, CRASH, TUNNEL)


def find_equipment(game: Expedition, seat: i64) -> None:
    """DES-GEAR-1."""
    game.gear_left -= 1
    card = game.gear[game.gear_left]
    game.kit[seat * KINDS + card] += 1
    game.tell(EQUIPMENT_FOUND, seat, card)


def fill_from_well(game: Expedition, cell: i64) -> None:
    """DES-WELL-1, DES-R-4: two each, for all who stand there."""
    seat: i64
    for seat in range(game.seats):
        if game.pawn[seat] == cell:
            fill(game, seat, 2)


def fill(game: Expedition, seat: i64, water: i64) -> None:
    """Up to what the canteen holds."""
    room = CANTEENS[game.role[seat]] - game.water[seat]
    gained = water if water < room else room
    if gained:
        game.water[seat] += gained
        game.tell(WATER_FOUND, seat, gained)


def find_clue(game: Expedition, part: i64) -> None:
    """DES-CLUE-2 to -7: with its second clue a part appears where row and column cross, be it the hole."""
    if has(game.clues, part) and has(game.clues, PARTS + part):
        row = cell_of(game, ROW + part)
        column = cell_of(game, COLUMN + part)
        game.part_at[part] = row_of(row) * SIDE + column_of(column)
        game.tell(PART_LOCATED, part, game.part_at[part])


# Pick up a part


def take_part(game: Expedition, seat: i64, part: i64) -> None:
    """DES-PART-1, DES-PART-3."""
    game.part_at[part] = TAKEN
    game.taken += 1
    game.tell(PART_TAKEN, seat, part)
    spend(game)


# The Navigator


def lead(game: Expedition, other: i64, cell: i64, passenger: i64) -> None:
    """DES-ADV-NAV-1, DES-R-45; the Climber goes step by step, for she may change passengers: DES-R-46."""
    game.tell(GUIDED, other, game.turn, cell, game.pawn[other])
    ride_along(game, other, cell, passenger)
    game.pawn[other] = cell
    if game.role[other] != CLIMBER:
        spend(game)
        return
    if game.guided == NO_SEAT:
        spend(game)
        game.guided = other
        game.steps = 3
    game.steps -= 1
    if game.steps == 0:
        halt(game)


def halt(game: Expedition) -> None:
    """DES-ADV-NAV-1: fewer than three steps are enough."""
    game.guided = NO_SEAT
    game.steps = 0


# The Water Carrier


def draw_water(game: Expedition, seat: i64) -> None:
    """DES-ADV-WAT-1, DES-R-24."""
    fill(game, seat, 2)
    spend(game)
