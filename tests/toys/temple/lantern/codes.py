"""The lantern: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 31

POUR: Final = NUMBER * OWN_MOVES  # oil
LOOK: Final = POUR + 1  # seat, at whose token
SHOW: Final = POUR + 2  # seat, whose token
SEND: Final = POUR + 3  # torches
LAY_DIE: Final = POUR + 4
TURN: Final = POUR + 5  # place
PUSH: Final = POUR + 6  # side

LIT: Final = NUMBER * OWN_NEWS  # seat
BURNT_DOWN: Final = LIT + 1
LOOKED: Final = LIT + 2  # seat, to, token
SHOWN: Final = LIT + 3  # seat, to, token
DIE_ON_SHRINE: Final = LIT + 4  # seat
DIE_OFF_SHRINE: Final = LIT + 5  # seat, number
TURNED: Final = LIT + 6  # seat, place, room
PUSHED: Final = LIT + 7  # seat, side
MIST_ROSE: Final = LIT + 8  # place
SHRINE_LIT: Final = LIT + 9  # seat
