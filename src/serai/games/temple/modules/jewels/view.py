"""Escape, cursed gems: what is told and seen of them, by whom."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serai.core.happenings import Event
from serai.core.sets import has
from serai.games.temple.modules.jewels import codes
from serai.games.temple.modules.jewels.rules import JEWELS, PRICE, Jewels, jewels_of
from serai.games.temple.pieces import FACES, Face
from serai.games.temple.rules.handful import count
from serai.games.temple.state import NONE, Site

Jewel = Literal["ruby", "sapphire", "emerald", "amber", "onyx", "pearl"]
NAMES: tuple[Jewel, ...] = get_args(Jewel)
assert NAMES == JEWELS

EVENTS = (
    Event(codes.POSITION_LAID, "position-laid", ("place", "room")),
    Event(codes.PEEKED, "peeked", ("seat", "place", "jewel", "room"), secret={"jewel": "seat"}, uncovers=True),
    Event(codes.FREED_OF, "jewel-returned", ("seat", "place", "jewel", "room"), uncovers=True),
    Event(codes.TOLD, "jewel-told", ("seat", "place", "jewel", "room"), uncovers=True),
    Event(codes.POSITION_SUNK, "position-sunk", ("place", "room")),
)
LOOKING: list[Face] = [face for number, face in enumerate(FACES) for _ in range(count(PRICE, number))]


class Position(msgspec.Struct, frozen=True):
    """A position token in a room."""

    place: int
    jewel: Jewel | None  # None: this reader does not know it
    told: bool  # everybody knows it
    looked: list[int]  # the seats that have looked at it, as all have seen


class JewelsSeen(msgspec.Struct, frozen=True):
    """What a reader knows of them."""

    owned: list[Jewel | None]  # by seat: the cursed gem that keeps them from leaving
    positions: list[Position]
    left: int  # position tokens in the pile
    looking: list[Face]  # what a look costs


def see(game: Site, reader: int) -> JewelsSeen:
    """Gems lie open; positions only for who has looked, or was told."""
    jewels = jewels_of(game)
    return JewelsSeen(
        owned=[None if jewel == NONE else NAMES[jewel] for jewel in jewels.owned],
        positions=[position(jewels, place, reader) for place, token in enumerate(jewels.lying) if token != NONE],
        left=len(jewels.pile),
        looking=LOOKING,
    )


def position(jewels: Jewels, place: int, reader: int) -> Position:
    return Position(
        place=place,
        jewel=NAMES[jewels.lying[place]] if jewels.knows(reader, place) else None,
        told=has(jewels.noted, place),
        looked=[seat for seat, known in enumerate(jewels.known) if has(known, place)],
    )


def things(game: Site, place: int) -> list[str]:
    """What lies in a room: that a token does, all see."""
    return ["position"] if jewels_of(game).at(place) != NONE else []
