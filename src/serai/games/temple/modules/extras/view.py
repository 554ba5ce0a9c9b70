"""Escape, what came with the sixth player: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.sets import has
from serai.games.temple.modules.extras import codes
from serai.games.temple.modules.extras.rules import extras_of
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.SOULS_CHANGED, "souls-changed", ("seat", "to")),
    Event(codes.TORCH_LIT, "torch-lit", ("seat", "place", "room")),
    Event(codes.TORCH_OUT, "torch-out", ("place", "room")),
)


class ExtrasSeen(msgspec.Struct, frozen=True):
    """Who has exchanged souls."""

    partner: list[int | None]  # by seat: with whom, by a curse of this player


def see(game: Site, reader: int) -> ExtrasSeen:  # noqa: ARG001
    """All of it lies open."""
    return ExtrasSeen([None if other == NONE else int(other) for other in extras_of(game).partner])


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["big-torch"] if has(extras_of(game).torches, place) else []
