"""How well a seat stands: the yardstick of bots that look one move ahead."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.trucks.rules.goal import points_of
from serai.games.trucks.state import Race

POINT: Final = 100
STEP: Final = 10  # a cell nearer to the oasis
LITRE: Final = 4  # a litre that the truck will need
HOME: Final = 400  # arrived
LEAD: Final = 200.0  # that promises three quarters of the victory
SURE: Final = 4000  # thousandths of log-odds: no lead says more
CROWD: Final = vec[i64]([0, 0, 0, 690, 1100, 1390, 1610])  # what many rivals have ahead of one, by how many play


def lead(game: Race, seat: i64) -> i64:
    """Worth of the own trucks, counted twice, less that of the best rival: driving matters more than hindering."""
    return 2 * worth_of(game, seat) - best_rival(game, seat)


def share_by_lead(game: Race, seat: i64) -> float:
    """The lead over the best rival, as a share of the victory."""
    ahead = float(worth_of(game, seat) - best_rival(game, seat)) / LEAD
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))


def log_odds(game: Race, seat: i64) -> i64:
    """The same as log-odds, in thousandths: what a learned value puts right."""
    ahead = worth_of(game, seat) - best_rival(game, seat)
    return max(-SURE, min(SURE, ahead * 4)) - CROWD[game.seats]


def best_rival(game: Race, seat: i64) -> i64:
    """Worth of the best of the others."""
    best: i64 = -(1 << 40)
    other: i64
    for other in range(game.seats):
        if other != seat:
            best = max(best, worth_of(game, other))
    return best


def worth_of(game: Race, seat: i64) -> i64:
    total: i64 = 0
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        total += truck_worth(game, truck)
    return total


def truck_worth(game: Race, truck: i64) -> i64:
    """Points, or the way behind it and the litres for the way ahead."""
    if game.place[truck]:
        return HOME + POINT * points_of(game, game.place[truck])
    cell = game.at[truck]
    need = game.course.thirst[cell]
    litres = game.gauge[truck] if game.gauge[truck] <= need else need + 1
    return LITRE * litres - STEP * game.course.far[cell]
