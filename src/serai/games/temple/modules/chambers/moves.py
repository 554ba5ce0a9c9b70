"""Escape, module 4: its moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.chambers.codes import CARRY, CONNECT
from serai.games.temple.moves import Enter, Move


class Connect(Move, frozen=True, tag="connect"):
    """Activate all connected rooms at once that show enough symbols."""

    KIND: ClassVar[int] = CONNECT


class Carry(Enter, frozen=True, tag="carry"):
    """Go into the next room with the Chalice; double keys and torches may pay with the dice."""

    KIND: ClassVar[int] = CARRY
