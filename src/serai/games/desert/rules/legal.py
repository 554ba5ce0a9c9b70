"""Le Désert interdit: which moves are legal. The one place where that is decided."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.desert.rules.board import (
    in_three_steps,
    is_buried,
    nearby,
    next_steps,
    tiles,
)
from serai.games.desert.rules.codes import (
    BLAST,
    CALL_STORM,
    DIG,
    DRAW_WATER,
    EXCAVATE,
    HALT,
    LOOK,
    NO_PASSENGER,
    PUT_ON_TOP,
    PUT_UNDER,
    RAISE_SHIELD,
    REVEAL,
    SCOUT,
    SHARE_RESERVE,
    SPARE,
    SPEED_UP,
    TAKE_PART,
    fly,
    give,
    guide,
    hand_over,
    walk,
)
from serai.games.desert.rules.end import is_over
from serai.games.desert.rules.excavating import can_excavate
from serai.games.desert.rules.forecast import hand_start
from serai.games.desert.rules.free import can_pour, has_cards, landing
from serai.games.desert.rules.parts import is_within_reach
from serai.games.desert.rules.turn import is_amid_action, storm_level
from serai.games.desert.rules.walking import companions
from serai.games.desert.rules.water import can_draw_water, room
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


def legal_moves(game: Expedition, seat: i64) -> vec[i64]:
    """All that a seat may do now: DES-R-5."""
    moves = vec[i64](capacity=64)
    if is_over(game):
        return moves
    if is_amid_action(game):
        return going_on(game, moves) if seat == game.turn else moves
    if seat == game.turn:
        if game.due:
            moves = append(moves, REVEAL)
        else:
            moves = append(moves, CALL_STORM)  # DES-TURN-5, DES-R-6
            if game.actions:
                moves = actions(game, seat, moves)
    return free_acts(game, seat, moves)


def going_on(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """The rest of an action of several steps."""
    return sorting(game, moves) if game.unplaced else leading_on(game, moves)


# Actions


def actions(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-TURN-4; DES-BURY-2, DES-R-8, DES-R-9: somebody buried can only dig where they are."""
    if is_buried(game, seat):
        return append(moves, DIG + game.pawn[seat])
    moves = walking(game, seat, moves)
    moves = digging(game, seat, moves)
    if can_excavate(game, seat):
        moves = append(moves, EXCAVATE)
    moves = taking(game, seat, moves)
    role = game.role[seat]
    if role == NAVIGATOR:
        moves = leading(game, seat, moves)
    elif role == METEOROLOGIST:
        moves = forecasting(game, moves)
    elif role == CARRIER and can_draw_water(game, seat):
        moves = append(moves, DRAW_WATER)
    return moves


def walking(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-MOVE-1 to -9; DES-ADV-CLI-2, DES-R-16: the Climber with each passenger too."""
    cells = next_steps(game, seat, only(game.pawn[seat]))
    riders = companions(game, seat) if game.role[seat] == CLIMBER else 0
    cell: i64
    other: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, walk(cell, NO_PASSENGER))
            if riders:
                for other in range(game.seats):
                    if has(riders, other):
                        moves = append(moves, walk(cell, other))
    return moves


def digging(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SAND-1, DES-ADV-EXP-2; DES-R-49: only where there is sand."""
    here = only(game.pawn[seat])
    cells = (here | nearby(game, seat, here)) & game.sandy
    cell: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, DIG + cell)
    return moves


