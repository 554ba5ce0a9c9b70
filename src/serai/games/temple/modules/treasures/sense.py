"""Escape, module 2: what bots know of treasures: when to fetch one, and when to use it."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.treasures.codes import HEAL, JUMP, NUMBER, OPEN, TAKE, TAKE_GEM
from serai.games.temple.modules.treasures.rules import (
    EXTRA_GEM,
    HEALING,
    PASSAGE,
    PRICE,
    TELEPORT,
    closed_walls,
    treasures_of,
    why_not_jump,
)
from serai.games.temple.rules.codes import aided, aimed, plain
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import HURRY, OWN_ERRANDS, errand, place_of_errand, time_left
from serai.games.temple.sense.mates import locked_inside, stuck_inside
from serai.games.temple.sense.walking import rolls_to
from serai.games.temple.state import NONE, SIDES, Site

FETCH: Final = NUMBER * OWN_ERRANDS  # take the treasure there
PAINFUL: Final = 5  # locked dice inside
WORTH_A_JUMP: Final = 60  # tenths of a roll saved
WORTH_A_PASSAGE: Final = 60


class TreasureCraft(Craft):
    """Fetching and using treasures."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        loot = game.loot[seat]
        if loot == 0:
            return NONE
        if how_many(loot, EXTRA_GEM) and game.depot:
            return plain(TAKE_GEM)
        if how_many(loot, HEALING) and (locked_inside(game) >= PAINFUL or stuck_inside(game)):
            return plain(HEAL)
        move: i64 = NONE
        if how_many(loot, TELEPORT):
            move = jump(game, seat, wish)
        if move == NONE and how_many(loot, PASSAGE):
            move = passage(game, seat, wish)
        return move

    def errand(self, game: Site, seat: i64) -> i64:
        """One of those in a room stays for its treasure."""
        place = game.room[seat]
        if treasures_of(game).at(place) == NONE or time_left(game) < HURRY:
            return NONE
        other: i64
        for other in range(seat):
            if game.room[other] == place:
                return NONE
        return errand(FETCH, place)

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        return NONE if treasures_of(game).why_not_take(game, seat, 0) else aided(TAKE, 0)

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        return PRICE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Taking one with dice is not."""
        return kind != TAKE or detail > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "loot" if kind in (HEAL, OPEN, JUMP, TAKE_GEM) else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "fetch"


def jump(game: Site, seat: i64, wish: i64) -> i64:
    """To an adventurer from whom the way is much shorter."""
    far = rolls_to(game, place_of_errand(wish))
    found: i64 = NONE
    best = far[game.room[seat]] - WORTH_A_JUMP
    place: i64
    for place in range(len(game.plan.tile)):
        if far[place] <= best and here(game, place) and not why_not_jump(game, seat, place):
            best = far[place]
            found = place
    return aimed(JUMP, found) if found != NONE else NONE


def passage(game: Site, seat: i64, wish: i64) -> i64:
    """Through the wall that shortens the own way most."""
    place = game.room[seat]
    far = rolls_to(game, place_of_errand(wish))
    found: i64 = NONE
    best = far[place] - WORTH_A_PASSAGE
    walls = closed_walls(game)
    i: i64
    for i in range(len(walls)):
        one = walls[i] // SIDES
        other = game.plan.beside[walls[i]]
        beyond = other if one == place else one if other == place else NONE
        if beyond != NONE and far[beyond] <= best:
            best = far[beyond]
            found = walls[i]
    return aimed(OPEN, found) if found != NONE else NONE
