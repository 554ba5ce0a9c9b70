"""New quest rooms: with a friend who has found the snake pit, and a snake in the own room."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View


def bitten(seen: View) -> bool:
    """It cannot be driven out yet, but soon."""
    return (
        at_ease(seen)
        and "snake" in my_room(seen).things
        and seen.players[1].place != me(seen).place  # else the friend might do it
        and me(seen).curses == []
        and me(seen).dice.count("torch") == 1
        and me(seen).dice.count("black") == 0
    )


LESSON = Lesson(seats=2, options={"quests": 1, "trials": True, **PRACTICE}, moment=bitten)
