"""Escape: dice and tiles by name, as views and events tell them. Made once, since most of them come again and again."""

from __future__ import annotations

from functools import lru_cache

from serai.games.temple.pieces import FACES, TREASURES, Face, Treasure
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.tiles import how_many


@lru_cache(4096)
def faces_in(handful: int) -> list[Face]:
    """Symbols one by one, in the order of the faces."""
    return [face for number, face in enumerate(FACES) for _ in range(count(handful, number))]


@lru_cache(1024)
def treasures_in(loot: int) -> list[Treasure]:
    """Treasures one by one, in the order of their tiles."""
    return [name for number, name in enumerate(TREASURES) for _ in range(how_many(loot, number))]
