"""Les Camions du désert: what a driver strives for, term by term of the yardstick, and what a move is for by its nature."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import append, i64, vec
from serai.games.trucks.rules.codes import DRIVE, deed_in, litres_in, place_in, seat_in, truck_in
from serai.games.trucks.rules.goal import points_of
from serai.games.trucks.sense.standing import HOME, LITRE, POINT, STEP, worth_of
from serai.games.trucks.state import FUEL, FULL, Race

# Aims in their order: for each truck of the driver these, then one for each seat.
FOR_TRUCK: Final = ["arrive", "way", "fuel"]
NATURE: Final = ["way", "push", "siphon", "fill", "flip", "flip-other", "restart", "discard"]  # by what is done


def aims(game: Race, seat: i64) -> vec[i64]:
    """The worth of the own trucks in its terms, and what all others have, which counts against it."""
    worth = vec[i64](capacity=game.trucks * len(FOR_TRUCK) + game.seats)
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        worth = append(append(append(worth, home(game, truck)), way_behind(game, truck)), fuel(game, truck))
    other: i64
    for other in range(game.seats):
        worth = append(worth, -worth_of(game, other) if other != seat else 0)
    return worth


def aim(game: Race, number: i64) -> str:
    """The name of an aim, and which truck or whom it is about."""
    own: i64 = game.trucks * len(FOR_TRUCK)
    if number >= own:
        return f"hinder to={number - own}"
    return f"{FOR_TRUCK[number % len(FOR_TRUCK)]} truck={number // len(FOR_TRUCK) + 1}"


def home(game: Race, truck: i64) -> i64:
    """What an arrival is worth, with the whole way behind it."""
    return HOME + POINT * points_of(game, game.place[truck]) if game.place[truck] else 0


def way_behind(game: Race, truck: i64) -> i64:
    return 0 if game.place[truck] else -STEP * game.course.far[game.at[truck]]


def fuel(game: Race, truck: i64) -> i64:
    """Litres for the way ahead; a truck that has arrived needs none."""
    if game.place[truck]:
        return LITRE * FULL
    need = game.course.thirst[game.at[truck]]
    return LITRE * (game.gauge[truck] if game.gauge[truck] <= need else need + 1)


def nature(game: Race, seat: i64, move: i64) -> str:
    """What a move is for, whatever comes of it."""
    deed = deed_in(move)
    name = NATURE[deed]
    truck = truck_in(move) + 1
    if deed == DRIVE:
        cell = game.course.cell_of[place_in(move)]
        if cell == game.course.oasis:
            return f"arrive truck={truck}"
        if cell < game.course.start and game.course.kinds[cell] == FUEL and litres_in(move) == FULL:
            return f"fuel truck={truck}"
        before = game.course.far[game.at[seat * game.trucks + truck_in(move)]]
        return f"way truck={truck}" if game.course.far[cell] < before else "aside"
    return f"{name} to={seat_in(move)}" if name in ("push", "siphon", "flip-other") else name
