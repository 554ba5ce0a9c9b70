"""Escape, module 8: what bots know of chrono rooms: what to hold off, what to fetch, and what to do meanwhile."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.chrono.codes import NUMBER, VOLUNTEER
from serai.games.temple.modules.chrono.rooms import (
    LAVA_GEMS,
    NO_ENTERING,
    NO_GEMS,
    NO_GOLD,
    NO_START,
    SACRIFICE,
    penalty_of,
)
from serai.games.temple.modules.chrono.rules import Chrono, chrono_of, dice_left
from serai.games.temple.rules import codes, tasks
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.debts import dice_aside, dice_of, hand_of
from serai.games.temple.rules.handful import count, dice, rollable, size
from serai.games.temple.rules.paying import dice_towards, worth
from serai.games.temple.rules.pledges import pledged_by_all
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import (
    GATHER,
    NEW_ROOM,
    OWN_ERRANDS,
    SEARCH,
    WORK,
    errand,
    has_enough_gems,
    is_gem_room,
    is_leaving,
    wants_to_search,
)
from serai.games.temple.sense.keeping import MANY, wanted
from serai.games.temple.sense.mates import free_dice, is_held, is_stuck
from serai.games.temple.sense.walking import FAR, rolls_from, rolls_to
from serai.games.temple.sense.ways import ways_of_all
from serai.games.temple.state import ASIDE, BLACK, FACES, GOLD, IN_ROOM, NONE, OUT, SIDES, UNROLLED, Site

HOLD_OFF: Final = NUMBER * OWN_ERRANDS  # meet the task there while the sand runs
FETCH_DIE: Final = HOLD_OFF + 1  # come into the sacrificial room

PACE: Final = 130  # ms that a tenth of a roll takes, with a moment for the eyes
STEP_IN: Final = 20  # tenths of a roll that one walks anyhow to a task
EACH: Final = 30  # and more for every die or gem that it saves
WORTH_A_DIE: Final = 80
PLENTY: Final = 2  # dice for each symbol: others need not come
FEW: Final = 3  # free dice
MOST_OF_ALL: Final = 8  # tenths of all dice: a task that asks for more is not tried
SOON: Final = 5_000  # ms: what is forbidden no longer than that is waited for


class ChronoCraft(Craft):
    """What all do against the sand."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Who can best spare a die gives it."""
        chrono = chrono_of(game)
        return plain(VOLUNTEER) if chrono.toll and best_giver(game, chrono) == seat else NONE

    def errand(self, game: Site, seat: i64) -> i64:
        chrono = chrono_of(game)
        wish: i64 = NONE
        if chrono.burning(game) != NONE:
            wish = errand_by_blue(game, seat, chrono)
        if wish == NONE and chrono.green_until - game.now > SOON and not is_leaving(game):
            wish = meanwhile(game, seat, chrono.ban(game))
        return wish

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        if kind != HOLD_OFF or tasks.why_no_task(game, seat, game.room[seat]):
            return NONE
        if not tasks.why_not_activate(game, seat, 0):
            return aimed(codes.ACTIVATE, 0)
        symbol = symbol_wanted(game, game.room[seat])
        shown = min(count(hand_of(game, seat), symbol), missing(game, game.room[seat]))
        return codes.pledge(symbol, shown) if shown and worth(game, seat, symbol, symbol) else NONE

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        if kind != HOLD_OFF:
            return 0
        place = game.room[seat]
        needed = missing(game, place)
        return dice(symbol_wanted(game, place), needed) if needed <= free_here(game, place) else dice(GOLD, MANY)

    def is_shared(self, kind: i64) -> bool:
        return kind == HOLD_OFF

    def is_urgent(self, kind: i64) -> bool:
        return True

    def rests(self, game: Site, seat: i64, wish: i64) -> bool:
        """Who waits for the end of a prohibition with all symbols in hand; who could not free more locked dice."""
        chrono = chrono_of(game)
        ban = chrono.ban(game)
        if ban == NONE:
            return False
        locked = count(game.hand[seat], BLACK)
        if ban == NO_GOLD and locked and free_dice(game, seat) <= FEW:
            return True
        want = wanted(game, seat, wish)
        ready = size(dice_towards(game, seat, hand_of(game, seat), want)) >= size(want)
        return ready and (locked == 0 or ban == NO_GOLD)

    def shuns(self, game: Site) -> i64:
        """The start, while its doors are closed."""
        chrono = chrono_of(game)
        return game.start if chrono.ban(game) == NO_START and chrono.green_until - game.now > SOON else NONE

    def is_wary(self, game: Site) -> bool:
        return True

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "volunteer" if kind == VOLUNTEER else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "hold-off" if kind == HOLD_OFF else "fetch-die"


def best_giver(game: Site, chrono: Chrono) -> i64:
    """Who has most dice, and of those who has most locked."""
    found: i64 = NONE
    most: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if chrono.can_give(game, seat):
            wealth = dice_left(game, seat) * codes.MOST_DICE + count(game.hand[seat], BLACK)
            if wealth > most:
                most = wealth
                found = seat
    return found


