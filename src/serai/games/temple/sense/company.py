"""Escape, a companion: goes with people and helps, and leaves rooms, gems and treasures to them while time does not press."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules import asking, codes
from serai.games.temple.rules.codes import plain
from serai.games.temple.rules.debts import hand_of
from serai.games.temple.rules.handful import count, size
from serai.games.temple.rules.pledges import has_pledged
from serai.games.temple.sense.advice import IDLE, advice, favour, go_on, roll_in_time
from serai.games.temple.sense.errands import (
    GATHER,
    OWN_ERRANDS,
    RESCUE,
    SEARCH,
    errand,
    errand_of,
    is_gem_room,
    is_urgent,
    kind_of_errand,
    place_of_errand,
    roll_time_of,
    time_left,
)
from serai.games.temple.sense.keeping import pledge_towards, symbols_missing
from serai.games.temple.sense.mates import is_held, locked_inside
from serai.games.temple.sense.walking import FAR, rolls_from
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import AWAITED, GOLD, NONE, OUT, Site

# How much of the time people may take for what is still to be done, in ms; what is left of ten minutes is for a start.
ALL_GEMS: Final = 280_000
THE_EXIT: Final = 110_000  # to find it
THE_WAY_OUT: Final = 150_000


def company(game: Site, seat: i64, people: i64, reaction: i64) -> i64:
    """A move, or below 0 how many ms to wait."""
    if game.end == AWAITED or game.room[seat] == OUT or game.next_act[seat] != NONE:
        return advice(game, seat, reaction)
    kind = kind_of_errand(errand_of(game, seat, roll_time_of(reaction)))
    person = whom_to_follow(game, seat, people)
    minds_others = kind in (GATHER, SEARCH) or (kind >= OWN_ERRANDS and not is_urgent(kind))
    if person == NONE or presses(game) or is_held(game, seat) or not minds_others:
        return advice(game, seat, reaction)
    place = game.room[person]
    gathers = is_gem_room(game, place) or asking.task(game, place) > 0
    wish = errand(GATHER if gathers else RESCUE, place)
    return go_along(game, seat, wish, reaction)


def whom_to_follow(game: Site, seat: i64, people: i64) -> i64:
    """The nearest of the people inside, or NONE."""
    far = rolls_from(game, game.room[seat])
    found: i64 = NONE
    nearest: i64 = FAR
    other: i64
    for other in range(game.seats):
        if other != seat and has(people, other) and game.room[other] != OUT and far[game.room[other]] < nearest:
            nearest = far[game.room[other]]
            found = other
    return found


def presses(game: Site) -> bool:
    """Whether people, as they go on, would come too late: then a companion does as any bot."""
    return time_left(game) < time_for_gems(game) + THE_WAY_OUT + (THE_EXIT if exit_place(game) == NONE else 0)


def time_for_gems(game: Site) -> i64:
    """By their share of all gems."""
    active: i64 = 0
    place: i64
    for place in range(len(game.gems)):
        active += game.gems[place]
    return ALL_GEMS * game.depot // max(1, game.depot + active)


# Beside people


def go_along(game: Site, seat: i64, wish: i64, reaction: i64) -> i64:
    """Helps on the way; there it pledges what people need, or has a gold mask ready."""
    move = favour(game, seat, wish)
    if move == NONE:
        move = step(game, seat, wish)
    if move != NONE:
        return move
    return -IDLE if is_content(game, seat, wish) else roll_in_time(game, seat, wish, reaction)


def step(game: Site, seat: i64, wish: i64) -> i64:
    """Towards people, or a pledge to what they are at."""
    gathers = kind_of_errand(wish) == GATHER and game.room[seat] == place_of_errand(wish)
    if has_pledged(game, seat) and not gathers:
        return plain(codes.WITHDRAW)
    if game.room[seat] != place_of_errand(wish):
        return go_on(game, seat, place_of_errand(wish))
    return pledge_towards(game, seat, left_to_pledge(game, seat)) if gathers else NONE


def left_to_pledge(game: Site, seat: i64) -> i64:
    """ESC-D-COOP-2: who activates gems brings a symbol too, so that one is left to people."""
    return size(symbols_missing(game, seat)) - 1


def is_content(game: Site, seat: i64, wish: i64) -> bool:
    """With people, and nothing more to roll for."""
    if game.room[seat] != place_of_errand(wish):
        return False
    if kind_of_errand(wish) == GATHER:
        return left_to_pledge(game, seat) <= 0
    return count(hand_of(game, seat), GOLD) > 0 or locked_inside(game) == 0
