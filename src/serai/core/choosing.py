"""How a game's options are offered to those who choose: what belongs together, what needs what, what cannot be.

The game itself still refuses what is not legal; this lets a page say so before anybody asks.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Marks = Annotated[int, Meta(ge=1, le=5)]


class Shelf(msgspec.Struct, frozen=True):
    """Options that stand together, under the heading `shelf-NAME`."""

    name: str
    options: list[str]


class Impossible(msgspec.Struct, frozen=True):
    """A value that cannot be chosen at a table of so many, unless one of some options is; `why` is the game's sentence."""

    option: str
    value: str
    seats: int
    unless: list[str]
    why: str


class Choosing(msgspec.Struct, frozen=True):
    """What there is to know about options besides their values; options of which nothing is said stand by themselves."""

    shelves: list[Shelf]
    needs: dict[str, list[str]]  # of an option: one of these must be chosen with it
    impossible: list[Impossible]
    marks: dict[str, Marks]  # how hard each preset is


PLAIN = Choosing([], {}, [], {})
