"""Escape, module 7: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 7

# Moves.
CLIMB: Final = NUMBER * OWN_MOVES  # aid
SUMMON: Final = NUMBER * OWN_MOVES + 1  # aid

# What the story tells.
HANGS: Final = NUMBER * OWN_NEWS  # seat, place
CLIMBED: Final = NUMBER * OWN_NEWS + 1  # seat, place
SLID: Final = NUMBER * OWN_NEWS + 2  # seat, place
SUMMONED: Final = NUMBER * OWN_NEWS + 3  # seat, place
BOARDED: Final = NUMBER * OWN_NEWS + 4  # seat, place
CARRIED: Final = NUMBER * OWN_NEWS + 5  # place
WAITS: Final = NUMBER * OWN_NEWS + 6
