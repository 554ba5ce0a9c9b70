"""The moments that guided minutes begin at: each file beside this one describes the lesson of the module of its name.

PYTHONPATH=build/compiled:. python -m scripts.lessons [MODULE...]   writes web/src/games/temple/modules/MODULE/lesson.json

Bots play seed after seed until the moment is there, and what was played is the lesson: the same file at every run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from serai.games.temple.seen import Player, Room, View

ROOT = Path(__file__).parents[2]
LEARNER = 0  # the seat of the one who learns
PRACTICE = {"timeline": "practice"}


class Lesson(NamedTuple):
    """A game, and the moment in it that the steps of the guide speak of."""

    seats: int
    options: Mapping[str, Any]
    moment: Callable[[View], bool]  # as the one who learns sees the temple
    level: str = "greedy@700"  # of the bots that play until then
    seeds: int = 4000  # to be tried
    until: int = 600_000  # ms of game time to be tried of each
    hidden: Callable[[Any], bool] = lambda state: True  # of the position, what nobody sees


def described() -> list[str]:
    """The modules that have a lesson, by name."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def lesson_of(module: str) -> Lesson:
    """What a module's lesson is."""
    lesson: Lesson = import_module(f"scripts.lessons.{module}").LESSON
    return lesson


def file_of(module: str) -> Path:
    """Where it is kept."""
    return ROOT / f"web/src/games/temple/modules/{module}/lesson.json"


# Words for moments


def me(seen: View) -> Player:
    """The one who learns."""
    return seen.players[LEARNER]


def my_room(seen: View) -> Room:
    """Where they are."""
    place = me(seen).place
    room = seen.rooms[place] if place is not None else None
    assert room
    return room


def at_ease(seen: View) -> bool:
    """Inside the temple, owing nothing, and with dice to roll."""
    mine = me(seen)
    calm = not (mine.choices or mine.drawn or mine.owes or mine.lost or mine.pledged)
    return mine.place is not None and calm and not seen.over
