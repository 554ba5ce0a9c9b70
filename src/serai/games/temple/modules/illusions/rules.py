"""Escape, module 3: illusion rooms. They are like others until the doors slam."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import ROOMS_VANISH, Module
from serai.games.temple.modules.illusions.codes import ALL_DISSOLVED, DISSOLVED, WOKE_UP
from serai.games.temple.pieces import BOX
from serai.games.temple.rules.discovering import follow_up, sink, vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.hidden import is_in
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.setup import with_all
from serai.games.temple.state import EMPTY, NONE, Site

ILLUSIONS: Final = vec[i64](BOX.rooms_of("illusion"))
REPLACED: Final = vec[i64]([number for number in BOX.rooms_of("basic", "cursed") if BOX.rooms[number].gems])


class Illusions(Module):
    """In which order the illusions were laid that lie in the temple."""

    __slots__ = ("order",)

    def __init__(self) -> None:
        super().__init__()
        self.order = EMPTY  # their places; replaced, never written

    def clone(self) -> Illusions:
        other = Illusions()
        other.chosen = self.chosen
        other.order = self.order
        return other

    # Setup

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M3-SETUP-1, ESC-M3-SETUP-2: for the rooms with a single gem, of whichever set is in use."""
        rooms = vec[i64]()
        i: i64
        for i in range(len(pile)):
            if not is_in(REPLACED, pile[i]):
                rooms = append(rooms, pile[i])
        for i in range(len(ILLUSIONS)):
            rooms = append(rooms, ILLUSIONS[i])
        return rooms

    def laid(self, game: Site, place: i64) -> None:
        """ESC-R-23: a place is used again, so that it does not tell what was laid first."""
        if is_illusion(game, place):
            self.order = append(self.order[:], place)

    def vanished(self, game: Site, place: i64) -> None:
        """However it goes."""
        if is_in(self.order, place):
            self.order = without(self.order, place)

    # The slam

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-M3-VANISH-1: all of them, opening rooms too; then follows what a changed plan brings: ESC-R-92."""
        if step != ROOMS_VANISH:
            return
        places = self.in_order(game)
        if len(places) == 0:
            return
        woken = leave_all(game, places)
        i: i64
        for i in range(len(places)):
            dissolve(game, places[i])
        game.tell(ALL_DISSOLVED, len(places))
        for i in range(game.seats):
            if has(woken, i):
                game.tell(WOKE_UP, i)
        follow_up(game)

    def in_order(self, game: Site) -> vec[i64]:
        """Where illusions lie, the one that was laid first first; those of which nobody told lay there before."""
        places = vec[i64]()
        place: i64
        for place in range(len(game.plan.tile)):
            if is_illusion(game, place) and not is_in(self.order, place):
                places = append(places, place)
        return with_all(places, self.order)


def is_illusion(game: Site, place: i64) -> bool:
    return game.plan.tile[place] != NONE and is_in(ILLUSIONS, game.plan.tile[place])


def leave_all(game: Site, places: vec[i64]) -> i64:
    """ESC-M3-VANISH-3: who stands in an illusion is put into the start; the door has taken its die already."""
    woken: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if is_in(places, game.room[seat]):
            woken |= only(seat)
            put_into(game, seat, game.start)
    return woken


def dissolve(game: Site, place: i64) -> None:
    """ESC-M3-VANISH-1, ESC-M3-VANISH-2: gems go to the box, and the room under the pile, as all see; fresh: ESC-R-24."""
    assert here(game, place) == 0, "nobody stands in a room that vanishes"
    tile = game.plan.tile[place]
    vanish(game, place)
    sink(game, tile)
    game.tell(DISSOLVED, place, tile)


def without(places: vec[i64], gone: i64) -> vec[i64]:
    left = vec[i64]()
    i: i64
    for i in range(len(places)):
        if places[i] != gone:
            left = append(left, places[i])
    return left
