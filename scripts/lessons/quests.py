"""Quests: alone and without a clock, at the altar, with a locked die that will not be missed."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View


def at_the_altar(seen: View) -> bool:
    """Nothing lies on it yet."""
    return (
        at_ease(seen)
        and my_room(seen).name == "altar"
        and seen.parts.quests.altar == 0
        and me(seen).dice.count("black") == 1
        and me(seen).dice.count("gold") == 0
    )


LESSON = Lesson(seats=1, options={"quests": 1, **PRACTICE}, moment=at_the_altar)
