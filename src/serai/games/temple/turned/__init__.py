"""Escape: why the chances turned. Gems, masks, who is out, and how much time is left."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.turned import Cause, Fact, Turned, standing, tells, weightiest
from serai.games.temple.highlights import fall_of
from serai.games.temple.rules.handful import count, size
from serai.games.temple.state import BLACK, CUE, ESCAPED, GONG, OUT, RUNNING, Site

SECOND = 1000
MINUTE = 60
SOON = 60_000  # ms

HEAVY = [
    "collapsed", "left-temple", "activated", "fate-turned", "die-lost", "caught", "slammed", "gong", "fell", "freed",
    "unlocked", "gave", "treasure-used", "discovered",
]  # fmt: skip
LIGHT = ["rolled", "entered", "pledged", "paid", "drew", "withdrew", "put-back", "sunk", "missed"]
BY_TIME = ("collapsed", "slammed", "caught", "gong", "fate-lapsed", "die-lost", "missed")
GAINS = ("activated", "left-temple", "freed", "unlocked", "gave", "treasure-used")
LOSSES = ("collapsed", "die-lost", "caught", "slammed", "gong", "fell")
CHANCE = ("rolled", "discovered", "drew")


def turned(story: list[Happening], before: Site, after: Site, _: int, rose: bool) -> Turned:
    """What happened in the temple, and what is still to do by when."""
    what = weightiest(story, HEAVY, LIGHT, LOSSES if rose else GAINS)
    return Turned(what, standing(int(after.now), facts(story, before, after)), cause(story))


def cause(story: list[Happening]) -> Cause:
    """Dice and rooms fall by chance; where nothing but the clock spoke, it was time."""
    if all(one.name in BY_TIME for one in story):
        return "time"
    return "luck" if tells(story, CHANCE) else "choice"


def facts(story: list[Happening], before: Site, after: Site) -> Iterator[Fact]:
    """What changed comes first; the time that is left comes last."""
    if after.end == ESCAPED:
        yield "all-out", {}
        return
    inside = sum(after.room[seat] != OUT for seat in range(int(after.seats)))
    if any(one.name == "discovered" and one.details["room"] == "exit" for one in story):
        yield "exit", {"left": int(after.depot)}
    elif after.depot != before.depot:
        yield "gems", {"left": int(after.depot)}
    if after.end != RUNNING or inside != sum(before.room[seat] != OUT for seat in range(int(before.seats))):
        yield "inside", {"number": inside}
    yield from masks(before, after)
    yield from clock(after)
    if after.depot == before.depot:
        yield "gems", {"left": int(after.depot)}


def masks(before: Site, after: Site) -> Iterator[Fact]:
    """Who can do nothing any more; else how many dice are locked, where that has changed."""
    stuck = [seat for seat in range(int(after.seats)) if is_stuck(after, seat) and not is_stuck(before, seat)]
    if stuck and after.end == RUNNING:
        yield "stuck", {"seat": stuck[0]}
    elif locked(after) != locked(before):
        yield "locked", {"number": locked(after)}


def is_stuck(game: Site, seat: int) -> bool:
    """Inside, and every die in hand is under a black mask."""
    return game.room[seat] != OUT and 0 < size(game.hand[seat]) == count(game.hand[seat], BLACK)


def locked(game: Site) -> int:
    """Dice under black masks, of all who are inside."""
    return sum(int(count(game.hand[seat], BLACK)) for seat in range(int(game.seats)) if game.room[seat] != OUT)


def clock(game: Site) -> Iterator[Fact]:
    """How long until the temple falls, or the next gong where that is near; practice has no clock."""
    if game.end != RUNNING:
        return
    gongs = [
        int(game.timeline[i])
        for i in range(int(game.stage) * CUE, len(game.timeline), CUE)
        if game.timeline[i + 1] == GONG
    ]
    left = fall_of(game) - int(game.now)
    if gongs and gongs[0] - int(game.now) <= SOON:
        yield "gong", {"seconds": (gongs[0] - int(game.now)) // SECOND}
    elif left > 0:
        minutes, seconds = divmod(left // SECOND, MINUTE)
        yield "fall", {"time": f"{minutes}:{seconds:02}"}