# The blue hourglass


def errand_by_blue(game: Site, seat: i64, chrono: Chrono) -> i64:
    """To the room for which it runs, if that is worth the way and time suffices."""
    place = chrono.burning(game)
    left = time_to_walk(game, chrono)
    if game.plan.tile[place] == SACRIFICE:
        return errand_to_fetch(game, seat, place, left)
    if symbol_wanted(game, place) == NONE or (is_leaving(game) and game.plan.tile[place] != LAVA_GEMS):
        return NONE
    return errand(HOLD_OFF, place) if is_needed(game, seat, place, chrono.met, left) else NONE


def time_to_walk(game: Site, chrono: Chrono) -> i64:
    """Tenths of a roll until the sand has run out; while nobody may enter a room, nobody walks."""
    start = game.now
    if chrono.ban(game) == NO_ENTERING:
        start = chrono.green_until
    return max(0, chrono.blue_until - start) // PACE


def is_needed(game: Site, seat: i64, place: i64, met: i64, left: i64) -> bool:
    """Who is there, and the nearest, until there are plenty of dice; nobody, if all who come in time have too few."""
    far = rolls_to(game, place)
    limit = min(left, STEP_IN + EACH * penalty_of(game, game.plan.tile[place], met))
    if not comes(game, seat, far[room_of(game, seat)], limit):
        return False
    needed = size(tasks.wanted(game, place, 0))
    all_dice: i64 = 0
    nearer: i64 = 0
    other: i64
    for other in range(game.seats):
        if comes(game, other, far[room_of(game, other)], limit):
            all_dice += dice_of(game, other)
            if is_before(far[game.room[other]], other, far[game.room[seat]], seat):
                nearer += dice_of(game, other)
    if needed * 10 > MOST_OF_ALL * all_dice:
        return False
    way = far[game.room[seat]]
    return way == 0 or (way + WORK[min(10, needed * 10 // all_dice)] <= left and nearer < PLENTY * needed)


def room_of(game: Site, seat: i64) -> i64:
    return max(0, game.room[seat])


def comes(game: Site, seat: i64, far: i64, limit: i64) -> bool:
    """Whether an adventurer can and should come from so far."""
    return (
        game.room[seat] != OUT and far <= limit and not is_held(game, seat) and (far == 0 or not is_stuck(game, seat))
    )


def is_before(far: i64, seat: i64, other_far: i64, other: i64) -> bool:
    return far < other_far or (far == other_far and seat < other)


def symbol_wanted(game: Site, place: i64) -> i64:
    """The symbol of the task of a room, or NONE."""
    task = tasks.wanted(game, place, 0)
    symbol: i64
    for symbol in range(UNROLLED + 1, FACES):
        if count(task, symbol):
            return symbol
    return NONE


def missing(game: Site, place: i64) -> i64:
    """How many of it nobody has pledged yet."""
    return max(0, size(tasks.wanted(game, place, 0)) - pledged_by_all(game, place, symbol_wanted(game, place)))


def free_here(game: Site, place: i64) -> i64:
    """Dice in a room that can still be rolled, or show something."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place:
            total += size(rollable(game.hand[seat]))
    return total


def errand_to_fetch(game: Site, seat: i64, place: i64, left: i64) -> i64:
    """For the own die; who is there already goes out to come in again."""
    if dice_aside(game, seat, IN_ROOM) + game.owed[seat * ASIDE + IN_ROOM] == 0:
        return NONE
    if game.room[seat] == place:
        return errand(FETCH_DIE, next_door(game, place))
    far = rolls_from(game, game.room[seat])[place]
    near: i64 = STEP_IN if is_leaving(game) else WORTH_A_DIE
    return errand(FETCH_DIE, place) if far <= min(left, near) else NONE


def next_door(game: Site, place: i64) -> i64:
    """A room from which one can come back; the same where there is none."""
    side: i64
    for side in range(SIDES):
        beyond = game.plan.way[place * SIDES + side]
        if beyond != NONE and rolls_from(game, beyond)[place] < FAR:
            return beyond
    return place


# The green hourglass


def meanwhile(game: Site, seat: i64, ban: i64) -> i64:
    """While nobody may walk: what can be done here; while gems are forbidden: new rooms."""
    place = game.room[seat]
    if ban == NO_ENTERING:
        if is_gem_room(game, place) and not has_enough_gems(game):
            return errand(GATHER, place)
        if game.plan.gaps[place] and game.undrawn and wants_to_search(game):
            return errand(SEARCH, place)
    if ban == NO_GEMS and game.undrawn and wants_to_search(game):
        return nearest_gap(game)
    return NONE


def nearest_gap(game: Site) -> i64:
    """The errand to discover a room where all come soonest, or NONE."""
    ways = ways_of_all(game)
    found: i64 = NONE
    best: i64 = FAR
    place: i64
    for place in range(len(ways)):
        if game.plan.gaps[place] and ways[place] < best:
            best = ways[place]
            found = errand(SEARCH, place)
    return found if best < FAR - NEW_ROOM else NONE
