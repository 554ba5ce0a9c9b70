"""Treasures: alone and without a clock, beside a chest that holds an extra gem."""

from __future__ import annotations

from typing import Any

from scripts.lessons import LEARNER, PRACTICE, Lesson, at_ease, me, my_room

from serai.games.temple.modules.treasures.rules import EXTRA_GEM, treasures_of
from serai.games.temple.seen import View


def beside_a_chest(seen: View) -> bool:
    """It cannot be paid yet, but soon."""
    dice = me(seen).dice
    waits = at_ease(seen) and my_room(seen).things == ["treasure"] and not me(seen).treasures
    return waits and dice.count("key") == 1 and dice.count("black") <= 1


def gem_inside(state: Any) -> bool:
    """What the chest holds: the steps speak of it once it is open."""
    return bool(treasures_of(state).at(state.room[LEARNER]) == EXTRA_GEM)


LESSON = Lesson(seats=1, options={"treasures": True, **PRACTICE}, moment=beside_a_chest, hidden=gem_inside)
