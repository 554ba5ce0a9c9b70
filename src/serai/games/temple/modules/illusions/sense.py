"""Escape, module 3: what bots know of it. Where illusions were, the temple falls apart: somebody has to find new ways."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.modules.illusions.codes import NUMBER
from serai.games.temple.rules.codes import DISCOVER, aimed
from serai.games.temple.rules.discovering import why_not_discover
from serai.games.temple.rules.plan import DX, DY, lies
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import OWN_ERRANDS, errand, has_enough_gems, is_gem_room
from serai.games.temple.sense.walking import FAR, rolls_from, rolls_to
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import NONE, OUT, SIDES, Site

RECONNECT: Final = NUMBER * OWN_ERRANDS  # discover a room towards what is cut off
A_CELL: Final = 45  # tenths of a roll: what a room costs that is still to be found


class IllusionCraft(Craft):
    """Who is cut off from the others, or from the exit, looks for a new way there."""

    __slots__ = ()

    def seeks(self, game: Site) -> bool:
        return self.bars(game)

    def errand(self, game: Site, seat: i64) -> i64:
        if game.undrawn == 0:
            return NONE
        far = rolls_from(game, game.room[seat])
        target = cut_off(game, far)
        if target == NONE:
            return NONE
        place = best_gap(game, far, target) // SIDES
        return errand(RECONNECT, place) if place >= 0 else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        far = rolls_from(game, game.room[seat])
        target = cut_off(game, far)
        if target == NONE:
            return NONE
        side = best_side(game, game.room[seat], rolls_to(game, target))
        return NONE if side == NONE or why_not_discover(game, seat, side) else aimed(DISCOVER, side)

    def bars(self, game: Site) -> bool:
        """Nobody leaves by an exit that somebody inside cannot reach, as long as there are rooms to find."""
        if game.undrawn == 0:
            return False
        far = rolls_to(game, exit_place(game))
        seat: i64
        for seat in range(game.seats):
            if game.room[seat] != OUT and far[game.room[seat]] >= FAR:
                return True
        return False

    def reason_of_errand(self, kind: i64) -> str:
        return "reconnect"


def cut_off(game: Site, far: vec[i64]) -> i64:
    """The place to find a way to: a mate, or the exit when there is nothing to be done here; NONE: all can be reached."""
    other: i64
    for other in range(game.seats):
        if game.room[other] != OUT and far[game.room[other]] >= FAR:
            return game.room[other]
    way_out = exit_place(game)
    if way_out == NONE or far[way_out] < FAR:
        return NONE
    return way_out if has_enough_gems(game) or not gems_within_reach(game, far) else NONE


def gems_within_reach(game: Site, far: vec[i64]) -> bool:
    place: i64
    for place in range(len(far)):
        if far[place] < FAR and is_gem_room(game, place):
            return True
    return False


def best_gap(game: Site, far: vec[i64], target: i64) -> i64:
    """The gap within reach, as place * SIDES + side, that leads best to what is cut off; NONE: there is none."""
    beyond = rolls_to(game, target)
    found: i64 = NONE
    best: i64 = FAR
    place: i64
    for place in range(len(far)):
        side = best_side(game, place, beyond) if far[place] < FAR and lies(game.plan, place) else NONE
        if side != NONE:
            effort = far[place] + A_CELL * cells_to(game, place, side, beyond)
            if effort < best:
                best = effort
                found = place * SIDES + side
    return found


def best_side(game: Site, place: i64, beyond: vec[i64]) -> i64:
    """The open side of a room that lies nearest to rooms from which one gets on."""
    found: i64 = NONE
    nearest: i64 = FAR
    side: i64
    for side in range(SIDES):
        if has(game.plan.gaps[place], side):
            cells = cells_to(game, place, side, beyond)
            if cells < nearest:
                nearest = cells
                found = side
    return found


def cells_to(game: Site, place: i64, side: i64, beyond: vec[i64]) -> i64:
    """How many cells lie between a gap and the nearest room from which one gets on."""
    x, y = game.plan.x[place] + DX[side], game.plan.y[place] + DY[side]
    nearest: i64 = FAR
    other: i64
    for other in range(len(beyond)):
        if beyond[other] < FAR and lies(game.plan, other):
            nearest = min(nearest, apart(game.plan.x[other] - x) + apart(game.plan.y[other] - y))
    return nearest


def apart(cells: i64) -> i64:
    return cells if cells >= 0 else -cells
