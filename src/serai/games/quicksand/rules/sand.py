"""Quicksand: the sand, and what happens when it runs out."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.quicksand.rules.codes import LOST, RAN_OUT
from serai.games.quicksand.rules.end import lose
from serai.games.quicksand.state import DANGER_RAN_OUT, LOST_RAN_OUT, RUNNING, Track

# The clock


def start(game: Track) -> None:
    """QKS-CLK-1: all timers are turned over at the same instant (QKS-Q18), and the sand runs."""
    timer: i64
    for timer in range(len(game.full)):
        turn_over(game, timer)


def sand_left(game: Track, timer: i64) -> i64:
    """QKS-CLK-2: what is left in the upper bulb now, in ms."""
    left = game.ends[timer] - game.now
    return left if left > 0 else 0


def turn_over(game: Track, timer: i64) -> None:
    """QKS-CLK-3: what had run down is now left to run, and the reverse."""
    game.ends[timer] = game.now + game.full[timer] - sand_left(game, timer)
    game.since[timer] = game.now


# Running out


def next_final(game: Track) -> i64:
    """QKS-Q2: when the next timer is past saving, one ms after the last at which a card could have saved it."""
    if game.end != RUNNING:
        return NEVER
    soonest: i64 = NEVER
    timer: i64
    for timer in range(len(game.ends)):
        soonest = min(soonest, game.ends[timer])
    return soonest + game.grace + 1


def finish_expiries(game: Track) -> None:
    """QKS-Q2: what ran out longer ago than a card may come late."""
    run_out(game, 0, game.now - game.grace - 1)


def run_out(game: Track, spared: i64, upto: i64) -> None:
    """QKS-Q6: timers that ran out, except spared ones, in the order of their moments, foremost first."""
    timer = first_to_run_out(game, spared, upto)
    while timer >= 0 and game.end == RUNNING:
        expire(game, timer)
        timer = first_to_run_out(game, spared, upto)


def first_to_run_out(game: Track, spared: i64, upto: i64) -> i64:
    """The timer that ran out first, or -1."""
    found: i64 = -1
    timer: i64
    for timer in range(len(game.ends)):
        at = game.ends[timer]
        if at > upto or has(spared, timer):
            continue
        if found < 0 or at < game.ends[found] or (at == game.ends[found] and game.tile[timer] > game.tile[found]):
            found = timer
    return found


def expire(game: Track, timer: i64) -> None:
    """One timer has run out: it is lost, or all is."""
    if has(game.lost, timer):
        end_by(game, timer, LOST_RAN_OUT)  # QKS-END-1
    elif game.tile[timer] > game.before:
        end_by(game, timer, DANGER_RAN_OUT)  # QKS-END-2
    else:
        lose_timer(game, timer)


def end_by(game: Track, timer: i64, how: i64) -> None:
    game.tell(RAN_OUT, timer, game.tile[timer], game.ends[timer])
    lose(game, how, game.ends[timer])


def lose_timer(game: Track, timer: i64) -> None:
    """QKS-LOST-1: beside its tile, turned over at the moment it ran out; the tile is free: QKS-LOST-2."""
    ran_out_at = game.ends[timer]
    game.lost |= only(timer)
    game.ends[timer] = ran_out_at + game.full[timer]
    game.since[timer] = ran_out_at
    game.tell(LOST, timer, game.tile[timer], ran_out_at)
