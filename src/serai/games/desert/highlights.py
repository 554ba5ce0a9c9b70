"""Le Désert interdit: what people will retell. How near thirst and sand came, and whose water saved whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from serai.core.happenings import Happening
from serai.core.state import Outcome
from serai.games.desert.state import Expedition

THIRSTY = 1  # water that is little enough to be told
SCARCE = 6  # markers of sand


def highlights(story: Sequence[Happening], game: Expedition, end: Outcome) -> list[Happening]:
    """In the order of how near it was."""
    found = [*saved_from_thirst(story), *nearest_to_thirst(story)]
    if end.rule != "DES-END-3":
        found += least_sand(story, int(game.supply))
    return found or most_generous(story)


def nearest_to_thirst(story: Sequence[Happening]) -> Iterator[Happening]:
    """The one who had the least left after a sip, and lived; the last of several."""
    sips = [one for one in story if one.name == "drunk" and 0 <= int(one.details["left"]) <= THIRSTY]
    if sips:
        least = min(int(one.details["left"]) for one in sips)
        last = [one for one in sips if one.details["left"] == least][-1]
        yield Happening(last.at, "shave-water", last.details)


def saved_from_thirst(story: Sequence[Happening]) -> Iterator[Happening]:
    """The last gift without which the next sip would have been one too many."""
    given: dict[int, Happening] = {}  # since the last sip of whoever got it
    amount: Counter[int] = Counter()
    saved = None
    for one in story:
        if one.name == "water-given":
            to = int(one.details["to"])
            given[to] = one
            amount[to] += int(one.details["amount"])
            amount[int(one.details["seat"])] -= int(one.details["amount"])
        elif one.name == "drunk":
            seat, left = int(one.details["seat"]), int(one.details["left"])
            gift, gained = given.pop(seat, None), amount.pop(seat, 0)
            if gift is not None and left >= 0 > left - gained:
                saved = gift
    if saved is not None:
        yield Happening(saved.at, "saved-water", {name: saved.details[name] for name in ("seat", "to")})


def least_sand(story: Sequence[Happening], supply: int) -> Iterator[Happening]:
    """The fewest markers that were ever left, counted back from the last position."""
    least, at = supply, story[-1].at if story else 0
    for one in reversed(story):
        if one.name == "sand-added":
            supply += 1
        elif one.name in ("dug", "blasted"):
            supply -= int(one.details["markers"])
        if supply < least:
            least, at = supply, one.at
    if least <= SCARCE:
        yield Happening(at, "shave-sand", {"left": least})


def most_generous(story: Sequence[Happening]) -> list[Happening]:
    """Who gave the most water away, where nothing was ever near."""
    gifts: Counter[int] = Counter()
    for one in story:
        if one.name == "water-given":
            gifts[int(one.details["seat"])] += int(one.details["amount"])
    return [Happening(0, "gave-water", {"seat": seat, "amount": amount}) for seat, amount in gifts.most_common(1)]
