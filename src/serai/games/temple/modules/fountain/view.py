"""Escape, the Fountain: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.sets import listed
from serai.games.temple.modules.fountain import codes
from serai.games.temple.modules.fountain.rules import PRICE, fountain_of
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import Face
from serai.games.temple.state import Site

EVENTS = (
    Event(codes.DRANK, "drank", ("seat",)),
    Event(codes.POISONED, "poisoned", ("seat",)),
)
DRINKING = faces_in(int(PRICE))


class FountainSeen(msgspec.Struct, frozen=True):
    """Who has drunk, and what a die costs there."""

    drunk: list[int]  # seats
    drinking: list[Face]


def see(game: Site, reader: int) -> FountainSeen:  # noqa: ARG001
    """All of it lies open."""
    return FountainSeen(listed(fountain_of(game).drunk), DRINKING)
