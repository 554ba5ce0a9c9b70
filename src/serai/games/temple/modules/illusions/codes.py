"""Escape, module 3: the numbers of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_NEWS

NUMBER: Final = 3

DISSOLVED: Final = NUMBER * OWN_NEWS  # place, room
ALL_DISSOLVED: Final = NUMBER * OWN_NEWS + 1  # number
WOKE_UP: Final = NUMBER * OWN_NEWS + 2  # seat
