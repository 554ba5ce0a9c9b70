"""Escape, the team of bots: when to use treasures."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.rules import codes, treasures
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.rules.timeline import is_safe, next_cue
from serai.games.temple.sense.errands import place_of_errand
from serai.games.temple.sense.mates import locked_inside, stuck_inside
from serai.games.temple.sense.walking import rolls_to
from serai.games.temple.state import (
    BIG_TORCH,
    CUE,
    EXTRA_GEM,
    HEALING,
    NONE,
    PASSAGE,
    SIDES,
    SLAM,
    TELEPORT,
    Site,
)

PAINFUL: Final = 5  # locked dice inside
WORTH_A_JUMP: Final = 60  # tenths of a roll saved
WORTH_A_PASSAGE: Final = 60
LAST_SECONDS: Final = 4_000


def use_of_loot(game: Site, seat: i64, wish: i64) -> i64:
    """A treasure whose moment has come, or NONE."""
    loot = game.loot[seat]
    if loot == 0:
        return NONE
    if how_many(loot, EXTRA_GEM) and game.depot:
        return plain(codes.TAKE_GEM)
    if how_many(loot, HEALING) and (locked_inside(game) >= PAINFUL or stuck_inside(game)):
        return plain(codes.HEAL)
    move: i64 = NONE
    if how_many(loot, TELEPORT):
        move = jump(game, seat, wish)
    if move == NONE and how_many(loot, PASSAGE):
        move = passage(game, seat, wish)
    if move == NONE and how_many(loot, BIG_TORCH) and doors_slam_soon(game) and not is_safe(game, seat):
        move = plain(codes.LIGHT)
    return move


def jump(game: Site, seat: i64, wish: i64) -> i64:
    """To an adventurer from whom the way is much shorter."""
    far = rolls_to(game, place_of_errand(wish))
    found: i64 = NONE
    best = far[game.room[seat]] - WORTH_A_JUMP
    place: i64
    for place in range(len(game.tile)):
        if far[place] <= best and here(game, place) and not treasures.why_not_jump(game, seat, place):
            best = far[place]
            found = place
    return aimed(codes.JUMP, found) if found != NONE else NONE


def passage(game: Site, seat: i64, wish: i64) -> i64:
    """Through the wall that shortens the own way most."""
    place = game.room[seat]
    far = rolls_to(game, place_of_errand(wish))
    found: i64 = NONE
    best = far[place] - WORTH_A_PASSAGE
    walls = treasures.closed_walls(game)
    i: i64
    for i in range(len(walls)):
        one = walls[i] // SIDES
        other = game.beside[walls[i]]
        beyond = other if one == place else one if other == place else NONE
        if beyond != NONE and far[beyond] <= best:
            best = far[beyond]
            found = walls[i]
    return aimed(codes.OPEN, found) if found != NONE else NONE


def doors_slam_soon(game: Site) -> bool:
    """In the last seconds before the doors slam."""
    return next_cue(game) - game.now <= LAST_SECONDS and game.timeline[game.stage * CUE + 1] == SLAM
