"""Escape, exchange and teleport rooms: what bots know of them."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.modules.exchange.codes import BARTER, DROP_TOKEN, LEAP, NUMBER, TAKE_TOKEN
from serai.games.temple.modules.exchange.rules import EXCHANGE, TELEPORT, exchange_of, place_of_gate
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.pieces import CURSES
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.plan import here, place_of_tile
from serai.games.temple.rules.tables import CURSES as KINDS
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import HURRY, OWN_ERRANDS, errand, place_of_errand, time_left
from serai.games.temple.sense.walking import rolls_from, rolls_to
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import NONE, OUT, Site

RID: Final = NUMBER * OWN_ERRANDS  # give a curse for a treasure there
NEAR: Final = 45  # tenths of a roll: about two rooms
WORTH_A_LEAP: Final = 35  # tenths of a roll saved
FAR_ENOUGH: Final = 60  # tenths of a roll from the teleport room to where its token is put down
# What to be rid of first; all else in its order.
WORST: Final = vec[i64](
    [CURSES.index(name) for name in ("weak-link", "trap", "vines", "mind", "condemned", "hand") if name in CURSES]
)


class ExchangeCraft(Craft):
    """A curse is given where it costs no long way; the token goes where all have to be: to the start, or to the exit."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        curse = curse_to_give(game, seat)
        if curse != NONE:
            return aimed(BARTER, curse)
        part = exchange_of(game)
        if part.bearer == seat:
            return plain(DROP_TOKEN) if is_good_for_token(game, seat) else NONE
        if part.token == NONE:
            return NONE
        return token_move(game, seat, wish)

    def errand(self, game: Site, seat: i64) -> i64:
        place = place_of_tile(game, EXCHANGE)
        if place == NONE or game.curses[seat] == 0 or time_left(game) < HURRY or treasures_of(game).left == 0:
            return NONE
        if game.room[seat] == place:  # whoever has given one would have to come again
            return NONE
        return errand(RID, place) if rolls_from(game, game.room[seat])[place] <= NEAR else NONE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Only a curse does not come back."""
        return kind == BARTER

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == BARTER:
            return "barter"
        return "token" if kind in (TAKE_TOKEN, DROP_TOKEN) else "leap" if kind == LEAP else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "barter"


def curse_to_give(game: Site, seat: i64) -> i64:
    """The worst that a player may give now, or NONE."""
    if game.curses[seat] == 0 or game.plan.tile[game.room[seat]] != EXCHANGE:
        return NONE
    part = exchange_of(game)
    curse: i64
    i: i64
    for i in range(len(WORST) + KINDS):
        curse = WORST[i] if i < len(WORST) else i - len(WORST)
        if not part.why_not_barter(game, seat, curse):
            return curse
    return NONE


def token_move(game: Site, seat: i64, wish: i64) -> i64:
    """Over to the other room where that saves a way; or the token of the teleport room is taken along, by the first there."""
    part = exchange_of(game)
    if not part.why_not_leap(game, seat):
        far = rolls_to(game, place_of_errand(wish))
        saved = far[game.room[seat]] - far[part.across(game, seat)]
        return plain(LEAP) if saved >= WORTH_A_LEAP else NONE
    if game.plan.tile[game.room[seat]] != TELEPORT or part.token != game.room[seat]:
        return NONE
    return plain(TAKE_TOKEN) if is_first(game, seat) else NONE


def is_first(game: Site, seat: i64) -> bool:
    """Of those in a room."""
    together = here(game, game.room[seat])
    other: i64
    for other in range(seat):
        if has(together, other):
            return False
    return game.room[seat] != OUT


def is_good_for_token(game: Site, seat: i64) -> bool:
    """The start or the exit, if it is a good way from the teleport room."""
    place = game.room[seat]
    if place not in (game.start, exit_place(game)):
        return False
    return rolls_from(game, place_of_gate(game))[place] >= FAR_ENOUGH and not exchange_of(game).why_not_drop(game, seat)
