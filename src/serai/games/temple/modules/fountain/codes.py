"""Escape, the Fountain: the numbers of its move and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 12

DRINK: Final = NUMBER * OWN_MOVES

DRANK: Final = NUMBER * OWN_NEWS  # seat
POISONED: Final = NUMBER * OWN_NEWS + 1  # seat
