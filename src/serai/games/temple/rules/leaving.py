"""Escape: out of the temple."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.rules.codes import GAVE, LEFT
from serai.games.temple.rules.curses import end_souls_of
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.end import check_all_out
from serai.games.temple.rules.entering import move_to
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.rules.votes import count_votes
from serai.games.temple.state import KEY, NONE, OUT, UNROLLED, Site


def price(game: Site) -> i64:
    """ESC-ESC-2: one key more than there are gems in the depot."""
    return dice(KEY, game.depot + 1)


def why_not_leave(game: Site, seat: i64, aid: i64) -> str:
    """ESC-ESC-1 to -3."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if game.tile[game.room[seat]] != EXIT_ROOM:
        return "ESC-ESC-1"
    return why_not_pay(game, seat, price(game), aid, "ESC-ESC-2")


def leave(game: Site, seat: i64, aid: i64) -> None:
    """ESC-ESC-4: no further part but a gift; what lies on a curse leaves the game too: ESC-R-133."""
    pay(game, seat, price(game), aid)
    end_souls_of(game, seat)
    if dice_of(game, seat):
        game.gifts |= only(seat)  # ESC-ESC-5
    move_to(game, seat, OUT)
    game.hand[seat] = 0
    game.held[seat] = 0
    game.soul_by[seat] = NEVER
    game.next_roll[seat] = NONE
    game.curses[seat] = 0
    game.tell(LEFT, seat)
    check_all_out(game)
    count_votes(game)


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
    game.hand[to] += dice(UNROLLED, 1)
    game.tell(GAVE, seat, to)
