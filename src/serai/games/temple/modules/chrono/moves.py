"""Escape, module 8: its move as people and messages name it."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.chrono.codes import VOLUNTEER
from serai.games.temple.moves import Move


class Volunteer(Move, frozen=True, tag="volunteer"):
    """Lose a die for what all have to give up."""

    KIND: ClassVar[int] = VOLUNTEER
