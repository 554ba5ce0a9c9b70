"""Escape, the new characters: the numbers of their moves and of what they tell."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 15

# Moves.
PAIR: Final = NUMBER * OWN_MOVES  # (seat * FACES + face given) * FACES + face taken
SWAP: Final = PAIR + 1  # aid
HOP: Final = PAIR + 2  # place * MATES + seat of the companion, or ALONE
ACCEPT: Final = PAIR + 3  # seat
DECLINE: Final = PAIR + 4  # seat
TAKE_BACK: Final = PAIR + 5
STEP_OVER: Final = PAIR + 6  # place
CLONE: Final = PAIR + 7

MATES: Final = 8
ALONE: Final = 7

# What the story tells.
OFFERED: Final = NUMBER * OWN_NEWS  # seat, to
SWAPPED: Final = OFFERED + 1  # seat, to
INVITED: Final = OFFERED + 2  # seat, to, place, room
HOPPED: Final = OFFERED + 3  # seat, place, room
DECLINED: Final = OFFERED + 4  # seat, to
LAPSED: Final = OFFERED + 5  # seat
TAKEN_BACK: Final = OFFERED + 6  # seat
STEPPED_OVER: Final = OFFERED + 7  # seat, place, room
