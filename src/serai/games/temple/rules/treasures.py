"""Escape: module 2, the treasures."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.codes import (
    GEM_TAKEN,
    JUMPED,
    PASSAGE_OPENED,
    TORCH_LIT,
    TORCH_OUT,
    TREASURE_LAID,
    TREASURE_TAKEN,
)
from serai.games.temple.rules.dice import free_all
from serai.games.temple.rules.entering import move_to
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import discard_treasure, pay, why_not_pay
from serai.games.temple.rules.plan import here, join, opposite
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.state import (
    BIG_TORCH,
    EAST,
    EXTRA_GEM,
    HEALING,
    KEY,
    NONE,
    OUT,
    PASSAGE,
    SIDES,
    SOUTH,
    TELEPORT,
    Site,
)

PRICE: Final = dice(KEY, 2)  # of taking a treasure


def lay_treasure(game: Site, place: i64) -> None:
    """ESC-M2-DRAW-1; from an empty pile nothing: ESC-R-29."""
    if game.treasures_left:
        game.treasures_left -= 1
        game.hoard = game.hoard[:]
        game.hoard[place] = game.treasure_pile[game.treasures_left]
        game.tell(TREASURE_LAID, place)


def why_not_take(game: Site, seat: i64, aid: i64) -> str:
    """ESC-M2-TAKE-1; one player alone pays: ESC-R-13."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if game.hoard[game.room[seat]] == NONE:
        return "ESC-M2-TAKE-1"
    return why_not_pay(game, seat, PRICE, aid, "ESC-M2-TAKE-1")


def take(game: Site, seat: i64, aid: i64) -> None:
    """ESC-M2-TAKE-1: it lies open before the player until it is used."""
    pay(game, seat, PRICE, aid)
    place = game.room[seat]
    treasure = game.hoard[place]
    game.hoard = game.hoard[:]
    game.hoard[place] = NONE
    game.loot[seat] += tiles(treasure, 1)
    game.tell(TREASURE_TAKEN, seat, treasure)


def why_not_use(game: Site, seat: i64, treasure: i64) -> str:
    """ESC-M2-USE-1: a treasure of one's own, inside."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    return "" if how_many(game.loot[seat], treasure) else "ESC-M2-USE-1"


# Healing mask


def heal(game: Site, seat: i64) -> None:
    """ESC-M2-HEAL-1."""
    discard_treasure(game, seat, HEALING)
    free_all(game)


# Secret passage


def why_not_open(game: Site, seat: i64, place: i64, side: i64) -> str:
    """ESC-M2-PASS-1, ESC-R-18: between any two rooms that lie side by side without a passage."""
    rule = why_not_use(game, seat, PASSAGE)
    if rule:
        return rule
    if not 0 <= place < len(game.tile) or side not in (EAST, SOUTH):  # each wall has one name
        return "ESC-M2-PASS-1"
    at = place * SIDES + side
    return "" if game.beside[at] != NONE and game.way[at] == NONE else "ESC-M2-PASS-1"


def open_passage(game: Site, seat: i64, place: i64, side: i64) -> None:
    """ESC-M2-PASS-1: anyone may use it until the end; entering costs what it costs: ESC-M2-PASS-2."""
    discard_treasure(game, seat, PASSAGE)
    neighbour = game.beside[place * SIDES + side]
    game.way = game.way[:]
    game.passages = game.passages[:]
    join(game, place, side, neighbour)
    game.passages[place] |= only(side)
    game.passages[neighbour] |= only(opposite(side))
    game.tell(PASSAGE_OPENED, seat, place, side)


# Teleportation


def why_not_jump(game: Site, seat: i64, place: i64) -> str:
    """ESC-M2-TELE-1: to any other room with an adventurer in it."""
    rule = why_not_use(game, seat, TELEPORT)
    if rule:
        return rule
    if not 0 <= place < len(game.tile) or place == game.room[seat] or here(game, place) == 0:
        return "ESC-M2-TELE-1"
    return ""


def jump(game: Site, seat: i64, place: i64) -> None:
    """ESC-M2-TELE-1; no curse holds who jumps: ESC-R-14."""
    discard_treasure(game, seat, TELEPORT)
    move_to(game, seat, place)
    game.tell(JUMPED, seat, place, game.tile[place])


# Extra gem


def why_not_take_gem(game: Site, seat: i64) -> str:
    """ESC-M2-GEM-1; ESC-R-31: the depot has one."""
    rule = why_not_use(game, seat, EXTRA_GEM)
    if rule:
        return rule
    return "" if game.depot else "ESC-R-31"


def take_gem(game: Site, seat: i64) -> None:
    """ESC-M2-GEM-1: the tile stays with its owner, and the gem on it."""
    game.loot[seat] -= tiles(EXTRA_GEM, 1)
    game.spent_gems[seat] += 1
    game.depot -= 1
    game.tell(GEM_TAKEN, seat, game.depot)


# Big torch


def light(game: Site, seat: i64) -> None:
    """ESC-X1-TORCH-1: this room is safe until the end of the next countdown; also of one that runs: ESC-R-32."""
    discard_treasure(game, seat, BIG_TORCH)
    game.torches |= only(game.room[seat])
    game.tell(TORCH_LIT, seat, game.room[seat])


def put_out_torches(game: Site) -> None:
    """ESC-X1-TORCH-2."""
    place: i64
    for place in range(len(game.tile)):
        if has(game.torches, place):
            game.tell(TORCH_OUT, place)
    game.torches = 0


def closed_walls(game: Site) -> vec[i64]:
    """Every wall that a secret passage could open, as place * SIDES + side."""
    walls = vec[i64]()
    place: i64
    for place in range(len(game.tile)):
        if game.beside[place * SIDES + EAST] != NONE and game.way[place * SIDES + EAST] == NONE:
            walls = append(walls, place * SIDES + EAST)
        if game.beside[place * SIDES + SOUTH] != NONE and game.way[place * SIDES + SOUTH] == NONE:
            walls = append(walls, place * SIDES + SOUTH)
    return walls
