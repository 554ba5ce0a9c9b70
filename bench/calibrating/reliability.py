"""How true chances are: Brier score, reliability in ten bins, and the scale that makes them truest."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

import msgspec

from calibrating.samples import GAMES, POSITIONS, Sample
from serai.core.scale import Scale
from serai.games import find_game

BINS = 10
NEVER_SURE = 1e-6


class Bin(msgspec.Struct, frozen=True):
    """Positions of about the same chance: how many, what was said on average, and what came of them."""

    count: int
    said: float
    came: float


class Verdict(msgspec.Struct, frozen=True):
    """How true the chances of some games were."""

    games: int
    positions: int
    base: float  # the share of victories: who always says it gets the score beside it
    brier: float
    brier_of_base: float
    bins: list[Bin | None]

    @property
    def skill(self) -> float:
        """1: always right; 0: no better than the base rate."""
        return 1.0 - self.brier / self.brier_of_base if self.brier_of_base else 0.0


Pair = tuple[float, float]  # said, came


def pairs(samples: Iterable[Sample], scale: Scale) -> list[Pair]:
    """What is said of every seat, or of a team once, and what came."""
    found: list[Pair] = []
    for sample in samples:
        cooperative = find_game(sample.game).cooperative
        said = scale.chances(sample.means, GAMES, cooperative)
        both = list(zip(said, sample.won, strict=True))
        found += both[:1] if cooperative else both
    return found


def verdict(samples: list[Sample], scale: Scale) -> Verdict:
    """The figures of at least one position. Where each plays for itself the base rate is one by the number of seats."""
    found = pairs(samples, scale)
    cooperative = find_game(samples[0].game).cooperative
    mean = sum(came for _, came in found) / len(found)
    bases = [
        mean if cooperative else 1 / len(sample.won)
        for sample in samples
        for _ in sample.won[: 1 if cooperative else None]
    ]
    return Verdict(
        games=len({sample.number for sample in samples}),
        positions=len(samples),
        base=mean,
        brier=brier(found),
        brier_of_base=brier([(base, came) for base, (_, came) in zip(bases, found, strict=True)]),
        bins=[bin_of(found, number) for number in range(BINS)],
    )


def brier(found: list[Pair]) -> float:
    return sum((said - came) ** 2 for said, came in found) / len(found)


def bin_of(found: list[Pair], number: int) -> Bin | None:
    inside = [(said, came) for said, came in found if min(BINS - 1, int(said * BINS)) == number]
    if not inside:
        return None
    return Bin(len(inside), sum(s for s, _ in inside) / len(inside), sum(c for _, c in inside) / len(inside))


# The scale


def fitted(samples: list[Sample]) -> Scale:
    """The scale under which what came was likeliest: a walk with ever smaller steps, the same on every machine."""
    best, step = Scale(), 0.4
    cooperative = find_game(samples[0].game).cooperative
    least = surprise(samples, best)
    while step > 0.005:
        tries = [Scale(max(0.05, best.slope + step * a), best.shift + step * b) for a, b in directions(cooperative)]
        found = min(tries, key=lambda scale: surprise(samples, scale))
        if surprise(samples, found) < least:
            best, least = found, surprise(samples, found)
        else:
            step /= 2
    return Scale(round(best.slope, 3), round(best.shift, 3))


def directions(cooperative: bool) -> list[tuple[int, int]]:
    return [(1, 0), (-1, 0), (0, 1), (0, -1)] if cooperative else [(1, 0), (-1, 0)]


def surprise(samples: list[Sample], scale: Scale) -> float:
    """Log loss, as if the positions of one game were one, since they end alike; a scale must earn its distance from none."""
    loss = -sum(
        came * log(max(NEVER_SURE, said)) + (1 - came) * log(max(NEVER_SURE, 1 - said))
        for said, came in pairs(samples, scale)
    )
    return loss / POSITIONS + (scale.slope - 1.0) ** 2 + scale.shift**2
