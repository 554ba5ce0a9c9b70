"""Le Désert interdit: moves that make sense. No rule, only what bots and playouts limit themselves to."""

from __future__ import annotations

from serai.core.sets import has, nth, only
from serai.core.vecs import append, i64, vec
from serai.games.desert.rules.board import in_three_steps, is_buried, nearby, tiles
from serai.games.desert.rules.codes import (
    BLAST,
    CALL_STORM,
    DIG,
    DRAW_WATER,
    EXCAVATE,
    NO_PASSENGER,
    RAISE_SHIELD,
    REVEAL,
    SCOUT,
    SHARE_RESERVE,
    SPEED_UP,
    fly,
    give,
    guide,
)
from serai.games.desert.rules.end import is_over
from serai.games.desert.rules.free import way
from serai.games.desert.rules.legal import (
    can_draw_water,
    can_excavate,
    can_pour,
    companions,
    digging,
    forecasting,
    going_on,
    has_cards,
    is_amid_action,
    landing,
    leading_climber,
    room,
    taking,
    walking,
)
from serai.games.desert.rules.storm import is_sheltered
from serai.games.desert.state import (
    BLASTER,
    CARRIER,
    CELLS,
    CLIMBER,
    JETPACK,
    KINDS,
    METEOROLOGIST,
    NAVIGATOR,
    PARTS,
    RESERVE,
    SHIELD,
    TERRASCOPE,
    THROTTLE,
    Expedition,
)


def sensible_moves(game: Expedition, seat: i64) -> vec[i64]:
    """Legal moves that somebody with sense might make; DES-R-50: no transfer twice the same way."""
    moves = vec[i64](capacity=40)
    if is_over(game):
        return moves
    if is_amid_action(game):
        return going_on(game, moves) if seat == game.turn else moves
    if seat == game.turn:
        if game.due:
            moves = append(moves, REVEAL)
        else:
            moves = append(moves, CALL_STORM)
            if game.actions:
                moves = sensible_actions(game, seat, moves)
            return sensible_play(game, seat, pouring(game, seat, moves))
    moves = pouring(game, seat, moves)
    if game.due and game.kit[seat * KINDS + SHIELD] and not is_sheltered(game, seat):
        moves = append(moves, RAISE_SHIELD)
    return last_flight(game, seat, moves) if game.taken == PARTS else moves


def sensible_actions(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """All actions, but the Navigator leads people only to where there is something to do."""
    if is_buried(game, seat):
        return append(moves, DIG + game.pawn[seat])
    moves = walking(game, seat, moves)
    moves = digging(game, seat, moves)
    if can_excavate(game, seat):
        moves = append(moves, EXCAVATE)
    moves = taking(game, seat, moves)
    role = game.role[seat]
    if role == NAVIGATOR:
        moves = leading_to_work(game, seat, moves)
    elif role == METEOROLOGIST:
        moves = forecasting(game, moves)
    elif role == CARRIER and can_draw_water(game, seat):
        moves = append(moves, DRAW_WATER)
    return moves


def places_of_work(game: Expedition) -> i64:
    """Where there is something to do: bare tiles to excavate, parts, tunnels, oases; at last only the launch pad."""
    if game.taken == PARTS and game.pad:
        return game.pad
    work = (tiles(game) & ~game.excavated & ~game.sandy) | game.tunnels | (game.oases & ~game.excavated) | game.pad
    part: i64
    for part in range(PARTS):
        if 0 <= game.part_at[part] < CELLS:
            work |= only(game.part_at[part])
    return work


def leading_to_work(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    work = places_of_work(game)
    other: i64
    cell: i64
    for other in range(game.seats):
        if other == seat or is_buried(game, other):
            continue
        if game.role[other] == CLIMBER:
            moves = leading_climber(game, other, moves)
            continue
        cells = in_three_steps(game, other)
        if cells & work:
            cells &= work
        for cell in range(CELLS):
            if has(cells, cell):
                moves = append(moves, guide(other, cell, NO_PASSENGER))
    return moves


def pouring(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Water for whoever has at least two portions less, so that both have the same."""
    if game.water[seat] < 2:
        return moves
    other: i64
    for other in range(game.seats):
        more = game.water[seat] - game.water[other]
        if other != seat and more >= 2 and can_pour(game, seat, other) and not game.passed & way(seat, other):
            amount = more // 2
            free = room(game, other)
            moves = append(moves, give(other, amount if amount < free else free)) if free else moves
    return moves


def sensible_play(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Equipment on one's own turn; shields wait for the storm."""
    if not has_cards(game, seat):
        return moves
    kit = game.kit
    base = seat * KINDS
    if kit[base + BLASTER]:
        moves = blasting_dunes(game, seat, moves)
    if kit[base + JETPACK]:
        moves = flying_to_work(game, seat, moves)
    if kit[base + TERRASCOPE]:
        moves = scouting_oases(game, moves)
    if kit[base + RESERVE] and thirst_here(game, seat) >= 2:
        moves = append(moves, SHARE_RESERVE)
    if kit[base + THROTTLE]:
        moves = append(moves, SPEED_UP)
    return moves


def blasting_dunes(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Blocked tiles only."""
    here = only(game.pawn[seat])
    cells = (here | nearby(game, seat, here)) & game.blocked
    cell: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, BLAST + cell)
    return moves


def flying_to_work(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    cells = landing(game, seat) & places_of_work(game)
    riders = companions(game, seat)
    cell: i64
    other: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, fly(cell, NO_PASSENGER))
            for other in range(game.seats):
                if has(riders, other):
                    moves = append(moves, fly(cell, other))
    return moves


def scouting_oases(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """Which oasis is the mirage."""
    cell: i64
    for cell in range(CELLS):
        if has(game.oases & ~game.excavated & ~game.scouted, cell):
            moves = append(moves, SCOUT + cell)
    return moves


def thirst_here(game: Expedition, seat: i64) -> i64:
    """Water that those on the tile would gain from two portions each."""
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if game.pawn[other] == game.pawn[seat]:
            free = room(game, other)
            total += free if free < 2 else 2
    return total


def last_flight(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """With four parts: straight to the launch pad, in anybody's turn."""
    if not game.kit[seat * KINDS + JETPACK] or not landing(game, seat) & game.pad:
        return moves
    pad = nth(game.pad, 0)
    moves = append(moves, fly(pad, NO_PASSENGER))
    riders = companions(game, seat)
    other: i64
    for other in range(game.seats):
        if has(riders, other):
            moves = append(moves, fly(pad, other))
    return moves
