"""Escape: treasures in a player's hands, counted in four bits each."""

from __future__ import annotations

from typing import Final

from serai.core.sets import shifted
from serai.core.vecs import i64
from serai.games.temple.state import KEY, KEYS, TORCHES

BITS: Final = 4
FOUR: Final = 15
WORTH: Final = 2  # symbols of a double key or torch


def tiles(treasure: i64, number: i64) -> i64:
    """Some tiles of one kind."""
    return shifted(number, BITS * treasure)


def how_many(loot: i64, treasure: i64) -> i64:
    """How many tiles of a kind there are."""
    return (loot >> (BITS * treasure)) & FOUR


def double(face: i64) -> i64:
    """ESC-M2-2K-1, ESC-M2-2T-1: the treasure that stands for two of a symbol."""
    return KEYS if face == KEY else TORCHES
