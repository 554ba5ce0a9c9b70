"""Les Camions du désert: what people will retell. Who came to a pump on the last drops, and who siphoned the most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from serai.core.happenings import Happening
from serai.core.state import Outcome
from serai.games.trucks.state import Race

DROPS = 2  # litres that are few enough to be told
PLENTY = 2  # times


def highlights(story: Sequence[Happening], _: Race, __: Outcome) -> list[Happening]:
    """The narrowest drive, and the greatest thirst."""
    return [*last_drops(story), *siphons(story)]


def last_drops(story: Sequence[Happening]) -> Iterator[Happening]:
    """The truck with the least left as it rolled to a pump or into the oasis."""
    tank: dict[tuple[int, int], int] = {}
    found: list[tuple[int, Happening]] = []
    for one in story:
        if one.name == "drove":
            tank[truck_of(one)] = int(one.details["litres"])
        elif one.name in ("refuelled", "arrived", "won") and truck_of(one) in tank:
            found.append((tank.pop(truck_of(one)), one))
    if found:
        litres, one = min(found, key=lambda pair: pair[0])
        if litres <= DROPS:
            name = "shave-pump" if one.name == "refuelled" else "shave-oasis"
            yield Happening(
                one.at, name, {"seat": one.details["seat"], "truck": one.details["truck"], "litres": litres}
            )


def truck_of(one: Happening) -> tuple[int, int]:
    return int(one.details["seat"]), int(one.details["truck"])


def siphons(story: Sequence[Happening]) -> Iterator[Happening]:
    """Who took fuel from others most often."""
    taken = Counter(int(one.details["seat"]) for one in story if one.name == "siphoned")
    for seat, times in taken.most_common(1):
        if times >= PLENTY:
            yield Happening(0, "most-siphoned", {"seat": seat, "number": times})
