"""Escape: entering a room."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules.codes import ENTERED
from serai.games.temple.rules.gems import release
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.tables import COST
from serai.games.temple.state import NONE, OUT, SIDES, TRAP, Site


def why_not_enter(game: Site, seat: i64, side: i64, aid: i64) -> str:
    """ESC-ENTER-1, ESC-ENTER-5: through an open passage, for the price of the room."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= side < SIDES:
        return "SER-MOVE"
    if has(game.curses[seat], TRAP):
        return "ESC-M1-TRAP-1"
    beyond = game.way[game.room[seat] * SIDES + side]
    if beyond == NONE:
        return "ESC-ENTER-5"
    return why_not_pay(game, seat, COST[game.tile[beyond]], aid, "ESC-ENTER-1")


def enter(game: Site, seat: i64, side: i64, aid: i64) -> None:
    """ESC-ENTER-1 to -4: the price of the room entered, whichever side it is entered from."""
    beyond = game.way[game.room[seat] * SIDES + side]
    pay(game, seat, COST[game.tile[beyond]], aid)
    move_to(game, seat, beyond)
    game.tell(ENTERED, seat, beyond, game.tile[beyond])


def move_to(game: Site, seat: i64, place: i64) -> None:
    """The pawn is somewhere else, and its pledge with it: ESC-D-COOP-1."""
    release(game, seat)
    game.room[seat] = place
