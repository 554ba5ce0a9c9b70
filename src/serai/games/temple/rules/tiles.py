"""Escape: treasures in a player's hands, counted in four bits each."""

from __future__ import annotations

from typing import Final

from serai.core.sets import shifted
from serai.core.vecs import i64
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.tables import STANDS, TREASURES
from serai.games.temple.state import KEY, NONE, TORCH

BITS: Final = 4
FOUR: Final = 15


def tiles(treasure: i64, number: i64) -> i64:
    """Some tiles of one kind."""
    return shifted(number, BITS * treasure)


def how_many(loot: i64, treasure: i64) -> i64:
    """How many tiles of a kind there are."""
    if treasure < 0:
        return 0
    return (loot >> (BITS * treasure)) & FOUR


def standing_for(face: i64) -> i64:
    """ESC-M2-2K-1, ESC-M2-2T-1: the treasure that stands for some of a symbol, or NONE."""
    treasure: i64
    for treasure in range(TREASURES):
        if count(STANDS[treasure], face):
            return treasure
    return NONE


KEYS: Final[i64] = standing_for(KEY)  # double keys
TORCHES: Final[i64] = standing_for(TORCH)
WORTH: Final[i64] = count(STANDS[KEYS], KEY) if KEYS >= 0 else 2  # symbols of each


def double(face: i64) -> i64:
    """The treasure that stands for two of a symbol, or NONE."""
    if face == KEY:
        return KEYS
    if face == TORCH:
        return TORCHES
    return NONE
