"""Escape: modules by lot, as easy or as hard as somebody wishes.

What needs what is asked of the pieces, how hard a set is of what was measured: see `measured.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core.choosing import Surprise, odds
from serai.core.rng import Rng
from serai.games.temple.measured import MEASURED, part_of
from serai.games.temple.pieces import BOX

# How often beginners may win: at least, and fewer than.
LEVELS: Mapping[str, tuple[float, float]] = {"easy": (0.4, 1), "middle": (0.15, 0.4), "hard": (0.02, 0.15)}
MOST = 7  # modules that somebody can take in at once, without those that they need
PILE_CAP = 24  # rooms: as at the party of the Queenies, so that the exit comes in time
SEATS = range(1, 7)
TRIES = 200  # sets, before the nearest one has to do
VALUES: Mapping[str, Sequence[Any]] = {
    "quests": (1, 2),
    "characters": ("chosen",),
    "traps": (2, 3),
    "chrono": (2, 3),
    "calendar": ("eternal", "cursed"),
}


def surprise(seats: int, level: str, rng: Rng) -> Surprise:
    """The first set by lot that is as hard as wished, or of many the one that is nearest to it."""
    among = offered()
    nearest, distance = drawn(among, rng), 1.0
    for _ in range(TRIES):
        options = drawn(among, rng)
        away = beside(LEVELS[level], MEASURED.guess(modules_in(options), seats))
        if away < distance:
            nearest, distance = options, away
        if not distance:
            break
    return Surprise(nearest, [odds(MEASURED.guess(modules_in(nearest), some), guessed=True) for some in SEATS])


def beside(band: tuple[float, float], share: float) -> float:
    """How far a share is from what was wished for."""
    least, most = band
    return max(0.0, least - share, share - most)


def modules_in(options: Mapping[str, Any]) -> dict[str, Any]:
    """The modules of a set."""
    return {name: value for name, value in options.items() if name in BOX.extras}


def drawn(among: Sequence[str], rng: Rng) -> dict[str, Any]:
    """A legal set: some modules, what they need, and how much of each."""
    left = list(among)
    names = [left.pop(rng.below(len(left))) for _ in range(1 + rng.below(MOST))]
    for name in names:  # grows meanwhile
        needs = [need for need in BOX.extras[name].needs if need in among]
        if needs and not set(names) & set(needs):
            names.append(pick(needs, rng))
    return {**{name: pick(values_of(name), rng) for name in BOX.extras if name in names}, "pile_cap": PILE_CAP}


def offered() -> list[str]:
    """The modules that were measured; guests never were."""
    return [name for name in BOX.extras if all(part_of(name, value)[0] in MEASURED.costs for value in values_of(name))]


def values_of(module: str) -> Sequence[Any]:
    """How much of a module there may be."""
    return VALUES.get(module, (True,))


def pick(some: Sequence[Any], rng: Rng) -> Any:
    return some[rng.below(len(some))]
