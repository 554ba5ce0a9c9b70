"""Generation after generation: bots play with what was learnt so far, and the next net is fitted to their matches.

All is kept in a folder, where a run that was cut short goes on. The result does not depend on how many processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np

from serai.core.value import Value, read_value
from serai.learn.fit import Samples, fit
from serai.learn.lesson import Lesson, inputs_of
from serai.learn.positions import Course, courses

WINDOW = 3  # generations whose matches a net is fitted to
TRUST = 0.95  # how far a position is judged by the end of its match, rather than by the hopes on the way there
PART = 5  # matches that a process plays in one go


class Told(msgspec.Struct, frozen=True):
    """How a generation went."""

    generation: int
    matches: int
    won: float  # on average, by whoever's course was noted
    before: float  # surprise of the hand-made judgement on matches held out
    after: float  # and with what was learnt


def learn(lesson: Lesson, folder: Path, jobs: int, tell: Callable[[Told], None] = lambda told: None) -> Value:
    """The value of the last generation."""
    lesson.check()
    values: list[Value] = []
    kept: list[list[Course]] = []
    for generation in range(1, lesson.generations + 1):
        found = courses_of(lesson, generation, folder, values, jobs)
        kept = [*kept, found][-WINDOW:]
        values.append(value_of(lesson, generation, folder, kept, tell))
    return values[-1]


def courses_of(lesson: Lesson, generation: int, folder: Path, values: list[Value], jobs: int) -> list[Course]:
    """The matches of a generation, out of the folder or played now."""
    file = folder / f"courses-{generation}.msgpack"
    if not file.exists():
        written = msgspec.msgpack.encode(list(played(lesson, generation, values, jobs)))
        file.with_suffix(".part").write_bytes(written)
        file.with_suffix(".part").rename(file)
    return msgspec.msgpack.decode(file.read_bytes(), type=list[Course])


def played(lesson: Lesson, generation: int, values: list[Value], jobs: int) -> Iterator[Course]:
    """All courses in the order of matches."""
    parts = [range(start, min(start + PART, lesson.games)) for start in range(0, lesson.games, PART)]
    tasks = ([lesson] * len(parts), [generation] * len(parts), parts, [values] * len(parts))
    if jobs == 1:
        for part in map(play_part, *tasks):
            yield from part
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for part in pool.map(play_part, *tasks):
            yield from part


def play_part(lesson: Lesson, generation: int, part: range, values: list[Value]) -> list[Course]:
    """What one process plays in one go."""
    return [course for number in part for course in courses(lesson, generation, number, values)]


def value_of(
    lesson: Lesson, generation: int, folder: Path, kept: list[list[Course]], tell: Callable[[Told], None]
) -> Value:
    """The net fitted to these matches, out of the folder or now."""
    file = folder / f"value-{generation}.json"
    if file.exists():
        return read_value(file.read_bytes(), lesson.game, inputs_of(lesson.the_game()), str(file))
    made = msgspec.structs.replace(lesson, generations=generation).command()
    value, before, after = fit(
        samples_of([course for part in kept for course in part]), lesson.game, made, generation, lesson.units
    )
    file.write_bytes(written(value))
    tell(Told(generation, lesson.games, float(np.mean([course.got for course in kept[-1]])), before, after))
    return value


def written(value: Value) -> bytes:
    """As it is kept: one line for each entry."""
    fields = msgspec.structs.asdict(value)
    lines = ",\n".join(f'"{name}":{msgspec.json.encode(entry).decode()}' for name, entry in fields.items())
    return f"{{\n{lines}\n}}\n".encode()


def samples_of(all_courses: list[Course]) -> Samples:
    """Every position of these courses."""
    seen = b"".join(row for course in all_courses for row in course.features)
    judged = [odds for course in all_courses for odds in course.judged]
    targets = [target for course in all_courses for target in targets_of(course)]
    match = [number for number, course in enumerate(all_courses) for _ in course.judged]
    return Samples(
        np.frombuffer(seen, np.uint8).reshape(len(judged), -1),
        np.array(judged, float),
        np.array(targets),
        np.array(match),
    )


def targets_of(course: Course) -> list[float]:
    """For each position mostly what the match brought, and a little of what was hoped for soon after."""
    target = course.got
    found = []
    for later in range(len(course.hopes), 0, -1):
        if later < len(course.hopes):
            target = TRUST * target + (1.0 - TRUST) * course.hopes[later]
        found.append(target)
    return found[::-1]
