"""Arrival, points, the end."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.state import Outcome
from serai.core.vecs import i64, vec, zeros
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.codes import ARRIVED, WON
from serai.games.trucks.state import Race

POINTS: Final = vec[i64](BOX.points)  # of the arrival places, the first at 0
SPRINT: Final = 5  # players from whom on only the first arrival counts
NO_PLACE: Final = 99
FAR: Final = 1 << 20


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


# The end


def is_won(game: Race) -> bool:
    """TRK-END-1, TRK-END-2."""
    if game.arrived == 0:
        return False
    return game.seats >= SPRINT or nobody_can_overtake(game)


def nobody_can_overtake(game: Race) -> bool:
    """TRK-END-2, TRK-R14."""
    first = leader(game)
    seat: i64
    for seat in range(game.seats):
        if seat != first and can_overtake(game, seat, first):
            return False
    return True


def can_overtake(game: Race, seat: i64, first: i64) -> bool:
    """Whether a seat could still rank above another if all its trucks arrived next."""
    most = score(game, seat)
    place: i64
    for place in range(game.arrived + 1, game.arrived + under_way(game, seat) + 1):
        most += points_of(game, place)
    target = score(game, first)
    return most > target or (most == target and best_place(game, seat) < best_place(game, first))


def leader(game: Race) -> i64:
    """TRK-END-3: the highest score, then the better best place."""
    best: i64 = 0
    seat: i64
    for seat in range(1, game.seats):
        if ranks_above(game, seat, best):
            best = seat
    return best


def ranks_above(game: Race, seat: i64, other: i64) -> bool:
    """TRK-END-3, TRK-R15."""
    mine = score(game, seat)
    theirs = score(game, other)
    return mine > theirs or (mine == theirs and best_place(game, seat) < best_place(game, other))


def is_called_off(game: Race) -> bool:
    """TRK-LIMIT-1."""
    return game.longest > 0 and game.turns >= game.longest


def steps_left(game: Race, seat: i64) -> i64:
    """Cells to the OASIS of the foremost truck of a seat."""
    fewest: i64 = FAR
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        steps = game.course.far[game.at[truck]]
        if game.place[truck] == 0 and steps < fewest:
            fewest = steps
    return fewest


def scores(game: Race) -> vec[i64]:
    """The points of all; with five or six players one for whoever arrived."""
    points = zeros(game.seats)
    seat: i64
    for seat in range(game.seats):
        points[seat] = score(game, seat) if game.seats < SPRINT else game.place[seat]
    return points


def result(game: Race) -> Outcome:
    """Who has won, and by which rule."""
    if game.seats >= SPRINT and game.arrived:
        return Outcome(scores(game), only(leader(game)), "TRK-END-1")
    if game.arrived and nobody_can_overtake(game):
        return Outcome(scores(game), only(leader(game)), "TRK-END-2")
    return Outcome(scores(game), foremost(game), "TRK-LIMIT-1")


def foremost(game: Race) -> i64:
    """TRK-LIMIT-1: by points and best place, then by the cells that the foremost truck has left; equals share."""
    winners: i64 = 0
    best: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if ranks_above(game, seat, best) or (
            not ranks_above(game, best, seat) and steps_left(game, seat) < steps_left(game, best)
        ):
            best = seat
    for seat in range(game.seats):
        if not ranks_above(game, best, seat) and steps_left(game, seat) == steps_left(game, best):
            winners |= only(seat)
    return winners
