"""Escape, cursed gems: their moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.jewels.codes import PEEK, TELL
from serai.games.temple.moves import Aimed, KeyAided, Place


class Peek(KeyAided, frozen=True, tag="peek"):
    """Look at the position token of the room."""

    KIND: ClassVar[int] = PEEK


class Tell(Aimed, frozen=True, tag="tell"):
    """Tell all which position token lies in a room."""

    KIND: ClassVar[int] = TELL

    place: Place
