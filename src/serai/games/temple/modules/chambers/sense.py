"""Escape, module 4: what bots know of it: how to split up for connected rooms, and how to bring the Chalice out."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.chambers.codes import CARRY, CONNECT, NUMBER
from serai.games.temple.modules.chambers.rules.chalice import carried_price, why_not_carry
from serai.games.temple.modules.chambers.rules.connected import LEAST, is_connected, ready_for, why_not_connect
from serai.games.temple.modules.chambers.rules.special import chambers_of
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.codes import AIDS, aided, plain
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.leaving import price
from serai.games.temple.rules.plan import can_be_reached, inside
from serai.games.temple.sense.craft import Craft, craft_at
from serai.games.temple.sense.errands import (
    GATHER,
    OWN_ERRANDS,
    errand,
    has_enough_gems,
    has_gems_to_win,
    kind_of_errand,
    place_of_errand,
    would_leave,
)
from serai.games.temple.sense.keeping import MANY, symbols_missing
from serai.games.temple.sense.mates import is_held, is_stuck, stuck_inside
from serai.games.temple.sense.walking import FAR, rolls_from, rolls_to, side_towards
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import GOLD, NONE, OUT, Site

BRING_OUT: Final = NUMBER * OWN_ERRANDS  # carry the Chalice from there to the exit
AWAIT: Final = BRING_OUT + 1  # be at the exit when it comes
A_CARRY: Final = 3  # dice that the next room takes with the Chalice


class ChamberCraft(Craft):
    """Splitting up, and carrying."""

    __slots__ = ()

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """Connected rooms are fired when all rooms are ready in which somebody is at it."""
        part = chambers_of(game)
        if len(part.linked) < LEAST or why_not_connect(game, seat, part.linked, part.spent):
            return NONE
        ready = size(ready_for(game, seat, part.linked))
        return plain(CONNECT) if ready >= len(rooms_to_fire(game, part.linked)) or stuck_inside(game) else NONE

    def errand(self, game: Site, seat: i64) -> i64:
        part = chambers_of(game)
        if part.chalice != NONE and exit_place(game) != NONE:
            if bearer(game, part.chalice) == seat:
                return errand(BRING_OUT, part.chalice)
            if would_leave(game) and not others_bar(game):
                return errand(AWAIT, exit_place(game))
        if part.spent or len(part.linked) < LEAST or game.depot == 0 or has_enough_gems(game):
            return NONE
        if size(inside(game)) < LEAST * LEAST and has_gems_to_win(game):
            return NONE  # alone in a room one rolls long, so that other gems come first
        place = room_for(game, seat, part.linked)
        return errand(GATHER, place) if place != NONE else NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        if kind != BRING_OUT:
            return NONE
        side = side_towards(game, game.room[seat], exit_place(game))
        move = aided(CARRY, side)
        return NONE if side == NONE or why_not_carry(game, seat, chambers_of(game).chalice, side, 0) else move

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        if kind != BRING_OUT:
            return price(game)
        side = side_towards(game, game.room[seat], exit_place(game))
        return carried_price(game, seat, side) if side != NONE else i64(0)

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        """Who has brought all symbols of a connected room and waits for the other one rolls for gold masks."""
        place = game.room[seat]
        waits = (
            kind_of_errand(wish) == GATHER and place_of_errand(wish) == place and is_connected(game.plan.tile[place])
        )
        return dice(GOLD, MANY) if waits and symbols_missing(game, seat) == 0 else i64(0)

    def bars(self, game: Site) -> bool:
        return chambers_of(game).chalice != NONE

    def is_vain(self, game: Site, place: i64) -> bool:
        """Connected rooms, for which one splits up, and a rear part to which no way leads."""
        return is_connected(game.plan.tile[place]) or not can_be_reached(game, place)

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        chalice = chambers_of(game).chalice
        if chalice == game.room[seat] and exit_place(game) != NONE:
            return max(dice, A_CARRY)
        return dice

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Only where a treasure pays."""
        return kind == CARRY and detail % AIDS > 0

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == CONNECT:
            return "link"
        return "chalice" if kind == CARRY else ""

    def reason_of_errand(self, kind: i64) -> str:
        return "chalice" if kind == BRING_OUT else "chalice-wait"


# The Chalice


def bearer(game: Site, chalice: i64) -> i64:
    """Who brings the Chalice out: the nearest who has the dice for it; NONE: nobody can, or no way leads out."""
    if rolls_to(game, exit_place(game))[chalice] >= FAR:
        return NONE
    far = rolls_to(game, chalice)
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if can_help(game, seat) and dice_of(game, seat) >= A_CARRY and far[game.room[seat]] < nearest:
            nearest = far[game.room[seat]]
            found = seat
    return found


def can_help(game: Site, seat: i64) -> bool:
    """Whether an adventurer is inside and can walk."""
    return game.room[seat] != OUT and not is_stuck(game, seat) and not is_held(game, seat)


def others_bar(game: Site) -> bool:
    """Whether another module has something to be done before anybody leaves."""
    i: i64
    for i in range(len(game.parts)):
        if game.asked.numbers[i] != NUMBER and craft_at(game, i).bars(game):
            return True
    return False


# Connected rooms


def room_for(game: Site, seat: i64, linked: vec[i64]) -> i64:
    """The connected room in which an adventurer helps: each gets the one who is nearest, and the others in turn; or NONE."""
    rooms = rooms_to_fire(game, linked)
    if len(rooms) < LEAST:
        return NONE
    taken: i64 = 0
    i: i64
    for i in range(len(rooms)):
        first = nearest_to(game, rooms[i], taken)
        if first == NONE:
            return NONE
        if first == seat:
            return rooms[i]
        taken |= only(first)
    turn: i64 = 0
    for i in range(seat):
        if helps(game, i) and not has(taken, i):
            turn += 1
    return rooms[turn % len(rooms)] if helps(game, seat) else NONE


def rooms_to_fire(game: Site, linked: vec[i64]) -> vec[i64]:
    """Those that were laid first, as many as can be fired together now."""
    fit = asking_of_rooms.chains(game, linked, first_of(linked, rooms_at_once(game, linked)))
    rooms = vec[i64]()
    i: i64
    for i in range(len(linked)):
        if has(fit, linked[i]):
            rooms = append(rooms, linked[i])
    return rooms


def first_of(linked: vec[i64], rooms: i64) -> i64:
    """The set of so many connected rooms that were laid first."""
    found: i64 = 0
    i: i64
    for i in range(rooms):
        found |= only(linked[i])
    return found


def rooms_at_once(game: Site, linked: vec[i64]) -> i64:
    """As many as there are adventurers for, those that were laid first."""
    helpers: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if helps(game, seat):
            helpers += 1
    return min(helpers, len(linked), game.depot)


def helps(game: Site, seat: i64) -> bool:
    """Whether an adventurer has hands and feet free for connected rooms."""
    chalice = chambers_of(game).chalice
    if not can_help(game, seat):
        return False
    return chalice == NONE or exit_place(game) == NONE or bearer(game, chalice) != seat


def nearest_to(game: Site, place: i64, taken: i64) -> i64:
    """Who is nearest to a place of those who are free; NONE: nobody gets there."""
    found: i64 = NONE
    nearest: i64 = FAR
    seat: i64
    for seat in range(game.seats):
        if not has(taken, seat) and helps(game, seat):
            far = rolls_from(game, game.room[seat])[place]
            if far < nearest:
                nearest = far
                found = seat
    return found
