"""Plays a plan, in this process or in several; the result does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from time import perf_counter

import msgspec

from serai.bots import drive
from serai.core.match import Match
from serai.core.record import End, Record, to_json, write_record
from serai.core.rng import Rng, derive
from serai.sim.plan import Plan
from serai.sim.report import Report, report

CHUNKS_PER_JOB = 8  # so that no process waits long for the last one


class Played(msgspec.Struct, frozen=True):
    """What is kept of one match."""

    moves: int
    end: End
    digest: bytes


def play_one(plan: Plan, number: int) -> Record:
    """One match of a plan, from its seed to its record."""
    return write_record(plan.the_game(), plan.the_options(), play_match(plan, number), plan.names_at(number))


def play_match(plan: Plan, number: int) -> Match:
    """The same, for whoever wants to see how it stood at the end."""
    game, seed = plan.the_game(), plan.seed_of(number)
    match = game.begin(plan.seats, plan.the_options(), seed)
    drive(match, plan.bots_at(number), game.sense, thoughts(seed), game.manners.pace)
    return match


def thoughts(seed: bytes) -> Rng:
    """The dice that bots think with: they tell nothing about the match's own."""
    words = derive(seed, 0, b"thoughts")
    return Rng(*(int.from_bytes(words[i : i + 4], "little") for i in (0, 4, 8)))


def play_part(plan: Plan, start: int, stop: int) -> list[Played]:
    """Some matches of a plan."""
    return [keep(play_one(plan, number)) for number in range(start, stop)]


def keep(record: Record) -> Played:
    """A record in short."""
    assert record.end is not None
    return Played(len(record.log), record.end, sha256(to_json(record)).digest())


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Plays all matches; `progress` is told how many are done."""
    plan.check()
    began = perf_counter()
    parts = one_process(plan) if jobs == 1 else processes(plan, jobs)
    played: list[Played] = []
    for part in parts:
        played += part
        progress(len(played))
    digest = sha256(b"".join(match.digest for match in played)).hexdigest()
    return report(plan, [(match.moves, match.end) for match in played], perf_counter() - began, digest)


def one_process(plan: Plan) -> Iterator[list[Played]]:
    return (play_part(plan, number, number + 1) for number in range(plan.games))


def processes(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """Chunks of matches in a pool, handed back in order."""
    size = max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    starts = range(0, plan.games, size)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts: list[Future[list[Played]]] = [
            pool.submit(play_part, plan, start, min(start + size, plan.games)) for start in starts
        ]
        try:
            yield from (part.result() for part in parts)
        finally:
            for part in parts:
                part.cancel()
