"""Escape, The Labyrinth: the shortcut, by which one looks through the pile and picks the room that one discovers."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import first, size
from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.labyrinth.codes import PICK, PICKED, PILE_OPENED
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice, where_of
from serai.games.temple.rules.codes import LATER
from serai.games.temple.rules.discovering import PRICE as DISCOVERY
from serai.games.temple.rules.discovering import build, can_be_laid, keep_drawn, put_back, why_not_discover
from serai.games.temple.rules.paying import discard_treasure, pay
from serai.games.temple.rules.plan import first_side
from serai.games.temple.state import CHOICE, KIND, Site

SHORT_CUT: Final[i64] = TREASURES.index("shortcut")
LOOKING: Final = 20_000  # ms to look through the pile


def is_pile_open(game: Site) -> bool:
    """Whether somebody looks through the pile."""
    at: i64
    for at in range(0, len(game.choices), CHOICE):
        if game.choices[at + KIND] == PICK:
            return True
    return False


def why_not_shortcut(game: Site, seat: i64) -> str:
    """ESC-Q-LAB-SHORT-1: where one could discover a room, for the same price."""
    rule = why_not_use(game, seat, SHORT_CUT)
    if rule:
        return rule
    gaps = game.plan.gaps[game.room[seat]]
    return why_not_discover(game, seat, LATER if size(gaps) != 1 else first_side(gaps))


def open_pile(game: Site, seat: i64) -> None:
    """ESC-Q-LAB-SHORT-1, ESC-R-118: the price and the tile are spent, and all see the pile."""
    pay(game, seat, DISCOVERY, 0)
    discard_treasure(game, seat, SHORT_CUT)
    game.seen = first(game.undrawn)
    open_choice(game, seat, PICK, game.room[seat], game.room[seat], LOOKING)
    game.tell(PILE_OPENED, seat)


def why_not_pick(game: Site, seat: i64, tile: i64) -> str:
    """ESC-R-57, ESC-R-118: any room of the pile as it is by now."""
    if not owes_choice(game, seat, PICK):
        return "ESC-Q-LAB-SHORT-1"
    i: i64
    for i in range(game.undrawn):
        if game.pile[i] == tile:
            return ""
    return "ESC-Q-LAB-SHORT-1"


def pick(game: Site, seat: i64, tile: i64, rng: Rng) -> None:
    place = where_of(game, seat, PICK)
    close_choice(game, seat, PICK)
    draw_picked(game, seat, tile, place, rng)


def draw_picked(game: Site, seat: i64, tile: i64, place: i64, rng: Rng) -> None:
    """ESC-Q-LAB-SHORT-1: the rest is shuffled; where the room goes follows ESC-R-76."""
    rest = vec[i64]()
    i: i64
    for i in range(game.undrawn):
        if game.pile[i] != tile:
            rest = append(rest, game.pile[i])
    rng.shuffle(rest)
    game.pile = rest
    game.undrawn = len(rest)
    game.seen = 0
    game.exit_low = 0
    game.exit_high = game.undrawn - 1
    game.tell(PICKED, seat, tile)
    asking_of_rooms.drew(game, seat)
    if not can_be_laid(game, place):
        put_back(game, seat, tile)
    elif size(game.plan.gaps[place]) == 1:
        build(game, seat, tile, place, first_side(game.plan.gaps[place]))
    else:
        keep_drawn(game, seat, tile, place)
