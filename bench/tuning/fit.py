"""Better weights for the outlook: a logistic fit to how games ended.

The standing of a position is nearly a sum of parts, each a weight times what is on the table. What a weight counts for
in a position is measured by nudging it. Then all weights move, by gradient, to where the chances they promise are
nearest to how the games ended (the mean of the logarithms); what the games say little about stays near where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from serai.core.record import Record
from serai.games.desert.sense.attentive import Attentive
from serai.games.desert.sense.outlook import prospects
from serai.games.desert.sense.weights import Weights
from tuning.play import positions
from tuning.weights_file import labels, numbers, playing_by, with_numbers

SCALE = 1000.0  # log-odds are counted in thousandths

PART = "outlook"
PULL = 10.0  # towards the old weights: shared among the games, for the positions of one game say much the same
NUDGE = 0.1  # of a weight
STEPS = 300
PACE = 2.0  # of the gradient, with every part of the standing in its own unit


@dataclass
class Sample:
    """A position: its old standing, what each weight counts for, and how its game ended."""

    standing: float
    parts: list[float]
    won: float
    game: int


def standings(weights: Weights, states: Sequence[Attentive]) -> list[int]:
    """What positions are worth by some weights, less the standing of an even chance."""
    with playing_by(weights):
        even = weights[PART]["middle"]
        assert isinstance(even, int)
        return [int(prospects(state)) - even for state in states]


def nudged(weights: Weights, place: int) -> tuple[Weights, float]:
    """One weight a little larger, and by how much."""
    row = numbers(weights[PART])
    step = max(1, round(abs(row[place]) * NUDGE))
    return with_numbers(weights, PART, [*row[:place], row[place] + step, *row[place + 1 :]]), float(step)


def sampled(weights: Weights, records: Sequence[Record]) -> list[Sample]:
    """All positions of some games, taken apart."""
    states, samples = [], []
    for number, record in enumerate(records):
        assert record.end is not None
        for state in positions(record):
            states.append(state)
            samples.append(Sample(0.0, [], float(len(record.end.winners) > 0), number))
    old = standings(weights, states)
    for sample, standing in zip(samples, old):
        sample.standing = standing
    for place in range(len(labels(weights[PART]))):
        other, step = nudged(weights, place)
        for sample, before, after in zip(samples, old, standings(other, states)):
            sample.parts.append((after - before) / step)
    return samples


def chance(standing: float) -> float:
    """The chance to win that a standing promises."""
    return 1.0 / (1.0 + exp(-standing / SCALE))


def surprise(samples: Sequence[Sample], change: Sequence[float]) -> float:
    """How badly the promises fit, on average: minus the logarithm of what was promised to that which came."""
    total = 0.0
    for sample in samples:
        promise = chance(changed(sample, change))
        total -= log(max(1e-9, promise if sample.won else 1.0 - promise))
    return total / len(samples)


def changed(sample: Sample, change: Sequence[float]) -> float:
    """The standing by other weights."""
    return sample.standing + sum(part * by for part, by in zip(sample.parts, change) if part)


def fit(weights: Weights, samples: Sequence[Sample]) -> list[float]:
    """By how much each weight should change."""
    row = numbers(weights[PART])
    paces = [PACE / len(row) * unit(samples, place) ** 2 for place in range(len(row))]
    pull = PULL / len({sample.game for sample in samples})
    change = [0.0] * len(row)
    for _ in range(STEPS):
        for place, slope in enumerate(slopes(samples, change)):
            forward = change[place] + paces[place] * slope
            change[place] = forward / (1.0 + paces[place] * pull / max(1.0, row[place] ** 2))
    return change


def unit(samples: Sequence[Sample], place: int) -> float:
    """The change of a weight that moves the logarithm of the odds by about 1; 0 where it counts for nothing."""
    size = sqrt(sum(sample.parts[place] ** 2 for sample in samples) / len(samples))
    return SCALE / size if size else 0.0


def slopes(samples: Sequence[Sample], change: Sequence[float]) -> list[float]:
    """How much better all promises fit for a little more of each weight."""
    slope = [0.0] * len(change)
    for sample in samples:
        miss = (sample.won - chance(changed(sample, change))) / len(samples) / SCALE
        for place, part in enumerate(sample.parts):
            if part:
                slope[place] += miss * part
    return slope


def with_change(weights: Weights, change: Sequence[float]) -> Weights:
    """The weights after a fit."""
    return with_numbers(weights, PART, [old + by for old, by in zip(numbers(weights[PART]), change)])
