"""The Pit: alone and without a clock, in the Pit, with some black masks already."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View

MASKS = 3  # of the five that it takes


def in_the_pit(seen: View) -> bool:
    """Its gems are still there."""
    dice = me(seen).dice
    full = at_ease(seen) and my_room(seen).name == "pit" and not my_room(seen).used and seen.depot > 1
    return full and dice.count("black") == MASKS and "gold" not in dice


LESSON = Lesson(seats=1, options={"pit": True, **PRACTICE}, moment=in_the_pit)
