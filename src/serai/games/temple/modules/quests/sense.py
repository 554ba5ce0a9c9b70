"""Escape, module 5: what bots know of quests: who gives dice to the altar, who pushes the ghost, and that all work together."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import copies, i64, vec
from serai.games.temple.modules.quests.codes import NUMBER, PUSH, SACRIFICE
from serai.games.temple.modules.quests.rules import (
    ALTAR,
    GHOST,
    MISSION,
    OBELISK,
    PRICE,
    SACRIFICES,
    TREE,
    quests_of,
)
from serai.games.temple.rules.codes import AIDS, aided, aimed
from serai.games.temple.rules.debts import dice_of, hand_of
from serai.games.temple.rules.handful import least_missed
from serai.games.temple.rules.plan import DX, DY, leads, place_of_tile
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import GATHER, HURRY, OWN_ERRANDS, errand, has_enough_gems, time_left
from serai.games.temple.sense.walking import EFFORT, FAR, rolls_from, rolls_to
from serai.games.temple.state import NONE, OUT, SIDES, SOUTH, Site

GIVE_DIE: Final = NUMBER * OWN_ERRANDS  # to the altar there
HAUNT: Final = NUMBER * OWN_ERRANDS + 1  # push the ghost on from there
A_PUSH: Final = 33  # tenths of a roll until five dice show two torches
FOLLOWERS: Final = 2  # of a large team
MANY: Final = 4  # players
DIE: Final = 1 << 16  # a die more in hand weighs more than any way


class QuestCraft(Craft):
    """Every open quest whose room is known."""

    __slots__ = ()

    def bars(self, game: Site) -> bool:
        return quests_of(game).markers > 0

    def errand(self, game: Site, seat: i64) -> i64:
        quests = quests_of(game)
        if quests.markers == 0 or game.room[seat] == OUT:
            return NONE
        altar = place_of_tile(game, ALTAR)
        if altar != NONE and wants_altar(game) and (is_small(game) or gives_die(game, seat, altar)):
            return errand(GIVE_DIE, altar)
        if quests.ghost != NONE and not quests.is_done(GHOST) and follows_ghost(game, seat, quests.ghost):
            return errand(HAUNT, quests.ghost)
        return common_task(game)

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        quests = quests_of(game)
        if kind == GIVE_DIE:
            face = least_missed(hand_of(game, seat))
            gives = gives_die(game, seat, game.room[seat]) and not quests.why_not_sacrifice(game, seat, face)
            return aimed(SACRIFICE, face) if gives else NONE
        side = side_for_ghost(game, quests.ghost)
        return NONE if side == NONE or quests.why_not_push(game, seat, side, 0) else aided(PUSH, side)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return PRICE if kind == HAUNT else i64(0)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """A small team helps sooner: quests take long, and nobody else is there."""
        return dice + 1 if is_small(game) else dice

    def welcomes(self, game: Site, x: i64, y: i64) -> bool:
        """A room beside the obelisk takes a gem tile out of the depot."""
        quests = quests_of(game)
        place = place_of_tile(game, OBELISK)
        if place == NONE or quests.gem_tiles == 0:
            return False
        plan = game.plan
        side: i64
        for side in range(SIDES):
            at = (side + plan.turned[place]) % SIDES
            if side != SOUTH and plan.x[place] + DX[at] == x and plan.y[place] + DY[at] == y:
                return True
        return False

    def is_final(self, kind: i64, detail: i64) -> bool:
        """A push with dice is not."""
        return kind != PUSH or detail % AIDS > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "altar" if kind == SACRIFICE else "ghost" if kind == PUSH else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "altar" if kind == GIVE_DIE else "ghost"


def is_small(game: Site) -> bool:
    """So few that all stay together: who is alone when the dice are locked is lost."""
    return game.seats < MANY


# The altar


def wants_altar(game: Site) -> bool:
    """Dice are given last, when all else is done, or time presses."""
    quests = quests_of(game)
    if quests.altar == SACRIFICES:
        return False
    return time_left(game) < HURRY or (quests.markers == 1 and has_enough_gems(game))


def gives_die(game: Site, seat: i64, altar: i64) -> bool:
    """Whether a player is one of those who give a die: who has most of them, then who is nearest."""
    far = rolls_to(game, altar)
    better: i64 = 0
    own = fitness(game, seat, far)
    if own < 0:
        return False
    other: i64
    for other in range(game.seats):
        if other == seat or game.room[other] == OUT:
            continue
        fit = fitness(game, other, far)
        if fit > own or (fit == own and other < seat):
            better += 1
        if fit - DIE > own:  # so many more dice that this one gives both
            better += 1
    return better < SACRIFICES - quests_of(game).altar


def fitness(game: Site, seat: i64, far: vec[i64]) -> i64:
    """How well a player can do without a die; below 0: there is no way to the altar."""
    way = far[game.room[seat]]
    if way >= DIE:
        return NONE
    return (dice_of(game, seat) + 1) * DIE - way


# The ghost


def ways_of_ghost(game: Site) -> vec[i64]:
    """How far its room is from every place for the ghost, in tenths of a roll of who pushes it."""
    far = copies(len(game.plan.tile), FAR)
    target = place_of_tile(game, GHOST)
    if target == NONE:
        return far
    far[target] = 0
    changed = True
    place: i64
    side: i64
    while changed:
        changed = False
        for place in range(len(far)):
            for side in range(SIDES):
                through = way_through(game, far, place, side)
                if through < far[place]:
                    far[place] = through
                    changed = True
    return far


def way_through(game: Site, far: vec[i64], place: i64, side: i64) -> i64:
    """The same by one side of a place: a push, and a step after it but into the ghost's own room."""
    beyond = game.plan.beside[place * SIDES + side]
    if beyond == NONE or far[beyond] >= FAR or not leads(game.plan, place, side):
        return FAR
    return far[beyond] + A_PUSH + (EFFORT[game.plan.tile[beyond]] if far[beyond] else i64(0))


def side_for_ghost(game: Site, place: i64) -> i64:
    """The side by which to push the ghost, or NONE."""
    far = ways_of_ghost(game)
    found: i64 = NONE
    best: i64 = FAR
    side: i64
    for side in range(SIDES):
        through = way_through(game, far, place, side)
        if through < best:
            best = through
            found = side
    return found


def follows_ghost(game: Site, seat: i64, ghost: i64) -> bool:
    """Whether a player is one of the nearest to the ghost, and it has somewhere to go."""
    if side_for_ghost(game, ghost) == NONE:
        return False
    far = rolls_to(game, ghost)
    nearer: i64 = 0
    other: i64
    for other in range(game.seats):
        if game.room[other] == OUT or other == seat:
            continue
        way, own = far[game.room[other]], far[game.room[seat]]
        if way < own or (way == own and other < seat):
            nearer += 1
    return far[game.room[seat]] < FAR and (nearer < FOLLOWERS or is_small(game))


# Missions, the tree


def common_task(game: Site) -> i64:
    """Where all go who have nothing else to do: the nearer of both, seen from the start so that all agree; or NONE."""
    far = rolls_from(game, game.start)
    mission, tree = place_of_tile(game, MISSION), place_of_tile(game, TREE)
    quests = quests_of(game)
    if mission != NONE and (quests.is_done(MISSION) or far[mission] >= FAR):
        mission = NONE
    if tree != NONE and (quests.is_done(TREE) or far[tree] >= FAR):
        tree = NONE
    if mission == NONE and tree == NONE:
        return NONE
    return errand(GATHER, tree if mission == NONE or (tree != NONE and far[tree] < far[mission]) else mission)
