"""Escape, exchange and teleport rooms: the numbers of their moves and of what they tell."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 17

BARTER: Final = NUMBER * OWN_MOVES  # curse
TAKE_TOKEN: Final = NUMBER * OWN_MOVES + 1
DROP_TOKEN: Final = NUMBER * OWN_MOVES + 2
LEAP: Final = NUMBER * OWN_MOVES + 3

BARTERED: Final = NUMBER * OWN_NEWS  # seat, curse
TOKEN_LAID: Final = NUMBER * OWN_NEWS + 1  # place, room
TOKEN_TAKEN: Final = NUMBER * OWN_NEWS + 2  # seat, place
TOKEN_DROPPED: Final = NUMBER * OWN_NEWS + 3  # seat, place, room
LEAPT: Final = NUMBER * OWN_NEWS + 4  # seat, place, room
