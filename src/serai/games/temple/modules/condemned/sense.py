"""Escape, the Condemned: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.modules.condemned.codes import COUNTER
from serai.games.temple.modules.condemned.rules import CONDEMNED, COUNTERSPELL, why_not_counter
from serai.games.temple.modules.curses.sense import lift_if_paid
from serai.games.temple.pieces import CURSES
from serai.games.temple.rules.codes import aimed
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.handful import size
from serai.games.temple.rules.tables import LIFTED_BY
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import DESPAIR, GO_OUT, kind_of_errand, time_left
from serai.games.temple.state import NONE, Site

# The curse that a counterspell is best for: the first of these that somebody has, else none is worth it yet.
WORST_FIRST: Final = vec[i64](
    [
        CURSES.index(name)
        for name in (
            "weak-link", "trap", "vines", "mind", "condemned", "lost-treasure", "hand", "broken", "bonds", "souls",
            "lost-dice", "disinformation",
        )
        if name in CURSES
    ]
)  # fmt: skip
FEW: Final = 1  # dice more than it takes: one had better not lose another


class CondemnedCraft(Craft):
    """Nobody waits in the exit for one who may not leave: it is lifted before."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        if game.curses[seat] == 0 or how_many(game.loot[seat], COUNTERSPELL) == 0:
            return NONE
        i: i64
        for i in range(len(WORST_FIRST)):
            if not why_not_counter(game, seat, WORST_FIRST[i]):
                return aimed(COUNTER, WORST_FIRST[i])
        return NONE

    def relief(self, game: Site, seat: i64, wish: i64) -> i64:
        return lift_if_paid(game, seat, CONDEMNED) if is_time_to_lift(game, seat, wish) else NONE

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        return LIFTED_BY[CONDEMNED] if is_time_to_lift(game, seat, wish) else i64(0)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "loot" if kind == COUNTER else ""


def is_time_to_lift(game: Site, seat: i64, wish: i64) -> bool:
    """On the way out, late, or while there are just dice enough."""
    if not has(game.curses[seat], CONDEMNED):
        return False
    spare = dice_of(game, seat) - size(LIFTED_BY[CONDEMNED])
    if spare < 0:
        return False
    return kind_of_errand(wish) == GO_OUT or spare <= FEW or time_left(game) < DESPAIR
