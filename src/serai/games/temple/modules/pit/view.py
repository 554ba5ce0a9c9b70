"""Escape, the Pit: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.pit import codes
from serai.games.temple.modules.pit.rules import pit_of
from serai.games.temple.naming import treasures_in
from serai.games.temple.pieces import Treasure
from serai.games.temple.state import Site

EVENTS = (Event(codes.TREASURE_LOST, "treasure-lost", ("seat", "treasure")),)


class PitSeen(msgspec.Struct, frozen=True):
    """The treasures of which one is lost."""

    at_stake: list[list[Treasure]]  # by seat


def see(game: Site, reader: int) -> PitSeen:  # noqa: ARG001
    """All of it lies open."""
    return PitSeen([treasures_in(int(loot)) for loot in pit_of(game).at_stake])
