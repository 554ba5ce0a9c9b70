"""The calendar: alone and without a clock, in its room, when the day that comes lies far and another room is near."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import Room, View

KEYS = 2  # of the three that it takes
FEW = 10  # rooms, so that all are large enough to be tapped


def is_next_door(one: Room, other: Room) -> bool:
    """Whether rooms lie side by side."""
    return abs(one.x - other.x) + abs(one.y - other.y) == 1


def wrong_day_next_door(seen: View) -> bool:
    """A swap brings the day that comes to the room beside this one, in which gems sleep."""
    if not (at_ease(seen) and my_room(seen).name == "calendar" and seen.depot > 1 and len(seen.rooms) <= FEW):
        return False
    calendar, dice = seen.parts.calendar, me(seen).dice
    comes = calendar.track[calendar.pawn]
    lie = [(seen.rooms[tile.place], tile.day) for tile in calendar.tiles]
    near = [day for room, day in lie if room and is_next_door(room, my_room(seen)) and not room.used]
    waits = near == [day for day in near if day != comes] and len(near) == 1 and comes in [day for _, day in lie]
    return waits and dice.count("key") == KEYS and dice.count("black") == 0


LESSON = Lesson(seats=1, options={"calendar": "eternal", **PRACTICE}, moment=wrong_day_next_door)