def taking(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-PART-1, DES-R-38: each part that lies here."""
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == game.pawn[seat] and is_within_reach(game, game.pawn[seat]):
            moves = append(moves, TAKE_PART + part)
    return moves


def leading(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-1, DES-R-45: any other adventurer; DES-R-10: nobody who is buried."""
    other: i64
    cell: i64
    for other in range(game.seats):
        if other == seat or is_buried(game, other):
            continue
        if game.role[other] == CLIMBER:
            moves = leading_climber(game, other, moves)
            continue
        cells = in_three_steps(game, other)
        for cell in range(CELLS):
            if has(cells, cell):
                moves = append(moves, guide(other, cell, NO_PASSENGER))
    return moves


def leading_climber(game: Expedition, other: i64, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-3, DES-R-46: one step, alone or with somebody, be it the Navigator."""
    cells = next_steps(game, other, only(game.pawn[other]))
    riders = companions(game, other)
    cell: i64
    rider: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, guide(other, cell, NO_PASSENGER))
            for rider in range(game.seats):
                if has(riders, rider):
                    moves = append(moves, guide(other, cell, rider))
    return moves


def leading_on(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-NAV-1: up to three steps."""
    return leading_climber(game, game.guided, append(moves, HALT))


def forecasting(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-MET-1 up to DES-R-30; DES-ADV-MET-2."""
    if game.fewer < storm_level(game):
        moves = append(moves, SPARE)
    return append(moves, LOOK)


def sorting(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-ADV-MET-3: any card next on top, or one of them under the pile; equal cards are one choice."""
    base = hand_start(game)
    i: i64
    for i in range(base, base + game.unplaced):
        if i == base or game.storm[i] != game.storm[i - 1]:
            moves = append(moves, PUT_ON_TOP + game.storm[i])
            if not game.bottom_used:
                moves = append(moves, PUT_UNDER + game.storm[i])
    return moves


# Free acts


def free_acts(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SHARE-1, DES-SHARE-4, DES-GEAR-7: for every seat, in anybody's turn; DES-R-7: buried or not."""
    moves = giving(game, seat, moves)
    if not has_cards(game, seat):
        return moves
    moves = handing(game, seat, moves)
    kit = game.kit
    base = seat * KINDS
    if kit[base + BLASTER]:
        moves = blasting(game, seat, moves)
    if kit[base + JETPACK]:
        moves = flying(game, seat, moves)
    if kit[base + TERRASCOPE]:
        moves = scouting(game, moves)
    if kit[base + SHIELD]:
        moves = append(moves, RAISE_SHIELD)
    if kit[base + RESERVE]:
        moves = append(moves, SHARE_RESERVE)
    if kit[base + THROTTLE] and may_speed_up(game, seat):
        moves = append(moves, SPEED_UP)
    return moves


def giving(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-SHARE-1 to -3, DES-R-3, DES-R-49: one portion or more, down to 0, up to what the other can carry."""
    if game.water[seat] == 0:
        return moves
    other: i64
    amount: i64
    for other in range(game.seats):
        if other != seat and can_pour(game, seat, other):
            most = room(game, other)
            most = min(most, game.water[seat])
            for amount in range(1, most + 1):
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


def blasting(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-EQ-BLAST-1, DES-EQ-BLAST-2; DES-R-21: only where there is sand."""
    here = only(game.pawn[seat])
    cells = (here | nearby(game, seat, here)) & game.sandy
    cell: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, BLAST + cell)
    return moves


def flying(game: Expedition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """DES-EQ-JET-1, DES-EQ-JET-2, DES-R-11 to -13: to any other unblocked tile, alone or with one companion."""
    cells = landing(game, seat)
    riders = companions(game, seat)
    cell: i64
    other: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, fly(cell, NO_PASSENGER))
            if riders:
                for other in range(game.seats):
                    if has(riders, other):
                        moves = append(moves, fly(cell, other))
    return moves


def scouting(game: Expedition, moves: vec[i64]) -> vec[i64]:
    """DES-EQ-SCOPE-1, DES-R-27."""
    cells = tiles(game) & ~game.excavated
    cell: i64
    for cell in range(CELLS):
        if has(cells, cell):
            moves = append(moves, SCOUT + cell)
    return moves


def may_speed_up(game: Expedition, seat: i64) -> bool:
    """DES-EQ-TIME-1, DES-R-28: in the user's own action phase."""
    return seat == game.turn and game.due == 0


def may_act(game: Expedition, seat: i64) -> bool:
    """Whether a seat has a legal move; the active one always has."""
    if seat == game.turn:
        return True
    if is_amid_action(game):
        return False
    return len(free_acts(game, seat, vec[i64]())) > 0


def movers_now(game: Expedition) -> i64:
    """The active player, and whoever has something free to do."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if may_act(game, seat):
            found |= only(seat)
    return found
