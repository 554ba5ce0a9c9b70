"""Quicksand: what cards do to timers."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.quicksand.rules.codes import ADVANCED, RECOVERED, STILL_LOST, TURNED, UNBLOCKED, is_joker
from serai.games.quicksand.rules.end import check_victory
from serai.games.quicksand.rules.sand import sand_left, turn_over
from serai.games.quicksand.state import JOKER, RUNNING, Track


def named_by(game: Track, move: i64) -> i64:
    """QKS-ACT-3: the timers that an announced card turns, by where they stand at that moment."""
    return only(move - JOKER) if is_joker(move) else matching(game, move)


def matching(game: Track, card: i64) -> i64:
    """QKS-ACT-1, QKS-ACT-2: timers on tiles of the card's colour or shape; lost ones never match: QKS-ACT-9."""
    tiles = game.turned_by[card]
    found: i64 = 0
    timer: i64
    for timer in range(len(game.tile)):
        if has(tiles, game.tile[timer]):
            found |= only(timer)
    return found & ~game.lost


def carry_out(game: Track, move: i64, timers: i64) -> None:
    """QKS-TURN-4; a joker on a lost timer recovers it: QKS-JOK-1."""
    if timers & game.lost:
        recover(game, move - JOKER)
    else:
        activate_all(game, timers)


def activate_all(game: Track, timers: i64) -> None:
    """QKS-ACT-4, QKS-Q5: from the foremost backwards; none is there without a match: QKS-ACT-8."""
    while timers and game.end == RUNNING:
        timer = foremost(game, timers)
        activate(game, timer)
        timers &= ~only(timer)


def foremost(game: Track, timers: i64) -> i64:
    found: i64 = -1
    timer: i64
    for timer in range(len(game.tile)):
        if has(timers, timer) and (found < 0 or game.tile[timer] > game.tile[found]):
            found = timer
    return found


def activate(game: Track, timer: i64) -> None:
    """QKS-ACT-5, QKS-ACT-6: turned over, and one tile forward if it can go there."""
    ahead = game.tile[timer] + 1
    turn_over(game, timer)
    if ahead > game.length or is_taken(game, ahead):
        game.tell(TURNED, timer, ahead - 1, sand_left(game, timer))
    elif has(game.blocked, ahead):
        unblock(game, timer, ahead)
    else:
        game.tile[timer] = ahead
        game.tell(ADVANCED, timer, ahead, sand_left(game, timer))
    check_victory(game)


def is_taken(game: Track, tile: i64) -> bool:
    """QKS-ACT-7: a tile holds one timer; lost ones stand beside it."""
    timer: i64
    for timer in range(len(game.tile)):
        if game.tile[timer] == tile and not has(game.lost, timer):
            return True
    return False


def unblock(game: Track, timer: i64, tile: i64) -> None:
    """QKS-BLK-2: the timer stays where it is, and the marker leaves for good."""
    game.blocked &= ~only(tile)
    game.tell(TURNED, timer, tile - 1, sand_left(game, timer))
    game.tell(UNBLOCKED, tile)


def recover(game: Track, timer: i64) -> None:
    """QKS-REC-1 to -3: turned over, and back on its tile if that is free."""
    tile = game.tile[timer]
    turn_over(game, timer)
    if is_taken(game, tile):
        game.tell(STILL_LOST, timer, tile, sand_left(game, timer))
    else:
        game.lost &= ~only(timer)
        game.tell(RECOVERED, timer, tile, sand_left(game, timer))
