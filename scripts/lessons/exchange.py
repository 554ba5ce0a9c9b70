"""Exchange and teleport: alone and without a clock, cursed in the exchange room, and with the token in the bag."""

from __future__ import annotations

from scripts.lessons import LEARNER, PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.seen import View

TILES = {"curses": True, "treasures": True, "exchange": True}
WORTH_A_LEAP = 4  # rooms


def cursed_at_the_scale(seen: View) -> bool:
    """One curse to give, and treasures left; the token can be put down here, for a leap to the teleport room."""
    return (
        at_ease(seen)
        and my_room(seen).name == "exchange"
        and len(me(seen).curses) == 1
        and not me(seen).treasures
        and seen.parts.exchange.bearer == LEARNER
        and seen.parts.exchange.may_give[LEARNER]
        and seen.parts.treasures.left > 0
        and steps_to_the_gate(seen) >= WORTH_A_LEAP
    )


def steps_to_the_gate(seen: View) -> int:
    """Over the plan, at least."""
    here, gate = my_room(seen), next(room for room in seen.rooms if room and room.name == "teleport")
    return abs(here.x - gate.x) + abs(here.y - gate.y)


LESSON = Lesson(seats=1, options={**TILES, **PRACTICE}, moment=cursed_at_the_scale)
