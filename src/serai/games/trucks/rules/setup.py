"""The setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import append, i64, vec
from serai.games.trucks.pieces import BOX
from serai.games.trucks.state import FULL

HANDS: Final = vec[i64](BOX.by_seats()[1])  # cards in a hand, by the number of players
TRUCKS: Final = vec[i64](BOX.by_seats()[0])
BY_DICE: Final = -1  # who begins is rolled for


def roll_for_start(seats: i64, rng: Rng) -> i64:
    """TRK-SETUP-8: the highest die begins; those who tie roll again."""
    rolling = vec[i64](capacity=6)
    seat: i64
    for seat in range(seats):
        rolling = append(rolling, seat)
    while len(rolling) > 1:
        rolling = highest(rolling, rng)
    return rolling[0]


def highest(rolling: vec[i64], rng: Rng) -> vec[i64]:
    """Who has the highest of one roll each."""
    best: i64 = -1
    leading = vec[i64](capacity=6)
    i: i64
    for i in range(len(rolling)):
        die = rng.below(FULL)
        if die > best:
            best = die
            leading = vec[i64](capacity=6)
        if die == best:
            leading = append(leading, rolling[i])
    return leading
