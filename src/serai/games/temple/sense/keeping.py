"""Escape, the team of bots: which dice to keep, and which to roll again."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.rules import asking, codes
from serai.games.temple.rules.debts import dice_of, hand_of
from serai.games.temple.rules.dice import as_rolled
from serai.games.temple.rules.entering import price_of
from serai.games.temple.rules.handful import count, dice, rollable, size
from serai.games.temple.rules.leaving import price
from serai.games.temple.rules.paying import dice_towards, doubles_of_use, worth
from serai.games.temple.rules.pledges import pledged_by_all
from serai.games.temple.rules.tables import NEEDED, PRIZES, SYMBOL
from serai.games.temple.rules.tasks import left_after_pledges
from serai.games.temple.rules.tiles import KEYS, WORTH, how_many
from serai.games.temple.sense.craft import craft_at
from serai.games.temple.sense.errands import (
    GATHER,
    GO_OUT,
    RESCUE,
    errand_price,
    is_shared,
    kind_of_errand,
    option_to_try,
    place_of_errand,
)
from serai.games.temple.sense.mates import first_with_dice, is_deadlocked, locked_at
from serai.games.temple.sense.walking import side_towards
from serai.games.temple.state import ADVENTURER, BLACK, FACES, GOLD, KEY, NONE, UNROLLED, Site

MANY: Final = 15  # as many as there are
FEW: Final = 3  # seats: with no more, nobody may be near who could free the last die
LITTLE: Final = 3  # dice: with no more, none may fall


def wanted(game: Site, seat: i64, wish: i64) -> i64:
    """The symbols that an adventurer tries to show; gold masks where the dice that are not locked cannot show them."""
    want = wanted_next(game, seat, wish)
    too_many = size(want) > size(rollable(hand_of(game, seat)))
    return (
        dice(GOLD, MANY) if too_many and count(hand_of(game, seat), BLACK) and not gathers(game, seat, wish) else want
    )


def gathers(game: Site, seat: i64, wish: i64) -> bool:
    """Whether the symbols of others count too."""
    return is_shared(kind_of_errand(wish)) and place_of_errand(wish) == game.room[seat]


def wanted_next(game: Site, seat: i64, wish: i64) -> i64:
    """What the next act takes."""
    relief = relief_price(game, seat, wish)
    if relief:
        return relief
    place = game.room[seat]
    if place != place_of_errand(wish):
        side = side_towards(game, place, place_of_errand(wish))
        return price_of(game, seat, side) if side != NONE else i64(0)
    return wanted_there(game, seat, kind_of_errand(wish))


def relief_price(game: Site, seat: i64, wish: i64) -> i64:
    """What rids an adventurer of a burden that is worth the time."""
    relief: i64 = 0
    i: i64
    for i in range(len(game.parts)):
        if relief == 0:
            relief = craft_at(game, i).relief_price(game, seat, wish)
    return relief


def wanted_there(game: Site, seat: i64, kind: i64) -> i64:
    """The same for who has arrived."""
    if kind == GATHER:
        return dice(GOLD, MANY) if breaks_deadlock(game, seat) else symbols_missing(game, seat)
    if kind == GO_OUT:
        return price_with_tiles(game, seat)
    if kind == RESCUE:
        return dice(GOLD, MANY)
    own = errand_price(game, seat, kind)
    return own if own else dice(ADVENTURER, 2)


def symbols_missing(game: Site, seat: i64) -> i64:
    """The symbols that the task of the room needs beside what is pledged to it already."""
    place = game.room[seat]
    tile = game.plan.tile[place]
    if SYMBOL[tile] == 0:
        return left_after_pledges(game, place, asking.task(game, place))
    needed = NEEDED[tile * PRIZES + option_to_try(game, place)] - pledged_by_all(game, place, SYMBOL[tile])
    return dice(SYMBOL[tile], max(0, needed))


def breaks_deadlock(game: Site, seat: i64) -> bool:
    """Whether the task of a module's room is stuck, and this adventurer is the one who rolls for a gold mask."""
    place = game.room[seat]
    if SYMBOL[game.plan.tile[place]] or first_with_dice(game, place) != seat:
        return False
    return is_deadlocked(game, place, symbols_missing(game, seat))


def pledge_towards(game: Site, seat: i64, most: i64) -> i64:
    """A pledge of shown dice to the task of the room, so many at most; NONE: nothing that is missing shows."""
    missing = symbols_missing(game, seat)
    hand = hand_of(game, seat)
    face: i64
    for face in range(UNROLLED + 1, FACES):
        number = min(most, count(missing, face), count(hand, face))
        if number > 0 and worth(game, seat, face, face):
            return codes.pledge(face, number)
    return NONE


def price_with_tiles(game: Site, seat: i64) -> i64:
    """The keys that the dice must show to leave."""
    keys = count(price(game), KEY)
    return dice(KEY, max(0, keys - WORTH * tiles_to_leave_with(game, seat)))


def tiles_to_leave_with(game: Site, seat: i64) -> i64:
    """The double keys that are of use at the exit."""
    return min(how_many(game.loot[seat], KEYS), doubles_of_use(price(game), KEY), codes.MOST_TILES)


def kept(game: Site, seat: i64, wish: i64) -> i64:
    """The dice that stay: what is wanted, and a gold mask for the next black one where the others can show it."""
    hand = hand_of(game, seat)
    want = wanted(game, seat, wish)
    keep = dice_towards(game, seat, hand, want)
    golds = count(hand, GOLD) - count(keep, GOLD)
    if golds and size(rollable(hand)) > size(want) and (count(hand, BLACK) == 0 or saves_gold(game, seat, wish)):
        keep += dice(GOLD, 1)
    return keep


def saves_gold(game: Site, seat: i64, wish: i64) -> bool:
    """Whether the only gold mask waits for a second black one, while other dice suffice: it frees two as well as one."""
    hand = hand_of(game, seat)
    if game.seats > FEW or count(hand, BLACK) != 1 or count(hand, GOLD) != 1:
        return False
    want = wanted(game, seat, wish)
    keep = dice_towards(game, seat, hand, want)
    missing = size(want) - size(keep)
    return count(keep, GOLD) == 0 and 0 < missing < size(rollable(hand)) - size(keep) - 1


def is_content(game: Site, seat: i64, wish: i64) -> bool:
    """Whether all that is wanted shows and nobody here is locked: a roll could only do harm."""
    want = wanted(game, seat, wish)
    return size(dice_towards(game, seat, hand_of(game, seat), want)) >= size(want) and not locked_at(
        game, game.room[seat]
    )


def roll_again(game: Site, seat: i64, wish: i64) -> i64:
    """The roll of all dice that are not kept; NONE where there are none."""
    hand = as_rolled(game, seat, hand_of(game, seat))
    again = rollable(hand) - rollable(kept(game, seat, wish))
    if again == 0:
        return NONE
    shown = again - dice(UNROLLED, count(again, UNROLLED))
    if asking.falls(game, seat) and dice_of(game, seat) <= LITTLE:
        return codes.roll_carefully(shown)
    return codes.roll(shown)
