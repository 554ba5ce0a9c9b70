"""Escape, module 4: carrying the Chalice. No other way to move a pawn takes it along: ESC-M4-TREAS-5, ESC-R-21."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.chambers.codes import CARRIED
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import ENTER
from serai.games.temple.rules.entering import price_of, put_into
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.state import NONE, OUT, SIDES, TORCH, Site

EXTRA: Final = dice(TORCH, 1)


def carried_price(game: Site, seat: i64, side: i64) -> i64:
    """ESC-M4-TREAS-3, ESC-R-104: on top of whatever this entry costs."""
    return price_of(game, seat, side) + EXTRA


def why_not_carry(game: Site, seat: i64, chalice: i64, side: i64, aid: i64) -> str:
    """ESC-M4-TREAS-3: out of its room, by a way that one could go without it."""
    place = game.room[seat]
    if place == OUT:
        return "ESC-ESC-4"
    if not 0 <= side < SIDES:
        return "SER-MOVE"
    if place != chalice:
        return "ESC-M4-TREAS-3"
    if game.plan.way[place * SIDES + side] == NONE:
        return "ESC-ENTER-5"
    refusal = why_not_pay(game, seat, carried_price(game, seat, side), aid, "ESC-M4-TREAS-3")
    return refusal if refusal else asking.forbids(game, seat, ENTER, side)


def enter_with(game: Site, seat: i64, side: i64, aid: i64) -> i64:
    """ESC-M4-TREAS-3: returns where they are now."""
    beyond = game.plan.way[game.room[seat] * SIDES + side]
    pay(game, seat, carried_price(game, seat, side), aid)
    game.tell(CARRIED, seat, beyond, game.plan.tile[beyond])
    put_into(game, seat, beyond)
    return beyond


def arrives(game: Site, chalice: i64) -> bool:
    """ESC-M4-TREAS-4."""
    return game.plan.tile[chalice] == EXIT_ROOM
