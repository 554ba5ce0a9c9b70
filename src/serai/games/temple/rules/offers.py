"""Escape: what players ask of each other: a move that another player has to agree to.

Who asks, whom, and until when; the kind of move that says yes is its kind, and one who asks has one offer of a kind. When its
time is over, `decide` of the module that has this kind knows the default. Nobody waits for it, and nothing is paid before.
"""

from __future__ import annotations

from serai.core.state import NEVER
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.tables import CHOICE_MS
from serai.games.temple.state import (
    ANSWERED_BY,
    ANYBODY,
    ASKED,
    ASKED_FOR,
    ASKER,
    LAPSES,
    NONE,
    OFFER,
    OUT,
    SINCE,
    Site,
)


def make_offer(game: Site, seat: i64, to: i64, kind: i64, move: i64, time: i64 = CHOICE_MS) -> None:
    """A player asks another one, or ANYBODY; what was asked before is replaced."""
    withdraw_offer(game, seat, kind)
    rows = append(append(append(game.offers[:], seat), to), kind)
    rows = append(append(rows, move), game.now)
    game.offers = append(rows, NEVER if time == NEVER else game.now + time)


def withdraw_offer(game: Site, seat: i64, kind: i64) -> None:
    """It is answered, taken back, or has no object any more."""
    gone = offer_of(game, seat, kind)
    if gone == NONE:
        return
    rows = vec[i64]()
    i: i64
    for i in range(len(game.offers)):
        if not gone <= i < gone + OFFER:
            rows = append(rows, game.offers[i])
    game.offers = rows


def withdraw_from(game: Site, to: i64, kind: i64) -> None:
    """Whoever was asked cannot answer any more."""
    seat: i64
    for seat in range(game.seats):
        at = offer_of(game, seat, kind)
        if at != NONE and game.offers[at + ASKED] == to:
            withdraw_offer(game, seat, kind)


def offer_of(game: Site, seat: i64, kind: i64) -> i64:
    """Where the offer of a player stands in the list, or NONE."""
    at: i64
    for at in range(0, len(game.offers), OFFER):
        if game.offers[at + ASKER] == seat and game.offers[at + ANSWERED_BY] == kind:
            return at
    return NONE


def asks_for(game: Site, seat: i64, move: i64) -> bool:
    """Whether a player has asked for this very move, and waits."""
    at: i64
    for at in range(0, len(game.offers), OFFER):
        if game.offers[at + ASKER] == seat and game.offers[at + ASKED_FOR] == move:
            return True
    return False


def has_offer(game: Site, seat: i64, kind: i64) -> bool:
    return offer_of(game, seat, kind) != NONE


def asked_for(game: Site, seat: i64, kind: i64) -> i64:
    """The move that a player asks for, or NONE."""
    at = offer_of(game, seat, kind)
    if at == NONE:
        return NONE
    return game.offers[at + ASKED_FOR]


def asked_whom(game: Site, seat: i64, kind: i64) -> i64:
    """Whom a player asks; NONE where nobody is asked by name."""
    at = offer_of(game, seat, kind)
    if at == NONE:
        return NONE
    return game.offers[at + ASKED]


def asked_since(game: Site, seat: i64, kind: i64) -> i64:
    at = offer_of(game, seat, kind)
    if at == NONE:
        return NEVER
    return game.offers[at + SINCE]


def asked_until(game: Site, seat: i64, kind: i64) -> i64:
    at = offer_of(game, seat, kind)
    if at == NONE:
        return NEVER
    return game.offers[at + LAPSES]


def may_answer(game: Site, seat: i64, to: i64, kind: i64) -> bool:
    """Whether a player inside was asked by another."""
    if game.room[seat] == OUT or not 0 <= to < game.seats or to == seat:
        return False
    at = offer_of(game, to, kind)
    return at != NONE and game.offers[at + ASKED] in (seat, ANYBODY)


def soonest_lapse(game: Site) -> i64:
    """When the next offer ends."""
    soonest: i64 = NEVER
    at: i64
    for at in range(0, len(game.offers), OFFER):
        soonest = min(soonest, game.offers[at + LAPSES])
    return soonest


def next_lapsed(game: Site) -> i64:
    """The first offer whose time is over, or NONE."""
    at: i64
    for at in range(0, len(game.offers), OFFER):
        if game.offers[at + LAPSES] <= game.now:
            return at
    return NONE
