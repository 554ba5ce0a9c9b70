"""Arrival and points."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.codes import ARRIVED, WON
from serai.games.trucks.state import Race

POINTS: Final = vec[i64](BOX.points)  # of the arrival places, the first at 0
SPRINT: Final = 5  # players from whom on only the first arrival counts
NO_PLACE: Final = 99


def arrive(game: Race, truck: i64) -> None:
    """TRK-GOAL-4: the next free place."""
    game.arrived += 1
    game.place[truck] = game.arrived
    seat = truck // game.trucks
    number = truck - seat * game.trucks + 1
    if game.seats >= SPRINT:
        game.tell(WON, seat, number)
    else:
        game.tell(ARRIVED, seat, number, game.arrived, points_of(game, game.arrived))


def points_of(game: Race, place: i64) -> i64:
    """TRK-SCORE-1; with five or six players there are no points."""
    if game.seats >= SPRINT:
        return 0
    return POINTS[place - 1]


def score(game: Race, seat: i64) -> i64:
    """TRK-SCORE-1: the places of all trucks; TRK-SCORE-2: nothing for those still under way."""
    total: i64 = 0
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        if game.place[truck]:
            total += points_of(game, game.place[truck])
    return total


def best_place(game: Race, seat: i64) -> i64:
    best: i64 = NO_PLACE
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        if game.place[truck] and game.place[truck] < best:
            best = game.place[truck]
    return best


def under_way(game: Race, seat: i64) -> i64:
    """How many trucks of a seat have not arrived."""
    trucks: i64 = 0
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        if game.place[truck] == 0:
            trucks += 1
    return trucks
