"""Escape, the Fountain: its move as people and messages name it."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.fountain.codes import DRINK
from serai.games.temple.moves import Move


class Drink(Move, frozen=True, tag="drink"):
    """Get a lost die back at the Fountain."""

    KIND: ClassVar[int] = DRINK
