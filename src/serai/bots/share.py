"""What bots leave to people in real time, whatever their level: nobody finds that all has been done already.

Of the last acts each person has at least nine tenths of what a bot has on average; with three bots that is more than
one act in five. Bots that would take more look again a little later. Whoever has not acted for a while is not waited
for, and what other people do counts against nobody.
"""

from __future__ import annotations

from typing import Final

from serai.core.match import Match
from serai.core.sets import has, size
from serai.core.vecs import i64

LAST: Final = 20  # acts that count
START: Final = 4  # acts of bots that are free: somebody has to begin
PATIENCE: Final = 6_000  # ms from a person's last act: longer ago, it is not waited for
PAUSE: Final = 400  # ms until a bot looks again


def yields(match: Match, people: i64, now: i64) -> bool:
    """Whether one more act of a bot would leave one of these seats, who could act now, less than its share."""
    waited_for = match.state.movers() & people
    person: i64
    for person in range(match.state.seats):
        if has(waited_for, person) and is_owed(match, person, people, now):
            return True
    return False


def is_owed(match: Match, person: i64, people: i64, now: i64) -> bool:
    """Whether one more act of a bot leaves a person, who is there, less than its share of the last ones."""
    acts: i64 = 1
    by_bots: i64 = 1
    own: i64 = 0
    latest: i64 = 0
    i: i64 = len(match.log) - 3
    while i >= 0 and acts < LAST:
        if match.log[i + 2] >= 0:
            acts += 1
            seat = match.log[i + 1]
            if seat == person:
                own += 1
                latest = max(latest, match.log[i])
            elif not has(people, seat):
                by_bots += 1
        i -= 3
    if by_bots <= START or now - latest > PATIENCE:
        return False
    return own * 10 * (match.state.seats - size(people)) < 9 * by_bots
