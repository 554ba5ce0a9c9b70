"""Escape, The Labyrinth: gears that shift a whole line of rooms."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.labyrinth.codes import LINES, MIDDLE, SHIFTED
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules.discovering import follow_up
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import lies, shift
from serai.games.temple.state import EAST, NORTH, OUT, SIDES, SOUTH, TORCH, WEST, Site

GEARS: Final[i64] = ROOMS.index("gears")
TURNING: Final = dice(TORCH, 2)  # the price of the gears


def has_rooms(game: Site, side: i64, line: i64) -> bool:
    """Whether any room lies in the row, or the column, that is shifted to a side."""
    place: i64
    for place in range(len(game.plan.tile)):
        if is_in_line(game, place, side, line):
            return True
    return False


def is_in_line(game: Site, place: i64, side: i64, line: i64) -> bool:
    """Rows are shifted to the east and west, columns to the north and south."""
    if not lies(game.plan, place):
        return False
    return (game.plan.y[place] if side in (EAST, WEST) else game.plan.x[place]) == line


def why_not_shift(game: Site, seat: i64, what: i64, aid: i64) -> str:
    """ESC-Q-LAB-GEARS-1: in the gear room, a line in which rooms lie; one player alone pays: ESC-R-13."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= what < SIDES * LINES or game.plan.tile[game.room[seat]] != GEARS:
        return "ESC-Q-LAB-GEARS-1"
    if not has_rooms(game, what // LINES, what % LINES - MIDDLE):
        return "ESC-Q-LAB-GEARS-1"
    return why_not_pay(game, seat, TURNING, aid, "ESC-Q-LAB-GEARS-1")


def shift_line(game: Site, seat: i64, what: i64, aid: i64) -> None:
    """ESC-Q-LAB-GEARS-1, ESC-R-55: every room of the line with all that is in it, gaps too; then ESC-R-92."""
    pay(game, seat, TURNING, aid)
    side, line = what // LINES, what % LINES - MIDDLE
    moved = vec[i64]()
    place: i64
    for place in range(len(game.plan.tile)):
        if is_in_line(game, place, side, line):
            moved = append(moved, place)
    dx: i64 = 0
    dy: i64 = 0
    if side == EAST:
        dx = 1
    elif side == WEST:
        dx = -1
    elif side == NORTH:
        dy = -1
    elif side == SOUTH:
        dy = 1
    shift(game, moved, dx, dy)
    game.tell(SHIFTED, seat, side, line)
    follow_up(game)
