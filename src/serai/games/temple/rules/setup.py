"""Escape: the setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import append, copies, i64, vec, zeros
from serai.games.temple.pieces import BOX, MODULES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.plan import DX, DY, lay
from serai.games.temple.rules.tables import EXIT_ROOM, MARKS_OF, START_ROOM, TREASURE_MARK
from serai.games.temple.rules.treasures import lay_treasure
from serai.games.temple.state import EAST, NONE, UNROLLED, WEST, WITH_CURSES, WITH_TREASURES

BASIC_ROOMS: Final = vec[i64](BOX.rooms_of("main", "basic"))
CURSED_ROOMS: Final = vec[i64](BOX.rooms_of("main", "cursed"))
LAST: Final = 5  # with three players or more the exit is among the last so many rooms
FEW: Final = 2  # players: the exit is about the middle


def setup(seats: i64, modules: i64, more: i64, spare: i64, timeline: vec[i64], guard: bool, rng: Rng) -> Temple:
    """ESC-SETUP-1 to -9."""
    game = Temple(seats)
    game.modules = modules
    game.timeline = timeline
    game.guard = guard
    game.depot = BOX.gems.depot[seats - 1] + more  # ESC-SETUP-6, ESC-P6-1, ESC-DIFF-1 to -3
    game.spare = spare
    gather(game)
    shuffle_tiles(game, rng)
    build_pile(game, rng)
    return game


def gather(game: Temple) -> None:
    """ESC-SETUP-7 to -9: everybody in the starting room, with dice that nobody has rolled."""
    seats = game.seats
    each: i64 = BOX.dice.alone if seats == 1 else BOX.dice.each
    game.room = zeros(seats)
    game.pawn = zeros(seats)
    seat: i64
    for seat in range(seats):
        game.pawn[seat] = seat
    game.hand = copies(seats, dice(UNROLLED, each))
    game.pledge = zeros(seats)
    game.pledged_tiles = zeros(seats)
    game.pledge_order = zeros(seats)
    game.curses = zeros(seats)
    game.loot = zeros(seats)
    game.spent_gems = zeros(seats)
    game.held = zeros(seats)
    game.lost = zeros(seats)
    game.partner = copies(seats, NONE)
    free_hands(game)


def free_hands(game: Temple) -> None:
    """Nobody waits for anything."""
    seats = game.seats
    game.roll_at = zeros(seats)
    game.act_at = zeros(seats)
    game.next_roll = copies(seats, NONE)
    game.next_act = copies(seats, NONE)
    game.drawn = copies(seats, NONE)
    game.drawn_from = zeros(seats)
    game.place_by = copies(seats, NEVER)
    game.soul_by = copies(seats, NEVER)
    game.owed = zeros(seats)
    game.owed_held = zeros(seats)
    game.owe_by = copies(seats, NEVER)


# Curses and treasures


def shuffle_tiles(game: Temple, rng: Rng) -> None:
    """ESC-M1-SETUP-2, ESC-M2-SETUP-1, ESC-X1-SETUP-1."""
    if has(game.modules, WITH_CURSES):
        game.curse_pile = every_curse(game)
        rng.shuffle(game.curse_pile)
        game.curses_left = len(game.curse_pile)
    if has(game.modules, WITH_TREASURES):
        game.treasure_pile = every_treasure(game)
        rng.shuffle(game.treasure_pile)
        game.treasures_left = len(game.treasure_pile)


def every_curse(game: Temple) -> vec[i64]:
    """The curses of the modules in play, without those that need two players."""
    pile = vec[i64]()
    for number, curse in enumerate(BOX.curses):
        if has(game.modules, MODULES.index(curse.module)) and (curse.alone or game.seats > 1):
            for _ in range(curse.count):
                pile = append(pile, number)
    return pile


def every_treasure(game: Temple) -> vec[i64]:
    """The treasures of the modules in play."""
    pile = vec[i64]()
    for number, treasure in enumerate(BOX.treasures):
        if has(game.modules, MODULES.index(treasure.module)):
            for _ in range(treasure.count):
                pile = append(pile, number)
    return pile


# Rooms


def build_pile(game: Temple, rng: Rng) -> None:
    """ESC-SETUP-1 to -5; with curses or treasures other rooms are used: ESC-M1-SETUP-1."""
    marked = has(game.modules, WITH_CURSES) or has(game.modules, WITH_TREASURES)
    rooms = CURSED_ROOMS[:] if marked else BASIC_ROOMS[:]
    rng.shuffle(rooms)
    lay(game, START_ROOM, 0, 0, 0)
    opening: i64 = 2
    lay_opening(game, rooms[len(rooms) - 1], EAST)  # ESC-R-128: first
    lay_opening(game, rooms[len(rooms) - 2], WEST)
    rooms = rooms[: len(rooms) - opening]
    others: i64 = len(rooms)
    if game.seats <= FEW:
        game.exit_low = others - (others // 2 + 1)  # ESC-SETUP-4, ESC-R-02, counted from the bottom
        game.exit_high = others - (others // 2 - 1)
    else:
        game.exit_low = 0  # ESC-SETUP-3
        game.exit_high = LAST - 1
    game.pile = with_exit(rooms, game.exit_low + rng.below(game.exit_high - game.exit_low + 1))
    game.undrawn = len(game.pile)


def lay_opening(game: Temple, tile: i64, side: i64) -> None:
    """ESC-SETUP-2, ESC-R-01; a treasure is laid on it (ESC-R-15), a purple mask does nothing: ESC-M1-DRAW-2."""
    place = lay(game, tile, side, DX[side], DY[side])
    if has(MARKS_OF[tile], TREASURE_MARK) and has(game.modules, WITH_TREASURES):
        lay_treasure(game, place)


def with_exit(rooms: vec[i64], at: i64) -> vec[i64]:
    """The pile with the exit so many rooms from the bottom."""
    pile = vec[i64]()
    i: i64
    for i in range(len(rooms)):
        if i == at:
            pile = append(pile, EXIT_ROOM)
        pile = append(pile, rooms[i])
    return append(pile, EXIT_ROOM) if at == len(rooms) else pile
