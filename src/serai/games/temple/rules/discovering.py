"""Escape: discovering rooms."""

from __future__ import annotations

from typing import Final

from serai.core.sets import first, has, only, shifted, size
from serai.core.state import NEVER
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.codes import DISCOVERED, DREW, LATER, PUT_BACK, SUNK
from serai.games.temple.rules.curses import draw_curse
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import DX, DY, first_side, has_way_on, lay, openings
from serai.games.temple.rules.tables import CHOICE_MS, CURSE_MARK, EXIT_ROOM, MARKS_OF, TREASURE_MARK
from serai.games.temple.rules.treasures import lay_treasure
from serai.games.temple.state import ADVENTURER, NONE, OUT, SIDES, TRAP, WITH_CURSES, WITH_TREASURES, Site

PRICE: Final = dice(ADVENTURER, 2)


def why_not_discover(game: Site, seat: i64, side: i64) -> str:
    """ESC-DISC-1, -4, -5: an open side with nothing beyond, two adventurers, and a room in the pile."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= side <= LATER:
        return "SER-MOVE"
    if has(game.curses[seat], TRAP):
        return "ESC-M1-TRAP-1"
    if game.undrawn == 0:
        return "ESC-DISC-4"
    place = game.room[seat]
    gaps = game.gaps[place]
    if game.drawn[seat] != NONE or (side == LATER and size(gaps) == 1):
        return "ESC-R-76"
    if gaps == 0 or (side != LATER and not has(gaps, side)):
        return "ESC-DISC-5" if side != LATER and game.beside[place * SIDES + side] != NONE else "ESC-DISC-1"
    return why_not_pay(game, seat, PRICE, 0, "ESC-DISC-1")


def discover(game: Site, seat: i64, side: i64) -> None:
    """ESC-DISC-2: the top room is drawn and seen; its side may be named with it or chosen then: ESC-R-76."""
    pay(game, seat, PRICE, 0)
    tile = draw_room(game)
    place = game.room[seat]
    if side == LATER:
        game.drawn[seat] = tile
        game.drawn_from[seat] = place
        game.place_by[seat] = game.now + CHOICE_MS
        game.tell(DREW, seat, tile)
    else:
        build(game, seat, tile, place, side)


def draw_room(game: Site) -> i64:
    """The top of the pile."""
    game.undrawn -= 1
    game.seen &= first(game.undrawn)
    return game.pile[game.undrawn]


# A room that waits for its place


def why_not_place(game: Site, seat: i64, side: i64) -> str:
    """ESC-R-76: a drawn room, on a side that is still free."""
    if game.drawn[seat] == NONE:
        return "ESC-R-76"
    return "" if 0 <= side < SIDES and has(game.gaps[game.drawn_from[seat]], side) else "ESC-DISC-5"


def place_drawn(game: Site, seat: i64, side: i64) -> None:
    """ESC-DISC-2, at the room it was drawn from: ESC-R-93."""
    tile, place = game.drawn[seat], game.drawn_from[seat]
    forget_drawn(game, seat)
    build(game, seat, tile, place, side)


def place_by_default(game: Site, seat: i64) -> None:
    """ESC-R-76: the first side clockwise from north."""
    place_drawn(game, seat, first_side(game.gaps[game.drawn_from[seat]]))


def forget_drawn(game: Site, seat: i64) -> None:
    game.drawn[seat] = NONE
    game.place_by[seat] = NEVER


def return_homeless(game: Site) -> None:
    """ESC-R-76: a room whose last free side was filled goes back on top of the pile; the dice stay spent."""
    seat: i64
    for seat in range(game.seats):
        if game.drawn[seat] != NONE and game.gaps[game.drawn_from[seat]] == 0:
            tile = game.drawn[seat]
            forget_drawn(game, seat)
            game.pile = append(game.pile[: game.undrawn], tile)
            game.seen |= only(game.undrawn)
            game.undrawn += 1
            game.tell(PUT_BACK, seat, tile)


# Building


def build(game: Site, seat: i64, tile: i64, origin: i64, side: i64) -> None:
    """ESC-GEO-2, ESC-DISC-3: its staircase touches the room it was discovered from; no pawn moves."""
    x, y = game.x[origin] + DX[side], game.y[origin] + DY[side]
    place = lay(game, tile, side, x, y)
    refused: i64 = 0
    while is_dead_end(game) and refused < game.undrawn:
        refused += 1
        tear_down(game, place)
        sink(game, tile)
        tile = draw_room(game)
        place = lay(game, tile, side, x, y)
    game.tell(DISCOVERED, seat, place, tile)
    furnish(game, seat, place, tile)
    return_homeless(game)  # ESC-R-92


def furnish(game: Site, seat: i64, place: i64, tile: i64) -> None:
    """ESC-M2-DRAW-1, ESC-M1-DRAW-1; marks of modules that are not in play are ignored: ESC-M1-DRAW-4, ESC-M2-DRAW-2."""
    if has(MARKS_OF[tile], TREASURE_MARK) and has(game.modules, WITH_TREASURES):
        lay_treasure(game, place)
    if has(MARKS_OF[tile], CURSE_MARK) and has(game.modules, WITH_CURSES):
        draw_curse(game, seat)


def is_dead_end(game: Site) -> bool:
    """ESC-R-69: nothing can be discovered any more, and the exit is still in the pile."""
    return game.guard and not has_way_on(game) and exit_is_hidden(game)


def exit_is_hidden(game: Site) -> bool:
    i: i64
    for i in range(game.undrawn):
        if game.pile[i] == EXIT_ROOM:
            return True
    return False


def tear_down(game: Site, place: i64) -> None:
    """ESC-R-69: the room just laid is taken up again."""
    side: i64
    for side in range(SIDES):
        neighbour = game.beside[place * SIDES + side]
        if neighbour != NONE:
            reopen(game, neighbour, (side + 2) % SIDES)
    game.tile = game.tile[:place]
    game.turned = game.turned[:place]
    game.x = game.x[:place]
    game.y = game.y[:place]
    game.gaps = game.gaps[:place]
    game.passages = game.passages[:place]
    game.gems = game.gems[:place]
    game.hoard = game.hoard[:place]
    game.beside = game.beside[: place * SIDES]
    game.way = game.way[: place * SIDES]


def reopen(game: Site, place: i64, side: i64) -> None:
    """Nothing lies beyond a side any more."""
    game.beside[place * SIDES + side] = NONE
    game.way[place * SIDES + side] = NONE
    if has(openings(game.tile[place], game.turned[place]), side):
        game.gaps[place] |= only(side)


def sink(game: Site, tile: i64) -> None:
    """ESC-R-69: under the pile, where everybody has seen it."""
    pile = vec[i64]([tile])
    i: i64
    for i in range(game.undrawn):
        pile = append(pile, game.pile[i])
    game.pile = pile
    game.undrawn += 1
    game.seen = shifted(game.seen, 1) | 1
    game.exit_low += 1
    game.exit_high += 1
    game.tell(SUNK, tile)
