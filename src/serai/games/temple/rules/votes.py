"""Escape: what all inside agree on: a boost of fate, and, in practice, to stop."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import FATE_LAPSED, FATE_TURNED, MOST_DICE, REFUSED_FATE, WANTS_FATE, WANTS_STOP
from serai.games.temple.rules.dice import free_all
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.tables import VOTE_MS
from serai.games.temple.state import BLACK, OUT, RUNNING, STOPPED, Site


def why_not_agree(game: Site, seat: i64) -> str:
    """ESC-FATE-1, ESC-FATE-4, ESC-DIFF-3."""
    if game.room[seat] == OUT:
        return "ESC-R-08"
    if game.spare == 0:
        return "ESC-FATE-4" if game.boosts else "ESC-DIFF-3"
    if has(game.fate, seat):
        return "ESC-FATE-3"
    return "" if game.fate or may_propose(game, seat) else "ESC-M1-SILENCE-1"


def may_propose(game: Site, seat: i64) -> bool:
    """ESC-M1-SILENCE-1: who must be silent does not, where anybody inside may speak; what is forbidden is speech."""
    return game.curses[seat] == 0 or not asking.hushes(game, seat) or inside(game) & ~hushed(game) == 0


def hushed(game: Site) -> i64:
    """The set of players who may not talk."""
    silent: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if asking.hushes(game, seat):
            silent |= only(seat)
    return silent


def agree(game: Site, seat: i64) -> None:
    """ESC-FATE-3: it takes everybody inside, and within ten seconds: ESC-FATE-5."""
    if game.fate == 0:
        game.fate_by = game.now + VOTE_MS
    game.fate |= only(seat)
    game.tell(WANTS_FATE, seat)
    count_votes(game)


def why_not_refuse(game: Site, seat: i64) -> str:
    """ESC-FATE-3: one who does not want it is enough."""
    if game.room[seat] == OUT:
        return "ESC-R-08"
    return "" if game.fate else "ESC-FATE-3"


def refuse(game: Site, seat: i64) -> None:
    game.fate_vain = plight(game)
    forget_fate(game)
    game.tell(REFUSED_FATE, seat)


def lapse(game: Site) -> None:
    """ESC-FATE-5: not all have agreed in time, or somebody has escaped meanwhile."""
    if game.fate:
        game.fate_vain = plight(game)
        forget_fate(game)
        game.tell(FATE_LAPSED)


def is_vain(game: Site) -> bool:
    """Whether fate was wanted for nothing, and nobody's dice are better or worse since: no rule, but who asks again nags."""
    return game.fate_vain == plight(game)


def plight(game: Site) -> i64:
    """Who is inside, and how many dice of each are locked, as one number."""
    found = inside(game)
    seat: i64
    for seat in range(game.seats):
        found = found * MOST_DICE
        if game.room[seat] != OUT:
            found += count(game.hand[seat], BLACK)
    return found


def forget_fate(game: Site) -> None:
    game.fate = 0
    game.fate_by = NEVER


def why_not_stop(game: Site, seat: i64) -> str:
    """ESC-TIME-7: only practice goes on until all stop it."""
    if len(game.timeline):
        return "ESC-TIME-7"
    if game.room[seat] == OUT:
        return "ESC-R-08"
    return "ESC-TIME-7" if has(game.stops, seat) else ""


def stop(game: Site, seat: i64) -> None:
    """ESC-TIME-7."""
    game.stops |= only(seat)
    game.tell(WANTS_STOP, seat)
    count_votes(game)


def count_votes(game: Site) -> None:
    """Whether all inside agree; the voices of those outside do not count: ESC-R-08."""
    everybody = inside(game)
    if game.end != RUNNING:
        return
    if game.stops & everybody == everybody:
        game.end = STOPPED
    elif game.spare and game.fate & everybody == everybody:
        turn_fate(game)


def turn_fate(game: Site) -> None:
    """ESC-FATE-1, ESC-FATE-2: a spare gem goes into the depot, and every locked die is free."""
    forget_fate(game)
    game.spare -= 1
    game.depot += 1
    game.tell(FATE_TURNED, game.depot, game.spare)
    free_all(game)
