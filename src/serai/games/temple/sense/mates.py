"""Escape, the team of bots: how the adventurers are: who is inside, who is stuck, who helps whom."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import DISCOVER, HELP
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.handful import count, covers, rollable, size
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.pledges import pledged_dice
from serai.games.temple.sense.craft import craft_at
from serai.games.temple.sense.walking import FAR, can_get, has_slides, rolls_from, rolls_to
from serai.games.temple.state import BLACK, NONE, OUT, Site

A_STEP: Final = 2  # dice that the next room takes
NEAR: Final = 45  # tenths of a roll: about two rooms
MOSTLY: Final = 6  # tenths of all dice: so many locked call for a boost of fate
MANY: Final = 3  # and so many are a good reason when somebody else calls for it


def free_dice(game: Site, seat: i64) -> i64:
    """Dice that are not locked, pledged ones too."""
    return size(rollable(game.hand[seat])) + size(pledged_dice(game, seat))


def is_alone(game: Site) -> bool:
    """Whether one is inside, and no more."""
    members = inside(game)
    return members & (members - 1) == 0


def is_stuck(game: Site, seat: i64) -> bool:
    """So many dice are locked that the others do not suffice for a step: this one waits for a gold mask."""
    if game.room[seat] == OUT or count(game.hand[seat], BLACK) == 0:
        return False
    return free_dice(game, seat) < step_takes(game, seat)


def is_hopeless(game: Site) -> bool:
    """ESC-TIME-7: in practice, which no clock ends, all dice inside are locked, or wait for symbols that nobody rolls."""
    if len(game.timeline):
        return False
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and rollable(game.hand[seat]):
            return False
    return True


def step_takes(game: Site, seat: i64) -> i64:
    """The free dice that an adventurer needs to get on; 0: this one wants to be locked."""
    takes: i64 = A_STEP
    i: i64
    for i in range(len(game.parts)):
        takes = craft_at(game, i).step_takes(game, seat, takes)
    return takes


def is_held(game: Site, seat: i64) -> bool:
    """Whether something holds an adventurer; a room that forbids entering for a while lets one discover."""
    return asking.forbids(game, seat, DISCOVER, 0) != ""


def all_have_rolled(game: Site, place: i64) -> bool:
    """Nobody in a room has a die left to roll, and no other who could help is near."""
    far = rolls_to(game, place)
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == OUT:
            continue
        if game.room[seat] == place and rollable(game.hand[seat]):
            return False
        if 0 < far[game.room[seat]] <= NEAR and not is_stuck(game, seat):
            return False
    return True


def is_deadlocked(game: Site, place: i64, missing: i64) -> bool:
    """Nobody in a room has a die to roll but what its task still misses, some are locked, and nobody near could help."""
    far = rolls_to(game, place)
    locked = False
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place:
            if not covers(missing, rollable(game.hand[seat])):
                return False
            locked = locked or count(game.hand[seat], BLACK) > 0
        elif game.room[seat] != OUT and far[game.room[seat]] <= NEAR and not is_stuck(game, seat):
            return False
    return locked


def first_with_dice(game: Site, place: i64) -> i64:
    """The first in a room who has a die that is not locked, pledged ones too; NONE: nobody has."""
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place and free_dice(game, seat):
            return seat
    return NONE


def locked_at(game: Site, place: i64) -> bool:
    """Whether anybody in a room has locked dice."""
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place and count(game.hand[seat], BLACK):
            return True
    return False


def dice_inside(game: Site) -> i64:
    """The dice of all inside."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT:
            total += dice_of(game, seat)
    return total


def fewest_dice(game: Site) -> i64:
    """The dice of whoever inside has fewest."""
    fewest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT:
            fewest = min(fewest, dice_of(game, seat))
    return fewest


def most_in_need(game: Site, place: i64) -> i64:
    """Whose locked dice in a room a gold mask should free: the stuck first, then who has most of them; NONE: nobody's."""
    found: i64 = NONE
    most: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == place:
            need = count(game.hand[seat], BLACK)
            if need and is_stuck(game, seat):
                need += FAR
            if need > most and step_takes(game, seat):
                most = need
                found = seat
    return found


# Rescue


def stuck_inside(game: Site) -> i64:
    """The set of those who wait for help."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if is_stuck(game, seat):
            found |= only(seat)
    return found


def rescuer_of(game: Site, stuck: i64) -> i64:
    """The nearest who is not stuck and can walk; NONE: there is nobody."""
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] == OUT or is_stuck(game, seat):
            continue
        if is_held(game, seat) and game.room[seat] != game.room[stuck]:
            continue
        far = rolls_from(game, game.room[seat])[game.room[stuck]]
        if far < nearest:
            nearest = far
            found = seat
    return found


def whom_to_rescue(game: Site, seat: i64) -> i64:
    """The stuck one for whom this adventurer is the nearest; NONE: nobody."""
    waiting = stuck_inside(game)
    if waiting == 0 or asking.forbids(game, seat, HELP, seat):
        return NONE
    other: i64
    for other in range(game.seats):
        if has(waiting, other) and rescuer_of(game, other) == seat:
            return other
    return NONE


# Boost of fate


def wants_fate(game: Site) -> bool:
    """When all are stuck, or somebody is whom nobody can get to, or most dice of several are locked."""
    waiting = stuck_inside(game)
    if waiting != 0 and (waiting == inside(game) or is_beyond_help(game, waiting)):
        return True
    return not is_alone(game) and share_locked(game) >= MOSTLY


def is_beyond_help(game: Site, waiting: i64) -> bool:
    """Whether somebody is stuck where no way leads for the others: they have gone down a slide."""
    if not has_slides(game):
        return False
    seat: i64
    for seat in range(game.seats):
        if has(waiting, seat) and not can_be_helped(game, seat, waiting):
            return True
    return False


def can_be_helped(game: Site, stuck: i64, waiting: i64) -> bool:
    """Whether anybody who is not stuck can get there."""
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and not has(waiting, seat) and can_get(game, game.room[seat], game.room[stuck]):
            return True
    return False


def accepts_fate(game: Site) -> bool:
    """Whoever proposes a boost has a reason, if anybody is stuck or many dice are locked."""
    return stuck_inside(game) != 0 or share_locked(game) >= MANY


def share_locked(game: Site) -> i64:
    """The locked dice of all inside, in tenths of their dice."""
    return locked_inside(game) * 10 // max(1, dice_inside(game))


def locked_inside(game: Site) -> i64:
    """The locked dice of all inside."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT:
            total += count(game.hand[seat], BLACK)
    return total
