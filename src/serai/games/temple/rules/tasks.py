"""Escape: the task of a room: pledging dice to it, and bringing its symbols together. Gems are one kind of task."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.module import TASK
from serai.games.temple.rules import asking, asking_of_rooms, codes
from serai.games.temple.rules.codes import ACTIVATED, PAID, PLEDGED, PLEDGED_TILE, TREASURE_USED, WITHDREW
from serai.games.temple.rules.debts import hand_for, settle
from serai.games.temple.rules.handful import count, dice, used
from serai.games.temple.rules.paying import dice_for, symbols_in, worth
from serai.games.temple.rules.plan import other_part
from serai.games.temple.rules.pledges import (
    add_pledge,
    doubler_of,
    has_pledged,
    is_block,
    is_for,
    pledged,
    pledged_by_all,
    release,
    release_task,
    take_off,
)
from serai.games.temple.rules.tables import GEMS, NEEDED, PRIZES, SYMBOL
from serai.games.temple.rules.tiles import WORTH, double, how_many, tiles
from serai.games.temple.state import (
    AMOUNT,
    EACH,
    FACES,
    GOLD,
    KEY,
    NONE,
    ORDER,
    OUT,
    PLEDGE,
    PLEDGED_FACE,
    PLEDGED_TO,
    PLEDGER,
    TORCH,
    UNROLLED,
    Site,
)

IN_DICE: Final = False
IN_TREASURES: Final = True

# The task of a room


def wanted(game: Site, place: i64, option: i64) -> i64:
    """The symbols of a task: those of a gem option, or what a module asks for there; 0: there is none."""
    tile = game.plan.tile[place]
    if not 0 <= option < PRIZES:
        return 0
    if SYMBOL[tile]:
        return dice(SYMBOL[tile], NEEDED[tile * PRIZES + option])
    if option or not has(game.heeded, TASK):
        return 0
    return asking.task(game, place)


def why_no_task(game: Site, seat: i64, place: i64) -> str:
    """ESC-GEM-1, ESC-GEM-3, ESC-R-06: a gem room that was not used, and a gem to activate; or the task of a module."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if SYMBOL[game.plan.tile[place]] == 0:
        return "" if asking.task(game, place) else "ESC-GEM-1"
    return why_no_gems(game, place)


def why_no_gems(game: Site, place: i64) -> str:
    """ESC-GEM-3, ESC-R-06: they were not activated, and the depot has one; or a module lets it be: ESC-Q-MAYA-13."""
    if has(game.used, place):
        return "ESC-GEM-3"
    return "" if game.depot or asking_of_rooms.stirs(game, place) else "ESC-R-06"


def asks_for(game: Site, place: i64, symbol: i64) -> bool:
    """Whether any option of the task of a place asks for a symbol."""
    return count(wanted(game, place, 0), symbol) > 0


def gem_place(game: Site, place: i64) -> i64:
    """Where the gems of a room that was laid are: there, in its rear part (ESC-R-77), or nowhere: NONE."""
    if GEMS[game.plan.tile[place] * PRIZES]:
        return place
    rear = other_part(game.plan, place)
    if rear != NONE and GEMS[game.plan.tile[rear] * PRIZES]:
        return rear
    return NONE


# Pledging


def why_not_pledge(game: Site, seat: i64, face: i64, number: i64, symbol: i64) -> str:
    """ESC-D-COOP-1: shown dice that are worth what the task asks for."""
    place = game.room[seat]
    rule = "ESC-ESC-4" if place == OUT else why_no_task(game, seat, place)
    if rule:
        return rule
    if not UNROLLED < face < FACES or not UNROLLED < symbol < FACES or not asks_for(game, place, symbol):
        return "ESC-D-COOP-1"
    if not 1 <= number <= count(hand_for(game, seat, dice(face, number)), face):
        return "ESC-D-COOP-1"
    return "" if worth(game, seat, face, symbol) else "ESC-D-COOP-1"


def pledge_dice(game: Site, seat: i64, face: i64, number: i64, symbol: i64) -> None:
    """ESC-D-COOP-1: they stay shown, and frozen."""
    settle(game, seat, dice(face, number))
    place = game.room[seat]
    asking.pledges(game, seat, place, symbol)
    game.hand[seat] -= dice(face, number)
    add_pledge(game, seat, place, face, symbol, number, pledged_worth(game, seat, place, face, symbol))
    game.tell(PLEDGED, seat, face, number)


