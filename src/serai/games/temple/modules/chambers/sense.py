"""Escape, module 4: what bots know of it."""

from __future__ import annotations

from serai.games.temple.sense.craft import Craft


class ChamberCraft(Craft):
    """How to split up, and how to bring the Chalice out."""

    __slots__ = ()
