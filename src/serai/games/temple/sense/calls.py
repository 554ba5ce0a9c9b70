"""Escape, calls: what a bot does when somebody calls, and what it says of its own errands."""

from __future__ import annotations

from typing import Final

from serai.core.sense import NO_ADVICE
from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.sense.company import go_along, is_content, presses, whom_to_follow
from serai.games.temple.sense.errands import (
    GATHER,
    GO_HOME,
    GO_OUT,
    RESCUE,
    SEARCH,
    errand,
    errand_of,
    is_gem_room,
    kind_of_errand,
    place_of_errand,
    roll_time_of,
)
from serai.games.temple.sense.mates import is_held
from serai.games.temple.sense.walking import rolls_from
from serai.games.temple.state import AWAITED, NONE, OUT, Site

LASTS: Final = 20_000  # ms that a call is followed
WAITS: Final = 8_000  # ms that one waits for somebody
LOOKS: Final = 1_500  # ms between two looks meanwhile
# How many bots follow a call, the nearest first.
FOLLOWERS: Final = {"gold-mask": 1, "come-here": 2, "gems-here": 6, "go-home": 6, "wait-for-me": 6}
COMES: Final = ("gold-mask", "come-here", "gems-here")
# What a bot says of its errand, in the order of their kinds; whoever helps says that it comes.
SAYS: Final = ["i-gather", "i-search", "i-leave", "i-go-home", "on-my-way"]


def answer(game: Site, seat: i64, people: i64, caller: i64, call: str, ago: i64, reaction: i64) -> i64:
    """A move towards who called, or below 0 how many ms to wait; NO_ADVICE: nobody need follow, or it has been done."""
    if ago > LASTS or call not in FOLLOWERS or not can_follow(game, seat, caller, reaction):
        return NO_ADVICE
    if call == "wait-for-me":
        return -LOOKS if ago < WAITS else NO_ADVICE
    if nearer_bots(game, seat, people, caller) >= FOLLOWERS[call]:
        return NO_ADVICE
    wish = errand_to(game, game.room[caller], call)
    return NO_ADVICE if is_content(game, seat, wish) else go_along(game, seat, wish, reaction)


def can_follow(game: Site, seat: i64, caller: i64, reaction: i64) -> bool:
    """Whether nothing holds an adventurer, and it need not run home or out itself."""
    if game.end == AWAITED or game.room[seat] == OUT or game.room[caller] == OUT or game.next_act[seat] != NONE:
        return False
    kind = kind_of_errand(errand_of(game, seat, roll_time_of(reaction)))
    return kind not in (GO_HOME, GO_OUT) and not is_held(game, seat)


def errand_to(game: Site, place: i64, call: str) -> i64:
    """What a call asks for."""
    if call == "go-home":
        return errand(RESCUE, game.start)
    gathers = call == "gems-here" and (is_gem_room(game, place) or asking.task(game, place) > 0)
    return errand(GATHER if gathers else RESCUE, place)


def nearer_bots(game: Site, seat: i64, people: i64, caller: i64) -> i64:
    """How many other bots are nearer to the caller; of equal ones the first."""
    far = rolls_from(game, game.room[caller])
    own = far[game.room[seat]]
    nearer: i64 = 0
    other: i64
    for other in range(game.seats):
        if other not in (seat, caller) and not has(people, other) and game.room[other] != OUT:
            way = far[game.room[other]]
            if way < own or (way == own and other < seat):
                nearer += 1
    return nearer


def says(game: Site, seat: i64, people: i64, call: str, reaction: i64) -> str:
    """Where an adventurer is going; nothing once it is there, and nothing of a module's own."""
    if game.end == AWAITED or game.room[seat] == OUT or game.next_act[seat] != NONE:
        return ""
    if call:
        return "on-my-way" if call in COMES else ""
    wish = errand_of(game, seat, roll_time_of(reaction))
    kind = kind_of_errand(wish)
    if people and kind in (GATHER, SEARCH) and not presses(game):
        person = whom_to_follow(game, seat, people)
        return "with-you" if person != NONE and game.room[person] != game.room[seat] else ""
    return SAYS[kind] if kind < len(SAYS) and game.room[seat] != place_of_errand(wish) else ""