def pledged_worth(game: Site, seat: i64, place: i64, face: i64, symbol: i64) -> i64:
    """How many of a symbol a die is worth that is pledged; ESC-R-99: a treasure may double it."""
    each = worth(game, seat, face, symbol)
    return 2 * each if symbol in (KEY, TORCH) and doubler_of(game, seat, place) != NONE else each


def why_not_pledge_tile(game: Site, seat: i64, treasure: i64) -> str:
    """ESC-D-COOP-3: a double key or torch of a symbol that the task asks for."""
    place = game.room[seat]
    rule = "ESC-ESC-4" if place == OUT else why_no_task(game, seat, place)
    if rule:
        return rule
    fits = symbol_of(treasure) != NONE and asks_for(game, place, symbol_of(treasure))
    return "" if fits and how_many(game.loot[seat], treasure) else "ESC-D-COOP-3"


def symbol_of(treasure: i64) -> i64:
    """The symbol that a treasure stands for, or NONE."""
    face: i64
    for face in range(FACES):
        if double(face) == treasure and treasure != NONE:
            return face
    return NONE


def pledge_tile(game: Site, seat: i64, treasure: i64) -> None:
    """ESC-D-COOP-3."""
    game.loot[seat] -= tiles(treasure, 1)
    add_pledge(game, seat, game.room[seat], FACES + treasure, symbol_of(treasure), 1, WORTH)
    game.tell(PLEDGED_TILE, seat, treasure)


def why_not_withdraw(game: Site, seat: i64) -> str:
    """ESC-D-COOP-1."""
    return "" if has_pledged(game, seat) else "ESC-D-COOP-1"


def withdraw(game: Site, seat: i64) -> None:
    """ESC-D-COOP-1: at any time."""
    release(game, seat)
    game.tell(WITHDREW, seat)


# Bringing it together


def why_not_activate(game: Site, seat: i64, option: i64) -> str:
    """ESC-GEM-1, ESC-GEM-4, ESC-GEM-6: the own dice and what is pledged here reach the number of every symbol."""
    place = game.room[seat]
    rule = "ESC-ESC-4" if place == OUT else why_no_task(game, seat, place)
    if rule:
        return rule
    task = wanted(game, place, option)
    if task == 0:
        return "ESC-GEM-1"
    sealed = asking_of_rooms.seals(game, place)
    if sealed:
        return sealed
    if own_share(game, seat, place, task) == 0:
        return "ESC-D-COOP-2"
    if not suffices(game, seat, place, task):
        return "ESC-GEM-6"
    return asking.forbids(game, seat, codes.ACTIVATE, option)


def hand_at(game: Site, seat: i64, place: i64, task: i64) -> i64:
    """ESC-GEM-4: the dice that a player can use for the task of a place: none of who is elsewhere."""
    return hand_for(game, seat, task) if game.room[seat] == place else i64(0)


def suffices(game: Site, seat: i64, place: i64, task: i64) -> bool:
    """ESC-GEM-6: whether what is pledged to a task and the dice of who fires it are enough."""
    return dice_for(game, seat, hand_at(game, seat, place, task), left_after_pledges(game, place, task)) != NONE


def own_share(game: Site, seat: i64, place: i64, task: i64) -> i64:
    """ESC-D-COOP-2: how many of all the symbols of a task a player shows, pledged ones included."""
    hand = hand_at(game, seat, place, task)
    total: i64 = 0
    symbol: i64
    for symbol in range(UNROLLED + 1, FACES):
        if count(task, symbol):
            total += symbols_in(game, seat, hand, symbol) + pledged(game, seat, place, symbol)
    return total


def left_after_pledges(game: Site, place: i64, task: i64) -> i64:
    """The symbols of a task that are not pledged: one who fires it must show them, and no die twice."""
    left: i64 = 0
    symbol: i64
    for symbol in range(UNROLLED + 1, FACES):
        needed = count(task, symbol)
        if needed:
            left += dice(symbol, max(0, needed - pledged_by_all(game, place, symbol)))
    return left


def activate(game: Site, seat: i64, option: i64) -> None:
    """ESC-GEM-6, ESC-GEM-7: the symbols are spent, and what was pledged beyond them is released."""
    place = game.room[seat]
    bring(game, seat, place, wanted(game, place, option))
    if SYMBOL[game.plan.tile[place]]:
        wake_gems(game, seat, place, option)
    else:
        asking.fulfilled(game, seat, place)


def bring(game: Site, seat: i64, place: i64, task: i64) -> None:
    """ESC-GEM-6, ESC-GEM-7: the symbols of a task are spent; it is met."""
    loose: i64 = 0
    if game.room[seat] == place:
        settle(game, seat, task)
        loose = game.hand[seat]
    own: i64 = 0
    symbol: i64 = GOLD  # in the order of `dice_for`
    while symbol > UNROLLED:
        if count(task, symbol):
            own += collect(game, seat, place, symbol, count(task, symbol))
        symbol -= 1
    release_task(game, place)
    asking.paid(game, seat, loose, own)


