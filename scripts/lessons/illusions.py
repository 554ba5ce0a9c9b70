"""Illusions: alone on the clock, in a room that vanishes in twenty seconds, beside the start."""

from __future__ import annotations

from scripts.lessons import Lesson, at_ease, me, my_room

from serai.games.temple.seen import View

LEFT = range(19_000, 25_000)  # ms until the doors slam


def on_an_illusion(seen: View) -> bool:
    """A step from the start, and the dice do not pay it yet."""
    slam = seen.timeline[seen.next_cue]
    start = seen.rooms[seen.start]
    if not at_ease(seen) or slam.what != "slam" or slam.at - seen.now not in LEFT or not start:
        return False
    here, dice = my_room(seen), me(seen).dice
    near = abs(here.x - start.x) + abs(here.y - start.y) == 1 and any(
        price.cost == start.cost for price in me(seen).prices
    )
    return near and here.name.startswith("illusion") and dice.count("adventurer") <= 1 and dice.count("black") <= 1


LESSON = Lesson(seats=1, options={"illusions": True}, moment=on_an_illusion, level="greedy@2500", until=211_000)
