"""Escape, the calendar: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.calendar.codes import CURSED, NUMBER, SWAP_DAYS
from serai.games.temple.modules.calendar.rules import ROOM, calendar_of, pair
from serai.games.temple.rules.codes import AIDS, aided
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.sense.craft import Craft, craft_at
from serai.games.temple.sense.errands import (
    DESPAIR,
    HURRY,
    OWN_ERRANDS,
    can_search,
    errand,
    is_reached,
    place_of_tile,
    time_left,
)
from serai.games.temple.sense.mates import is_held
from serai.games.temple.sense.walking import rolls_from
from serai.games.temple.state import FOR_CALENDAR, NONE, Site

COLLECT: Final = NUMBER * OWN_ERRANDS  # fetch the own dice from the calendar room
NEAR: Final = 90  # tenths of a roll: about four rooms


class CalendarCraft(Craft):
    """Gems are woken in the order of the days; dice are fetched where it is not too far."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Who has the keys in the calendar room puts the day where the team can use it."""
        if game.plan.tile[game.room[seat]] != ROOM:
            return NONE
        calendar = calendar_of(game)
        stuck = tile_out_of_reach(game)
        better = room_for_day(game)
        if NONE in (stuck, better) or calendar.why_not(game, seat, SWAP_DAYS, pair(stuck, better) * AIDS):
            return NONE
        return aided(SWAP_DAYS, pair(stuck, better))

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_of_tile(game, ROOM)
        if place == NONE or dice_aside(game, seat, FOR_CALENDAR) == 0 or time_left(game) < DESPAIR:
            return NONE
        if is_held(game, seat) or game.room[seat] == place:  # who is there would have to come again
            return NONE
        return errand(COLLECT, place) if rolls_from(game, game.room[seat])[place] <= NEAR else NONE

    def is_vain(self, game: Site, place: i64) -> bool:
        """A room whose day has not come; cursed, while another one may be found in time."""
        calendar = calendar_of(game)
        if calendar.chosen != CURSED:
            return calendar.seals(game, place) != ""
        if calendar.at(place) == NONE or calendar.at(place) == calendar.active():
            return game.depot == 0 and not calendar.stirs(game, place)
        return game.depot == 0 or (time_left(game) > HURRY and (has_day(game) or can_search(game)))

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Only where a treasure pays."""
        return detail % AIDS > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "days" if kind == SWAP_DAYS else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "collect"


def has_day(game: Site) -> bool:
    """Whether the day that comes next lies where the team can use it."""
    calendar = calendar_of(game)
    place: i64
    for place in range(len(calendar.lying)):
        if calendar.at(place) == calendar.active() and is_common(game, place):
            return True
    return False


def is_common(game: Site, place: i64) -> bool:
    """Whether the team could gather gems in a room, but for its day."""
    if calendar_of(game).at(place) == NONE or SYMBOL[game.plan.tile[place]] == 0 or has(game.used, place):
        return False
    i: i64
    for i in range(len(game.parts)):
        if game.asked.numbers[i] != NUMBER and craft_at(game, i).is_vain(game, place):
            return False
    return is_reached(game, place)


def tile_out_of_reach(game: Site) -> i64:
    """Where the day that comes next lies though nobody can use it there; NONE: it lies nowhere, or elsewhere too."""
    if has_day(game):
        return NONE
    calendar = calendar_of(game)
    place: i64
    for place in range(len(calendar.lying)):
        if calendar.at(place) != NONE and calendar.at(place) == calendar.active():
            return place
    return NONE


def room_for_day(game: Site) -> i64:
    """The first room where the team could use it, or NONE."""
    place: i64
    for place in range(len(calendar_of(game).lying)):
        if is_common(game, place):
            return place
    return NONE
