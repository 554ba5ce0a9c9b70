"""Escape, the totem: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 18

STACK: Final = NUMBER * OWN_MOVES  # face
CALL: Final = NUMBER * OWN_MOVES + 1

DIE_STACKED: Final = NUMBER * OWN_NEWS  # seat, face, number (of dice on the stack)
DIE_SLIPPED: Final = NUMBER * OWN_NEWS + 1  # seat, face, number (of the die that slipped)
TOTEM_FELL: Final = NUMBER * OWN_NEWS + 2  # seat, face, number
TOTEM_CALLED: Final = NUMBER * OWN_NEWS + 3  # seat, number
