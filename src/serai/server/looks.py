"""Looks at positions of a game: where to look next, what all of them say together, and what is more than chance.

First positions are looked at evenly, by an ever finer net; then between those that differ much. Where the chance seems to
turn from one position to the next, both are looked at much longer, and only what stays is a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import sqrt

import msgspec

FEWEST, GAMES = 12, 96  # continuations of a position: where one takes very long, and usually
LONGER = 4  # times as many at both sides of what seems a turn
EVENLY, LOOKS = 64, 128  # positions of the even net, and in all
JUMP = 0.1  # a difference between two looks that asks for one between them
TURNING = 0.15  # a change of the chance that is worth a mark
SEEN = 0.195  # a change of the line that nobody overlooks: 20 points, once it is rounded
DOUBT = 2.0  # standard errors by which a change must be more than nothing
TURNS = 5
APART = 2.5  # standard errors by which neighbours tell different things: some of many always differ by two
NEAR = 3  # looks at each side that help to smooth one, where they tell the same
PART = 8  # a slope of the line is told as one where it is no longer than such a part of the game


class Look(msgspec.Struct, frozen=True):
    """What so many continuations of a position brought each seat, added up; none: the game is over, and it is the truth."""

    games: int
    sums: list[float]
    squares: list[float]

    @property
    def means(self) -> list[float]:
        return [total / max(1, self.games) for total in self.sums]

    def variance(self, seat: int) -> float:
        """Of the mean; two more continuations that went both ways see to it that few are never sure."""
        if self.games == 0:
            return 0.0
        n = self.games + 2
        mean = (self.sums[seat] + 1.0) / n
        return max(0.0, (self.squares[seat] + 1.0) / n - mean * mean) / n

    def and_more(self, found: list[list[float]]) -> Look:
        """With further continuations."""
        rows = list(zip(*found, strict=True))
        return Look(
            self.games + len(found),
            [total + sum(row) for total, row in zip(self.sums, rows, strict=True)],
            [total + sum(one * one for one in row) for total, row in zip(self.squares, rows, strict=True)],
        )


Looks = dict[int, Look]  # by position
Chances = list[float]  # by seat
Reading = Callable[[Look], Chances]  # a look as the chances that people read


class Turn(msgspec.Struct, frozen=True):
    """A position at which the chance of a seat differs much from one before."""

    position: int
    seat: int  # whose chance
    change: float
    sure: bool  # confirmed by longer looks, and more than chance explains
    since: int  # the position before


def next_looks(looks: Looks, last: int, read: Reading, games: int) -> dict[int, int]:
    """How many continuations are wished of which positions, up to the last one; nothing when the net is done."""
    ends = [place for place in (0, last) if place not in looks or 0 < looks[place].games < games]
    if ends:
        return dict.fromkeys(ends, games)
    known = sorted(looks)
    gaps = [(a, b) for a, b in pairwise(known) if b - a > 1]
    if len(looks) < EVENLY:
        widest = max((b - a for a, b in gaps), default=0)
        gaps = [(a, b) for a, b in gaps if 2 * (b - a) > widest]
    else:
        gaps = [(a, b) for a, b in gaps if most_change(read(looks[a]), read(looks[b])) >= JUMP]
    return dict.fromkeys([(a + b) // 2 for a, b in gaps][: max(0, LOOKS - len(looks))], games)


def most_change(before: Chances, after: Chances) -> float:
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


# Turns


def turns(looks: Looks, read: Reading, whose: Callable[[int], int | None], games: int) -> list[Turn]:
    """Where the chance seems to turn, the greatest changes first; `whose` entry it was, None where it was time."""
    found = []
    for position in sorted(looks):
        if position - 1 in looks:
            before, after = looks[position - 1], looks[position]
            seat, change = told_of(read(before), read(after), whose(position), TURNING)
            if abs(change) >= TURNING:
                found.append(Turn(position, seat, change, is_sure(before, after, seat, games), position - 1))
    return sorted(found, key=lambda turn: -abs(turn.change))


def seeming_turns(looks: Looks, read: Reading, whose: Callable[[int], int | None], games: int) -> list[Turn]:
    """All that a longer look may make sure: a single look may hide a step that a reader of the whole line sees."""
    found = [*turns(smoothed(looks), read, whose, games), *turns(looks, read, whose, games)]
    return sorted({turn.position: turn for turn in found}.values(), key=lambda turn: -abs(turn.change))


def told_of(before: Chances, after: Chances, mover: int | None, least: float) -> tuple[int, float]:
    """Whose chance is told of, and its change: the mover's where that is enough, else the one that changed most."""
    changes = [b - a for a, b in zip(before, after, strict=True)]
    if mover is not None and abs(changes[mover]) >= least:
        return mover, changes[mover]
    return max(enumerate(changes), key=lambda one: abs(one[1]))


