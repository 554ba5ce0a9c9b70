"""Escape, the new quest rooms: the numbers of their moves and of what they tell."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 13

# Moves.
STRIKE: Final = NUMBER * OWN_MOVES  # aid
ALIGN: Final = STRIKE + 1  # aid
BIND: Final = STRIKE + 2  # seat
CONFIRM: Final = STRIKE + 3  # seat
CANCEL: Final = STRIKE + 4

# What the story tells.
CHAOS_BROKE: Final = NUMBER * OWN_NEWS  # place
SNAKE_CAME: Final = CHAOS_BROKE + 1  # place, room
SNAKE_STRUCK: Final = CHAOS_BROKE + 2  # seat, place
STARS_ALIGNED: Final = CHAOS_BROKE + 3  # seat
SENT_BACK: Final = CHAOS_BROKE + 4  # seat
BOUND: Final = CHAOS_BROKE + 5  # seat, to
ASKS: Final = CHAOS_BROKE + 6  # seat
CONFIRMED: Final = CHAOS_BROKE + 7  # by, to
CANCELLED: Final = CHAOS_BROKE + 8  # seat
