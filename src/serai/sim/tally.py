"""Matches in a row, added up. Two tallies that meet make one, the same as if all had been played in one go."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from operator import add
from time import perf_counter

import msgspec

from serai.core.record import End, Record, to_json
from serai.sim.matches import play_one
from serai.sim.plan import Plan


class Tally(msgspec.Struct, kw_only=True):
    """All that a report needs of the matches from `start` to before `stop`; only the digests grow with their number."""

    start: int
    stop: int
    moves: int = 0
    seconds: float = 0.0
    outcomes: dict[str, int] = {}
    scores: list[int]  # sums, by seat
    wins: list[int]  # by seat, alone or not
    alone: list[int]  # by bot, as the plan lists them, wherever it sat
    shared: list[int]  # the same, with others
    won: int = 0  # by anybody
    decided: int = 0  # won by one seat alone
    digests: bytearray = msgspec.field(default_factory=bytearray)  # one after the other

    @property
    def games(self) -> int:
        """How many matches."""
        return self.stop - self.start

    def digest(self) -> str:
        """One for all the matches."""
        return sha256(self.digests).hexdigest()

    def add(self, later: Tally) -> None:
        """Goes on with the matches that follow."""
        assert later.start == self.stop
        self.stop = later.stop
        self.moves += later.moves
        self.seconds += later.seconds
        self.scores, self.wins = plus(self.scores, later.scores), plus(self.wins, later.wins)
        self.alone, self.shared = plus(self.alone, later.alone), plus(self.shared, later.shared)
        self.won += later.won
        self.decided += later.decided
        for rule, count in later.outcomes.items():
            self.outcomes[rule] = self.outcomes.get(rule, 0) + count
        self.digests += later.digests


def plus(ours: list[int], theirs: list[int]) -> list[int]:
    return list(map(add, ours, theirs))


def nothing(plan: Plan, start: int = 0) -> Tally:
    """Before the first match."""
    scores, wins, alone, shared = ([0] * plan.seats for _ in range(4))
    return Tally(start=start, stop=start, scores=scores, wins=wins, alone=alone, shared=shared)


def play_part(plan: Plan, start: int, stop: int) -> Tally:
    """Some matches of a plan, played here and now."""
    began = perf_counter()
    tally = count(plan, start, (play_one(plan, number) for number in range(start, stop)))
    tally.seconds = perf_counter() - began
    return tally


def count(plan: Plan, start: int, records: Iterable[Record]) -> Tally:
    """Adds up records of a plan."""
    tally = nothing(plan, start)
    for record in records:
        assert record.end is not None
        count_end(tally, plan, record.end)
        tally.moves += len(record.log)
        tally.digests += sha256(to_json(record)).digest()
    return tally


def count_end(tally: Tally, plan: Plan, end: End) -> None:
    """The end of the next match."""
    shift = tally.stop if plan.rotate else 0
    tally.outcomes[end.rule] = tally.outcomes.get(end.rule, 0) + 1
    tally.scores = plus(tally.scores, end.scores)
    tally.won += bool(end.winners)
    tally.decided += len(end.winners) == 1
    by_bot = tally.shared if len(end.winners) > 1 else tally.alone
    for seat in end.winners:
        tally.wins[seat] += 1
        by_bot[(seat - shift) % plan.seats] += 1
    tally.stop += 1
