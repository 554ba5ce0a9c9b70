"""The setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import append, copies, i64, vec, zeros
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.cards import NO_CARD
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.state import CARDS, FULL, Course

HANDS: Final = vec[i64](BOX.by_seats()[1])  # cards in a hand, by the number of players
TRUCKS: Final = vec[i64](BOX.by_seats()[0])
FEW_CARDS: Final = vec[i64](BOX.deck(4))  # TRK-SETUP-4
ALL_CARDS: Final = vec[i64](BOX.deck(2))  # TRK-SETUP-5
MANY: Final = 4  # players
BY_DICE: Final = -1  # who begins is rolled for


def setup(seats: i64, course: Course, starter: i64, longest: i64, rng: Rng) -> Trucks:
    """TRK-SETUP-1 to -8; `longest` is the limit of turns of each player, or 0 for none (TRK-LIMIT-1)."""
    deck = ALL_CARDS[:] if seats < MANY else FEW_CARDS[:]
    rng.shuffle(deck)
    trucks = seats * TRUCKS[seats]  # TRK-SETUP-1
    game = Trucks(
        seats, course, TRUCKS[seats], longest * seats, deck, len(deck), zeros(seats * CARDS), zeros(CARDS), NO_CARD,
        copies(trucks, course.start), copies(trucks, FULL), zeros(trucks), 0, 0, 0,
    )  # fmt: skip
    seat: i64
    for seat in range(seats):  # TRK-SETUP-6
        for _ in range(HANDS[seats]):
            game.undrawn -= 1
            game.hands[seat * CARDS + deck[game.undrawn]] += 1
    game.turn = roll_for_start(seats, rng) if starter == BY_DICE else starter
    return game


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
