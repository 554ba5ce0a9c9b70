"""The totem: alone and without a clock, before an empty totem, with a black mask and a gold one to begin with."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View


def before_the_totem(seen: View) -> bool:
    """Its gems are still there."""
    dice = me(seen).dice
    wanted = at_ease(seen) and my_room(seen).name == "totem" and not my_room(seen).used and seen.depot > 1
    empty = wanted and not any(seen.parts.totem.stack)
    return empty and dice.count("black") == 1 and dice.count("gold") == 1


LESSON = Lesson(seats=1, options={"totem": True, **PRACTICE}, moment=before_the_totem)
