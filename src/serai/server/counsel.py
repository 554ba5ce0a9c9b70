"""What a hint says: a move, when to make it, and what it is for. Plain data, for the worker that is asked."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots import Searching
from serai.bots.bot import best_moment, best_move
from serai.bots.reasons import why, why_then
from serai.bots.search import WAIT
from serai.core.game import Game
from serai.core.play import until
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE, Sense
from serai.core.sets import has
from serai.core.state import State

ADVICE = Searching("advice", 0, 600)
FOR_REASON = 5  # one part in so many of a hint's time is for its reason
WAIT_IS_LONG = -2000  # ms: somebody who waits that long has nothing to do


class Found(msgspec.Struct, frozen=True):
    """A move that is advised, or WAIT, and why."""

    move: int
    visits: int = 0  # how often search tried it
    chance: float = 0.0  # of winning, as search found it
    reason: str = ""
    about: dict[str, int | str] = msgspec.field(default_factory=dict)  # whom or what the reason speaks of
    after: int = 0  # ms to wait first


def found(game: Game[Any], world: State, seat: int, rng: Rng, within: int) -> list[Found]:
    """What a bot would do at a seat, best first: by the game's own plan, at its moment, or as search found."""
    sense = game.sense
    if sense.advice(world, seat, ADVICE.reaction) != NO_ADVICE:
        return [planned(sense, world, seat, rng)]
    if len(sense.moments(world, seat)) and sense.adviser(world, seat) == seat:
        return [at_its_moment(sense, world, seat, rng)]
    return sought(sense, world, seat, rng, game.manners.pace, within)


def sought(sense: Sense, world: State, seat: int, rng: Rng, pace: int, within: int) -> list[Found]:
    """What search found, the choice first; most of the time is for the search, the rest for the reason."""
    for_reason = within // FOR_REASON
    thought = Searching("advice", 0, max(1, within - for_reason)).think(world, seat, sense, rng, pace)
    choice = int(thought.best())
    if choice == WAIT:
        return [Found(WAIT)]
    name, about = told(why(thought, world, seat, sense, choice, for_reason))
    rows = sorted(thought.findings(), key=lambda row: row[0] != choice)
    return [
        Found(int(move), int(visits), float(chance), name if move == choice else "", about if move == choice else {})
        for move, visits, chance in rows
        if move >= 0
    ]


def at_its_moment(sense: Sense, world: State, seat: int, rng: Rng) -> Found:
    """What a bot does that looks for the moment: a move now, or how long to wait for which."""
    move = best_moment(world, seat, sense, rng)
    after = -int(move) if move < 0 and move != WAIT else 0
    then = world.clone()
    if after:
        until(then, world.now + after, rng)
        if then.outcome() is not None or not has(then.movers(), seat):
            return Found(WAIT)
        move, _ = best_move(then, seat, sense, rng)
    if move < 0:
        return Found(WAIT)
    name, about = told(why_then(then, seat, sense, move, rng))
    return Found(int(move), reason=name, about=about, after=after)


def told(reason: str) -> tuple[str, dict[str, int | str]]:
    """A reason as the page says it: its name, and its details by theirs."""
    name, *details = reason.split() or [""]
    pairs = (detail.split("=") for detail in details)
    return name, {key: int(value) if value.isdigit() else value for key, value in pairs}


def planned(sense: Sense, world: State, seat: int, rng: Rng) -> Found:
    """What the game's own plan for bots says. A pause that only lets eyes and hands keep up is no advice to people."""
    move = sense.advice(world, seat, ADVICE.reaction)
    later = world
    if WAIT_IS_LONG < move < 0:
        later = world.clone()
        until(later, world.now - move, rng)
        move = sense.advice(later, seat, ADVICE.reaction) if later.outcome() is None else WAIT
    if move < 0 or move not in list(world.legal(seat)):
        return Found(WAIT)
    name, about = told(sense.reason(later, seat, move, ADVICE.reaction))
    return Found(int(move), reason=name, about=about)
