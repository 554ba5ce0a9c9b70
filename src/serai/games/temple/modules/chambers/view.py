"""Escape, module 4: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.chambers import codes
from serai.games.temple.modules.chambers.rules.chalice import EXTRA
from serai.games.temple.modules.chambers.rules.special import chambers_of
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import Face
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.tasks import left_after_pledges, wanted
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.LINKED, "linked", ("seat", "number")),
    Event(codes.CHALICE_FOUND, "chalice-found", ("place",)),
    Event(codes.CARRIED, "carried", ("seat", "place", "room")),
    Event(codes.CHALICE_SAVED, "chalice-saved", ("seat",)),
    Event(codes.CHALICE_MOVED, "chalice-moved", ("place",)),
)


class Link(msgspec.Struct, frozen=True):
    """A connected room: what nobody has pledged there yet, and whether anybody stands there."""

    place: int
    missing: list[Face]
    manned: bool


class ChambersSeen(msgspec.Struct, frozen=True):
    """The Chalice, and the connected rooms."""

    chalice: int | None  # its place; None: not found yet, or saved
    saved: bool
    carrying: list[Face]  # what it costs beside the entry
    spent: bool  # the connected rooms have been activated
    links: list[Link]  # in the order laid


def see(game: Site, reader: int) -> ChambersSeen:  # noqa: ARG001
    """All of it lies open."""
    chambers = chambers_of(game)
    return ChambersSeen(
        chalice=None if chambers.chalice == NONE else int(chambers.chalice),
        saved=chambers.saved,
        carrying=faces_in(int(EXTRA)),
        spent=chambers.spent,
        links=[] if chambers.spent else [link(game, int(place)) for place in chambers.linked],
    )


def link(game: Site, place: int) -> Link:
    """A connected room that can still be used."""
    missing = left_after_pledges(game, place, wanted(game, place, 0))
    return Link(place, faces_in(int(missing)), here(game, place) != 0)


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["chalice"] if chambers_of(game).chalice == place else []