def wake_gems(game: Site, seat: i64, place: i64, option: i64) -> None:
    """The gems of one room, whatever asks for them."""
    give_gems(game, seat, place, option)
    asking_of_rooms.woke(game, seat, only(place))


def give_gems(game: Site, seat: i64, place: i64, option: i64) -> None:
    """ESC-GEM-2, ESC-GEM-3; with fewer gems in the depot, those that are there: ESC-R-06."""
    gems = min(GEMS[game.plan.tile[place] * PRIZES + option], game.depot)
    game.depot -= gems
    game.gems = game.gems[:]
    game.gems[place] = gems
    game.used |= only(place)
    game.tell(ACTIVATED, seat, place, gems, game.depot)


def collect(game: Site, seat: i64, place: i64, symbol: i64, needed: i64) -> i64:
    """ESC-D-COOP-2, ESC-GEM-7: pledged dice of who fires, of the others by time of pledge, then loose dice of who fires.

    A pledged treasure is spent only where all these dice do not suffice, and then no more dice than it leaves to pay.
    Returns the symbols that loose dice paid.
    """
    loose = game.hand[seat] if game.room[seat] == place else i64(0)
    dice_shown = pledged_as(game, place, symbol, IN_DICE) + symbols_in(game, seat, loose, symbol)
    needed -= spend_pledges(game, seat, place, symbol, needed - dice_shown, IN_TREASURES)
    needed -= spend_pledges(game, seat, place, symbol, needed, IN_DICE)
    if needed > 0:
        spent = dice_for(game, seat, loose, dice(symbol, needed))
        game.hand[seat] = used(game.hand[seat], spent)
        tell_paid(game, seat, spent)
    return dice(symbol, max(0, needed))


def pledged_as(game: Site, place: i64, symbol: i64, treasures: bool) -> i64:
    """How many of a symbol all have pledged to a task in dice, or in treasures."""
    total: i64 = 0
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if is_for(game, at, place, symbol) and is_treasure(game, at) == treasures:
            total += game.pledges[at + AMOUNT] * game.pledges[at + EACH]
    return total


def spend_pledges(game: Site, seat: i64, place: i64, symbol: i64, needed: i64, treasures: bool) -> i64:
    """ESC-GEM-6: as many pledged dice, or treasures, as are needed, those of who fires first; returns the symbols."""
    paid: i64 = 0
    at = next_pledge(game, seat, place, symbol, treasures)
    while at != NONE and paid < needed:
        paid += spend(game, at, needed - paid)
        at = next_pledge(game, seat, place, symbol, treasures)
    return paid


def next_pledge(game: Site, seat: i64, place: i64, symbol: i64, treasures: bool) -> i64:
    """The pledge that is spent next: of who fires, else of who pledged first; NONE where there is none."""
    found: i64 = NONE
    earliest: i64 = NEVER
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if is_for(game, at, place, symbol) and is_treasure(game, at) == treasures and game.pledges[at + EACH]:
            order = game.pledges[at + ORDER]
            if game.pledges[at + PLEDGER] == seat:
                order = 0
            if order < earliest:
                earliest = order
                found = at
    return found


def is_treasure(game: Site, at: i64) -> bool:
    return game.pledges[at + PLEDGED_FACE] >= FACES


def spend(game: Site, at: i64, needed: i64) -> i64:
    """So much of one pledge as is needed; returns the symbols."""
    seat, face, each = game.pledges[at + PLEDGER], game.pledges[at + PLEDGED_FACE], game.pledges[at + EACH]
    number = game.pledges[at + AMOUNT]
    if not is_block(game, at):
        number = min(number, (needed + each - 1) // each)
    if number <= 0:
        return 0
    place = game.pledges[at + PLEDGED_TO]
    take_off(game, at, number)
    if face < FACES:
        game.hand[seat] += dice(UNROLLED, number)
        tell_paid(game, seat, dice(face, number))
        asking.redeemed(game, seat, place, face)
    else:
        for _ in range(number):
            game.tell(TREASURE_USED, seat, face - FACES)
    return number * each


def tell_paid(game: Site, seat: i64, spent: i64) -> None:
    """The dice that a player has spent on a task."""
    face: i64
    for face in range(UNROLLED + 1, FACES):
        if count(spent, face):
            game.tell(PAID, seat, face, count(spent, face))
