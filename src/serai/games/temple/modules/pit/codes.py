"""Escape, the Pit: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 10

WAKE: Final = NUMBER * OWN_MOVES
FORGO: Final = NUMBER * OWN_MOVES + 1  # treasure

TREASURE_LOST: Final = NUMBER * OWN_NEWS  # seat, treasure
