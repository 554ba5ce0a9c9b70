"""Escape: module 1, the curses, one short function for each that does more than forbid."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.rules.codes import (
    CURSE_DISCARDED,
    CURSE_ENDED,
    CURSED,
    DIE_BACK,
    LIFTED,
    SOULS_CHANGED,
)
from serai.games.temple.rules.debts import dice_of, owe
from serai.games.temple.rules.gems import release
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.tables import CHOICE_MS, CURSES, LIFTED_BY
from serai.games.temple.state import BROKEN, NONE, OUT, SILENCE, SOULS, UNROLLED, Site

# Drawing


def draw_curse(game: Site, seat: i64) -> None:
    """ESC-M1-DRAW-1; from an empty pile nothing is drawn: ESC-R-29."""
    if game.curses_left == 0:
        return
    game.curses_left -= 1
    curse = game.curse_pile[game.curses_left]
    if has(game.curses[seat], curse) or is_harmless(game, seat, curse):  # ESC-M1-DRAW-3
        game.tell(CURSE_DISCARDED, seat, curse)
        return
    game.curses[seat] |= only(curse)
    game.tell(CURSED, seat, curse)
    if curse == BROKEN:
        break_die(game, seat)
    elif curse == SOULS:
        ask_for_partner(game, seat)


def is_harmless(game: Site, seat: i64, curse: i64) -> bool:
    """ESC-R-93: the drawer has escaped; ESC-R-26: one die is left; ESC-X1-SOULS-1: nobody else is inside."""
    if game.room[seat] == OUT:
        return True
    if curse == BROKEN:
        return dice_of(game, seat) - game.owed[seat] <= 1
    return curse == SOULS and next_inside(game, seat) == NONE


# Lifting


def why_not_lift(game: Site, seat: i64, curse: i64, aid: i64) -> str:
    """ESC-M1-LIFT-1 to -3: the own symbols, in any room."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= curse < CURSES or not has(game.curses[seat], curse):
        return "ESC-M1-LIFT-1"
    return why_not_pay(game, seat, LIFTED_BY[curse], aid, "ESC-M1-LIFT-1")


def lift(game: Site, seat: i64, curse: i64, aid: i64) -> None:
    """ESC-M1-LIFT-1: the tile leaves the game."""
    pay(game, seat, LIFTED_BY[curse], aid)
    game.tell(LIFTED, seat, curse)
    drop(game, seat, curse)


def drop(game: Site, seat: i64, curse: i64) -> None:
    """ESC-R-91: a curse that goes, however it does, undoes what it did."""
    game.curses[seat] &= ~only(curse)
    if curse == BROKEN:
        mend_die(game, seat)
    elif curse == SOULS:
        change_back(game, seat)


# Silence


def silent_seats(game: Site) -> i64:
    """ESC-M1-SILENCE-1: who may not talk."""
    silent: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if has(game.curses[seat], SILENCE):
            silent |= only(seat)
    return silent


# Broken die


def break_die(game: Site, seat: i64) -> None:
    """ESC-M1-BROKEN-1: a die of the holder's choice lies on the tile."""
    owe(game, seat, 0, 1)


def mend_die(game: Site, seat: i64) -> None:
    """ESC-M1-BROKEN-1: it returns, and has no face."""
    if game.held[seat]:
        game.hand[seat] += dice(UNROLLED, game.held[seat])
        game.held[seat] = 0
        game.tell(DIE_BACK, seat)


# Exchange of souls


def next_inside(game: Site, seat: i64) -> i64:
    """ESC-D-CHOICE-1: the next seat inside, or NONE."""
    step: i64
    for step in range(1, game.seats):
        other = (seat + step) % game.seats
        if game.room[other] != OUT:
            return other
    return NONE


def others_inside(game: Site, seat: i64) -> i64:
    """How many others are inside."""
    number: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat and game.room[other] != OUT:
            number += 1
    return number


def ask_for_partner(game: Site, seat: i64) -> None:
    """ESC-X1-SOULS-1: the drawer names another player; where there is only one, nobody is asked."""
    if others_inside(game, seat) == 1:
        exchange(game, seat, next_inside(game, seat))
    else:
        game.soul_by[seat] = game.now + CHOICE_MS


def why_not_name(game: Site, seat: i64, to: i64) -> str:
    """ESC-X1-SOULS-1: somebody else who is inside."""
    if game.soul_by[seat] == NEVER or not 0 <= to < game.seats or to == seat or game.room[to] == OUT:
        return "ESC-X1-SOULS-1"
    return ""


def exchange(game: Site, seat: i64, to: i64) -> None:
    """ESC-X1-SOULS-1: from now on each moves the pawn of the other."""
    game.soul_by[seat] = NEVER
    game.partner[seat] = to
    change_pawns(game, seat, to)


def name_by_default(game: Site, seat: i64) -> None:
    """ESC-D-CHOICE-1; with nobody else inside the curse is discarded."""
    other = next_inside(game, seat)
    if other != NONE:
        exchange(game, seat, other)
    else:
        end_souls(game, seat)


def change_pawns(game: Site, one: i64, other: i64) -> None:
    """ESC-X1-SOULS-2, ESC-R-82, ESC-R-95: pawns stay where they are; two players change whose they move, and are there now."""
    release(game, one)
    release(game, other)
    pawn, room = game.pawn[one], game.room[one]
    game.pawn[one], game.room[one] = game.pawn[other], game.room[other]
    game.pawn[other], game.room[other] = pawn, room
    game.tell(SOULS_CHANGED, one, other)


def change_back(game: Site, seat: i64) -> None:
    """ESC-R-82: the same two change what they move by then."""
    game.soul_by[seat] = NEVER
    if game.partner[seat] != NONE:
        change_pawns(game, seat, game.partner[seat])
        game.partner[seat] = NONE


def end_souls_of(game: Site, seat: i64) -> None:
    """ESC-R-30: who escapes is out with the pawn they move; the others keep what they move."""
    other: i64
    for other in range(game.seats):
        if has(game.curses[other], SOULS) and (other == seat or game.partner[other] == seat):
            end_souls(game, other)


def end_souls(game: Site, seat: i64) -> None:
    """The tile leaves the game, and nobody changes back."""
    game.curses[seat] &= ~only(SOULS)
    game.soul_by[seat] = NEVER
    game.partner[seat] = NONE
    game.tell(CURSE_ENDED, seat, SOULS)
