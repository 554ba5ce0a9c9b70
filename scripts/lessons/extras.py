"""The extra tiles: two without a clock, their souls exchanged, and a big torch in the bag of the one who learns."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View

TILES = {"curses": True, "treasures": True, "extras": True}
FRIEND = 1


def souls_and_torch(seen: View) -> bool:
    """The two are not in one room, so that everybody sees who moves whose pawn; nobody has another curse."""
    mine, other = me(seen), seen.players[FRIEND]
    return (
        at_ease(seen)
        and [curse.name for curse in mine.curses] == ["souls"]
        and not other.curses
        and other.place not in (None, mine.place)
        and "big-torch" in mine.treasures
        and mine.dice.count("black") <= 1
    )


LESSON = Lesson(seats=2, options={**TILES, **PRACTICE}, moment=souls_and_torch)
