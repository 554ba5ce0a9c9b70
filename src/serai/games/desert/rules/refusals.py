"""Le Désert interdit: why a move is refused, for people; `legal.py` decides."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import around, is_buried, nearby
from serai.games.desert.rules.end import rule_of_end
from serai.games.desert.rules.legal import legal_moves
from serai.games.desert.rules.turn import is_amid_action
from serai.games.desert.rules.walking import companions
from serai.games.desert.rules.water import room
from serai.games.desert.state import (
    BLASTER,
    CARRIER,
    CELLS,
    CLIMBER,
    JETPACK,
    KINDS,
    METEOROLOGIST,
    NAVIGATOR,
    RESERVE,
    SHIELD,
    STORM_KINDS,
    TERRASCOPE,
    THROTTLE,
    Expedition,
)


def why_refused(game: Expedition, seat: i64, move: i64) -> str:
    """The rule that forbids a move; empty for exactly the legal ones."""
    if rule_of_end(game):
        return rule_of_end(game)
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if move in legal_moves(game, seat):
        return ""
    if not is_move(game, move):
        return "SER-MOVE"
    if is_amid_action(game):
        if seat != game.turn:
            return "DES-R-5"
        return "DES-ADV-MET-3" if game.unplaced else "DES-R-45"
    if is_free(move):
        return why_not_free(game, seat, move)
    return why_not_now(game, seat, move) or why_not_action(game, seat, move)


def is_move(game: Expedition, move: i64) -> bool:
    """Whether a code stands for a move at a table of this size."""
    if move < codes.PUT_ON_TOP:
        return 0 <= move < codes.TAKE_PART + 4
    if move < codes.DIG:
        return (move - codes.PUT_ON_TOP) % 20 < STORM_KINDS
    if move < codes.GIVE:
        return move % 100 < CELLS
    if move < codes.HAND:
        return move - codes.GIVE < game.seats * 5
    if move < codes.WALK:
        return move - codes.HAND < game.seats * 6
    if move < codes.GUIDE:
        return move % 1000 < CELLS * (game.seats + 1)
    if move >= codes.MOVES:
        return False
    passenger = (move - codes.GUIDE) // (codes.TABLE * CELLS) - 1
    other = (move - codes.GUIDE) // CELLS % codes.TABLE
    return passenger < game.seats and other < game.seats


def is_free(move: i64) -> bool:
    """Whether a move costs no action and needs no turn."""
    if move in (codes.RAISE_SHIELD, codes.SHARE_RESERVE, codes.SPEED_UP):
        return True
    return codes.BLAST <= move < codes.WALK or codes.FLY <= move < codes.GUIDE


# Actions


def why_not_now(game: Expedition, seat: i64, move: i64) -> str:
    """Not this seat's turn, or not the phase for it."""
    if seat != game.turn:
        return "DES-R-47" if move >= codes.WALK else "DES-TURN-1"
    if (move == codes.REVEAL) != (game.due > 0):
        return "DES-TURN-2"
    if game.actions == 0 and move != codes.REVEAL:
        return "DES-TURN-3"
    if is_buried(game, seat):
        return "DES-BURY-2"
    return ""


def why_not_action(game: Expedition, seat: i64, move: i64) -> str:
    """What the action lacks."""
    if move >= codes.GUIDE:
        return why_not_guide(game, seat, move - codes.GUIDE)
    if move >= codes.WALK:
        return why_not_walk(game, seat, move - codes.WALK)
    if move >= codes.DIG:
        return "DES-R-49" if is_near(game, seat, move - codes.DIG) else "DES-SAND-1"
    if move >= codes.PUT_ON_TOP:
        return "DES-ADV-MET-3"
    if move >= codes.TAKE_PART:
        here = game.part_at[move - codes.TAKE_PART] == game.pawn[seat]
        return "DES-PART-2" if here and not has(game.excavated, game.pawn[seat]) else "DES-PART-1"
    if move == codes.EXCAVATE:
        return "DES-EXC-4" if has(game.excavated, game.pawn[seat]) else "DES-EXC-1"
    if move == codes.SPARE:
        return "DES-R-30" if game.role[seat] == METEOROLOGIST else "DES-ADV-MET-1"
    if move == codes.LOOK:
        return "DES-ADV-MET-2"
    if move == codes.DRAW_WATER:
        return why_not_draw(game, seat)
    return "DES-R-45"


