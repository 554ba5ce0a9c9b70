"""Escape, The Labyrinth: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.state import NEVER
from serai.games.temple.modules.labyrinth import codes
from serai.games.temple.modules.labyrinth.rules.labyrinth import SHOWN, labyrinth_of
from serai.games.temple.pieces import TREASURES, Treasure
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.SHIFTED, "shifted", ("seat", "side", "line")),
    Event(codes.MIRAGE_ROSE, "mirage-rose", ("place", "start")),
    Event(codes.PILE_OPENED, "pile-opened", ("seat",), uncovers=True),
    Event(codes.PICKED, "room-picked", ("seat", "room"), uncovers=True),
    Event(codes.TIMED_OUT, "timed-out", ("seat",), pauses=True),
    Event(codes.LAMP_RUBBED, "lamp-rubbed", ("seat",), uncovers=True),
    Event(codes.WISHED, "wished", ("seat", "treasure")),
    Event(codes.FALSE_ALARM, "false-alarm", ("seat",)),
    Event(codes.LINK_BROKE, "link-broke", ("seat",)),
)


class LabyrinthSeen(msgspec.Struct, frozen=True):
    """What genies show, to everybody; an open pile is in `coming`."""

    lamp: list[list[Treasure]]  # by seat, the top of the pile first
    shouted: int | None  # game time of the last false alarm


def see(game: Site, reader: int) -> LabyrinthSeen:  # noqa: ARG001
    """All of it lies open."""
    part = labyrinth_of(game)
    shown = [part.lamp[seat * SHOWN : (seat + 1) * SHOWN] for seat in range(game.seats)]
    lamp = [[TREASURES[number] for number in row if number != NONE] for row in shown]
    return LabyrinthSeen(lamp, None if part.shouted == NEVER else int(part.shouted))
