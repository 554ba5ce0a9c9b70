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
    base: float  # the share of victories
    brier: float
    brier_of_base: float  # of who always says it; where each plays for itself, one by the number of seats
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
        found += zip(scale.chances(sample.means, GAMES, cooperative), told_of(sample), strict=False)
    return found


def verdict(samples: list[Sample]) -> Verdict:
    """Half of the games by the scale of the other half, and the other way round: no game has a part in its own scale."""
    halves = [[sample for sample in samples if sample.number % 2 == half] for half in (0, 1)]
    found = [pair for half in (0, 1) for pair in pairs(halves[half], fitted(halves[1 - half]))]
    cooperative = find_game(samples[0].game).cooperative
    base = sum(came for _, came in found) / len(found)
    by_base = [(base if cooperative else 1 / len(s.won), came) for s in halves[0] + halves[1] for came in told_of(s)]
    return Verdict(
        games=len({sample.number for sample in samples}),
        positions=len(samples),
        base=base,
        brier=brier(found),
        brier_of_base=brier(by_base),
        bins=[bin_of(found, number) for number in range(BINS)],
    )


def told_of(sample: Sample) -> list[float]:
    """What came, of every seat, or of a team once."""
    return sample.won[:1] if find_game(sample.game).cooperative else sample.won


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
