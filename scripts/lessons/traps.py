"""Trap rooms: alone and without a clock, in an abyss that has just opened."""

from __future__ import annotations

from scripts.lessons import LEARNER, PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View


def hangs(seen: View) -> bool:
    """One symbol of three is there."""
    mine = me(seen)
    hanging = [one for one in seen.parts.traps.hanging if one.seat == LEARNER]
    return (
        at_ease(seen)
        and len(hanging) == 1
        and mine.dice.count(hanging[0].cost[0]) == 1
        and mine.dice.count("black") == 0
    )


LESSON = Lesson(seats=1, options={"traps": 4, **PRACTICE}, moment=hangs)
