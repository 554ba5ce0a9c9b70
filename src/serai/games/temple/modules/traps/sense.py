"""Escape, module 7: what bots know of traps: how to get out of one, and when to summon everybody again."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.traps.codes import CLIMB, NUMBER, SUMMON
from serai.games.temple.modules.traps.rules.carrying import waiting
from serai.games.temple.modules.traps.rules.traps import (
    ALL,
    CALL,
    SUMMONING,
    price_of_climb,
    traps_of,
    why_not_summon,
)
from serai.games.temple.rules.codes import AIDS, aided
from serai.games.temple.rules.handful import dice, size
from serai.games.temple.rules.hidden import is_in
from serai.games.temple.rules.plan import here, lies
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import OWN_ERRANDS, can_search, errand, is_leaving, place_of_errand, team_errand
from serai.games.temple.sense.keeping import MANY
from serai.games.temple.sense.mates import is_held
from serai.games.temple.sense.walking import FAR, can_get, rolls_to
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import ADVENTURER, GOLD, NONE, OUT, Site

RECALL: Final = NUMBER * OWN_ERRANDS  # summon everybody there
UNREACHED: Final = 150  # tenths of a roll: how far away somebody is taken to be who cannot come
WORTH_A_CALL: Final = 120  # tenths of a roll that it saves whoever is farthest away


class TrapCraft(Craft):
    """Climbing, waiting, and summoning."""

    __slots__ = ()

    def relief(self, game: Site, seat: i64, wish: i64) -> i64:
        """Out of the abyss as soon as the dice show it."""
        traps = traps_of(game)
        if not traps.hangs(game, seat) or traps.why_not_climb(game, seat, 0):
            return NONE
        return aided(CLIMB, 0)

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        """Who hangs rolls for that; who waits on the platform, for the first step and for gold masks."""
        if traps_of(game).hangs(game, seat):
            return price_of_climb(game.plan.tile[game.room[seat]])
        return i64(0) if lies(game.plan, game.room[seat]) else dice(ADVENTURER, 2) + dice(GOLD, MANY)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """Who hangs needs so many dice to get on."""
        return size(CALL) if traps_of(game).hangs(game, seat) else dice

    def bars(self, game: Site) -> bool:
        """Nobody leaves while another room may give the platform its place."""
        place = waiting(game)
        return place != NONE and here(game, place) != 0 and can_search(game)

    def seeks(self, game: Site) -> bool:
        return self.bars(game)

    def errand(self, game: Site, seat: i64) -> i64:
        """One summons all: in the Summoning room, if that saves somebody a long way; from afar, if somebody is lost else."""
        place = summoning_place(game)
        if place == NONE or nearest_to(game, place) != seat:
            return NONE
        wanted = saves(game, place) >= WORTH_A_CALL if game.room[seat] == place else is_anybody_lost(game)
        return errand(RECALL, place) if wanted else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        return NONE if why_not_summon(game, seat, 0) else aided(SUMMON, 0)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return CALL

    def lures(self, game: Site) -> bool:
        """As long as a trap is in the pile."""
        found: i64 = 0
        place: i64
        for place in range(len(game.plan.tile)):
            if is_in(ALL, game.plan.tile[place]):
                found += 1
        return found < traps_of(game).chosen

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Climbing with dice is not."""
        return kind != CLIMB or detail % AIDS > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "climb" if kind == CLIMB else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "recall"


def summoning_place(game: Site) -> i64:
    """Where the Summoning room lies, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == SUMMONING:
            return place
    return NONE


def nearest_to(game: Site, place: i64) -> i64:
    """Who gets there first of those who can walk, or NONE."""
    far = rolls_to(game, place)
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and far[game.room[seat]] < nearest and not is_held(game, seat):
            nearest = far[game.room[seat]]
            found = seat
    return found


def is_anybody_lost(game: Site) -> bool:
    """No room is left to be laid, and somebody cannot get to the exit: a slide has cut them off."""
    way_out = exit_place(game)
    if game.undrawn or way_out == NONE:
        return False
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and not can_get(game, game.room[seat], way_out):
            return True
    return False


def saves(game: Site, place: i64) -> i64:
    """By how much the way of whoever is farthest from what all are about becomes shorter, in tenths of a roll."""
    if is_anybody_lost(game):
        return FAR
    far = rolls_to(game, place_of_errand(team_errand(game, is_leaving(game))))
    most: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT:
            way: i64 = UNREACHED
            if not is_held(game, seat):
                way = min(way, far[game.room[seat]])
            most = max(most, way - far[place])
    return most
