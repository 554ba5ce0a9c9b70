"""Escape, cursed gems: what bots know of them. What lies in a room counts only for who has looked, or was told."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.jewels.codes import NUMBER, PEEK, TELL
from serai.games.temple.modules.jewels.rules import PRICE, jewels_of
from serai.games.temple.rules.codes import aided, aimed
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import HURRY, OWN_ERRANDS, errand, has_enough_gems, time_left
from serai.games.temple.sense.mates import is_held, is_stuck
from serai.games.temple.sense.walking import FAR, rolls_from, rolls_to
from serai.games.temple.state import NONE, OUT, Site

BRING_HOME: Final = NUMBER * OWN_ERRANDS  # be rid of the own gem where all know its place to be
LOOK: Final = BRING_HOME + 1  # look at a token that nobody knows
NEAR: Final = 45  # tenths of a roll: about two rooms


class JewelCraft(Craft):
    """One looks, tells the others, and each goes where the own gem belongs."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Whoever has seen something says so."""
        jewels = jewels_of(game)
        if jewels.known[seat] & ~jewels.noted == 0:
            return NONE
        place: i64
        for place in range(len(jewels.lying)):
            if not jewels.why_not_tell(game, seat, place):
                return aimed(TELL, place)
        return NONE

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_of_own(game, seat)
        if place != NONE:
            return errand(BRING_HOME, place)
        place = place_to_look(game, seat)
        return errand(LOOK, place) if place != NONE else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        return NONE if jewels_of(game).why_not_peek(game, seat, 0) else aided(PEEK, 0)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return PRICE

    def is_urgent(self, kind: i64) -> bool:
        return kind == BRING_HOME

    def bars(self, game: Site) -> bool:
        return jewels_of(game).is_cursed(game)

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Only where a treasure pays."""
        return kind == PEEK and detail > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "tell" if kind == TELL else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "bring-home" if kind == BRING_HOME else "peek"


def place_of_own(game: Site, seat: i64) -> i64:
    """Where an adventurer knows the place of the own gem to be, or NONE."""
    jewels = jewels_of(game)
    if jewels.owned[seat] == NONE:
        return NONE
    place: i64
    for place in range(len(jewels.lying)):
        if jewels.lying[place] == jewels.owned[seat] and jewels.knows(seat, place):
            return place
    return NONE


def place_to_look(game: Site, seat: i64) -> i64:
    """The nearest token that nobody has looked at, if nobody else is nearer; NONE: there is none, or it is too far yet."""
    jewels = jewels_of(game)
    if not jewels.is_cursed(game) or is_held(game, seat):
        return NONE
    far = rolls_from(game, game.room[seat])
    found: i64 = NONE
    nearest: i64 = NEAR
    if has_enough_gems(game) or time_left(game) < HURRY:
        nearest = FAR - 1
    place: i64
    for place in range(len(jewels.lying)):
        if is_unknown(game, place) and far[place] <= nearest and who_looks(game, place) == seat:
            nearest = far[place]
            found = place
    return found


def is_unknown(game: Site, place: i64) -> bool:
    """Whether a token lies there that nobody has looked at."""
    jewels = jewels_of(game)
    if jewels.at(place) == NONE or has(jewels.noted, place):
        return False
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and has(jewels.known[seat], place):
            return False
    return True


def who_looks(game: Site, place: i64) -> i64:
    """The nearest who can walk and does not know where to go with the own gem: those with a gem come first; or NONE."""
    jewels = jewels_of(game)
    far = rolls_to(game, place)
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == OUT or is_stuck(game, seat) or is_held(game, seat) or place_of_own(game, seat) != NONE:
            continue
        way = far[game.room[seat]]
        if jewels.owned[seat] == NONE and way < FAR:
            way += NEAR
        if way < nearest:
            nearest = way
            found = seat
    return found
