"""Le Désert interdit: a tile is excavated, and what its city face gives."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import cell_of, column_of, row_of
from serai.games.desert.rules.codes import EQUIPMENT_FOUND, EXCAVATED, PART_LOCATED
from serai.games.desert.rules.turn import spend, why_no_action
from serai.games.desert.rules.water import fill_from_well
from serai.games.desert.state import (
    COLUMN,
    CRASH,
    GEAR,
    KINDS,
    PAD,
    PARTS,
    ROW,
    SIDE,
    TUNNEL,
    WELL,
    Expedition,
)


def can_excavate(game: Expedition, seat: i64) -> bool:
    """DES-EXC-1, DES-EXC-4: a tile without sand, once."""
    return not has(game.sandy | game.excavated, game.pawn[seat])


def why_not_excavate(game: Expedition, seat: i64) -> str:
    """DES-EXC-1, DES-EXC-4."""
    rule = why_no_action(game, seat)
    if rule or can_excavate(game, seat):
        return rule
    return "DES-EXC-4" if has(game.excavated, game.pawn[seat]) else "DES-EXC-1"


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


def find_clue(game: Expedition, part: i64) -> None:
    """DES-CLUE-2 to -7: with its second clue a part appears where row and column cross, be it the hole."""
    if has(game.clues, part) and has(game.clues, PARTS + part):
        row = cell_of(game, ROW + part)
        column = cell_of(game, COLUMN + part)
        game.part_at[part] = row_of(row) * SIDE + column_of(column)
        game.tell(PART_LOCATED, part, game.part_at[part])
