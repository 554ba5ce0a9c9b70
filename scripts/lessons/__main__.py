"""Plays until the moments are there, and writes them down."""

from __future__ import annotations

import sys

from scripts.lessons import LEARNER, Lesson, described, file_of, lesson_of

from serai.bots import find_bot
from serai.bots.agenda import Agenda
from serai.bots.drive import live_on
from serai.core.game import read_seed
from serai.core.match import Match
from serai.core.record import to_json, write_record
from serai.games.temple import GAME
from serai.games.temple.view import view
from serai.sim.matches import thoughts

NAMES = ["Ana", "Bilal", "Chloé", "David", "Emma", "Farid"]


def is_there(lesson: Lesson, match: Match) -> bool:
    """Whether it is the moment, and the one who learns has acted before: nobody is shown a temple at rest."""
    return bool(len(match.log)) and lesson.moment(view(match.state, LEARNER)) and lesson.hidden(match.state)  # type: ignore[arg-type]


def play(lesson: Lesson, number: int) -> Match | None:
    """One game up to the moment; none where it never comes."""
    seed = read_seed(str(number))
    match = GAME.begin(lesson.seats, GAME.read_options(dict(lesson.options)), seed)
    bots, agenda, rng = [find_bot(lesson.level)] * lesson.seats, Agenda(lesson.seats), thoughts(seed)
    while match.outcome() is None and match.state.now < lesson.until and match.state.movers():
        entries = len(match.log)
        live_on(match, bots, GAME.sense, agenda, rng, GAME.manners.pace)
        # A lesson begins after an entry of its log: what time alone does is not asked about.
        if len(match.log) > entries and is_there(lesson, match):
            return match
    return None


def write(module: str) -> None:
    """The first seed whose game comes to the moment."""
    lesson = lesson_of(module)
    for number in range(lesson.seeds):
        match = play(lesson, number)
        if match:
            options = GAME.read_options(dict(lesson.options))
            file_of(module).write_bytes(to_json(write_record(GAME, options, match, NAMES[: lesson.seats])))
            print(f"{module}: seed {number}, {len(match.log) // 3} entries, at {match.state.now} ms")
            return
    print(f"{module}: no such moment in {lesson.seeds} games", file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    for name in sys.argv[1:] or described():
        write(name)
