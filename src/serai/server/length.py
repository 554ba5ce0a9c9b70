"""How long a game may be: its log at a table, and the record of it that somebody brings along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from serai.core.match import PAUSE, RESIGN, UNDO, Match
from serai.core.record import Record, from_json, walk
from serai.server.limits import Limits
from serai.server.refusal import Refusal

LONGEST = 7 * 24 * 3_600_000  # game time of a record that is worth watching
GIVING_UP = 32  # entries beyond a full log: each seat may still resign
SPARE = 10  # the last one of so many parts of a log is for what brings a game to its end


class Most(NamedTuple):
    """What a worker takes on."""

    entries: int
    steps: int


def most_of(limits: Limits) -> Most:
    """The house's limits, for a worker."""
    return Most(limits.entries + GIVING_UP, limits.steps)


def read(source: bytes, most: Most) -> Record:
    """A record that is not too long to be looked at."""
    record = from_json(source, most.entries)
    if record.until > LONGEST or any(at > LONGEST for at, _, _ in record.log):
        raise Refusal("record-long")
    return record


def bounded(record: Record, match: Match, most: Most) -> Iterator[int]:
    """Its steps as it is walked through, refused when there are too many: time alone can make any number of them."""
    for place, number in enumerate(walk(record, match), 1):
        if place >= most.steps:
            raise Refusal("record-steps", most=most.steps)
        yield number


def check_room(number: int, move: int, most: int) -> None:
    """Refuses an entry for which a table's log has no room: first what a game can do without, at last all but giving up."""
    if move in (PAUSE, UNDO) and number >= most - most // SPARE:
        raise Refusal("log-nearly-full", most=most)
    if move != RESIGN and number >= most:
        raise Refusal("log-full", most=most)
