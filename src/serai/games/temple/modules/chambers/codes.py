"""Escape, module 4: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 4

CONNECT: Final = NUMBER * OWN_MOVES
CARRY: Final = CONNECT + 1  # side * AIDS + aid

LINKED: Final = NUMBER * OWN_NEWS  # seat, number (of rooms)
CHALICE_FOUND: Final = LINKED + 1  # place
CARRIED: Final = LINKED + 2  # seat, place, room
CHALICE_SAVED: Final = LINKED + 3  # seat
CHALICE_MOVED: Final = LINKED + 4  # place
