"""Escape, the calendar: the numbers of its faces, days and moves, and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 16

# What was chosen.
ETERNAL: Final = 1
CURSED: Final = 2

DAYS: Final = ("sun", "moon", "gear")
SUN: Final = 0
MOON: Final = 1
GEAR: Final = 2

SWAP_DAYS: Final = NUMBER * OWN_MOVES  # pair * AIDS + aid

DAY_LAID: Final = NUMBER * OWN_NEWS  # place, day, room
DAY_TURNED: Final = NUMBER * OWN_NEWS + 1  # place, day, number (the space that the pawn is on now), room
DAY_SUNK: Final = NUMBER * OWN_NEWS + 2  # place, day, room
DAYS_SWAPPED: Final = NUMBER * OWN_NEWS + 3  # seat, place, other
BAR_MISSED: Final = NUMBER * OWN_NEWS + 4  # number
DICE_BACK: Final = NUMBER * OWN_NEWS + 5  # seat, number
