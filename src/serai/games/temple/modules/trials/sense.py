"""Escape, the new quest rooms: what bots know of them."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.trials.codes import ALIGN, BIND, CANCEL, CONFIRM, NUMBER, STRIKE
from serai.games.temple.modules.trials.rules.trials import (
    CHAOS,
    CHIEF,
    CONSTELLATION,
    IN_CONSTELLATION,
    SNAKES,
    STARS,
    STRIKING,
    is_station,
    stations,
    trials_of,
    why_not_bind,
)
from serai.games.temple.rules import codes, tasks
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import aided, aimed
from serai.games.temple.rules.debts import hand_of
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.offers import asked_since
from serai.games.temple.rules.plan import place_of_tile
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import OWN_ERRANDS, errand
from serai.games.temple.sense.walking import FAR, rolls_from
from serai.games.temple.state import NONE, TORCH, Site

STRIKE_HERE: Final = NUMBER * OWN_ERRANDS  # drive the snake out
MEET: Final = STRIKE_HERE + 1  # all into the chaos
CHALLENGE: Final = STRIKE_HERE + 2  # the chief of the snakes
STAND: Final = STRIKE_HERE + 3  # where the constellation asks for somebody
SHINE: Final = STRIKE_HERE + 4  # align the stars
CONSENT: Final = 1_000  # ms until a bot agrees: D3


class TrialsCraft(Craft):
    """Quests that need all of them, and leave for who is under mind control."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        """Bound to somebody in the same room, if there is one."""
        if not owes_choice(game, seat, BIND):
            return NONE
        to: i64
        for to in range(game.seats):
            if game.room[to] == game.room[seat] and not why_not_bind(game, seat, to):
                return aimed(BIND, to)
        return NONE

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Nobody is kept waiting."""
        trials = trials_of(game)
        to: i64
        for to in range(game.seats):
            if not trials.why_not_confirm(game, seat, to) and game.now - asked_since(game, to, CONFIRM) >= CONSENT:
                return aimed(CONFIRM, to)
        return NONE

    def errand(self, game: Site, seat: i64) -> i64:
        trials = trials_of(game)
        if len(trials.snakes):
            place = nearest_snake(game, seat)
            if place != NONE:
                return errand(STRIKE_HERE, place)
        place = open_quest(game, SNAKES)
        if place != NONE and len(trials.snakes) == 0:
            return errand(CHALLENGE, place)
        place = open_quest(game, CONSTELLATION)
        if place != NONE:
            wish = station_of(game, seat)
            if wish != NONE:
                return wish
        place = open_quest(game, CHAOS)
        return errand(MEET, place) if place != NONE else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        trials = trials_of(game)
        if kind == STRIKE_HERE:
            return NONE if trials.why_not_strike(game, seat, 0) else aided(STRIKE, 0)
        if kind == SHINE:
            return NONE if trials.why_not_align(game, seat, 0) else aided(ALIGN, 0)
        return challenge(game, seat) if kind == CHALLENGE else NONE

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        if kind == STRIKE_HERE:
            return STRIKING
        if kind == SHINE:
            return STARS
        return CHIEF if kind == CHALLENGE else i64(0)

    def is_shared(self, kind: i64) -> bool:
        """The torches of all who are in the snake pit count."""
        return kind == CHALLENGE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """What is asked for can be taken back, and a name that is not said is said by default."""
        return kind not in (BIND, CANCEL) and (kind not in (STRIKE, ALIGN) or detail > 0)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == CONFIRM:
            return "consent"
        return "bonds" if kind == BIND else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "trial"


def open_quest(game: Site, tile: i64) -> i64:
    """Where a quest room of this module lies that is not done yet, or NONE."""
    place = place_of_tile(game, tile)
    if place == NONE or has(trials_of(game).done, place):
        return NONE
    return place


def nearest_snake(game: Site, seat: i64) -> i64:
    """Where the nearest snake is that can be reached, or NONE."""
    far = rolls_from(game, game.room[seat])
    trials = trials_of(game)
    found: i64 = NONE
    best: i64 = FAR
    i: i64
    for i in range(len(trials.snakes)):
        if far[trials.snakes[i]] < best:
            best = far[trials.snakes[i]]
            found = trials.snakes[i]
    return found


def station_of(game: Site, seat: i64) -> i64:
    """Each goes to the room of the constellation whose number is the own one; NONE where it is not found yet."""
    station: i64 = seat % stations(game)
    far = rolls_from(game, game.room[seat])
    found: i64 = NONE
    best: i64 = FAR
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] != NONE and far[place] < best and is_station(game, place, station):
            best = far[place]
            found = place
    if found == NONE:
        return NONE
    return errand(SHINE if station == IN_CONSTELLATION else STAND, found)


def challenge(game: Site, seat: i64) -> i64:
    """Fires the task where it can be met, else pledges what helps."""
    if not tasks.why_not_activate(game, seat, 0):
        return aimed(codes.ACTIVATE, 0)
    shown = count(hand_of(game, seat), TORCH)
    if shown and not tasks.why_not_pledge(game, seat, TORCH, shown, TORCH):
        return codes.pledge(TORCH, shown)
    return NONE
