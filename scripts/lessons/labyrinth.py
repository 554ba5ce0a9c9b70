"""The Labyrinth: alone and without a clock, in the gear room."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View

A_TEMPLE = 6  # rooms, so that something moves


def at_the_gears(seen: View) -> bool:
    """One torch of two is there."""
    return (
        at_ease(seen)
        and my_room(seen).name == "gears"
        and sum(room is not None for room in seen.rooms) >= A_TEMPLE
        and me(seen).dice.count("torch") == 1
        and me(seen).dice.count("black") == 0
    )


LESSON = Lesson(seats=1, options={"labyrinth": True, **PRACTICE}, moment=at_the_gears)
