"""Fits a net to how matches ended: a correction to the hand-made judgement, found by gradient, the same every time.

The net is trained in floating point, on one thread, and then rounded to the whole numbers that bots use.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.core.net import CEILING, ONE
from serai.core.value import Value
from serai.learn.lesson import UNITS

Floats = NDArray[np.float64]
EPOCHS = 16
BATCH = 256
PACE = 0.002  # of Adam, falling to nothing
SHRINK = 0.002  # how strongly weights are pulled to nothing
HELD_OUT = 10  # one match in so many only tells when to stop
MOST = float(CEILING) / float(ONE)
FAINT = 0.05  # inputs that vary less than so much are not blown up


@dataclass(frozen=True)
class Samples:
    """Positions: what is seen, the hand-made log-odds, the chance to learn, and the match each one is from."""

    features: NDArray[np.uint8]
    judged: Floats
    targets: Floats
    match: NDArray[np.int64]


@dataclass(frozen=True)
class Layers:
    """The weights in floating point: a row for each input of a layer."""

    rows: list[Floats]

    def copy(self) -> Layers:
        return Layers([row.copy() for row in self.rows])


def fit(
    samples: Samples, game: str, made: str, seed: int, units: tuple[int, ...] = UNITS
) -> tuple[Value, float, float]:
    """A net, and the surprise on matches held out: of the hand-made judgement, and of both together."""
    dice = np.random.default_rng(seed)
    scale = np.maximum(samples.features.std(axis=0, dtype=np.float64), FAINT)
    held = samples.match % HELD_OUT == HELD_OUT - 1
    learn, test = np.flatnonzero(~held), np.flatnonzero(held)
    layers = fresh(samples.features.shape[1], units, dice)
    before = surprise(samples, layers, scale, test)
    best, least = layers.copy(), before
    adam = Adam(layers)
    for epoch in range(EPOCHS):
        order = dice.permutation(learn)
        for start in range(0, len(order), BATCH):
            done = (epoch + start / len(order)) / EPOCHS
            adam.step(slopes(samples, layers, scale, order[start : start + BATCH]), PACE * (1.0 - done))
        found = surprise(samples, layers, scale, test)
        if found < least:
            best, least = layers.copy(), found
    return rounded(best, scale, game, made), before, least


def fresh(inputs: int, units: tuple[int, ...], dice: np.random.Generator) -> Layers:
    """Small weights by lot; the last ones are nothing, so that the net begins by agreeing with the judgement."""
    first, second = units
    return Layers([
        dice.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, first)), np.zeros(first),
        dice.normal(0.0, (2.0 / first) ** 0.5, (first, second)), np.zeros(second),
        np.zeros((second, 1)), np.zeros(1),
    ])  # fmt: skip


def passed_on(inputs: Floats, layers: Layers) -> tuple[Floats, Floats, Floats]:
    """Both layers of units, and the answer."""
    first, first_bias, second, second_bias, last, bias = layers.rows
    one = np.clip(inputs @ first + first_bias, 0.0, MOST)
    two = np.clip(one @ second + second_bias, 0.0, MOST)
    return one, two, (two @ last)[:, 0] + bias[0]


def chances(samples: Samples, rows: NDArray[np.int64], answers: Floats) -> Floats:
    """What judgement and net promise together."""
    return np.asarray(1.0 / (1.0 + np.exp(-(samples.judged[rows] / 1000.0 + answers))))


def slopes(samples: Samples, layers: Layers, scale: Floats, rows: NDArray[np.int64]) -> list[Floats]:
    """How the surprise grows with each weight, on some positions."""
    inputs = samples.features[rows] / scale
    one, two, answers = passed_on(inputs, layers)
    _, _, second, _, last, _ = layers.rows
    miss = ((chances(samples, rows, answers) - samples.targets[rows]) / len(rows))[:, None]
    to_two = (miss @ last.T) * ((two > 0.0) & (two < MOST))
    to_one = (to_two @ second.T) * ((one > 0.0) & (one < MOST))
    return [inputs.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ miss, miss.sum(0)]


def surprise(samples: Samples, layers: Layers, scale: Floats, rows: NDArray[np.int64]) -> float:
    """How badly the promises fit: minus the logarithm of what was promised to that which came, on average."""
    promised = np.clip(chances(samples, rows, passed_on(samples.features[rows] / scale, layers)[2]), 1e-9, 1 - 1e-9)
    came = samples.targets[rows]
    return float(-(came * np.log(promised) + (1.0 - came) * np.log(1.0 - promised)).mean())


class Adam:
    """Gradient descent in which every weight has its own pace; weights shrink a little all the time."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.means = [np.zeros_like(row) for row in layers.rows]
        self.squares = [np.zeros_like(row) for row in layers.rows]
        self.steps = 0

    def step(self, slopes: list[Floats], pace: float) -> None:
        """One step down."""
        self.steps += 1
        for row, mean, square, slope in zip(self.layers.rows, self.means, self.squares, slopes, strict=True):
            np.add(mean, 0.1 * (slope - mean), out=mean)
            np.add(square, 0.001 * (slope * slope - square), out=square)
            height = mean / (1.0 - 0.9**self.steps)
            width = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            shrink = SHRINK if row.ndim > 1 else 0.0
            np.subtract(row, pace * (height / width + shrink * row), out=row)


def rounded(layers: Layers, scale: Floats, game: str, made: str) -> Value:
    """In whole numbers."""
    first, first_bias, second, second_bias, last, bias = layers.rows
    return Value(
        game=game,
        made=made,
        shape=(len(scale), len(first_bias), len(second_bias)),
        first=whole(first / scale[:, None]),
        first_bias=whole(first_bias),
        second=whole(second),
        second_bias=whole(second_bias),
        last=whole(last),
        bias=whole(bias)[0],
    )


def whole(row: Floats) -> list[int]:
    return [int(number) for number in np.rint(row * float(ONE)).ravel()]
