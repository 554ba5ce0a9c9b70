"""Escape, the new characters: what bots know of them: when to hop, to use a treasure, and what to answer."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.modules.characters.codes import NUMBER as CHARACTERS
from serai.games.temple.modules.characters.codes import TELEPORTER
from serai.games.temple.modules.travellers.codes import (
    ACCEPT,
    ALONE,
    CLONE,
    DECLINE,
    HOP,
    MATES,
    PAIR,
    STEP_OVER,
    TAKE_BACK,
)
from serai.games.temple.modules.travellers.rules.hopping import PORTAL, why_not_step_over
from serai.games.temple.modules.travellers.rules.travellers import CLONE_TILE, is_hero, travellers_of
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import aimed, detail_of, kind_of, plain
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.leaving import price
from serai.games.temple.rules.offers import asked_for, asked_since, may_answer
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import GO_OUT, kind_of_errand, place_of_errand
from serai.games.temple.sense.walking import rolls_to
from serai.games.temple.state import KEY, NONE, Site

CONSENT: Final = 1_000  # ms until a bot answers
WORTH_A_HOP: Final = 25  # tenths of a roll that a way is shorter
WORTH_A_PORTAL: Final = 40
MANY_KEYS: Final = 3  # at the exit: worth a clone


class TravellersCraft(Craft):
    """Nobody is kept waiting; who can hop hops where the way is long."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        move: i64 = NONE
        if len(game.offers):
            move = answer(game, seat, wish)
        if move == NONE and game.loot[seat]:
            move = treasure(game, seat, wish)
        if move == NONE and asking.is_in_play(game, CHARACTERS) and is_hero(game, seat, TELEPORTER):
            move = hop(game, seat, wish)
        return move

    def is_final(self, kind: i64, detail: i64) -> bool:
        """What is laid out or got ready can be taken back, and an answer that is not given is a no."""
        return kind not in (PAIR, TAKE_BACK, CLONE, DECLINE)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind in (ACCEPT, DECLINE):
            return "offer"
        return "hop" if kind in (HOP, STEP_OVER) else "loot" if kind == CLONE else ""


def answer(game: Site, seat: i64, wish: i64) -> i64:
    """Yes to a swap, which somebody needs; yes to a trip that is no detour."""
    to: i64
    for to in range(game.seats):
        if may_answer(game, seat, to, ACCEPT) and game.now - asked_since(game, to, ACCEPT) >= CONSENT:
            return aimed(ACCEPT if is_welcome(game, seat, asked_for(game, to, ACCEPT), wish) else DECLINE, to)
    return NONE


def is_welcome(game: Site, seat: i64, move: i64, wish: i64) -> bool:
    if kind_of(move) != HOP:
        return True
    far = rolls_to(game, place_of_errand(wish))
    return far[detail_of(move) // MATES] <= far[game.room[seat]]


def treasure(game: Site, seat: i64, wish: i64) -> i64:
    """A clone for the keys at the exit; a portal where the way is long."""
    if how_many(game.loot[seat], CLONE_TILE) and not has(travellers_of(game).ready, seat):
        leaves = kind_of_errand(wish) == GO_OUT and game.plan.tile[game.room[seat]] == EXIT_ROOM
        if leaves and count(price(game), KEY) >= MANY_KEYS:
            return plain(CLONE)
    if how_many(game.loot[seat], PORTAL) == 0:
        return NONE
    far = rolls_to(game, place_of_errand(wish))
    best = far[game.room[seat]] - WORTH_A_PORTAL
    found: i64 = NONE
    place: i64
    for place in range(len(far)):
        if far[place] <= best and not why_not_step_over(game, seat, place):
            best = far[place]
            found = place
    return aimed(STEP_OVER, found) if found != NONE else NONE


def hop(game: Site, seat: i64, wish: i64) -> i64:
    """To the room with a free opening from which the way is shortest."""
    far = rolls_to(game, place_of_errand(wish))
    best = far[game.room[seat]] - WORTH_A_HOP
    found: i64 = NONE
    place: i64
    for place in range(len(far)):
        if far[place] <= best and not travellers_of(game).why_not_go(game, seat, place, ALONE):
            best = far[place]
            found = place
    return aimed(HOP, found * MATES + ALONE) if found != NONE else NONE
