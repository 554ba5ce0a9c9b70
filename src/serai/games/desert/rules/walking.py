"""Le Désert interdit: a pawn walks, and who goes along."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import around, close_by, next_steps, pawns_on
from serai.games.desert.rules.codes import NO_PASSENGER, RIDDEN, WALKED
from serai.games.desert.rules.turn import spend, why_no_action
from serai.games.desert.state import CLIMBER, Expedition


def why_not_walk(game: Expedition, seat: i64, cell: i64, passenger: i64) -> str:
    """DES-MOVE-1 to -9; DES-ADV-CLI-2: only the Climber takes somebody along."""
    return (
        why_no_steps(game, seat)
        or why_not_take_along(game, seat, passenger, "DES-ADV-CLI-2")
        or why_not_step(game, seat, cell)
    )


def why_no_steps(game: Expedition, seat: i64) -> str:
    """DES-R-47: nobody walks, or leads others, out of turn."""
    return why_no_action(game, seat) if seat == game.turn else "DES-R-47"


# Where to


def one_step(game: Expedition, seat: i64) -> i64:
    """The cells that a pawn can step on."""
    return next_steps(game, seat, only(game.pawn[seat]))


def why_not_step(game: Expedition, seat: i64, cell: i64) -> str:
    """Why a pawn cannot step on a cell: by the hole, too far, sand."""
    if has(one_step(game, seat), cell):
        return ""
    if cell == game.hole:
        return "DES-MOVE-5"
    if not has(close_by(game, seat) | game.tunnels, cell):
        return "DES-MOVE-2" if has(around(only(game.pawn[seat])), cell) else "DES-MOVE-1"
    if has(game.blocked, cell) and game.role[seat] != CLIMBER:
        return "DES-TUN-3" if has(game.tunnels, cell) and has(game.tunnels, game.pawn[seat]) else "DES-MOVE-4"
    return "DES-MOVE-1"


# Passengers


def companions(game: Expedition, seat: i64) -> i64:
    """The others on a seat's tile."""
    return pawns_on(game, game.pawn[seat]) & ~only(seat)


def passengers(game: Expedition, seat: i64) -> i64:
    """DES-ADV-CLI-2, DES-R-16: whom a walker can take along: the Climber anybody on her tile, the others nobody."""
    return companions(game, seat) if game.role[seat] == CLIMBER else 0


def why_not_take_along(game: Expedition, seat: i64, passenger: i64, rule: str) -> str:
    """DES-R-16, or for all but the Climber the rule that lets only her take somebody along."""
    if passenger == NO_PASSENGER or has(passengers(game, seat), passenger):
        return ""
    return "DES-R-16" if game.role[seat] == CLIMBER else rule


# The step


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
