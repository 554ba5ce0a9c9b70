"""Escape, the calendar: what is told and seen of it."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.calendar import codes
from serai.games.temple.modules.calendar.rules import BARS, LAST, SWAPPING, calendar_of
from serai.games.temple.pieces import FACES, Face
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.handful import count
from serai.games.temple.state import FOR_CALENDAR, NONE, Site

Day = Literal["sun", "moon", "gear"]
NAMES: tuple[Day, ...] = get_args(Day)
assert NAMES == codes.DAYS

EVENTS = (
    Event(codes.DAY_LAID, "day-laid", ("place", "day", "room"), uncovers=True),
    Event(codes.DAY_TURNED, "day-turned", ("place", "day", "number", "room")),
    Event(codes.DAY_SUNK, "day-sunk", ("place", "day", "room")),
    Event(codes.DAYS_SWAPPED, "days-swapped", ("seat", "place", "other")),
    Event(codes.BAR_MISSED, "bar-missed", ("number",)),
    Event(codes.DICE_BACK, "calendar-dice-back", ("seat", "number")),
)
SWAP: list[Face] = [face for number, face in enumerate(FACES) for _ in range(count(SWAPPING, number))]


class DayTile(msgspec.Struct, frozen=True):
    """A calendar tile in a room."""

    place: int
    day: Day


class CalendarSeen(msgspec.Struct, frozen=True):
    """The board, its pawn and its tiles."""

    face: Literal["eternal", "cursed"]
    track: list[Day]  # the days of the spaces from 1 on
    pawn: int  # the space; 0: before the first
    tiles: list[DayTile]
    left: int  # tiles in the pile
    bars: list[int]  # cursed: after these spaces; one to be passed at each slam
    dice: list[int]  # by seat: held until they come to the calendar room
    more_keys: int  # to escape, than gems ask for
    swapping: list[Face]  # what it costs to swap two tiles


def see(game: Site, reader: int) -> CalendarSeen:  # noqa: ARG001
    """All lie open but the pile, so all see the same."""
    calendar = calendar_of(game)
    cursed = calendar.chosen == codes.CURSED
    return CalendarSeen(
        face="cursed" if cursed else "eternal",
        track=[NAMES[calendar.space(number + 1)] for number in range(LAST)],
        pawn=int(calendar.pawn),
        tiles=[DayTile(place, NAMES[day]) for place, day in enumerate(calendar.lying) if day != NONE],
        left=len(calendar.pile),
        bars=[int(bar) for bar in BARS] if cursed else [],
        dice=[int(dice_aside(game, seat, FOR_CALENDAR)) for seat in range(game.seats)],
        more_keys=int(calendar.more_keys()),
        swapping=SWAP,
    )


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    day = calendar_of(game).at(place)
    return [] if day == NONE else [NAMES[day]]
