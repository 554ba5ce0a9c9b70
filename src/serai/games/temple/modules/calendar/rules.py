"""Escape, the calendar: Eternal or Cursed. What the two faces have in common comes first."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only, size
from serai.core.vecs import append, i64, listed_by_kind, vec, zeros
from serai.games.temple.module import CALENDAR, Module
from serai.games.temple.modules.calendar.codes import (
    BAR_MISSED,
    CURSED,
    DAY_LAID,
    DAY_SUNK,
    DAY_TURNED,
    DAYS,
    DAYS_SWAPPED,
    DICE_BACK,
    ETERNAL,
    GEAR,
    MOON,
    NUMBER,
    SUN,
    SWAP_DAYS,
)
from serai.games.temple.modules.chambers.rules.connected import is_connected
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice
from serai.games.temple.rules.codes import AIDS, GIVE_UP
from serai.games.temple.rules.debts import debt_of, dice_aside, owe, take_back
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import can_pay, pay, why_not_pay
from serai.games.temple.rules.piles import shuffled
from serai.games.temple.rules.tasks import gem_place
from serai.games.temple.state import ASIDE, EMPTY, FOR_CALENDAR, KEY, NONE, OUT, Site

ROOM: Final[i64] = ROOMS.index("calendar")
KINDS: Final[i64] = len(DAYS)
EVERY_DAY: Final = vec[i64]([SUN, SUN, SUN, SUN, MOON, MOON, MOON, GEAR, GEAR])
LAST: Final = 9  # space; the pawn begins before the first
ETERNAL_TRACK: Final = vec[i64]([SUN, MOON, GEAR, SUN, MOON, SUN, GEAR, MOON, SUN])
CURSED_TRACK: Final = vec[i64]([MOON, SUN, GEAR, SUN, MOON, SUN, GEAR, SUN, MOON])
BARS: Final = vec[i64]([1, 4, 8])  # each after this space; the third is passed by nobody but who has finished
MOST_KEYS: Final = 3  # more than usual
TOGETHER: Final = 3  # connected rooms, at most
SWAPPING: Final = dice(KEY, 3)


class Calendar(Module):
    """Where its pawn is, its pile, and the tiles that lie in rooms."""

    __slots__ = ("known", "lying", "pawn", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.pawn: i64 = 0  # the space, from 1 to LAST
        self.pile = EMPTY  # the top is the last; replaced, never written
        self.known: i64 = 0  # the lowest tiles of the pile that everybody has seen
        self.lying = EMPTY  # by place, as far as any was laid: the tile, or NONE; replaced too

    def clone(self) -> Calendar:
        other = Calendar()
        other.chosen = self.chosen
        other.pawn = self.pawn
        other.pile = self.pile
        other.known = self.known
        other.lying = self.lying
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-Q-MAYA-1."""
        self.pile = shuffled(EVERY_DAY[:], rng)

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-MAYA-1."""
        return append(pile, ROOM)

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """Nobody knows the order of the pile, but for tiles that went under it openly."""
        known = min(self.known, len(self.pile))
        counts = zeros(KINDS)
        i: i64
        for i in range(known, len(self.pile)):
            counts[self.pile[i]] += 1
        heap = shuffled(listed_by_kind(counts), rng)
        pile = self.pile[:]
        for i in range(known, len(pile)):
            pile[i] = heap[i - known]
        self.pile = pile

    # The track

    def space(self, number: i64) -> i64:
        """The day of a space from 1 to LAST."""
        if self.chosen == CURSED:
            return CURSED_TRACK[number - 1]
        return ETERNAL_TRACK[number - 1]

    def active(self) -> i64:
        """ESC-Q-MAYA-3: the day just after the pawn, or NONE where it has reached the last."""
        if self.pawn == LAST:
            return NONE
        return self.space(self.pawn + 1)

    # Tiles in rooms

    def laid(self, game: Site, place: i64) -> None:
        """ESC-Q-MAYA-2, ESC-R-61, ESC-R-62; a room that can never be activated gets none: ESC-R-102."""
        where = gem_place(game, place)
        if where == NONE or has(game.used, where) or len(self.pile) == 0:  # ESC-R-29
            return
        top: i64 = len(self.pile) - 1
        self.put(where, self.pile[top])
        self.pile = self.pile[:top]
        self.known = min(self.known, top)
        game.tell(DAY_LAID, where, self.at(where), game.plan.tile[where])

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23."""
        self.sink(game, place)

    def closed(self, game: Site, place: i64) -> None:
        """ESC-R-102."""
        self.sink(game, place)

    def put(self, place: i64, day: i64) -> None:
        lying = self.lying[:]
        while len(lying) <= place:
            lying = append(lying, NONE)
        lying[place] = day
        self.lying = lying

    def at(self, place: i64) -> i64:
        """The tile that lies in a room, or NONE."""
        if place < len(self.lying):
            return self.lying[place]
        return NONE

    def sink(self, game: Site, place: i64) -> None:
        """The tile of a room goes under the pile, as all see."""
        day = self.at(place)
        if day == NONE:
            return
        self.put(place, NONE)
        pile = vec[i64]([day])
        i: i64
        for i in range(len(self.pile)):
            pile = append(pile, self.pile[i])
        self.pile = pile
        self.known += 1
        game.tell(DAY_SUNK, place, day, game.plan.tile[place])

    # Gems

    def seals(self, game: Site, place: i64) -> str:
        """ESC-Q-MAYA-5; ESC-Q-MAYA-7: without a tile it waits for the last space. Cursed, nothing is sealed: ESC-R-84."""
        if self.chosen == CURSED or self.pawn == LAST:
            return ""
        day = self.at(place)
        if day == NONE:
            return "ESC-Q-MAYA-7"
        return "" if day == self.active() else "ESC-Q-MAYA-5"

    def stirs(self, game: Site, place: i64) -> bool:
        """ESC-Q-MAYA-13, ESC-R-126: only to move the pawn; of connected rooms one comes after the other: ESC-R-63."""
        if self.chosen != CURSED or self.at(place) == NONE:
            return False
        return self.at(place) == self.active() or (is_connected(game.plan.tile[place]) and self.is_soon(self.at(place)))

    def is_soon(self, day: i64) -> bool:
        """Whether a day is one of the next that connected rooms can reach together."""
        number: i64
        for number in range(self.pawn + 1, min(self.pawn + TOGETHER, LAST) + 1):
            if self.space(number) == day:
                return True
        return False

    def chains(self, game: Site, linked: vec[i64], ready: i64) -> i64:
        """ESC-R-63: Cursed, all of them, while there are gems; else the largest set that fits, of those laid first."""
        if self.pawn == LAST or (self.chosen == CURSED and game.depot):
            return ready
        if self.fits(ready):
            return ready
        i: i64
        j: i64
        for i in range(len(linked)):
            for j in range(i + 1, len(linked)):
                two = only(linked[i]) | only(linked[j])
                if two & ready == two and self.fits(two):
                    return two
        return 0

    def fits(self, places: i64) -> bool:
        """ESC-R-63: whether the days of some rooms are, in some order, the next spaces."""
        return self.days_ahead(places) == size(places)

    def days_ahead(self, places: i64) -> i64:
        """How many of some rooms move the pawn when they are settled in the order that moves it furthest."""
        counts = self.days_of(places)
        number: i64 = 0
        while self.pawn + number < LAST and counts[self.space(self.pawn + number + 1)]:
            counts[self.space(self.pawn + number + 1)] -= 1
            number += 1
        return number

    def days_of(self, places: i64) -> vec[i64]:
        """How many tiles of each day lie in some rooms."""
        counts = zeros(KINDS)
        place: i64
        for place in range(len(self.lying)):
            if has(places, place) and self.lying[place] != NONE:
                counts[self.lying[place]] += 1
        return counts

    def woke(self, game: Site, seat: i64, places: i64) -> None:
        """ESC-Q-MAYA-5, ESC-Q-MAYA-6, ESC-Q-MAYA-9: one space for a room whose day has come, however many gems it gave."""
        while self.next_of(places) != NONE:
            place = self.next_of(places)
            day = self.at(place)
            self.pawn += 1
            if self.chosen == ETERNAL:
                self.put(place, NONE)
            game.tell(DAY_TURNED, place, day, self.pawn, game.plan.tile[place])
            self.sink(game, place)
            places &= ~only(place)
        place = 0
        while place < len(self.lying):
            if has(places, place):
                self.sink(game, place)
            place += 1

    def next_of(self, places: i64) -> i64:
        """The first of some rooms whose day has come, or NONE."""
        place: i64
        for place in range(len(self.lying)):
            if has(places, place) and self.at(place) != NONE and self.at(place) == self.active():
                return place
        return NONE

    # The cursed face

    def keys(self, game: Site, keys: i64) -> i64:
        """ESC-Q-MAYA-12; Eternal, nothing need be finished: ESC-Q-MAYA-8."""
        return keys + self.more_keys()

    def more_keys(self) -> i64:
        if self.chosen != CURSED:
            return 0
        return min(MOST_KEYS, LAST - self.pawn)

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-Q-MAYA-10: whoever is inside puts down a die, be it the last, also in the calendar room: ESC-R-64."""
        if step != CALENDAR or self.chosen != CURSED or self.pawn > BARS[number - 1]:
            return
        game.tell(BAR_MISSED, number)
        seat: i64
        for seat in range(game.seats):
            if game.room[seat] != OUT:
                owe(game, seat, FOR_CALENDAR)

    def arrived(self, game: Site, seat: i64) -> None:
        """ESC-Q-MAYA-11, ESC-R-78: by whatever way; what its owner has yet to name stays in the hand."""
        if game.plan.tile[game.room[seat]] != ROOM:
            return
        number = dice_aside(game, seat, FOR_CALENDAR)
        owed = game.owed[seat * ASIDE + FOR_CALENDAR]
        if number + owed == 0:
            return
        take_back(game, seat, FOR_CALENDAR, number)
        game.owed[seat * ASIDE + FOR_CALENDAR] = 0
        if debt_of(game, seat) == 0:
            close_choice(game, seat, GIVE_UP)
        game.tell(DICE_BACK, seat, number + owed)

    # The calendar room

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.plan.tile[game.room[seat]] != ROOM or (game.loot[seat] == 0 and not can_pay(game, seat, SWAPPING)):
            return moves
        one: i64
        other: i64
        for other in range(len(self.lying)):
            for one in range(other):
                if self.may_be_swapped(one, other):
                    moves = with_aid(game, seat, moves, SWAP_DAYS, pair(one, other), SWAPPING)
        return moves

    def may_be_swapped(self, one: i64, other: i64) -> bool:
        """Two tiles in rooms, and not for nothing."""
        return self.at(one) != NONE and self.at(other) != NONE and self.at(one) != self.at(other)

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-Q-MAYA-4; one player alone pays: ESC-R-13."""
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        both = detail // AIDS
        if game.plan.tile[game.room[seat]] != ROOM or not self.may_be_swapped(low_of(both), high_of(both)):
            return "ESC-Q-MAYA-4"
        return why_not_pay(game, seat, SWAPPING, detail % AIDS, "ESC-Q-MAYA-4")

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        """ESC-Q-MAYA-4."""
        pay(game, seat, SWAPPING, detail % AIDS)
        one, other = low_of(detail // AIDS), high_of(detail // AIDS)
        day = self.at(one)
        self.put(one, self.at(other))
        self.put(other, day)
        game.tell(DAYS_SWAPPED, seat, one, other)


def calendar_of(game: Site) -> Calendar:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no calendar in play"
    return cast("Calendar", game.parts[at])


# Two places as a number


def pair(one: i64, other: i64) -> i64:
    """Whichever of them comes first."""
    low, high = min(one, other), max(one, other)
    return high * (high - 1) // 2 + low


def high_of(both: i64) -> i64:
    high: i64 = 1
    while high * (high + 1) // 2 <= both:
        high += 1
    return high


def low_of(both: i64) -> i64:
    high = high_of(both)
    return both - high * (high - 1) // 2
