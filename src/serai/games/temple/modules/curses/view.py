"""Escape, module 1: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.curses import codes
from serai.games.temple.modules.curses.rules import curses_of
from serai.games.temple.state import Site

EVENTS = (
    Event(codes.CURSED, "cursed", ("seat", "curse"), uncovers=True),
    Event(codes.CURSE_DISCARDED, "curse-discarded", ("seat", "curse"), uncovers=True),
    Event(codes.LIFTED, "lifted", ("seat", "curse")),
    Event(codes.CURSE_ENDED, "curse-ended", ("seat", "curse")),
    Event(codes.DIE_BACK, "die-back", ("seat",)),
)


class CursesSeen(msgspec.Struct, frozen=True):
    """The pile of curses."""

    left: int


def see(game: Site, reader: int) -> CursesSeen:  # noqa: ARG001
    """All lie open but the pile, so all see the same."""
    return CursesSeen(int(curses_of(game).left))
