"""Escape, the Condemned: the number of its move."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES

NUMBER: Final = 11

COUNTER: Final = NUMBER * OWN_MOVES  # curse
