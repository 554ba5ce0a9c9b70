"""Escape: handfuls of dice. All dice are alike, so a handful is how many show each face: eight bits a face in one number."""

from __future__ import annotations

from typing import Final

from serai.core.sets import shifted
from serai.core.vecs import i64, vec
from serai.games.temple.state import ADVENTURER, BLACK, FACES, GOLD, KEY, TORCH, UNROLLED

BITS: Final = 8
EIGHT: Final = 255
TOPS: Final = 0x808080808080  # the highest bit of every face
EVERY_OTHER: Final = 0x00FF00FF00FF
LOCKED: Final = 0x00FF00000000  # all dice that show a black mask

# Which die goes when nobody says which: ESC-D-DIE-2. What a team misses least goes first.
LEAST_MISSED: Final = vec[i64]([BLACK, UNROLLED, ADVENTURER, TORCH, KEY, GOLD])


def dice(face: i64, count: i64) -> i64:
    """A handful of one face."""
    return shifted(count, BITS * face)


def count(handful: i64, face: i64) -> i64:
    """How many dice show a face."""
    return (handful >> (BITS * face)) & EIGHT


def covers(handful: i64, wanted: i64) -> bool:
    """Whether a handful holds another one."""
    return ((handful | TOPS) - wanted) & TOPS == TOPS


def size(handful: i64) -> i64:
    """How many dice there are."""
    pairs = (handful & EVERY_OTHER) + ((handful >> BITS) & EVERY_OTHER)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & EIGHT


def used(handful: i64, wanted: i64) -> i64:
    """ESC-DICE-8: the handful after some of its dice were used, which have no face any more."""
    return handful - wanted + dice(UNROLLED, size(wanted))


def rollable(handful: i64) -> i64:
    """ESC-DICE-1, ESC-DICE-3: all but the locked ones."""
    return handful & ~LOCKED


def in_common(handful: i64, other: i64) -> i64:
    """The dice that two handfuls share."""
    common: i64 = 0
    face: i64
    for face in range(FACES):
        common += dice(face, min(count(handful, face), count(other, face)))
    return common


def joined(handful: i64, other: i64) -> i64:
    """The dice that are in one of two handfuls of the same hand."""
    return handful + other - in_common(handful, other)


def least_missed(handful: i64, need: i64 = 0) -> i64:
    """The face of the die that goes when nobody says which, best one that is not needed; the handful is not empty."""
    i: i64
    for i in range(FACES):
        if count(handful, LEAST_MISSED[i]) > count(need, LEAST_MISSED[i]):
            return LEAST_MISSED[i]
    return least_missed(handful) if need else UNROLLED
