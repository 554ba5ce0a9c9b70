"""The same positions make the same net, and it learns what they say."""

from __future__ import annotations

import numpy as np

from serai.core.vecs import i64, vec
from serai.learn.fit import Samples, fit
from serai.learn.generations import targets_of, written
from serai.learn.positions import Course


def samples() -> Samples:
    """Whoever sees the third input wins; the hand-made judgement knows nothing."""
    dice = np.random.default_rng(1)
    seen = dice.integers(0, 3, (4000, 6)).astype(np.uint8)
    return Samples(seen, np.zeros(4000), (seen[:, 2] > 0).astype(float), np.arange(4000))


def test_the_same_positions_make_the_same_file() -> None:
    first, second = (written(fit(samples(), "toy", "by hand", 1)[0]) for _ in range(2))
    assert first == second
    assert first != written(fit(samples(), "toy", "by hand", 2)[0])


def test_the_net_learns_and_bots_hear_the_same() -> None:
    value, before, after = fit(samples(), "toy", "by hand", 1)
    assert after < 0.2 < before
    net = value.net()
    assert net.says(vec[i64]([1, 1, 2, 1, 1, 1])) > 1500
    assert net.says(vec[i64]([1, 1, 0, 1, 1, 1])) < -1500


def test_a_position_is_judged_by_the_end_and_a_little_by_later_hopes() -> None:
    course = Course(features=[b"", b"", b""], judged=[0, 0, 0], hopes=[0.5, 0.5, 0.5], got=1.0)
    first, second, last = targets_of(course)
    assert last == 1.0
    assert 0.9 < first < second < last
