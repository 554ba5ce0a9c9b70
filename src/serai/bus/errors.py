"""When the servers of a hall cannot speak with each other."""

from __future__ import annotations

from serai.core.errors import SeraiError, Unknown


class NoBus(Unknown):
    """An address that names no bus."""


class BusTrouble(SeraiError):
    """Nobody answers at the bus, or it lets nobody in; its words are those of the bus."""

    def __init__(self, word: str, /, **details: str | int) -> None:
        super().__init__(word, package="serai.bus", **details)
