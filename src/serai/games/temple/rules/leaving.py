"""Escape: out of the temple."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import GAVE, LEAVE, LEFT
from serai.games.temple.rules.debts import dice_of, lay_aside
from serai.games.temple.rules.end import check_all_out
from serai.games.temple.rules.handful import dice, size
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.pledges import release
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.rules.votes import count_votes, lapse
from serai.games.temple.state import ASIDE, GONE, KEY, LOST, NONE, OUT, UNROLLED, Site


def price(game: Site) -> i64:
    """ESC-ESC-2: one key more than there are gems in the depot, and what a module asks for."""
    return dice(KEY, asking.keys(game, game.depot + 1))


def why_not_leave(game: Site, seat: i64, aid: i64) -> str:
    """ESC-ESC-1 to -3."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if game.plan.tile[game.room[seat]] != EXIT_ROOM:
        return "ESC-ESC-1"
    refusal = why_not_pay(game, seat, price(game), aid, "ESC-ESC-2")
    return refusal if refusal else asking.forbids(game, seat, LEAVE, aid)


def leave(game: Site, seat: i64, aid: i64) -> None:
    """ESC-ESC-4: no further part but a gift."""
    pay(game, seat, price(game), aid)
    asking.escaped(game, seat)
    if dice_of(game, seat):
        game.gifts |= only(seat)  # ESC-ESC-5
    release(game, seat)
    game.room[seat] = OUT
    dice_go(game, seat)
    game.next_roll[seat] = NONE
    game.curses[seat] = 0
    game.tell(LEFT, seat)
    lapse(game)  # ESC-FATE-5
    check_all_out(game)
    count_votes(game)


def dice_go(game: Site, seat: i64) -> None:
    """ESC-ESC-6, ESC-R-133: all that is in hand or held somewhere leaves the game with its owner."""
    lay_aside(game, seat, GONE, size(game.hand[seat]))
    game.hand[seat] = 0
    where: i64
    for where in range(LOST):
        at = seat * ASIDE + where
        game.aside[seat * ASIDE + GONE] += game.aside[at]
        game.aside[at] = 0


def why_not_give(game: Site, seat: i64, to: i64) -> str:
    """ESC-ESC-5, ESC-ESC-6, ESC-R-09: one die, at any time after escaping, to somebody inside."""
    if not has(game.gifts, seat):
        return "ESC-ESC-6"
    if not 0 <= to < game.seats or game.room[to] == OUT:
        return "ESC-ESC-5"
    return ""


def give(game: Site, seat: i64, to: i64) -> None:
    """ESC-ESC-5, ESC-R-09, ESC-R-10: it arrives without a face."""
    game.gifts &= ~only(seat)
    game.aside[seat * ASIDE + GONE] -= 1
    game.hand[to] += dice(UNROLLED, 1)
    game.tell(GAVE, seat, to)
