"""The lantern: the mill, whose moves change the plan."""

from __future__ import annotations

from typing import Final

from lantern import codes
from serai.core.vecs import i64, vec
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules.discovering import follow_up
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import DX, DY, lies, shift, turn
from serai.games.temple.state import KEY, SIDES, Site

MILL: Final = ROOMS.index("mill")
PRICE: Final = dice(KEY, 1)


def why_not_turn(game: Site, seat: i64, place: i64) -> str:
    """LAN-MILL-1."""
    fits = 0 <= place < len(game.plan.tile) and place != game.start and lies(game.plan, place)
    return why_not_mill(game, seat) if fits else "LAN-MILL-1"


def why_not_mill(game: Site, seat: i64) -> str:
    there = game.plan.tile[game.room[seat]] == MILL
    return why_not_pay(game, seat, PRICE, 0, "LAN-MILL-1") if there else "LAN-MILL-1"


def turn_room(game: Site, seat: i64, place: i64) -> None:
    """LAN-MILL-1."""
    pay(game, seat, PRICE, 0)
    turn(game, place, 1)
    game.tell(codes.TURNED, seat, place, game.plan.tile[place])
    follow_up(game)


def why_not_push(game: Site, seat: i64, side: i64) -> str:
    """LAN-MILL-2: onto a cell where nothing lies."""
    if not 0 <= side < SIDES:
        return "SER-MOVE"
    plan, place = game.plan, game.room[seat]
    cell = plan.x[place] + DX[side], plan.y[place] + DY[side]
    if any(lies(plan, other) and (plan.x[other], plan.y[other]) == cell for other in range(len(plan.tile))):
        return "LAN-MILL-2"
    return why_not_mill(game, seat)


def push_room(game: Site, seat: i64, side: i64) -> None:
    """LAN-MILL-2: with everybody in it."""
    pay(game, seat, PRICE, 0)
    shift(game, vec[i64]([game.room[seat]]), DX[side], DY[side])
    game.tell(codes.PUSHED, seat, side)
    follow_up(game)
