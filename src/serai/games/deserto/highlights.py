"""Deserto: what people will retell. The biggest pile, and how close it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from serai.core.happenings import Happening
from serai.core.state import Outcome
from serai.games.deserto.state import Square

CLOSE = 2  # cards


def highlights(story: Sequence[Happening], _: Square, end: Outcome) -> list[Happening]:
    """A narrow victory first."""
    return [*narrow(end), *biggest(story)]


def narrow(end: Outcome) -> Iterator[Happening]:
    """The first by a card or two."""
    ranks = sorted(range(len(end.scores)), key=lambda seat: -end.scores[seat])
    ahead = int(end.scores[ranks[0]] - end.scores[ranks[1]])
    if end.rule == "DST-END-3" and 0 < ahead <= CLOSE:
        yield Happening(0, "shave-margin", {"seat": ranks[0], "to": ranks[1], "cards": ahead})


def biggest(story: Sequence[Happening]) -> Iterator[Happening]:
    """The most cards that one card has won."""
    best: Happening | None = None
    cards = 0
    for one in story:
        if one.name == "laid":
            cards = 0
        elif one.name == "taken":
            cards += int(one.details["cards"])
            if best is None or cards > int(best.details["cards"]):
                best = Happening(one.at, "biggest-pile", {"seat": one.details["seat"], "cards": cards})
    if best is not None:
        yield best
