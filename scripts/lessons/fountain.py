"""The Fountain: alone and at its edge, after the doors have slammed and taken a die."""

from __future__ import annotations

from scripts.lessons import Lesson, me, my_room

from serai.games.temple.seen import View

FIRST_SLAM = 210_000
NEXT_GONG = 360_000
A_MINUTE = 60_000


def thirsty(seen: View) -> bool:
    """A gold mask is there, rooms are left to be found, and no gong sounds for a good while."""
    mine = me(seen)
    return (
        mine.place is not None
        and my_room(seen).name == "fountain"
        and mine.lost == 1
        and not (mine.choices or mine.drawn or mine.owes or mine.pledged)
        and mine.dice.count("gold") == 1
        and mine.dice.count("black") == 0
        and seen.pile > 0
        and FIRST_SLAM < seen.now < NEXT_GONG - A_MINUTE
    )


LESSON = Lesson(seats=1, options={"fountain": True}, moment=thirsty)
