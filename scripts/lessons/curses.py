"""Curses: alone and without a clock, under a curse that holds one fast."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View


def trapped(seen: View) -> bool:
    """A trap, and nothing else; it cannot be lifted yet, but soon."""
    mine = me(seen)
    return (
        at_ease(seen)
        and [curse.name for curse in mine.curses] == ["trap"]
        and mine.dice.count("black") <= 1
        and mine.dice.count("key") == 1
        and mine.dice.count("torch") == 0
    )


LESSON = Lesson(seats=1, options={"curses": True, **PRACTICE}, moment=trapped)
