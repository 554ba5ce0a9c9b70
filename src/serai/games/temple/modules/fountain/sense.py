"""Escape, the Fountain: what bots know of it and of its curses."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.curses.sense import lift_if_paid
from serai.games.temple.modules.fountain.codes import DRINK, NUMBER
from serai.games.temple.modules.fountain.rules import FOUNTAIN, POISON, PRICE, VINES, fountain_of
from serai.games.temple.rules.codes import plain
from serai.games.temple.rules.debts import dice_aside, dice_of
from serai.games.temple.rules.handful import size
from serai.games.temple.rules.tables import LIFTED_BY
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import HURRY, OWN_ERRANDS, errand, is_leaving, time_left
from serai.games.temple.sense.walking import rolls_from
from serai.games.temple.state import CUE, LOST, NONE, SLAM, Site

REFRESH: Final = NUMBER * OWN_ERRANDS  # get a die back there
NOT_FAR: Final = 65  # tenths of a roll: about three rooms


class FountainCraft(Craft):
    """Who has lost a die and is near drinks; vines and poison are lifted before they hurt."""

    __slots__ = ()

    def errand(self, game: Site, seat: i64) -> i64:
        thirsty = dice_aside(game, seat, LOST) > 0 and not has(fountain_of(game).drunk, seat)
        if not thirsty or time_left(game) < HURRY or is_leaving(game):
            return NONE
        place: i64
        for place in range(len(game.plan.tile)):
            if game.plan.tile[place] == FOUNTAIN and rolls_from(game, game.room[seat])[place] <= NOT_FAR:
                return errand(REFRESH, place)
        return NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        return NONE if fountain_of(game).why_not_drink(game, seat) else plain(DRINK)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return PRICE

    def relief(self, game: Site, seat: i64, wish: i64) -> i64:
        curse = curse_to_lift(game, seat)
        return lift_if_paid(game, seat, curse) if curse != NONE else NONE

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        curse = curse_to_lift(game, seat)
        return LIFTED_BY[curse] if curse != NONE else i64(0)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """Nobody walks through vines."""
        return max(dice, size(LIFTED_BY[VINES])) if dice and has(game.curses[seat], VINES) else dice

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Dice that are spent come back with the next roll."""
        return False

    def reason_of_errand(self, kind: i64) -> str:
        return "drink"


def curse_to_lift(game: Site, seat: i64) -> i64:
    """Vines hold one where one is; poison hurts at the next slam. NONE: neither, or too few dice."""
    if has(game.curses[seat], VINES) and size(LIFTED_BY[VINES]) <= dice_of(game, seat):
        return VINES
    if has(game.curses[seat], POISON) and slam_is_to_come(game) and size(LIFTED_BY[POISON]) <= dice_of(game, seat):
        return POISON
    return NONE


def slam_is_to_come(game: Site) -> bool:
    at: i64
    for at in range(game.stage * CUE, len(game.timeline), CUE):
        if game.timeline[at + 1] == SLAM:
            return True
    return False
