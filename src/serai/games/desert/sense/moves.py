"""Le Désert interdit: moves that make sense. No rule, only what bots and playouts limit themselves to."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import everybody, in_three_steps, is_buried, nearby, tiles
from serai.games.desert.rules.end import is_over
from serai.games.desert.rules.excavating import can_excavate
from serai.games.desert.rules.free import can_pour, has_cards, landing
from serai.games.desert.rules.legal import digging, forecasting, going_on, leading_climber, taking, walking
from serai.games.desert.rules.storm import is_sheltered
from serai.games.desert.rules.turn import is_amid_action
from serai.games.desert.rules.walking import companions
from serai.games.desert.rules.water import can_draw_water, room
from serai.games.desert.sense.attentive import has_handed, has_poured
from serai.games.desert.sense.facts import holds, is_ready, part_cells, pawns_elsewhere, thirst_here
from serai.games.desert.sense.ways import lowest
from serai.games.desert.state import (
    BLASTER,
    CARRIER,
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
    """Legal moves that somebody with sense might make."""
    moves = vec[i64](capacity=40)
    if is_over(game):
        return moves
    if is_amid_action(game):
        return going_on(game, moves) if seat == game.turn else moves
    if seat == game.turn and not game.due:
        return own_turn(game, seat, moves)
    return meanwhile(game, seat, append(moves, codes.REVEAL) if seat == game.turn else moves)


def own_turn(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The active player before the storm: actions, water, equipment."""
    moves = append(moves, codes.CALL_STORM)
    if game.actions:
        moves = sensible_actions(game, seat, moves)
    return sensible_play(game, seat, pouring(game, seat, moves))


def meanwhile(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """In another's turn, and in the storm: water, cards for who acts, shields, at the end the flight to the launch pad."""
    moves = pouring(game, seat, moves)
    if game.due == 0:
        moves = handing_on(game, seat, only(game.turn), moves)
    if may_shield(game, seat):
        moves = append(moves, codes.RAISE_SHIELD)
    return last_flight(game, seat, moves) if game.taken == PARTS else moves


# Actions


def sensible_actions(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """All actions, but the Navigator leads people only to where there is something to do."""
    if is_buried(game, seat):
        return append(moves, codes.DIG + game.pawn[seat])
    moves = walking(game, seat, moves)
    moves = digging(game, seat, moves)
    if can_excavate(game, seat):
        moves = append(moves, codes.EXCAVATE)
    return sensible_arts(game, seat, taking(game, seat, moves))


def sensible_arts(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What only one adventurer can do."""
    role = game.role[seat]
    if role == NAVIGATOR:
        moves = leading_to_work(game, seat, moves)
    elif role == METEOROLOGIST:
        moves = forecasting(game, moves)
    elif role == CARRIER and can_draw_water(game, seat):
        moves = append(moves, codes.DRAW_WATER)
    return moves


def places_of_work(game: Expedition) -> i64:
    """Where there is something to do: bare tiles to excavate, parts, tunnels, oases; at last only the launch pad."""
    if is_ready(game):
        return game.pad
    bare = tiles(game) & ~game.excavated & ~game.sandy
    return bare | game.tunnels | (game.oases & ~game.excavated) | game.pad | part_cells(game)


def leading_to_work(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Everybody else to where there is work, or somebody, in reach, or anywhere; the Climber step by step."""
    work = places_of_work(game) | pawns_elsewhere(game, seat) | only(game.pawn[seat])
    other: i64
    for other in range(game.seats):
        if other == seat or is_buried(game, other):
            continue
        if game.role[other] == CLIMBER:
            moves = leading_climber(game, other, moves)
            continue
        cells = in_three_steps(game, other)
        moves = one_each(codes.guide(other, 0, codes.NO_PASSENGER), cells & work if cells & work else cells, moves)
    return moves


def one_each(first: i64, cells: i64, moves: vec[i64]) -> vec[i64]:
    """A move for each of these cells; `first` is the one for cell 0."""
    while cells:
        moves = append(moves, first + lowest(cells))
        cells &= cells - 1
    return moves


# Water


def pouring(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Water for whoever needs it, so that both have the same."""
    if game.water[seat] < 2:
        return moves
    other: i64
    for other in range(game.seats):
        if is_in_need(game, seat, other):
            half = (game.water[seat] - game.water[other]) // 2
            free = room(game, other)
            moves = append(moves, codes.give(other, half if half < free else free))
    return moves


def is_in_need(game: Expedition, seat: i64, other: i64) -> bool:
    """Whether somebody in reach has at least two portions less; DES-R-50: and got none since the last action."""
    if game.water[seat] - game.water[other] < 2 or room(game, other) == 0:
        return False
    return can_pour(game, seat, other) and not has_poured(game, seat, other)


# Equipment


def sensible_play(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Equipment on one's own turn; shields wait for the storm."""
    if not has_cards(game, seat):
        return moves
    moves = handing_on(game, seat, everybody(game), moves)
    if holds(game, seat, BLASTER):
        moves = one_each(codes.BLAST, dunes_in_reach(game, seat), moves)
    if holds(game, seat, JETPACK):
        moves = flights(game, seat, places_of_work(game), moves)
    if holds(game, seat, TERRASCOPE):
        moves = one_each(codes.SCOUT, game.oases & ~game.excavated & ~game.scouted, moves)
    if holds(game, seat, RESERVE) and thirst_here(game, seat) >= 2:
        moves = append(moves, codes.SHARE_RESERVE)
    return append(moves, codes.SPEED_UP) if holds(game, seat, THROTTLE) else moves


def handing_on(game: Expedition, seat: i64, to: i64, moves: vec[i64]) -> vec[i64]:
    """Equipment for those of these seats who stand on the tile and may have more use for it."""
    others = companions(game, seat) & to
    other: i64
    card: i64
    for other in range(game.seats):
        if has(others, other) and not has_handed(game, seat, other):
            for card in range(KINDS):
                if holds(game, seat, card) and card != TERRASCOPE:  # which reaches as far from any hand
                    moves = append(moves, codes.hand_over(other, card))
    return moves


def may_shield(game: Expedition, seat: i64) -> bool:
    """Whether a seat has a use for a Solar Shield: in the storm, without other shelter."""
    return game.due > 0 and holds(game, seat, SHIELD) and not is_sheltered(game, seat)


def dunes_in_reach(game: Expedition, seat: i64) -> i64:
    """Blocked tiles that a seat could clear."""
    here = only(game.pawn[seat])
    return (here | nearby(game, seat, here)) & game.blocked


def flights(game: Expedition, seat: i64, goals: i64, moves: vec[i64]) -> vec[i64]:
    """By Jet Pack to each of these tiles where one can land, alone or with somebody."""
    cells = landing(game, seat) & goals
    riders = companions(game, seat)
    other: i64
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        moves = append(moves, codes.fly(cell, codes.NO_PASSENGER))
        for other in range(game.seats):
            if has(riders, other):
                moves = append(moves, codes.fly(cell, other))
    return moves


def last_flight(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """With four parts: straight to the launch pad, in anybody's turn."""
    return flights(game, seat, game.pad, moves) if holds(game, seat, JETPACK) else moves
