"""Quicksand: how well the team stands, and which moments are worth waiting for. For bots; the rules know none of it."""

from __future__ import annotations

from math import exp
from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, size
from serai.core.vecs import append, i64, vec
from serai.games.quicksand.rules.codes import joker
from serai.games.quicksand.rules.sand import sand_left
from serai.games.quicksand.state import DISARMED, HAND, JOKER, NOT_YET, RUNNING, Track

WON: Final = 1 << 40
STEP: Final = 500  # ms in a line of the table of worries
WORRIES: Final = vec[i64]([round(1000 * exp(-line * STEP / 6000)) for line in range(121)])
TILE: Final = 60  # worth of a tile forward, or of a block marker gone
LOST_TIMER: Final = 700  # a timer beside the track
LAST_CHANCE: Final = 3  # how much graver it is when all is lost with a timer
JOKER_KEPT: Final = 100
NO_DICE: Final = Rng(0)  # the rules roll none
MARGINS: Final = vec[i64]([12000, 8000, 5000, 3000, 1500, 400])  # ms before the next timer runs out


def prospects(game: Track, seat: i64) -> i64:
    """Tiles gained, less the worry about every timer that runs low; the team stands together."""
    if game.end != RUNNING:
        return WON if game.end == DISARMED else -WON
    if game.naming != NOT_YET:
        return best_naming(game, seat)
    worth = JOKER_KEPT * jokers_held(game, seat) - TILE * size(game.blocked)
    timer: i64
    for timer in range(len(game.tile)):
        worth += TILE * game.tile[timer] - worry(game, timer)
    return worth


def best_naming(game: Track, seat: i64) -> i64:
    """A joker that waits for its target is worth what its best target is."""
    best: i64 = -WON
    timer: i64
    for timer in range(len(game.tile)):
        after = game.clone()
        assert isinstance(after, Track)
        after.apply(seat, joker(timer), NO_DICE)
        best = max(best, prospects(after, seat))
    return best


def worry(game: Track, timer: i64) -> i64:
    """Small while there is sand, steep when there is little."""
    line = sand_left(game, timer) // STEP
    if has(game.lost, timer):
        return LOST_TIMER + LAST_CHANCE * WORRIES[line]
    return LAST_CHANCE * WORRIES[line] if game.tile[timer] > game.before else WORRIES[line]


def jokers_held(game: Track, seat: i64) -> i64:
    jokers: i64 = 0
    place: i64
    for place in range(HAND):
        if game.hands[seat * HAND + place] == JOKER:
            jokers += 1
    return jokers


def good_moments(game: Track) -> vec[i64]:
    """Later is often better, but not too late: a few moments before the next timer runs out."""
    soonest = soonest_end(game)
    moments = vec[i64](capacity=len(MARGINS))
    i: i64
    for i in range(len(MARGINS)):
        if soonest - MARGINS[i] > game.now:
            moments = append(moments, soonest - MARGINS[i])
    return moments


def soonest_end(game: Track) -> i64:
    """When the next timer runs out."""
    soonest = game.ends[0]
    timer: i64
    for timer in range(1, len(game.ends)):
        soonest = min(soonest, game.ends[timer])
    return soonest


def best_card(game: Track, seat: i64, modesty: i64 = 0) -> i64:
    """The card after which the team stands best; `modesty` counts against it every tile that timers have come."""
    moves = game.legal(seat)
    found = moves[0]
    best: i64 = -2 * WON
    i: i64
    for i in range(len(moves)):
        after = game.clone()
        assert isinstance(after, Track)
        after.apply(seat, moves[i], NO_DICE)
        worth = prospects(after, seat) - modesty * tiles_gone(after)
        if worth > best:
            best = worth
            found = moves[i]
    return found


def tiles_gone(game: Track) -> i64:
    """How far all timers have come."""
    total: i64 = 0
    timer: i64
    for timer in range(len(game.tile)):
        total += game.tile[timer]
    return total
