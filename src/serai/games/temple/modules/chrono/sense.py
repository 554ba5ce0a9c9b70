"""Escape, module 8: what bots know of chrono rooms."""

from __future__ import annotations

from serai.games.temple.sense.craft import Craft


class ChronoCraft(Craft):
    """Nothing yet."""

    __slots__ = ()
