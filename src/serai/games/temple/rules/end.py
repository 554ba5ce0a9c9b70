"""Escape: how it ends."""

from __future__ import annotations

from serai.core.sets import first
from serai.core.state import Outcome
from serai.core.vecs import copies
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import COLLAPSED
from serai.games.temple.rules.plan import inside
from serai.games.temple.state import BURIED, DOOMED, ESCAPED, RUNNING, Site


def check_all_out(game: Site) -> None:
    """ESC-END-1: all out, all have won, at once; unless a module has it that they left something behind."""
    if inside(game) == 0:
        game.end = DOOMED if asking.doom(game) else ESCAPED


def collapse(game: Site) -> None:
    """ESC-END-2: somebody is still inside, for else it had ended before."""
    game.end = BURIED
    game.tell(COLLAPSED)


def ending_rule(game: Site) -> str:
    """The id of the rule that ended it."""
    if game.end == ESCAPED:
        return "ESC-END-1"
    if game.end == DOOMED:
        return asking.doom(game)
    return "ESC-END-2" if game.end == BURIED else "ESC-TIME-7"


def how_it_ended(game: Site) -> Outcome | None:
    """All win or lose together; a practice that was stopped is nobody's victory."""
    if game.end <= RUNNING:
        return None
    if game.end == ESCAPED:
        return Outcome(copies(game.seats, 1), first(game.seats), ending_rule(game))
    return Outcome(copies(game.seats, 0), 0, ending_rule(game))
