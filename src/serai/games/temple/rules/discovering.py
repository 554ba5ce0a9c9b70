"""Escape: discovering rooms."""

from __future__ import annotations

from typing import Final

from serai.core.sets import first, has, only, shifted, size
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice, what_of, where_of
from serai.games.temple.rules.codes import DISCOVER, DISCOVERED, DREW, LATER, PLACE, PUT_BACK, SUNK
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import DX, DY, first_side, has_way_on, lay, other_part, take_up
from serai.games.temple.rules.pledges import release_task
from serai.games.temple.rules.tables import EXIT_ROOM, SLIDES
from serai.games.temple.state import ADVENTURER, NONE, OUT, SIDES, Site

PRICE: Final = dice(ADVENTURER, 2)


def why_not_discover(game: Site, seat: i64, side: i64) -> str:
    """ESC-DISC-1, -4, -5: an open side with nothing beyond, two adventurers, and a room in the pile."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= side <= LATER:
        return "SER-MOVE"
    if game.undrawn == 0:
        return "ESC-DISC-4"
    place = game.room[seat]
    gaps = game.plan.gaps[place]
    if owes_choice(game, seat, PLACE) or (side == LATER and size(gaps) == 1 and not asking_of_rooms.peeks(game, seat)):
        return "ESC-R-76"
    if gaps == 0 or (side != LATER and not has(gaps, side)):
        return "ESC-DISC-5" if side != LATER and game.plan.beside[place * SIDES + side] != NONE else "ESC-DISC-1"
    refusal = why_not_pay(game, seat, PRICE, 0, "ESC-DISC-1")
    return refusal if refusal else asking.forbids(game, seat, DISCOVER, side)


def discover(game: Site, seat: i64, side: i64) -> None:
    """ESC-DISC-2: the top room is drawn and seen; its side may be named with it or chosen then: ESC-R-76."""
    pay(game, seat, PRICE, 0)
    tile = draw_room(game)
    asking_of_rooms.drew(game, seat)
    place = game.room[seat]
    if side == LATER:
        keep_drawn(game, seat, tile, place)
        asking_of_rooms.explored(game, seat)
    else:
        build(game, seat, tile, place, side)


def draw_room(game: Site) -> i64:
    """The top of the pile."""
    game.undrawn -= 1
    game.seen &= first(game.undrawn)
    return game.pile[game.undrawn]


# A room that waits for its place


def drawn_by(game: Site, seat: i64) -> i64:
    """The room that a player has drawn and not laid yet, or NONE."""
    return what_of(game, seat, PLACE)


def drawn_from(game: Site, seat: i64) -> i64:
    """The place that it was discovered from."""
    return where_of(game, seat, PLACE)


def keep_drawn(game: Site, seat: i64, tile: i64, place: i64) -> None:
    """ESC-R-76: the discoverer has yet to say on which side of a place it lies."""
    open_choice(game, seat, PLACE, tile, place)
    game.tell(DREW, seat, tile)


def why_not_place(game: Site, seat: i64, side: i64) -> str:
    """ESC-R-76: a drawn room, on a side that is still free."""
    if not owes_choice(game, seat, PLACE):
        return "ESC-R-76"
    return "" if 0 <= side < SIDES and has(game.plan.gaps[drawn_from(game, seat)], side) else "ESC-DISC-5"


def place_drawn(game: Site, seat: i64, side: i64) -> None:
    """ESC-DISC-2, at the room it was drawn from: ESC-R-93."""
    tile, place = drawn_by(game, seat), drawn_from(game, seat)
    close_choice(game, seat, PLACE)
    build(game, seat, tile, place, side)


def place_by_default(game: Site, seat: i64) -> None:
    """ESC-R-76: the first side clockwise from north."""
    place_drawn(game, seat, first_side(game.plan.gaps[drawn_from(game, seat)]))


def return_homeless(game: Site) -> None:
    """ESC-R-76, ESC-R-93: a room whose last free side is gone goes back on top of the pile; the dice stay spent."""
    seat: i64
    for seat in range(game.seats):
        if owes_choice(game, seat, PLACE) and not can_be_laid(game, drawn_from(game, seat)):
            tile = drawn_by(game, seat)
            close_choice(game, seat, PLACE)
            put_back(game, seat, tile)


def put_back(game: Site, seat: i64, tile: i64) -> None:
    """On top of the pile, where everybody has seen it."""
    game.pile = append(game.pile[: game.undrawn], tile)
    game.seen |= only(game.undrawn)
    game.undrawn += 1
    game.tell(PUT_BACK, seat, tile)


def can_be_laid(game: Site, origin: i64) -> bool:
    return game.plan.tile[origin] != NONE and game.plan.gaps[origin] != 0


# A room that vanishes


def vanish(game: Site, place: i64) -> None:
    """A room leaves the temple with all that lies in it; whoever stands there was moved before. `follow_up` comes next."""
    other = other_part(game.plan, place)
    empty(game, place)
    if other != NONE:
        empty(game, other)
    take_up(game, place)


def empty(game: Site, place: i64) -> None:
    """What lies in a room goes: gems to the box, what was pledged to its task to those who pledged it."""
    asking_of_rooms.vanished(game, place)
    release_task(game, place)
    gems = game.gems[:]
    game.boxed += gems[place]
    gems[place] = 0
    game.gems = gems
    game.used &= ~only(place)


# Building


def build(game: Site, seat: i64, tile: i64, origin: i64, side: i64) -> None:
    """ESC-GEO-2, ESC-DISC-3: its staircase touches the room it was discovered from; no pawn moves."""
    x, y = game.plan.x[origin] + DX[side], game.plan.y[origin] + DY[side]
    place = lay(game, tile, side, x, y)
    refused: i64 = 0
    while (is_dead_end(game) or walls_in(game, place)) and refused < game.undrawn:
        refused += 1
        take_up(game, place)
        sink(game, tile)
        game.tell(SUNK, tile)
        tile = draw_room(game)
        place = lay(game, tile, side, x, y)
    game.tell(DISCOVERED, seat, place, tile)
    asking_of_rooms.laid(game, place)
    asking_of_rooms.discovered(game, seat, place)
    follow_up(game)


def follow_up(game: Site) -> None:
    """ESC-R-92: what follows when the plan has changed, in whatever way; modules may change it once more."""
    return_homeless(game)
    before = game.plan
    asking_of_rooms.replanned(game)
    if game.plan is not before:
        follow_up(game)


def is_dead_end(game: Site) -> bool:
    """ESC-R-69: nothing can be discovered any more, and a room that is needed does not lie yet."""
    return game.guard and not has_way_on(game) and (is_hidden(game, EXIT_ROOM) or asking_of_rooms.needs_rooms(game))


def walls_in(game: Site, place: i64) -> bool:
    """ESC-R-69: a room with a slide that has neither a way out nor a free opening; its discoverer may have to go there."""
    plan = game.plan
    if not game.guard or SLIDES[plan.tile[place]] == 0 or plan.gaps[place]:
        return False
    side: i64
    for side in range(SIDES):
        if plan.way[place * SIDES + side] != NONE:
            return False
    return True


def is_hidden(game: Site, tile: i64) -> bool:
    """Whether a room is in the pile still, or drawn and waiting for its place."""
    i: i64
    for i in range(game.undrawn):
        if game.pile[i] == tile:
            return True
    for i in range(game.seats):
        if drawn_by(game, i) == tile:
            return True
    return False


def sink(game: Site, tile: i64) -> None:
    """Under the pile, where everybody has seen it."""
    pile = vec[i64]([tile])
    i: i64
    for i in range(game.undrawn):
        pile = append(pile, game.pile[i])
    game.pile = pile
    game.undrawn += 1
    game.seen = shifted(game.seen, 1) | 1
    game.exit_low += 1
    game.exit_high += 1
