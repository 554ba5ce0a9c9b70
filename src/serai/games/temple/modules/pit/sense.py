"""Escape, the Pit: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.pit.codes import FORGO, NUMBER, WAKE
from serai.games.temple.modules.pit.rules import PIT, PRICE, why_not_wake
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.codes import plain
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.handful import count, dice, size
from serai.games.temple.rules.timeline import next_cue
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import (
    COUNTDOWN,
    HURRY,
    OWN_ERRANDS,
    errand,
    has_enough_gems,
    time_left,
)
from serai.games.temple.sense.mates import is_alone, is_held
from serai.games.temple.sense.walking import FAR, rolls_to
from serai.games.temple.state import BLACK, NONE, OUT, Site

LOCK_UP: Final = NUMBER * OWN_ERRANDS  # roll black masks in the Pit
LONG: Final = 20_000  # ms that it takes to lock five dice


class PitCraft(Craft):
    """One goes into the Pit and rolls for black masks, while the others are about; then they free who did it."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        return NONE if why_not_wake(game, seat) else plain(WAKE)

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_of_pit(game)
        return errand(LOCK_UP, place) if place != NONE and who_locks_up(game, place) == seat else NONE

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        """The black masks that are missing: those that lie there are locked."""
        return dice(BLACK, max(0, size(PRICE) - count(game.hand[seat], BLACK)))

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """Nobody frees one who wants to be locked."""
        place = game.room[seat]
        if game.plan.tile[place] != PIT or place_of_pit(game) == NONE:
            return dice
        return 0 if who_locks_up(game, place) == seat else dice

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Gems are for all, and a treasure that is not named in time is named by default."""
        return False

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "loot" if kind == FORGO else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "lock-up"


def place_of_pit(game: Site) -> i64:
    """Where gems of the Pit are to be had, with time enough; NONE: nowhere."""
    if (
        game.depot == 0
        or has_enough_gems(game)
        or time_left(game) < HURRY
        or next_cue(game) - game.now < COUNTDOWN + LONG
    ):
        return NONE
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == PIT and not has(game.used, place) and not asking_of_rooms.seals(game, place):
            return place
    return NONE


def who_locks_up(game: Site, place: i64) -> i64:
    """The nearest with dice enough, and with a mate to free them afterwards; NONE: nobody."""
    far = rolls_to(game, place)
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and far[game.room[seat]] < nearest and can_lock_up(game, seat, place):
            nearest = far[game.room[seat]]
            found = seat
    return found


def can_lock_up(game: Site, seat: i64, place: i64) -> bool:
    if dice_of(game, seat) < size(PRICE) or is_alone(game):
        return False
    return game.room[seat] == place or not is_held(game, seat)
