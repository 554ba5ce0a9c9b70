"""Escape: the setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import append, copies, i64, vec, zeros
from serai.games.temple.module import Asked, Module
from serai.games.temple.pieces import BOX
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.hidden import is_in
from serai.games.temple.rules.piles import plain_rooms
from serai.games.temple.rules.plan import DX, DY, lay
from serai.games.temple.rules.tables import EXIT_ROOM, START_ROOM
from serai.games.temple.state import ASIDE, EAST, EMPTY, NONE, UNROLLED, WEST

BASIC_ROOMS: Final = vec[i64](BOX.rooms_of("main", "basic"))
LAST: Final = 5  # with three players or more the exit is among the last so many rooms
FEW: Final = 2  # players: the exit is about the middle
OPENING_ROOMS: Final = 2


def setup(
    seats: i64, parts: vec[Module], asked: Asked, heeded: i64, more: i64, spare: i64, timeline: vec[i64], guard: bool, cap: i64,
    rng: Rng,
) -> Temple:  # fmt: skip
    """ESC-SETUP-1 to -9."""
    game = Temple(seats)
    game.parts = parts
    game.asked = asked
    game.heeded = heeded
    game.timeline = timeline
    game.guard = guard
    game.depot = BOX.gems.depot[seats - 1] + more  # ESC-SETUP-6, ESC-P6-1, ESC-DIFF-1 to -3
    game.spare = spare
    game.boosts = spare
    gather(game)
    asking.prepare(game, rng)
    build_pile(game, cap, rng)
    return game


def gather(game: Temple) -> None:
    """ESC-SETUP-7 to -9: everybody in the starting room, with dice that nobody has rolled, and nobody waits for anything."""
    seats = game.seats
    each: i64 = BOX.dice.alone if seats == 1 else BOX.dice.each
    game.room = zeros(seats)
    game.pawn = zeros(seats)
    seat: i64
    for seat in range(seats):
        game.pawn[seat] = seat
    game.hand = copies(seats, dice(UNROLLED, each))
    game.aside = zeros(seats * ASIDE)
    game.owed = zeros(seats * ASIDE)
    game.curses = zeros(seats)
    game.loot = zeros(seats)
    game.roll_at = zeros(seats)
    game.act_at = zeros(seats)
    game.next_roll = copies(seats, NONE)
    game.next_act = copies(seats, NONE)


# Rooms


def build_pile(game: Temple, cap: i64, rng: Rng) -> None:
    """ESC-SETUP-1 to -5; modules change which rooms are used, and add some when the opening rooms lie."""
    rooms = asking_of_rooms.rooms(game, BASIC_ROOMS[:], rng)
    later = asking_of_rooms.more_rooms(game, EMPTY, rng)
    rng.shuffle(rooms)
    if cap:
        rooms = without_some(game, rooms, cap - len(later) + OPENING_ROOMS - 1)
    game.start = lay(game, START_ROOM, 0, 0, 0)
    rooms = lay_opening(game, rooms, EAST, rng)  # ESC-R-128: first
    rooms = lay_opening(game, rooms, WEST, rng)
    others = with_all(rooms, later)
    if len(later):
        rng.shuffle(others)
    number: i64 = len(others)
    if game.seats <= FEW:
        game.exit_low = number - (number // 2 + 1)  # ESC-SETUP-4, ESC-R-02, counted from the bottom
        game.exit_high = number - (number // 2 - 1)
    else:
        game.exit_low = 0  # ESC-SETUP-3
        game.exit_high = LAST - 1
    at = game.exit_low + rng.below(game.exit_high - game.exit_low + 1)
    game.pile = with_room(others, EXIT_ROOM, at)
    game.undrawn = len(game.pile)


def without_some(game: Temple, rooms: vec[i64], most: i64) -> vec[i64]:
    """So many rooms at most: some without gems are left out, those that were shuffled to the bottom."""
    plain = plain_rooms(game)
    kept = vec[i64]()
    left: i64 = len(rooms)
    i: i64
    for i in range(len(rooms)):
        if left > most and is_in(plain, rooms[i]):
            left -= 1
            game.capped += 1
        else:
            kept = append(kept, rooms[i])
    return kept


def lay_opening(game: Temple, rooms: vec[i64], side: i64, rng: Rng) -> vec[i64]:
    """ESC-SETUP-2, ESC-R-01: the top room; what modules lay on it follows, a discovery it is not: ESC-M1-DRAW-2."""
    top: i64 = len(rooms) - 1
    while not asking_of_rooms.opens(game, rooms[top]):  # it goes back into the middle, and another one is drawn
        rooms = with_room(rooms[:top], rooms[top], top - (top // 2 - 1 + rng.below(3)))
    place = lay(game, rooms[top], side, DX[side], DY[side])
    asking_of_rooms.laid(game, place)
    return rooms[:top]


def with_all(rooms: vec[i64], others: vec[i64]) -> vec[i64]:
    i: i64
    for i in range(len(others)):
        rooms = append(rooms, others[i])
    return rooms


def with_room(rooms: vec[i64], tile: i64, at: i64) -> vec[i64]:
    """The pile with one more room, so many rooms from the bottom."""
    pile = vec[i64]()
    i: i64
    for i in range(len(rooms)):
        if i == at:
            pile = append(pile, tile)
        pile = append(pile, rooms[i])
    return append(pile, tile) if at == len(rooms) else pile
