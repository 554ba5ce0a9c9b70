"""Escape: what people will retell. Who was out last, how late it was, and who freed whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from serai.core.happenings import Happening
from serai.core.state import Outcome
from serai.games.temple.state import COLLAPSE, CUE, Site

TELLING = 2  # dice freed for one person that are worth telling
NEARLY = 60  # seconds before the fall that were few enough to be told


def highlights(story: Sequence[Happening], game: Site, end: Outcome) -> list[Happening]:
    """The last to leave and the best friend."""
    return [*last_out(story, fall_of(game), bool(end.winners)), *best_friend(story), *last_gift(story)]


def fall_of(game: Site) -> int:
    """The moment at which the temple falls."""
    cues = [int(number) for number in game.timeline]
    return next((cues[i] for i in range(0, len(cues), CUE) if cues[i + 1] == COLLAPSE), 0)


def last_out(story: Sequence[Happening], fall: int, won: bool) -> Iterator[Happening]:
    """Who closed the door behind all others, where it was only seconds before the end."""
    out = [one for one in story if one.name == "left-temple"]
    if not (out and won and fall):
        return
    seconds = max(0, fall - out[-1].at) // 1000
    if seconds <= NEARLY:
        yield Happening(out[-1].at, "shave-exit", {"seat": out[-1].details["seat"], "seconds": seconds})


def best_friend(story: Sequence[Happening]) -> Iterator[Happening]:
    """Whose gold masks freed the most dice of one other person."""
    freed: Counter[tuple[int, int]] = Counter()
    for one in story:
        if one.name == "freed" and one.details["by"] != one.details["to"]:
            freed[int(one.details["by"]), int(one.details["to"])] += int(one.details["number"])
    for (by, to), number in freed.most_common(1):
        if number >= TELLING:
            yield Happening(0, "saved-masks", {"by": by, "to": to, "number": number})


def last_gift(story: Sequence[Happening]) -> Iterator[Happening]:
    """Who was safe, and gave a die to somebody inside."""
    gifts = [one for one in story if one.name == "gave"]
    if gifts:
        yield Happening(gifts[-1].at, "saved-die", gifts[-1].details)
