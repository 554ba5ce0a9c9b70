"""Matches to learn from: bots play them, and every position at which a net is asked is noted as a seat knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from serai.bots import Bot, Searching, drive
from serai.core.game import Game
from serai.core.match import Match
from serai.core.record import Record, restart, steps, write_record
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.value import Value
from serai.games import find_game
from serai.learn.lesson import Lesson
from serai.sim.matches import thoughts
from serai.sim.plan import Plan

NEWEST = 2  # where seats are rivals, one in so many is played by an older version, by lot


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's way through a match: what it saw, what it hoped for, and what it got."""

    features: list[bytes]  # one byte each
    judged: list[int]  # log-odds by hand-made judgement, in thousandths
    hopes: list[float]  # by the value that played
    got: float


def courses(lesson: Lesson, generation: int, number: int, values: list[Value]) -> list[Course]:
    """Plays one match with the values learnt so far, the newest last, and looks through it."""
    plan = lesson.plan(generation, number)
    game = plan.the_game()
    senses = [game.sense.learnt(None), *(game.sense.learnt(value.net()) for value in values)]
    match = game.begin(plan.seats, plan.the_options(), plan.seed_of(number))
    dice = thoughts(plan.seed_of(number))
    drive(match, players(plan, game, senses, dice), senses[-1], dice, game.manners.pace)
    record = write_record(game, plan.the_options(), match, plan.bots)
    return looked_through(record, game, match, senses[-1])


def players(plan: Plan, game: Game[Any], senses: list[Sense], dice: Rng) -> list[Bot]:
    """Whoever searches judges by the newest value; rivals now and then by an older one."""
    bots = plan.bots_at(0)
    for bot in bots:
        if isinstance(bot, Searching):
            is_old = not game.cooperative and dice.below(NEWEST) == 0
            bot.mind = senses[dice.below(len(senses))] if is_old else senses[-1]
    return bots


def looked_through(record: Record, game: Game[Any], match: Match, sense: Sense) -> list[Course]:
    """The courses of all seats; of a team, whose seats share everything, only one."""
    end = match.outcome()
    assert end is not None
    seats = 1 if game.cooperative else record.seats
    found = []
    for seat in range(seats):
        winners = [other for other in range(record.seats) if end.winners >> other & 1]
        got = float(bool(winners)) if game.cooperative else (seat in winners) / max(1, len(winners))
        course = Course(features=[], judged=[], hopes=[], got=got)
        for world in worlds(record, sense, seat):
            note(course, world, sense, seat, record.seats if game.cooperative else 1)
        found.append(course)
    return found


def worlds(record: Record, sense: Sense, seat: int) -> Iterator[State]:
    """The positions of a match at which a net is asked, each as a seat may imagine it."""
    match = restart(record, find_game)
    for number in steps(record, match):
        if match.state.outcome() is None and len(sense.features(match.state, seat)):
            world = match.state.clone()
            world.imagine(sense.adviser(world, seat), Rng(number, seat))
            yield world


def note(course: Course, world: State, sense: Sense, seat: int, sharers: int) -> None:
    """One position more."""
    course.features.append(bytes(list(sense.features(world, seat))))
    course.judged.append(int(sense.judged(world, seat)))
    course.hopes.append(sense.outlook(world, seat) * sharers)
