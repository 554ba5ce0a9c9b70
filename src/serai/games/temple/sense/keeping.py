"""Escape, the team of bots: which dice to keep, and which to roll again."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.rules import codes, gems
from serai.games.temple.rules.debts import dice_of, hand_of
from serai.games.temple.rules.handful import count, dice, in_common, rollable, size
from serai.games.temple.rules.leaving import price
from serai.games.temple.rules.paying import doubles_of_use
from serai.games.temple.rules.tables import COST, LIFTED_BY, NEEDED, PRIZES, SYMBOL
from serai.games.temple.rules.tiles import WORTH, how_many
from serai.games.temple.sense.errands import (
    FETCH,
    GATHER,
    GO_OUT,
    RESCUE,
    kind_of_errand,
    option_to_try,
    place_of_errand,
)
from serai.games.temple.sense.walking import side_towards
from serai.games.temple.state import (
    ADVENTURER,
    BLACK,
    BROKEN,
    GOLD,
    HAND,
    KEY,
    KEYS,
    LOST_DICE,
    NONE,
    SIDES,
    TRAP,
    UNROLLED,
    Site,
)

MANY: Final = 15  # as many as there are
SPARE: Final = 2  # dice beside what is wanted and a gold mask, so that one is kept
LITTLE: Final = 3  # dice: with no more, none may fall
WORST_FIRST: Final = vec[i64]([TRAP, HAND, LOST_DICE, BROKEN])  # curses that are worth the time


def curse_to_lift(game: Site, seat: i64, wish: i64) -> i64:
    """The curse to get rid of next, or NONE; on the doorstep only what holds one back."""
    curse: i64
    i: i64
    for i in range(len(WORST_FIRST)):
        curse = WORST_FIRST[i]
        if has(game.curses[seat], curse) and size(LIFTED_BY[curse]) <= dice_of(game, seat):
            return curse if curse == TRAP or kind_of_errand(wish) != GO_OUT else NONE
    return NONE


def wanted(game: Site, seat: i64, wish: i64) -> i64:
    """The symbols that an adventurer tries to show; gold masks where the dice that are not locked cannot show them."""
    want = wanted_next(game, seat, wish)
    too_many = size(want) > size(rollable(hand_of(game, seat)))
    return (
        dice(GOLD, MANY) if too_many and count(hand_of(game, seat), BLACK) and not gathers(game, seat, wish) else want
    )


def gathers(game: Site, seat: i64, wish: i64) -> bool:
    """Whether the symbols of others count too."""
    return kind_of_errand(wish) == GATHER and place_of_errand(wish) == game.room[seat]


def wanted_next(game: Site, seat: i64, wish: i64) -> i64:
    """What the next act takes."""
    curse = curse_to_lift(game, seat, wish)
    if curse != NONE:
        return LIFTED_BY[curse]
    place = game.room[seat]
    if place != place_of_errand(wish):
        side = side_towards(game, place, place_of_errand(wish))
        return COST[game.tile[game.way[place * SIDES + side]]] if side != NONE else 0
    return wanted_there(game, seat, kind_of_errand(wish))


def wanted_there(game: Site, seat: i64, kind: i64) -> i64:
    """The same for who has arrived."""
    if kind == GATHER:
        return dice(SYMBOL[game.tile[game.room[seat]]], symbols_missing(game, seat))
    if kind == GO_OUT:
        return price_with_tiles(game, seat)
    if kind == RESCUE:
        return dice(GOLD, MANY)
    if kind == FETCH:
        return dice(KEY, 2)
    return dice(ADVENTURER, 2)


def symbols_missing(game: Site, seat: i64) -> i64:
    """How many symbols the task of the room needs beside what is pledged to it already."""
    place = game.room[seat]
    needed = NEEDED[game.tile[place] * PRIZES + option_to_try(game, place)]
    face = gems.symbol_here(game, seat)
    return max(0, needed - gems.pledged(game, seat, face) - gems.pledged_by_others(game, seat))


def price_with_tiles(game: Site, seat: i64) -> i64:
    """The keys that the dice must show to leave."""
    keys = count(price(game), KEY)
    return dice(KEY, max(0, keys - WORTH * tiles_to_leave_with(game, seat)))


def tiles_to_leave_with(game: Site, seat: i64) -> i64:
    """The double keys that are of use at the exit."""
    return min(how_many(game.loot[seat], KEYS), doubles_of_use(price(game), KEY), codes.MOST_TILES)


def kept(game: Site, seat: i64, wish: i64) -> i64:
    """The dice that stay: what is wanted, and a gold mask where dice are plenty."""
    hand = hand_of(game, seat)
    want = wanted(game, seat, wish)
    keep = in_common(hand, want)
    golds = count(hand, GOLD) - count(keep, GOLD)
    if golds and size(rollable(hand)) - size(want) > SPARE and count(hand, BLACK) == 0:
        keep += dice(GOLD, 1)
    return keep


def roll_again(game: Site, seat: i64, wish: i64) -> i64:
    """The roll of all dice that are not kept; NONE where there are none."""
    hand = hand_of(game, seat)
    again = rollable(hand) - kept(game, seat, wish)
    if again == 0:
        return NONE
    shown = again - dice(UNROLLED, count(again, UNROLLED))
    if has(game.curses[seat], LOST_DICE) and dice_of(game, seat) <= LITTLE:
        return codes.roll_carefully(shown)
    return codes.roll(shown)
