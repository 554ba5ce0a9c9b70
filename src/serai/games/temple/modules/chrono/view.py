"""Escape, module 8: what is told and seen of it."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serai.core.happenings import Event
from serai.core.sets import listed
from serai.core.state import NEVER
from serai.games.temple.modules.chrono import codes
from serai.games.temple.modules.chrono.rooms import (
    BLUE_MS,
    FIRST_FORBIDDING,
    GREEN_MS,
    LAVA_GEMS,
    LOWER,
    SACRIFICE,
    UPPER,
    is_forbidding,
    penalty_of,
    task_of,
    tasks_of,
)
from serai.games.temple.modules.chrono.rules import Chrono, chrono_of
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import BOX, Face
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.state import ASIDE, IN_ROOM, Site

Ban = Literal["gems", "gold", "entering", "start"]
Harm = Literal["dice", "gems", "held"]
BANS: tuple[Ban, ...] = get_args(Ban)  # in the order of their numbers

EVENTS = (
    Event(codes.QUEUED, "glass-waits", ("place", "room")),
    Event(codes.GLASS_TURNED, "glass-turned", ("place", "room")),
    Event(codes.FORBIDDEN, "forbidden", ("ban",)),
    Event(codes.ALLOWED, "allowed", ("ban",)),
    Event(codes.TASK_MET, "task-met", ("seat", "room", "left")),
    Event(codes.GLASS_EMPTY, "glass-empty", ("room",)),
    Event(codes.GEMS_BACK, "gems-back", ("number", "left")),
    Event(codes.TOLL_DUE, "toll-due", ("room", "number")),
    Event(codes.VOLUNTEERED, "volunteered", ("seat",)),
    Event(codes.TOLL_TAKEN, "toll-taken", ("seat",)),
    Event(codes.DIE_BACK, "die-fetched", ("seat",)),
    Event(codes.HELD_LOST, "held-lost", ("seat", "number")),
)


class Step(msgspec.Struct, frozen=True):
    """A task of a room, and what it costs to be there when the sand has run out."""

    symbols: list[Face]
    penalty: int


class Glass(msgspec.Struct, frozen=True):
    """An hourglass that runs for a room."""

    place: int
    room: str
    since: int  # game time
    until: int
    bans: list[Ban]  # of a prohibition room: the upper, the lower
    harm: Harm | None  # of a task: what it takes if it is not met
    steps: list[Step]
    reached: int  # which of the bans or steps it is at; as many as there are: all is done


class Toll(msgspec.Struct, frozen=True):
    """Dice that players have to give up, and until when they may volunteer."""

    number: int
    until: int
    gave: list[int]  # seats


class ChronoSeen(msgspec.Struct, frozen=True):
    """The two hourglasses, the rooms that wait for them, and what they hold and want."""

    green: Glass | None
    blue: Glass | None
    waiting: list[int]  # places, green ones first
    held: list[int]  # by seat: dice in the sacrificial room, and owed to it
    toll: Toll | None


def see(game: Site, reader: int) -> ChronoSeen:  # noqa: ARG001
    """All of it lies open."""
    chrono = chrono_of(game)
    return ChronoSeen(
        green=green(game, chrono),
        blue=blue(game, chrono),
        waiting=[int(place) for place in (*chrono.green[1:], *chrono.blue[1:])],
        held=[int(dice_aside(game, seat, IN_ROOM) + game.owed[seat * ASIDE + IN_ROOM]) for seat in range(game.seats)],
        toll=Toll(int(chrono.toll), int(chrono.toll_until), listed(chrono.gave)) if chrono.toll else None,
    )


def green(game: Site, chrono: Chrono) -> Glass | None:
    """Of a prohibition room."""
    if chrono.green_until == NEVER:
        return None
    place, until = int(chrono.green[0]), int(chrono.green_until)
    return glass(game, place, until - GREEN_MS, until, int(chrono.lower))


def blue(game: Site, chrono: Chrono) -> Glass | None:
    """Of a room with a task."""
    if chrono.blue_until == NEVER:
        return None
    place, until = int(chrono.blue[0]), int(chrono.blue_until)
    return glass(game, place, until - BLUE_MS, until, int(chrono.met))


def glass(game: Site, place: int, since: int, until: int, reached: int) -> Glass:
    tile = int(game.plan.tile[place])
    tasks = range(tasks_of(tile))
    return Glass(
        place=place,
        room=BOX.rooms[tile].name,
        since=since,
        until=until,
        bans=bans_of(tile),
        harm=harm_of(tile),
        steps=[Step(faces_in(int(task_of(tile, at))), int(penalty_of(game, tile, at))) for at in tasks],
        reached=reached,
    )


def bans_of(tile: int) -> list[Ban]:
    room = tile - FIRST_FORBIDDING
    return [BANS[UPPER[room]], BANS[LOWER[room]]] if is_forbidding(tile) else []


def harm_of(tile: int) -> Harm | None:
    if is_forbidding(tile):
        return None
    return "held" if tile == SACRIFICE else "gems" if tile == LAVA_GEMS else "dice"


def things(game: Site, place: int) -> list[str]:
    """The hourglass that stands in a room, or the number of its token while it waits; and the dice that lie there."""
    chrono = chrono_of(game)
    for colour, queue in (("green", chrono.green), ("blue", chrono.blue)):
        if place in queue:
            at = list(queue).index(place)
            return [f"hourglass-{colour}"] if at == 0 else [f"waits-{at}"]
    return []
