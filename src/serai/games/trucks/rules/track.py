"""Where trucks stand."""

from __future__ import annotations

from serai.core.sets import first, only
from serai.core.vecs import i64
from serai.games.trucks.rules.codes import SENT_HOME
from serai.games.trucks.state import FUEL, FULL, SLOPE, Race


def occupied(game: Race) -> i64:
    """The cells on which a truck stands; START and OASIS hold any number (TRK-SETUP-3, TRK-GOAL-4)."""
    cells: i64 = 0
    truck: i64
    at = game.at
    for truck in range(len(at)):
        cells |= only(at[truck])
    return cells & first(game.course.start)


def is_on_track(game: Race, truck: i64) -> bool:
    """Neither on START nor in the OASIS."""
    return game.at[truck] < game.course.start


def is_at_station(game: Race, truck: i64) -> bool:
    return game.course.kinds[game.at[truck]] == FUEL


def is_on_slope(game: Race, truck: i64) -> bool:
    return game.course.kinds[game.at[truck]] == SLOPE


def send_home_if_dry(game: Race, truck: i64) -> None:
    """TRK-FUEL-4."""
    if game.gauge[truck] < 1:
        send_home(game, truck)


def send_home(game: Race, truck: i64) -> None:
    """To START, with a full tank."""
    game.at[truck] = game.course.start
    game.gauge[truck] = FULL
    owner = truck // game.trucks
    game.tell(SENT_HOME, owner, truck - owner * game.trucks + 1)
