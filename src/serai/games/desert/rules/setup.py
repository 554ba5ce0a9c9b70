"""Le Désert interdit: setting up."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, copies, i64, vec, zeros
from serai.games.desert.pieces import BOX, every
from serai.games.desert.rules.board import cell_of, set_sand
from serai.games.desert.rules.contract import Desert
from serai.games.desert.rules.turn import begin_turn
from serai.games.desert.rules.water import CANTEENS
from serai.games.desert.state import (
    ADVENTURERS,
    CELLS,
    CENTRE,
    CLIMBER,
    CRASH,
    KINDS,
    MIRAGE,
    NO_TILE,
    PARTS,
    UNPLACED,
    WELL,
    Expedition,
)

RANDOM: Final = -1  # dealt or drawn by lot
SAND: Final[i64] = BOX.sand
START_CELLS: Final = vec[i64](BOX.start_cells)
ALL_TILES: Final = vec[i64](every(BOX.tiles))
ALL_STORM_CARDS: Final = vec[i64](every(BOX.storm))
ALL_EQUIPMENT: Final = vec[i64](every(BOX.equipment))


def lay_tiles(rng: Rng) -> vec[i64]:
    """DES-SETUP-1: shuffled, the centre left empty."""
    shuffled = ALL_TILES[:]
    rng.shuffle(shuffled)
    face = vec[i64](capacity=CELLS)
    cell: i64
    for cell in range(CELLS):
        face = append(face, NO_TILE if cell == CENTRE else shuffled[cell if cell < CENTRE else cell - 1])
    return face


def deal_adventurers(chosen: vec[i64], rng: Rng) -> vec[i64]:
    """DES-SETUP-8: whoever has not chosen gets one of the rest at random."""
    used: i64 = 0
    i: i64
    for i in range(len(chosen)):
        if chosen[i] != RANDOM:
            used |= only(chosen[i])
    rest = vec[i64](capacity=ADVENTURERS)
    for i in range(ADVENTURERS):
        if not has(used, i):
            rest = append(rest, i)
    rng.shuffle(rest)
    role = chosen[:]
    dealt: i64 = 0
    for i in range(len(role)):
        if role[i] == RANDOM:
            role[i] = rest[dealt]
            dealt += 1
    return role


def fill_canteens(role: vec[i64]) -> vec[i64]:
    """DES-SETUP-9; DES-ADV-WAT-3."""
    water = zeros(len(role))
    seat: i64
    for seat in range(len(role)):
        water[seat] = CANTEENS[role[seat]]
    return water


def shuffled(cards: vec[i64], rng: Rng) -> vec[i64]:
    """DES-SETUP-7."""
    deck = cards[:]
    rng.shuffle(deck)
    return deck


def put_start_sand(game: Expedition) -> None:
    """DES-SETUP-4, DES-R-48: by cell, whatever tile lies there."""
    game.supply = SAND
    i: i64
    for i in range(len(START_CELLS)):
        set_sand(game, START_CELLS[i], 1)


def put_pawns(game: Expedition) -> None:
    """DES-SETUP-10."""
    crash = cell_of(game, CRASH)
    seat: i64
    for seat in range(game.seats):
        game.pawn[seat] = crash
        if game.role[seat] == CLIMBER:
            game.climber = seat


def mark_oases(game: Expedition) -> None:
    """DES-SETUP-11: they can be told by their desert face."""
    cell: i64
    for cell in range(CELLS):
        if game.face[cell] in (WELL, MIRAGE):
            game.oases |= only(cell)


def furnish(game: Expedition, tick: i64, starter: i64, rng: Rng) -> None:
    """Sand, pawns, the storm marker (DES-SETUP-6) and the first player (DES-TURN-1, DES-R-1)."""
    put_start_sand(game)
    put_pawns(game)
    mark_oases(game)
    game.tick = tick
    begin_turn(game, rng.below(game.seats) if starter == RANDOM else starter)


def no_parts_yet() -> vec[i64]:
    """DES-SETUP-5."""
    return copies(PARTS, UNPLACED)


def empty_kits(seats: i64) -> vec[i64]:
    return zeros(seats * KINDS)


def setup(chosen: vec[i64], ladder: vec[i64], tick: i64, starter: i64, aside: bool, rng: Rng) -> Desert:
    """DES-SETUP-1 to -11; `chosen` has one adventurer a seat, or RANDOM."""
    face = lay_tiles(rng)
    storm_pile = shuffled(ALL_STORM_CARDS, rng)
    gear_pile = shuffled(ALL_EQUIPMENT, rng)
    role = deal_adventurers(chosen, rng)
    seats: i64 = len(role)
    game = Desert(
        seats, role, ladder, face, zeros(CELLS), no_parts_yet(), zeros(seats), fill_canteens(role), empty_kits(seats),
        storm_pile, gear_pile,
    )  # fmt: skip
    game.aside = 1 if aside else 0
    furnish(game, tick, starter, rng)
    return game
