"""Escape, the team of bots: how far it is from room to room, in tenths of a roll."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import copies, i64, vec
from serai.games.temple.rules.plan import opposite
from serai.games.temple.rules.tables import ALL_ROOMS, SLIDES
from serai.games.temple.sense.craft import craft_at
from serai.games.temple.state import NONE, SIDES, Site

FAR: Final = 1 << 30
DETOUR: Final = 120  # tenths of a roll: so much longer one goes round a place that is shunned
TWO_ALIKE: Final = 17  # tenths of a roll until five dice show two adventurers
TWO_DIFFERENT: Final = 21  # and an adventurer with a key or a torch
DOWN: Final = 30  # what one would rather walk than go down a slide, which nobody comes up again
CUT_OFF: Final = 300  # and so if no other way leads back either
THREE_ALIKE: Final = 61  # three torches
EFFORTS: Final = {"2A": TWO_ALIKE, "3T": THREE_ALIKE}
EFFORT: Final = vec[i64]([EFFORTS.get(room.cost or "", TWO_DIFFERENT) if room else TWO_DIFFERENT for room in ALL_ROOMS])


def rolls_from(game: Site, origin: i64) -> vec[i64]:
    """How far every place is for somebody at `origin`."""
    far = copies(len(game.plan.tile), FAR)
    far[origin] = 0
    shunned = shunned_place(game)
    changed = True
    place: i64
    while changed:
        changed = False
        for place in range(len(far)):
            if far[place] < FAR and spread(game, far, place, shunned):
                changed = True
    return far


def shunned_place(game: Site) -> i64:
    """A place that a module would have one go round, or NONE."""
    i: i64
    for i in range(len(game.parts)):
        place = craft_at(game, i).shuns(game)
        if place != NONE:
            return place
    return NONE


def effort_into(game: Site, place: i64, side: i64, shunned: i64) -> i64:
    """What a step takes to the place beyond this side of another."""
    tile = game.plan.tile[place]
    takes = EFFORT[tile]
    if place == shunned:
        takes += DETOUR
    if SLIDES[tile] and game.plan.way[place * SIDES + opposite(side)] == NONE:
        before = game.plan.beside[place * SIDES + opposite(side)]
        if has(reached_from(game, place), before):
            takes += DOWN
        else:
            takes += CUT_OFF
    return takes


def spread(game: Site, far: vec[i64], place: i64, shunned: i64) -> bool:
    """One step on from a place; whether that was shorter for anybody."""
    changed = False
    side: i64
    for side in range(SIDES):
        beyond = game.plan.way[place * SIDES + side]
        if beyond != NONE:
            through = far[place] + effort_into(game, beyond, side, shunned)
            if through < far[beyond]:
                far[beyond] = through
                changed = True
    return changed


def rolls_to(game: Site, target: i64) -> vec[i64]:
    """How far `target` is from every place."""
    far = copies(len(game.plan.tile), FAR)
    far[target] = 0
    shunned = shunned_place(game)
    changed = True
    place: i64
    while changed:
        changed = False
        for place in range(len(far)):
            if far[place] < FAR and spread_back(game, far, place, shunned):
                changed = True
    return far


def spread_back(game: Site, far: vec[i64], place: i64, shunned: i64) -> bool:
    """One step back from a place; whether that was shorter for anybody."""
    changed = False
    side: i64
    for side in range(SIDES):
        before = game.plan.beside[place * SIDES + side]
        if (
            before != NONE and game.plan.way[before * SIDES + opposite(side)] == place
        ):  # a slide leads in, and never out
            through = far[place] + effort_into(game, place, opposite(side), shunned)
            if through < far[before]:
                far[before] = through
                changed = True
    return changed


def reached_from(game: Site, origin: i64) -> i64:
    """The set of places to which any way leads."""
    found = only(origin)
    before: i64 = 0
    at: i64
    while found != before:
        before = found
        for at in range(len(game.plan.way)):
            if game.plan.way[at] != NONE and has(found, at // SIDES):
                found |= only(game.plan.way[at])
    return found


def can_get(game: Site, origin: i64, target: i64) -> bool:
    """Whether any way leads there: in a temple without slides, to every room from every other."""
    return not has_slides(game) or has(reached_from(game, origin), target)


def has_slides(game: Site) -> bool:
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] != NONE and SLIDES[game.plan.tile[place]]:
            return True
    return False


def side_towards(game: Site, place: i64, target: i64) -> i64:
    """The side by which to leave a place for another; NONE where no way leads there."""
    far = rolls_to(game, target)
    shunned = shunned_place(game)
    found: i64 = NONE
    best: i64 = FAR
    side: i64
    for side in range(SIDES):
        beyond = game.plan.way[place * SIDES + side]
        if beyond != NONE:
            through = far[beyond] + effort_into(game, beyond, side, shunned)
            if through < best:
                best = through
                found = side
    return found
