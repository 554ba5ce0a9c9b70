"""Le Désert interdit: every legal move of a seat. Whether one is legal is said where the act is; here they are listed."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.desert.rules import codes, forecast, free, guiding, storm, turn
from serai.games.desert.rules.board import is_buried
from serai.games.desert.rules.codes import NO_PASSENGER, TABLE, give, guide, hand_over
from serai.games.desert.rules.digging import diggable
from serai.games.desert.rules.end import is_over
from serai.games.desert.rules.excavating import can_excavate
from serai.games.desert.rules.parts import can_take
from serai.games.desert.rules.walking import companions, one_step, passengers
from serai.games.desert.rules.water import can_draw_water
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
    STORM_KINDS,
    TERRASCOPE,
    THROTTLE,
    Expedition,
)

ROOM_FOR: Final = 64  # moves, mostly


def movers_now(game: Expedition) -> i64:
    """The active player, and whoever has something free to do."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if may_act(game, seat):
            found |= only(seat)
    return found


def may_act(game: Expedition, seat: i64) -> bool:
    """Whether a seat has a legal move; the active one always has."""
    if seat == game.turn:
        return True
    if turn.is_amid_action(game):
        return False
    return len(free_acts(game, seat, vec[i64]())) > 0


def legal_moves(game: Expedition, seat: i64) -> vec[i64]:
    """All that a seat may do now: DES-R-5."""
    moves = vec[i64](capacity=ROOM_FOR)
    if is_over(game):
        return moves
    if turn.is_amid_action(game):
        return going_on(game, moves) if seat == game.turn else moves
    if storm.in_storm_phase(game, seat):
        moves = append(moves, codes.REVEAL)
    if turn.in_action_phase(game, seat):
        moves = append(moves, codes.CALL_STORM)
    if turn.has_action(game, seat):
        moves = actions(game, seat, moves)
    return free_acts(game, seat, moves)


def going_on(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """The rest of an action of several steps."""
    return sorting(game, moves) if game.unplaced else leading_on(game, moves)


def on_each(cells: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
    """A kind of move on each of these cells."""
    cell: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, kind + cell)
    return moves


def alone_or_with(game: Expedition, cells: i64, riders: i64, kind: i64, apart: i64, moves: vec[i64]) -> vec[i64]:
    """A kind of move to each of these cells, alone, then with each rider; the numbers of riders lie so far apart."""
    cell: i64
    other: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, kind + cell)
            if riders:
                for other in range(game.seats):
                    if has(riders, other):
                        moves = append(moves, kind + (other + 1) * apart + cell)
    return moves


# Actions


def actions(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-TURN-4; DES-BURY-2: somebody buried can only dig."""
    if is_buried(game, seat):
        return digging(game, seat, moves)
    moves = walking(game, seat, moves)
    moves = digging(game, seat, moves)
    if can_excavate(game, seat):
        moves = append(moves, codes.EXCAVATE)
    moves = taking(game, seat, moves)
    role = game.role[seat]
    if role == NAVIGATOR:
        moves = leading(game, seat, moves)
    elif role == METEOROLOGIST:
        moves = forecasting(game, moves)
    elif role == CARRIER and can_draw_water(game, seat):
        moves = append(moves, codes.DRAW_WATER)
    return moves


def walking(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-MOVE-1, DES-ADV-CLI-2."""
    return alone_or_with(game, one_step(game, seat), passengers(game, seat), codes.WALK, CELLS, moves)


def digging(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SAND-1."""
    return on_each(diggable(game, seat), codes.DIG, moves)


def taking(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-PART-1, DES-R-38."""
    part: i64
    for part in range(PARTS):
        if can_take(game, seat, part):
            moves = append(moves, codes.TAKE_PART + part)
    return moves


def leading(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-1."""
    other: i64
    for other in range(game.seats):
        if guiding.why_not_led(game, seat, other):
            continue
        if game.role[other] == CLIMBER:
            moves = leading_climber(game, other, moves)
        else:
            moves = on_each(guiding.led_to(game, other), guide(other, 0, NO_PASSENGER), moves)
    return moves


def leading_climber(game: Expedition, other: i64, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-3, DES-R-46: one step, alone or with somebody."""
    kind = guide(other, 0, NO_PASSENGER)
    return alone_or_with(game, guiding.led_to(game, other), passengers(game, other), kind, TABLE * CELLS, moves)


def leading_on(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-1: up to three steps."""
    return leading_climber(game, game.guided, append(moves, codes.HALT))


def forecasting(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-MET-1, DES-ADV-MET-2."""
    if forecast.can_spare(game):
        moves = append(moves, codes.SPARE)
    return append(moves, codes.LOOK)


def sorting(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-MET-3."""
    cards = forecast.in_hand(game)
    card: i64
    for card in range(STORM_KINDS):
        if has(cards, card):
            moves = append(moves, codes.PUT_ON_TOP + card)
            if forecast.can_sink(game):
                moves = append(moves, codes.PUT_UNDER + card)
    return moves


# Free acts


def free_acts(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SHARE-1, DES-SHARE-4, DES-GEAR-7: for every seat, in anybody's turn; DES-R-7: buried or not."""
    moves = giving(game, seat, moves)
    if not free.has_cards(game, seat):
        return moves
    moves = handing(game, seat, moves)
    kit = game.kit
    base = seat * KINDS
    if kit[base + BLASTER]:
        moves = on_each(free.blastable(game, seat), codes.BLAST, moves)
    if kit[base + JETPACK]:
        moves = flying(game, seat, moves)
    if kit[base + TERRASCOPE]:
        moves = on_each(free.scoutable(game), codes.SCOUT, moves)
    if kit[base + SHIELD]:
        moves = append(moves, codes.RAISE_SHIELD)
    if kit[base + RESERVE]:
        moves = append(moves, codes.SHARE_RESERVE)
    if kit[base + THROTTLE] and not free.why_not_speed_up(game, seat):
        moves = append(moves, codes.SPEED_UP)
    return moves


def giving(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SHARE-1."""
    if game.water[seat] == 0:
        return moves
    other: i64
    amount: i64
    for other in range(game.seats):
        if other != seat and free.can_pour(game, seat, other):
            for amount in range(1, free.most_to_give(game, seat, other) + 1):
                moves = append(moves, give(other, amount))
    return moves


def handing(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SHARE-4."""
    others = companions(game, seat)
    if others == 0:
        return moves
    other: i64
    card: i64
    for other in range(game.seats):
        if has(others, other):
            for card in range(KINDS):
                if game.kit[seat * KINDS + card]:
                    moves = append(moves, hand_over(other, card))
    return moves


def flying(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-EQ-JET-1, DES-EQ-JET-2."""
    return alone_or_with(game, free.landing(game, seat), companions(game, seat), codes.FLY, CELLS, moves)
