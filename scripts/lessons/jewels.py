"""Cursed gems: two, without a clock, each in the room that the gem of the other belongs to; nobody has looked yet."""

from __future__ import annotations

from typing import Any

from scripts.lessons import LEARNER, PRACTICE, Lesson, at_ease, me

from serai.games.temple.modules.jewels.rules import jewels_of
from serai.games.temple.seen import View

OTHER = 1


def at_tokens(seen: View) -> bool:
    """A key short of a look, and both still have their gems."""
    jewels, mine, friend = seen.parts.jewels, me(seen), seen.players[OTHER]
    covered = {position.place for position in jewels.positions if not position.looked}
    both = mine.place != friend.place and {mine.place, friend.place} <= covered and None not in jewels.owned
    return both and at_ease(seen) and mine.dice.count("key") == 1 and not {"black"} & {*mine.dice, *friend.dice}


def crosswise(state: Any) -> bool:
    """Whose gems belong there: the steps speak of it once it was looked at."""
    jewels = jewels_of(state)
    at = [jewels.at(state.room[seat]) for seat in (OTHER, LEARNER)]
    return at == [jewels.owned[seat] for seat in (LEARNER, OTHER)]


LESSON = Lesson(seats=2, options={"jewels": True, **PRACTICE}, moment=at_tokens, hidden=crosswise)
