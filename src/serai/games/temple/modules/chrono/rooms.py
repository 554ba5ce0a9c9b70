"""Escape, module 8: the chrono rooms: how long their sand runs, what they forbid, ask for, and take."""

from __future__ import annotations

from typing import Final

from serai.core.sets import size
from serai.core.vecs import i64, vec
from serai.games.temple.pieces import BOX, ROOMS, handful
from serai.games.temple.rules import asking
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.state import SIDES, Site

POOL: Final = vec[i64](BOX.rooms_of("chrono"))
FIRST_FORBIDDING: Final[i64] = ROOMS.index("forbidding-1")
LAVA_DICE: Final[i64] = ROOMS.index("lava-dice")
LAVA_GEMS: Final[i64] = ROOMS.index("lava-gems")
TORCH_ROOM: Final[i64] = ROOMS.index("torch")
SACRIFICE: Final[i64] = ROOMS.index("sacrifice")

GREEN_MS: Final = 30_000
BLUE_MS: Final = 60_000
WINDOW_MS: Final = 8_000  # for volunteers

# ESC-M8-FORBID-2: what a room forbids while the sand runs for the first time, and for the second.
NO_GEMS: Final = 0
NO_GOLD: Final = 1
NO_ENTERING: Final = 2
NO_START: Final = 3
UPPER: Final = vec[i64]([NO_GEMS, NO_GOLD, NO_ENTERING, NO_START])  # by room
LOWER: Final = vec[i64]([NO_ENTERING, NO_START, NO_GOLD, NO_GEMS])

TORCHES: Final[i64] = handful("7T")  # ESC-M8-TORCH-1
TORCH_TOLL: Final = 2  # dice, of different players
LAVA: Final = vec[i64]([handful("5T"), handful("4K"), handful("3A")])  # ESC-M8-LAVA-1; a step less, a die or gem less


def is_forbidding(tile: i64) -> bool:
    return FIRST_FORBIDDING <= tile < LAVA_DICE


def tasks_of(tile: i64) -> i64:
    """How many tasks a room has, one after the other."""
    if tile == TORCH_ROOM:
        return 1
    return len(LAVA) if LAVA_DICE <= tile <= LAVA_GEMS else 0


def task_of(tile: i64, met: i64) -> i64:
    """The next one, when so many were met."""
    return TORCHES if tile == TORCH_ROOM else LAVA[met]


def penalty_of(game: Site, tile: i64, met: i64) -> i64:
    """The dice or gems for a room of which so many tasks were met."""
    if tile == TORCH_ROOM and not met:
        return min(TORCH_TOLL, size(inside(game)))  # ESC-R-50, ESC-R-110: of one who is alone, one
    return tasks_of(tile) - met


def is_door_of_start(game: Site, seat: i64, side: i64) -> bool:
    """ESC-R-97: the start is its tile, wherever it lies."""
    return 0 <= side < SIDES and game.plan.beside[game.room[seat] * SIDES + side] == game.start


def is_for_gems(game: Site, place: i64) -> bool:
    """ESC-R-97: whether what is fired there wakes gems; the tasks of other rooms do not."""
    return SYMBOL[game.plan.tile[place]] != 0 or asking.task(game, place) == 0
