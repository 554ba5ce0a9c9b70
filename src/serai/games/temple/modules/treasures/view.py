"""Escape, module 2: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.treasures import codes
from serai.games.temple.modules.treasures.rules import PRICE, treasures_of
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import Face
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.TREASURE_LAID, "treasure-laid", ("place", "room")),
    Event(codes.TREASURE_TAKEN, "treasure-taken", ("seat", "treasure"), uncovers=True),
    Event(codes.PASSAGE_OPENED, "passage-opened", ("seat", "place", "side", "room")),
    Event(codes.JUMPED, "jumped", ("seat", "place", "room")),
    Event(codes.GEM_TAKEN, "gem-taken", ("seat", "left")),
)
TAKING = faces_in(int(PRICE))


class TreasuresSeen(msgspec.Struct, frozen=True):
    """The pile of treasures, and extra gems that players keep."""

    left: int
    taking: list[Face]  # what a treasure costs
    kept: list[int]  # extra gems by seat


def see(game: Site, reader: int) -> TreasuresSeen:  # noqa: ARG001
    """What lies face down nobody sees, all else everybody."""
    treasures = treasures_of(game)
    return TreasuresSeen(int(treasures.left), TAKING, [int(number) for number in treasures.kept])


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["treasure"] if treasures_of(game).at(place) != NONE else []
