"""Escape: entering a room, and every other way to get into one."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.module import PRICE
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import ENTER, ENTERED, MISSED
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.pledges import release_here
from serai.games.temple.rules.tables import COST
from serai.games.temple.state import NONE, OUT, SIDES, Site


def price_of(game: Site, seat: i64, side: i64) -> i64:
    """ESC-ENTER-2: what it costs a player to enter the room beyond an open side of the own one."""
    return price_into(game, seat, game.plan.way[game.room[seat] * SIDES + side], side)


def price_into(game: Site, seat: i64, beyond: i64, side: i64) -> i64:
    """The same for a room that is known to lie there."""
    cost = COST[game.plan.tile[beyond]]
    if has(game.heeded, PRICE):
        return asking.price(game, seat, beyond, side, cost)
    return cost


def why_not_enter(game: Site, seat: i64, side: i64, aid: i64) -> str:
    """ESC-ENTER-1, ESC-ENTER-5: through an open passage, for the price of the room."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= side < SIDES:
        return "SER-MOVE"
    beyond = game.plan.way[game.room[seat] * SIDES + side]
    if beyond == NONE:
        return "ESC-ENTER-5"
    refusal = why_not_pay(game, seat, price_into(game, seat, beyond, side), aid, "ESC-ENTER-1")
    return refusal if refusal else asking.forbids(game, seat, ENTER, side)


def enter(game: Site, seat: i64, side: i64, aid: i64) -> None:
    """ESC-ENTER-1 to -4: the price of the room entered, whichever side it is entered from."""
    beyond = game.plan.way[game.room[seat] * SIDES + side]
    pay(game, seat, price_of(game, seat, side), aid)
    game.tell(ENTERED, seat, beyond, game.plan.tile[beyond])
    put_into(game, seat, beyond)


def put_into(game: Site, seat: i64, place: i64) -> None:
    """The pawn is somewhere else, and its pledge is not: ESC-D-COOP-1. However it came there, it has arrived: ESC-R-96."""
    release_here(game, seat)
    forget_act(game, seat)
    game.room[seat] = place
    asking.arrived(game, seat)


def forget_act(game: Site, seat: i64) -> None:
    """ESC-D-ROLL-3: what waits was meant for where its pawn stood, and lapses when that is moved by something else."""
    if game.next_act[seat] != NONE:
        game.next_act[seat] = NONE
        game.tell(MISSED, seat)
