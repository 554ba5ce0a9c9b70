"""Quicksand: what people will retell. The emptiest timer that was turned in time, and who brought one back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from serai.core.happenings import Happening
from serai.core.state import Outcome
from serai.games.quicksand.state import Track

NEARLY = 6_000  # ms of sand that are little enough to be told
TENTH = 100


def highlights(story: Sequence[Happening], game: Track, _: Outcome) -> list[Happening]:
    """The narrowest escape of a timer, and a rescue."""
    return [*emptiest(story, [int(full) for full in game.full]), *rescued(story)]


def by_whom(story: Sequence[Happening]) -> Iterator[tuple[int, Happening]]:
    """What happened to timers, with the seat whose card did it."""
    seat = -1
    for one in story:
        if one.name == "announced":
            seat = int(one.details["seat"])
        elif "timer" in one.details:
            yield seat, one


def emptiest(story: Sequence[Happening], full: Sequence[int]) -> Iterator[Happening]:
    """The timer with the least sand above when it was turned over: what is above now is what was below."""
    turned = [
        (full[int(one.details["timer"])] - int(one.details["left"]), seat, one)
        for seat, one in by_whom(story)
        if one.name in ("advanced", "turned") and seat >= 0
    ]
    above, seat, one = min(turned, key=lambda each: each[0], default=(0, 0, None))
    if one is not None and 0 < above <= NEARLY:
        details = {"seat": seat, "timer": one.details["timer"], "tenths": -(-above // TENTH)}
        yield Happening(one.at, "shave-timer", details)


def rescued(story: Sequence[Happening]) -> Iterator[Happening]:
    """Who brought a lost timer back; the last of several."""
    back = [(seat, one) for seat, one in by_whom(story) if one.name == "recovered" and seat >= 0]
    if back:
        seat, one = back[-1]
        yield Happening(one.at, "saved-timer", {"seat": seat, "timer": one.details["timer"]})