def slopes(
    chances: list[Chances], places: list[int], whose: Callable[[int], int | None], named: set[int]
) -> list[Turn]:
    """Where the line rises or falls at a stroke, and no turn has its name: a reader sees that, and is told what happened.

    Single steps come first and all are named, then what took a few looks, the shortest first.
    """
    found: list[Turn] = []
    taken = set(named)
    for since, position in sorted(spans(places), key=lambda span: span[1] - span[0]):
        by = whose(position) if position - since == 1 else None
        seat, change = told_of(chances[since], chances[position], by, SEEN)
        room = position - since == 1 or (len(found) < TURNS and (position - since) * PART < len(chances))
        if abs(change) >= SEEN and room and taken.isdisjoint(range(since + 1, position + 1)):
            found.append(Turn(position, seat, change, sure=False, since=since))
            taken.update(range(since + 1, position + 1))
    return found


def spans(places: list[int]) -> list[tuple[int, int]]:
    """Two looks with few others between them."""
    return [(a, b) for at, a in enumerate(places) for b in places[at + 1 : at + 1 + NEAR]]


def is_sure(before: Look, after: Look, seat: int, games: int) -> bool:
    """Looked at longer from both sides, and more than chance explains."""
    if any(0 < look.games < LONGER * games for look in (before, after)):
        return False
    error = sqrt(before.variance(seat) + after.variance(seat))
    return abs(after.means[seat] - before.means[seat]) > DOUBT * error


def longer_looks(looks: Looks, found: list[Turn], games: int) -> dict[int, int]:
    """Which positions are to be looked at longer, for the greatest turns; so many in all and no more."""
    room = 4 * TURNS - sum(look.games >= LONGER * games for look in looks.values())
    sides = [place for turn in found[: 2 * TURNS] for place in (turn.position - 1, turn.position)]
    short = [place for place in dict.fromkeys(sides) if 0 < looks[place].games < LONGER * games]
    return dict.fromkeys(short[: max(0, room)], LONGER * games)


# The line through all looks


def smoothed(looks: Looks) -> Looks:
    """Each look with what its neighbours say, where nothing but chance is between them: a jump stays a jump."""
    places = sorted(looks)
    return {place: joined(looks, places, at) for at, place in enumerate(places)}


def joined(looks: Looks, places: list[int], at: int) -> Look:
    """One look and those near it that tell the same, but for chance."""
    here = looks[places[at]]
    near = [looks[place] for place in places[max(0, at - NEAR) : at + NEAR + 1]]
    parts = [look for look in near if look is here or not differ(here, look)]
    return Look(
        sum(part.games for part in parts),
        [sum(column) for column in zip(*(part.sums for part in parts), strict=True)],
        [sum(column) for column in zip(*(part.squares for part in parts), strict=True)],
    )


def differ(one: Look, other: Look) -> bool:
    """Whether two looks tell different things, of anybody; the end tells only of itself."""
    if one.games == 0 or other.games == 0:
        return True
    return any(
        abs(a - b) > APART * sqrt(one.variance(seat) + other.variance(seat))
        for seat, (a, b) in enumerate(zip(one.means, other.means, strict=True))
    )


def line(looks: Looks, last: int, read: Reading) -> list[Chances]:
    """The chances at every position: as they were looked at, and straight between."""
    chances = {place: read(look) for place, look in looks.items()}
    known = sorted(looks)
    found: list[Chances] = []
    for a, b in pairwise(known):
        for place in range(a, b):
            part = (place - a) / (b - a)
            found.append([(1 - part) * x + part * y for x, y in zip(chances[a], chances[b], strict=True)])
    return [*found, chances[last]]
