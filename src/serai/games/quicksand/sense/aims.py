"""Quicksand: what the team strives for, term by term of the yardstick, and what a card is for by its nature."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, size
from serai.core.vecs import append, i64, vec
from serai.games.quicksand.rules.codes import is_joker
from serai.games.quicksand.sense.prospects import JOKER_KEPT, TILE, WON, jokers_held, worry
from serai.games.quicksand.state import DISARMED, JOKER, RUNNING, Track

# Aims in their order: these, then for each timer FOR_TIMER of them.
ALL: Final = ["win", "block", "joker"]
FOR_TIMER: Final = ["sand", "on", "recover"]


def aims(game: Track, seat: i64) -> vec[i64]:
    """Tiles gained and worries less, timer by timer."""
    worth = vec[i64](
        [WON if game.end == DISARMED else 0, -TILE * size(game.blocked), JOKER_KEPT * jokers_held(game, seat)]
    )
    timer: i64
    for timer in range(len(game.tile)):
        lost: i64 = 1 if has(game.lost, timer) else 0
        sand: i64 = -worry(game, timer) if game.end == RUNNING and not lost else 0
        back: i64 = -worry(game, timer) if lost else 0
        worth = append(append(append(worth, sand), TILE * game.tile[timer]), back)
    return worth


def aim(number: i64) -> str:
    """The name of an aim, and which timer it is about."""
    if number < len(ALL):
        return ALL[number]
    number -= len(ALL)
    return f"{FOR_TIMER[number % len(FOR_TIMER)]} timer={number // len(FOR_TIMER)}"


def nature(move: i64) -> str:
    """What a card is for that makes nothing better: it costs least."""
    return f"sand timer={move - JOKER}" if is_joker(move) else "spare"
