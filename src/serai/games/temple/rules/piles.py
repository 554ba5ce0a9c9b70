"""Escape: piles of tiles that modules have, and the rooms that go with them."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import append, i64, listed_by_kind, vec, zeros
from serai.games.temple.pieces import BOX
from serai.games.temple.rules import asking
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.state import Site

CURSES: Final = 1  # modules 1 and 2, with which marked rooms are used
TREASURES: Final = 2
BASIC: Final = vec[i64](BOX.rooms_of("basic"))
MARKED: Final = vec[i64](BOX.rooms_of("cursed"))


def with_marked_rooms(pile: vec[i64]) -> vec[i64]:
    """ESC-M1-SETUP-1: with curses or treasures, or both, marked rooms stand for the basic ones."""
    rooms = vec[i64]()
    i: i64
    for i in range(len(pile)):
        if not BASIC[0] <= pile[i] <= BASIC[len(BASIC) - 1]:
            rooms = append(rooms, pile[i])
    if len(rooms) < len(pile):
        for i in range(len(MARKED)):
            rooms = append(rooms, MARKED[i])
    return rooms


def plain_rooms(game: Site) -> vec[i64]:
    """The rooms without gems of the set in use, basic or marked."""
    found = vec[i64]()
    tiles = MARKED if is_marked(game) else BASIC
    i: i64
    for i in range(len(tiles)):
        if SYMBOL[tiles[i]] == 0:
            found = append(found, tiles[i])
    return found


def is_marked(game: Site) -> bool:
    """Whether marked rooms are used: with treasures, or with curses that are not there for another module alone."""
    curses = asking.part_at(game, CURSES)
    return asking.is_in_play(game, TREASURES) or (curses >= 0 and game.parts[curses].chosen == 1)


def shuffled(heap: vec[i64], rng: Rng) -> vec[i64]:
    rng.shuffle(heap)
    return heap


def counted(pile: vec[i64], left: i64, kinds: i64) -> vec[i64]:
    """The tiles of a pile, sorted: what can be worked out, and not a bit more."""
    counts = zeros(kinds)
    i: i64
    for i in range(left):
        counts[pile[i]] += 1
    return listed_by_kind(counts)
