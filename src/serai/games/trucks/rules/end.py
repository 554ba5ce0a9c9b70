"""How it ends."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.state import NOBODY, Outcome
from serai.core.vecs import i64, vec, zeros
from serai.games.trucks.rules.goal import SPRINT, best_place, points_of, score, under_way
from serai.games.trucks.state import Race

FAR: Final = 1 << 20


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


def how_it_ended(game: Race) -> Outcome | None:
    """Who has won, and by which rule."""
    if game.turn != NOBODY:
        return None
    rule = ending_rule(game)
    return Outcome(scores(game), foremost(game) if rule == "TRK-LIMIT-1" else only(leader(game)), rule)


def ending_rule(game: Race) -> str:
    """The id of the rule that ended it."""
    if not is_won(game):
        return "TRK-LIMIT-1"
    return "TRK-END-1" if game.seats >= SPRINT else "TRK-END-2"


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
