"""Characters: before the start, and on the clock, since the slam turns tiles up; a friend has chosen, not the Explorer."""

from __future__ import annotations

from scripts.lessons import Lesson

from serai.games.temple.seen import View


def to_be_chosen(seen: View) -> bool:
    """The friend has chosen, the one who learns has not: their choice is the start."""
    mine, friend = seen.parts.characters.players
    return mine is None and friend is not None and friend.hero != "explorer"


LESSON = Lesson(seats=2, options={"characters": "chosen"}, moment=to_be_chosen)
