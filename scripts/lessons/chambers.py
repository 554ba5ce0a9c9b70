"""Special rooms: two without a clock, each in a connected room, and the Chalice has been found."""

from __future__ import annotations

from scripts.lessons import PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View


def both_connected(seen: View) -> bool:
    """Each stands in a connected room, and nobody has pledged anything in the room of the one who learns."""
    rooms = seen.parts.chambers
    places = [player.place for player in seen.players]
    linked = [link.place for link in rooms.links if link.manned]
    ready = at_ease(seen) and set(linked) == set(places) and len(linked) == len(places)
    return ready and rooms.chalice is not None and me(seen).dice.count("black") <= 1


LESSON = Lesson(seats=2, options={"chambers": True, **PRACTICE}, moment=both_connected)
