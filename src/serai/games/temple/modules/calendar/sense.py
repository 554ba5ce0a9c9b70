"""Escape, the calendar: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.calendar.codes import CURSED, NUMBER, SWAP_DAYS
from serai.games.temple.modules.calendar.rules import ROOM, SWAPPING, calendar_of, pair
from serai.games.temple.modules.totem.rules import TOTEM
from serai.games.temple.rules.codes import AIDS, aided
from serai.games.temple.rules.debts import dice_aside, dice_of
from serai.games.temple.rules.handful import size
from serai.games.temple.rules.plan import place_of_tile
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.sense.craft import Craft, craft_at
from serai.games.temple.sense.errands import DESPAIR, HURRY, OWN_ERRANDS, can_search, errand, has_enough_gems, time_left
from serai.games.temple.sense.mates import is_held, is_stuck
from serai.games.temple.sense.walking import FAR, rolls_from, rolls_to
from serai.games.temple.sense.ways import is_reached
from serai.games.temple.state import FOR_CALENDAR, NONE, OUT, Site

COLLECT: Final = NUMBER * OWN_ERRANDS  # fetch the own dice from the calendar room
SET_RIGHT: Final = COLLECT + 1  # swap two days there
NEAR: Final = 90  # tenths of a roll: about four rooms


class CalendarCraft(Craft):
    """Gems are woken in the order of the days; dice are fetched where it is not too far."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Who has the keys in the calendar room puts the day where the team can use it."""
        return swap(game, seat) if game.plan.tile[game.room[seat]] == ROOM else NONE

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_of_tile(game, ROOM)
        if place == NONE or time_left(game) < DESPAIR or is_held(game, seat):
            return NONE
        if wants_to_collect(game, seat, place):
            return errand(COLLECT, place)
        return errand(SET_RIGHT, place) if is_out_of_joint(game) and who_sets_right(game, place) == seat else NONE

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return SWAPPING if kind == SET_RIGHT else i64(0)

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
        return "collect" if kind == COLLECT else "days"


# Dice


def wants_to_collect(game: Site, seat: i64, place: i64) -> bool:
    """Dice of this adventurer lie in the calendar room, and it is not too far; who is there would have to come again."""
    if dice_aside(game, seat, FOR_CALENDAR) == 0 or game.room[seat] == place:
        return False
    return rolls_from(game, game.room[seat])[place] <= NEAR


# Days


def swap(game: Site, seat: i64) -> i64:
    """The day that comes next goes where the team can use it; NONE: it need not, or cannot now."""
    stuck, better = tile_out_of_reach(game), room_for_day(game)
    if NONE in (stuck, better) or calendar_of(game).why_not(game, seat, SWAP_DAYS, pair(stuck, better) * AIDS):
        return NONE
    return aided(SWAP_DAYS, pair(stuck, better))


def is_out_of_joint(game: Site) -> bool:
    """Whether the day that comes next lies where nobody can use it, and two days could be swapped."""
    return not has_enough_gems(game) and tile_out_of_reach(game) != NONE and room_for_day(game) != NONE


def who_sets_right(game: Site, place: i64) -> i64:
    """The nearest who can walk and has the dice for it, or NONE."""
    far = rolls_to(game, place)
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if (
            game.room[seat] == OUT
            or is_held(game, seat)
            or is_stuck(game, seat)
            or dice_of(game, seat) < size(SWAPPING)
        ):
            continue
        if far[game.room[seat]] < nearest:
            nearest = far[game.room[seat]]
            found = seat
    return found


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
    if not is_reachable(game, place) or SYMBOL[game.plan.tile[place]] == 0:
        return False
    i: i64
    for i in range(len(game.parts)):
        if game.asked.numbers[i] != NUMBER and craft_at(game, i).is_vain(game, place):
            return False
    return True


def is_reachable(game: Site, place: i64) -> bool:
    """Whether somebody can get to a room that has a day and was not used."""
    return calendar_of(game).at(place) != NONE and not has(game.used, place) and is_reached(game, place)


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
    """The first room where the team could use it, or else one whose gems wake in another way; NONE: there is none."""
    found: i64 = NONE
    place: i64
    for place in range(len(calendar_of(game).lying)):
        if is_common(game, place):
            return place
        if found == NONE and is_reachable(game, place) and game.plan.tile[place] == TOTEM:
            found = place
    return found
