"""Chrono rooms: alone, and an hourglass that has just been turned forbids to enter rooms."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View

JUST = 1_500  # ms


def forbidden(seen: View) -> bool:
    """A new room can still be discovered, and soon."""
    green = seen.parts.chrono.green
    return (
        at_ease(seen)
        and green is not None
        and green.bans[:1] == ["entering"]
        and green.reached == 0
        and seen.now - green.since < JUST
        and len(my_room(seen).gaps) > 0
        and me(seen).dice.count("adventurer") == 1
        and me(seen).dice.count("black") <= 1
    )


LESSON = Lesson(seats=1, options={"chrono": 4, **PRACTICE}, moment=forbidden)
