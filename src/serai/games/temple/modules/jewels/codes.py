"""Escape, cursed gems: the numbers of their moves and of what they tell."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 19

PEEK: Final = NUMBER * OWN_MOVES  # aid
TELL: Final = NUMBER * OWN_MOVES + 1  # place

POSITION_LAID: Final = NUMBER * OWN_NEWS  # place, room
PEEKED: Final = NUMBER * OWN_NEWS + 1  # seat, place, jewel, room
FREED_OF: Final = NUMBER * OWN_NEWS + 2  # seat, place, jewel, room
TOLD: Final = NUMBER * OWN_NEWS + 3  # seat, place, jewel, room
POSITION_SUNK: Final = NUMBER * OWN_NEWS + 4  # place, room
