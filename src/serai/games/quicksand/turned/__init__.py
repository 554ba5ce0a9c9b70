"""Quicksand: why the chances turned. The emptiest timer, those that are lost, and the way that is left."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.sets import has, size
from serai.core.turned import Fact, Turned, standing, tells, weightiest
from serai.games.quicksand.state import DISARMED, RUNNING, Track

SECOND = 1000

HEAVY = ["ran-out", "lost", "recovered", "unblocked"]
LIGHT = ["announced", "advanced", "turned", "still-lost", "drawn", "drawn-out", "pile-turned"]


def turned(story: list[Happening], before: Track, after: Track, _: int, __: bool) -> Turned:
    """What became of the timers, and how much sand is left."""
    stands = standing(int(after.now), facts(before, after))
    return Turned(weightiest(story, HEAVY, LIGHT), stands, "choice" if tells(story, ("announced",)) else "time")


def facts(before: Track, after: Track) -> Iterator[Fact]:
    """Those that are lost first, then the emptiest one, and the way."""
    if after.end == DISARMED:
        yield "disarmed", {}
        return
    if after.lost and (after.lost != before.lost or after.end != RUNNING):
        yield "lost-timers", {"number": int(size(after.lost))}
    if after.end == RUNNING:
        yield emptiest(after)
    yield "way", {"tiles": way_left(after)}


def emptiest(game: Track) -> Fact:
    """The timer on the track that runs out first; where all are lost, any."""
    timers = [timer for timer in range(len(game.tile)) if not has(game.lost, timer)] or [0]
    timer = min(timers, key=lambda one: int(game.ends[one]))
    return "emptiest", {"timer": timer, "seconds": max(0, int(game.ends[timer]) - int(game.now)) // SECOND}


def way_left(game: Track) -> int:
    """The tiles that all timers have before them, up to the first one past the disarm marker."""
    return sum(max(0, int(game.before) + 1 - int(game.tile[timer])) for timer in range(len(game.tile)))
