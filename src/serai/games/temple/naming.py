"""Escape: dice and tiles by name, as views and events tell them. Made once, since most of them come again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import overload

from serai.games.temple.pieces import FACES, TREASURES, Face, Treasure
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import ADVENTURER, BLACK, GOLD, KEY, TORCH, UNROLLED

IN_ORDER = (GOLD, KEY, TORCH, ADVENTURER, UNROLLED, BLACK)  # in which dice are shown
SIGNS = "·♟⚿†●○"  # of the faces, in the text of the log


@lru_cache(4096)
def faces_in(handful: int) -> list[Face]:
    """Symbols one by one, in the order of the faces."""
    return [face for number, face in enumerate(FACES) for _ in range(count(handful, number))]


@lru_cache(1024)
def treasures_in(loot: int) -> list[Treasure]:
    """Treasures one by one, in the order of their tiles."""
    return [name for number, name in enumerate(TREASURES) for _ in range(how_many(loot, number))]


@lru_cache(4096)
def faces(handful: int) -> list[Face]:
    """The dice of a handful, in a fixed order."""
    return [FACES[face] for face in IN_ORDER for _ in range(count(handful, face))]


class Signs(Sequence[str]):
    """Handfuls as the log shows them, such as ⚿⚿†●: there are too many to list."""

    @overload
    def __getitem__(self, handful: int) -> str: ...
    @overload
    def __getitem__(self, handful: slice) -> Sequence[str]: ...
    def __getitem__(self, handful: int | slice) -> str | Sequence[str]:
        if isinstance(handful, slice):
            return ()
        return signs(faces(handful))

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[str]:
        return iter(())


def signs(shown: Sequence[Face]) -> str:
    """Dice as text."""
    return "".join(SIGNS[FACES.index(face)] for face in shown)
