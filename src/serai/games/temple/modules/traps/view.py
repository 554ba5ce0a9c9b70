"""Escape, module 7: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.traps import codes
from serai.games.temple.modules.traps.rules.carrying import PLATFORM
from serai.games.temple.modules.traps.rules.traps import CALL, price_of_climb, traps_of
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import Face
from serai.games.temple.rules.plan import lies
from serai.games.temple.state import Site

EVENTS = (
    Event(codes.HANGS, "hangs", ("seat", "place")),
    Event(codes.CLIMBED, "climbed", ("seat", "place")),
    Event(codes.SLID, "slid", ("seat", "place")),
    Event(codes.SUMMONED, "summoned", ("seat", "place")),
    Event(codes.BOARDED, "boarded", ("seat", "place")),
    Event(codes.CARRIED, "platform-carried", ("place",)),
    Event(codes.WAITS, "platform-waits"),
)


class Hanging(msgspec.Struct, frozen=True):
    """Who hangs in an abyss, and the symbols that get them out."""

    seat: int
    cost: list[Face]


class Platform(msgspec.Struct, frozen=True):
    """The moving platform, once it is discovered."""

    place: int
    turned: int  # quarters clockwise, as of a room
    waits: bool  # beside the temple
    x: int  # the cell from which it was carried away
    y: int


class TrapsSeen(msgspec.Struct, frozen=True):
    """Who hangs, what it takes to summon everybody, and the platform."""

    chosen: int  # traps in the temple and in the pile
    hanging: list[Hanging]
    summoning: list[Face]
    calls: int  # how often everybody was summoned
    platform: Platform | None


def see(game: Site, reader: int) -> TrapsSeen:  # noqa: ARG001
    """All of it lies open."""
    traps = traps_of(game)
    hanging = [seat for seat in range(game.seats) if traps.hangs(game, seat)]
    return TrapsSeen(
        int(traps.chosen),
        [Hanging(seat, faces_in(int(price_of_climb(game.plan.tile[game.room[seat]])))) for seat in hanging],
        faces_in(int(CALL)),
        int(traps.calls),
        platform(game),
    )


def platform(game: Site) -> Platform | None:
    """Where the moving platform is, and where it was found."""
    place = next((place for place, tile in enumerate(game.plan.tile) if tile == PLATFORM), None)
    if place is None:
        return None
    traps = traps_of(game)
    return Platform(
        place, int(game.plan.turned[place]), not lies(game.plan, place), int(traps.home_x), int(traps.home_y)
    )


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["rope"] if traps_of(game).someone_hangs(game, place) else []
