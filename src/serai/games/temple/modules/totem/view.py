"""Escape, the totem: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.totem import codes
from serai.games.temple.modules.totem.rules import LEAST, MOST, STAYS
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.state import STACKED, Site

EVENTS = (
    Event(codes.DIE_STACKED, "die-stacked", ("seat", "face", "number"), uncovers=True),
    Event(codes.DIE_SLIPPED, "die-slipped", ("seat", "face", "number"), uncovers=True),
    Event(codes.TOTEM_FELL, "totem-fell", ("seat", "face", "number"), uncovers=True),
    Event(codes.TOTEM_CALLED, "totem-called", ("seat", "number")),
)
ODDS = [int(percent) for percent in STAYS]


class TotemSeen(msgspec.Struct, frozen=True):
    """The stack."""

    stack: list[int]  # dice on it, by seat
    least: int  # dice that wake a gem
    most: int  # and two; no more can lie there
    stays: list[int]  # of a hundred dice that are added, so many stay: by how many lie there already


def see(game: Site, reader: int) -> TotemSeen:  # noqa: ARG001
    """All of it lies open."""
    stack = [int(dice_aside(game, seat, STACKED)) for seat in range(game.seats)]
    return TotemSeen(stack, int(LEAST), int(MOST), ODDS)
