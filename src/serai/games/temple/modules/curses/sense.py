"""Escape, module 1: what bots know of curses."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.modules.curses.codes import LIFT
from serai.games.temple.modules.curses.rules import BROKEN, LOST_DICE, TRAP, why_not_lift
from serai.games.temple.pieces import CURSES
from serai.games.temple.rules.codes import AIDS, aided
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.handful import size
from serai.games.temple.rules.tables import CURSES as KINDS
from serai.games.temple.rules.tables import LIFTED_BY
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import GATHER, GO_OUT, kind_of_errand
from serai.games.temple.state import NONE, Site

HAND: Final[i64] = CURSES.index("hand")
WORST_FIRST: Final = vec[i64]([TRAP, HAND, LOST_DICE, BROKEN])  # curses that are worth the time


class CurseCraft(Craft):
    """Which curses to lift, and when."""

    __slots__ = ()

    def relief(self, game: Site, seat: i64, wish: i64) -> i64:
        """The curse that matters most, or any other that costs no time."""
        if game.curses[seat] == 0:
            return NONE
        worst = curse_to_lift(game, seat, wish)
        if worst != NONE:
            return lift_if_paid(game, seat, worst)
        curse: i64
        for curse in range(KINDS):
            if kind_of_errand(wish) > GATHER and has(game.curses[seat], curse):
                move = lift_if_paid(game, seat, curse)
                if move != NONE:
                    return move
        return NONE

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        curse = curse_to_lift(game, seat, wish)
        return LIFTED_BY[curse] if curse != NONE else i64(0)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """Who is trapped has to lift the trap first."""
        return size(LIFTED_BY[TRAP]) if has(game.curses[seat], TRAP) else dice

    def is_wary(self, game: Site) -> bool:
        return True

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Dice may lift a curse, treasures are for their owner to spend."""
        return detail % AIDS > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "lift" if kind == LIFT else ""


def curse_to_lift(game: Site, seat: i64, wish: i64) -> i64:
    """The curse to get rid of next, or NONE; on the doorstep only what holds one back."""
    curse: i64
    i: i64
    for i in range(len(WORST_FIRST)):
        curse = WORST_FIRST[i]
        if has(game.curses[seat], curse) and size(LIFTED_BY[curse]) <= dice_of(game, seat):
            return curse if curse == TRAP or kind_of_errand(wish) != GO_OUT else NONE
    return NONE


def lift_if_paid(game: Site, seat: i64, curse: i64) -> i64:
    return NONE if why_not_lift(game, seat, curse, 0) else aided(LIFT, curse)
