"""The Condemned: alone and without a clock, condemned with the exit in sight, and a counterspell in the bag."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View

TILES = {"curses": True, "treasures": True, "condemned": True}


def condemned(seen: View) -> bool:
    """Nothing else weighs on the one who learns, and the keys that would lift it do not lie there yet."""
    mine = me(seen)
    return (
        at_ease(seen)
        and seen.exit_found
        and [curse.name for curse in mine.curses] == ["condemned"]
        and mine.treasures == ["counterspell"]
        and mine.dice.count("key") < 3
    )


LESSON = Lesson(seats=1, options={**TILES, **PRACTICE}, moment=condemned)
