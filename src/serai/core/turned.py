"""Why the chances turned: the happenings that weigh most, how it stands since, and whether it was choice, luck or time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Literal

import msgspec

from serai.core.happenings import Happening

TELLING = 2  # of each: more is a report, and no reason
Cause = Literal["choice", "luck", "time"]
Fact = tuple[str, dict[str, int | str]]


class Turned(msgspec.Struct, frozen=True):
    """What happened between two positions, as `event-NAME` says it, and how it stands since, as `stands-NAME` does."""

    what: list[Happening]
    stands: list[Happening]
    cause: Cause = "choice"


def weightiest(
    story: list[Happening], heavy: Sequence[str], light: Sequence[str], against: Collection[str] = ()
) -> list[Happening]:
    """Of what weighs something the heaviest, in the order of the story.

    Where nothing does, the best of what goes without saying, unless it happened again and again. What speaks
    `against` the way in which the chances turned is no reason for it.
    """
    rank = {name: place for place, name in enumerate(heavy)}
    weighty = [one for one in story if one.name not in light and one.name not in against]
    chosen = sorted(weighty, key=lambda one: rank.get(one.name, len(rank)))[:TELLING]
    if not chosen:
        told = sorted((one for one in story if one.name in light), key=lambda one: light.index(one.name)) or story
        return told[:1] if sum(one.name == told[0].name for one in told) == 1 else []
    return [one for one in story if any(one is other for other in chosen)]


def standing(now: int, facts: Iterable[Fact]) -> list[Happening]:
    """The first facts, which come by their weight."""
    return [Happening(now, name, details) for name, details in islice(facts, TELLING)]


def tells(story: Sequence[Happening], names: Collection[str]) -> bool:
    """Whether any of these happened."""
    return any(one.name in names for one in story)