def why_not_draw(game: Expedition, seat: i64) -> str:
    if game.role[seat] != CARRIER:
        return "DES-ADV-WAT-1"
    return "DES-R-24" if room(game, seat) else "DES-R-49"


def is_near(game: Expedition, seat: i64, cell: i64) -> bool:
    """A seat's own tile, or one that it can reach with a shovel or a Blaster."""
    here = only(game.pawn[seat])
    return has(here | nearby(game, seat, here), cell)


def why_not_walk(game: Expedition, seat: i64, rest: i64) -> str:
    passenger = rest // CELLS - 1
    if passenger >= 0 and game.role[seat] != CLIMBER:
        return "DES-ADV-CLI-2"
    if passenger >= 0 and not has(companions(game, seat), passenger):
        return "DES-R-16"
    return why_not_there(game, seat, rest % CELLS)


def why_not_there(game: Expedition, seat: i64, cell: i64) -> str:
    """Why a pawn cannot step on a cell."""
    if cell == game.hole:
        return "DES-MOVE-5"
    if not is_near(game, seat, cell) and not has(game.tunnels, cell):
        return "DES-MOVE-2" if has(around(only(game.pawn[seat])), cell) else "DES-MOVE-1"
    if has(game.blocked, cell) and game.role[seat] != CLIMBER:
        return "DES-TUN-3" if has(game.tunnels, cell) and has(game.tunnels, game.pawn[seat]) else "DES-MOVE-4"
    return "DES-MOVE-1"


def why_not_guide(game: Expedition, seat: i64, rest: i64) -> str:
    passenger = rest // (codes.TABLE * CELLS) - 1
    other = rest // CELLS % codes.TABLE
    if game.role[seat] != NAVIGATOR:
        return "DES-ADV-NAV-1"
    if other == seat:
        return "DES-R-45"
    if is_buried(game, other):
        return "DES-R-10"
    if passenger >= 0 and game.role[other] != CLIMBER:
        return "DES-ADV-NAV-3"
    if passenger >= 0 and not has(companions(game, other), passenger):
        return "DES-R-16"
    return "DES-MOVE-5" if rest % CELLS == game.hole else "DES-ADV-NAV-1"


# Free acts


def why_not_free(game: Expedition, seat: i64, move: i64) -> str:
    """What a free act lacks."""
    card = card_of(move)
    if card >= 0 and game.kit[seat * KINDS + card] == 0:
        return "DES-GEAR-3"
    if move == codes.SPEED_UP:
        return "DES-EQ-TIME-1"
    if move >= codes.FLY:
        passenger = (move - codes.FLY) // CELLS - 1
        return "DES-EQ-JET-2" if passenger >= 0 and not has(companions(game, seat), passenger) else "DES-R-12"
    if move >= codes.HAND:
        return "DES-SHARE-4"
    if move >= codes.GIVE:
        return why_not_give(game, seat, (move - codes.GIVE) // 5, (move - codes.GIVE) % 5 + 1)
    if move >= codes.SCOUT:
        return "DES-EQ-SCOPE-1"
    return "DES-R-21" if is_near(game, seat, move - codes.BLAST) else "DES-EQ-BLAST-1"


def card_of(move: i64) -> i64:
    """The equipment card that a free act needs, or -1."""
    if move >= codes.FLY:
        return JETPACK
    if move >= codes.HAND:
        return (move - codes.HAND) % 6
    if move >= codes.GIVE:
        return -1
    if move >= codes.SCOUT:
        return TERRASCOPE
    if move >= codes.BLAST:
        return BLASTER
    if move == codes.RAISE_SHIELD:
        return SHIELD
    return RESERVE if move == codes.SHARE_RESERVE else THROTTLE


def why_not_give(game: Expedition, seat: i64, to: i64, amount: i64) -> str:
    if amount > game.water[seat]:
        return "DES-R-3"
    if to != seat and has(companions(game, seat), to) and amount > room(game, to):
        return "DES-SHARE-3"
    if game.role[seat] == CARRIER and to != seat:
        return "DES-SHARE-3" if has(nearby(game, seat, only(game.pawn[seat])), game.pawn[to]) else "DES-R-23"
    return "DES-SHARE-1"
