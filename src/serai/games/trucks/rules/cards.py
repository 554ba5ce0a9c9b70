"""Cards: what can be done with each, and what happens when nothing can."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.vecs import append, i64, vec
from serai.games.trucks.rules.codes import DISCARD, FILL, FLIP, FLIP_OTHER, RESTART, SIPHON_OFF, code
from serai.games.trucks.rules.driving import drives, is_at_station, is_on_track, low_tanks, pushes
from serai.games.trucks.state import CARDS, FLIPANY, FLIPOWN, FULL, MOVE3ANY, SIPHON, Race


def legal_moves(game: Race, seat: i64) -> vec[i64]:
    """TRK-TURN-2: some card must be played; card by card, so TRK-TURN-10: also one that cannot be followed."""
    moves = vec[i64](capacity=60)  # mostly enough, and a small block is quickly had
    low = low_tanks(game)
    card: i64
    for card in range(CARDS):
        if game.hands[seat * CARDS + card]:
            before = len(moves)
            moves = options(game, seat, card, low, moves)
            if len(moves) == before:
                moves = penalties(game, seat, card, moves)
    return moves


def options(game: Race, seat: i64, card: i64, low: vec[i64], moves: vec[i64]) -> vec[i64]:
    """TRK-TURN-7: all that a card can do."""
    if card < MOVE3ANY:
        return drives(game, seat, card, low, moves)
    if card == MOVE3ANY:
        return pushes(game, seat, low[FULL], drives(game, seat, card, low, moves))
    if card == SIPHON:
        return siphons(game, seat, moves)
    if card == FLIPOWN:
        return own_flips(game, seat, moves)
    return any_flips(game, seat, moves)


def penalties(game: Race, seat: i64, card: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-TURN-8: an own truck on track goes home; TRK-TURN-9: without one, nothing happens."""
    before = len(moves)
    number: i64
    for number in range(game.trucks):
        if is_on_track(game, seat * game.trucks + number):
            moves = append(moves, code(RESTART, card, 0, number, 0, 0))
    return moves if len(moves) > before else append(moves, code(DISCARD, card, 0, 0, 0, 0))


# Fuel cards


def can_be_tampered_with(game: Race, truck: i64) -> bool:
    """On track, and not at a station: TRK-STATION-4, TRK-CARD-SIPHON-1, TRK-CARD-RED-1, TRK-CARD-PINK-1."""
    return is_on_track(game, truck) and not is_at_station(game, truck)


def can_be_filled(game: Race, truck: i64) -> bool:
    """TRK-CARD-SIPHON-3; the die stops at 12: TRK-FUEL-2."""
    return is_on_track(game, truck) and game.gauge[truck] < FULL


def siphons(game: Race, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-CARD-SIPHON-3, TRK-CARD-SIPHON-1: a litre for an own truck, or three from a foreign one."""
    number: i64
    for number in range(game.trucks):
        if can_be_filled(game, seat * game.trucks + number):
            moves = append(moves, code(FILL, SIPHON, 0, number, 0, 0))
    return foreign(game, seat, SIPHON_OFF, SIPHON, moves)


def own_flips(game: Race, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-CARD-RED-1: any number of own trucks, at least one."""
    allowed = own_flippable(game, seat)
    trucks: i64
    for trucks in range(1, only(game.trucks)):
        if trucks & ~allowed == 0:
            moves = append(moves, code(FLIP, FLIPOWN, 0, trucks, 0, 0))
    return moves


def any_flips(game: Race, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-CARD-PINK-1: exactly one truck, own or foreign."""
    allowed = own_flippable(game, seat)
    number: i64
    for number in range(game.trucks):
        if allowed & only(number):
            moves = append(moves, code(FLIP, FLIPANY, 0, only(number), 0, 0))
    return foreign(game, seat, FLIP_OTHER, FLIPANY, moves)


def own_flippable(game: Race, seat: i64) -> i64:
    """The numbers of the own trucks that a flip card may turn."""
    allowed: i64 = 0
    number: i64
    for number in range(game.trucks):
        if can_be_tampered_with(game, seat * game.trucks + number):
            allowed |= only(number)
    return allowed


def foreign(game: Race, seat: i64, deed: i64, card: i64, moves: vec[i64]) -> vec[i64]:
    """The same deed for every foreign truck that may suffer it."""
    truck: i64
    for truck in range(len(game.at)):
        owner = truck // game.trucks
        if owner != seat and can_be_tampered_with(game, truck):
            moves = append(moves, code(deed, card, owner, truck - owner * game.trucks, 0, 0))
    return moves
