"""Which moves a seat may make. What decides stands where the act is; here they are listed, card by card."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.state import NOBODY
from serai.core.vecs import append, i64, vec
from serai.games.trucks.rules.cards import holds
from serai.games.trucks.rules.codes import DISCARD, FILL, FLIP, FLIP_OTHER, RESTART, SIPHON_OFF, code
from serai.games.trucks.rules.driving import drives, low_tanks
from serai.games.trucks.rules.fuel import can_be_filled, can_be_tampered_with, own_flippable
from serai.games.trucks.rules.pushing import pushes
from serai.games.trucks.rules.track import is_on_track
from serai.games.trucks.state import CARDS, FLIPANY, FLIPOWN, FULL, MOVE3ANY, SIPHON, Race


def movers_now(game: Race) -> i64:
    """TRK-TURN-5: one at a time."""
    return 0 if game.turn == NOBODY else only(game.turn)


def legal_moves(game: Race, seat: i64) -> vec[i64]:
    """TRK-TURN-2: some card must be played; card by card, so TRK-TURN-10: also one that cannot be followed."""
    moves = vec[i64](capacity=60)  # mostly enough, and a small block is quickly had
    if seat != game.turn or seat == NOBODY:
        return moves
    low = low_tanks(game)
    card: i64
    for card in range(CARDS):
        if holds(game, seat, card):
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


def can_be_followed(game: Race, seat: i64, card: i64) -> bool:
    """TRK-TURN-7."""
    return len(options(game, seat, card, low_tanks(game), vec[i64]())) > 0


def penalties(game: Race, seat: i64, card: i64, moves: vec[i64]) -> vec[i64]:
    """TRK-TURN-8: an own truck on track goes home; TRK-TURN-9: without one, nothing happens."""
    before = len(moves)
    number: i64
    for number in range(game.trucks):
        if is_on_track(game, seat * game.trucks + number):
            moves = append(moves, code(RESTART, card, 0, number, 0, 0))
    return moves if len(moves) > before else append(moves, code(DISCARD, card, 0, 0, 0, 0))


# Fuel cards


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
        if has(allowed, number):
            moves = append(moves, code(FLIP, FLIPANY, 0, only(number), 0, 0))
    return foreign(game, seat, FLIP_OTHER, FLIPANY, moves)


def foreign(game: Race, seat: i64, deed: i64, card: i64, moves: vec[i64]) -> vec[i64]:
    """The same deed for every foreign truck that may suffer it."""
    truck: i64
    for truck in range(len(game.at)):
        owner = truck // game.trucks
        if owner != seat and can_be_tampered_with(game, truck):
            moves = append(moves, code(deed, card, owner, truck - owner * game.trucks, 0, 0))
    return moves
