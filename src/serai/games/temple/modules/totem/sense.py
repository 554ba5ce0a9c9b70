"""Escape, the totem: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.temple.modules.totem.codes import CALL, NUMBER, STACK
from serai.games.temple.modules.totem.rules import LEAST, TOTEM, height, why_not_call, why_not_stack
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.debts import dice_aside, dice_of
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.plan import place_of_tile
from serai.games.temple.rules.timeline import next_cue
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import COUNTDOWN, DESPAIR, HURRY, OWN_ERRANDS, errand, has_enough_gems, time_left
from serai.games.temple.sense.keeping import MANY
from serai.games.temple.sense.mates import is_held
from serai.games.temple.sense.walking import FAR, rolls_to
from serai.games.temple.state import BLACK, GOLD, NONE, OUT, STACKED, Site

STACK_UP: Final = NUMBER * OWN_ERRANDS  # roll masks in the totem room, and stack them
LONG: Final = 25_000  # ms that it takes
ENOUGH: Final = 8  # dice of those who go there: five of them must show masks


class TotemCraft(Craft):
    """The nearest few go and stack what shows a mask; with five dice they take the gem, for a higher stack falls too often."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        if game.plan.tile[game.room[seat]] != TOTEM or why_not_call(game, seat):
            return NONE
        return plain(CALL)

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_to_stack(game)
        return errand(STACK_UP, place) if place != NONE and has(who_stacks(game, place), seat) else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        if not why_not_stack(game, seat, BLACK):
            return aimed(STACK, BLACK)
        return NONE if why_not_stack(game, seat, GOLD) else aimed(STACK, GOLD)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        """Masks: gold ones, and black ones that are locked by themselves."""
        return dice(GOLD, MANY)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """Nobody frees one who stacks locked dice."""
        place = game.room[seat]
        if game.plan.tile[place] != TOTEM or place_to_stack(game) == NONE:
            return dice
        return 0 if has(who_stacks(game, place), seat) else dice

    def is_final(self, kind: i64, detail: i64) -> bool:
        """The dice come back."""
        return False

    def reason_of_errand(self, kind: i64) -> str:
        return "stack-up"


def place_to_stack(game: Site) -> i64:
    """Where the totem wants dice, and there is time enough; NONE: nowhere. What has been begun is brought to its end."""
    place = place_of_tile(game, TOTEM)
    if place == NONE or has(game.used, place) or game.depot == 0 or asking_of_rooms.seals(game, place):
        return NONE
    if height(game):
        return place if time_left(game) > DESPAIR else NONE
    if has_enough_gems(game) or time_left(game) < HURRY or next_cue(game) - game.now < COUNTDOWN + LONG:
        return NONE
    return place


def who_stacks(game: Site, place: i64) -> i64:
    """The set of those who go: the nearest, until they have dice enough; nobody where all together have too few."""
    far = rolls_to(game, place)
    found: i64 = 0
    total: i64 = 0
    seat = nearest_free(game, place, far, found)
    while seat != NONE and total < ENOUGH:
        found |= only(seat)
        total += dice_of(game, seat) + dice_aside(game, seat, STACKED)
        seat = nearest_free(game, place, far, found)
    return found if total > LEAST else i64(0)


def nearest_free(game: Site, place: i64, far: vec[i64], taken: i64) -> i64:
    """The nearest inside who is not among these and can walk, or is there; NONE: nobody gets there."""
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == OUT or has(taken, seat) or far[game.room[seat]] >= nearest:
            continue
        if game.room[seat] == place or not is_held(game, seat):
            nearest = far[game.room[seat]]
            found = seat
    return found
