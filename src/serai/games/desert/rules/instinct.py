"""Le Désert interdit: what somebody in a hurry would do. No rule, only how bots imagine the turns to come."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, nth, only, size
from serai.core.vecs import append, i64, vec
from serai.games.desert.rules.board import is_buried, nearby, next_steps, tiles
from serai.games.desert.rules.codes import (
    BLAST,
    CALL_STORM,
    DIG,
    DRAW_WATER,
    EXCAVATE,
    NO_PASSENGER,
    RAISE_SHIELD,
    REVEAL,
    SHARE_RESERVE,
    SPEED_UP,
    TAKE_PART,
    fly,
    walk,
)
from serai.games.desert.rules.judgement import part_cells
from serai.games.desert.rules.legal import (
    can_draw_water,
    can_excavate,
    is_amid_action,
    is_within_reach,
    landing,
)
from serai.games.desert.rules.sense import pouring, sensible_moves, thirst_here
from serai.games.desert.rules.storm import is_sheltered
from serai.games.desert.state import (
    BLASTER,
    JETPACK,
    KINDS,
    PARTS,
    RESERVE,
    SHIELD,
    THROTTLE,
    UNPLACED,
    Expedition,
)

WHIM: Final = 12  # one move in so many is any sensible one
NO_MOVE: Final = -1


def quick_move(game: Expedition, seat: i64, rng: Rng) -> i64:
    """A move without much thought."""
    if is_amid_action(game) or (game.actions and rng.below(WHIM) == 0):
        return any_of(sensible_moves(game, seat), rng)
    if game.due:
        return in_the_storm(game, seat)
    move = free_help(game, seat)
    if move != NO_MOVE:
        return move
    if game.actions == 0:
        return SPEED_UP if game.kit[seat * KINDS + THROTTLE] else CALL_STORM
    if is_buried(game, seat):
        return BLAST + game.pawn[seat] if game.kit[seat * KINDS + BLASTER] else DIG + game.pawn[seat]
    move = work_here(game, seat)
    return move if move != NO_MOVE else go_to_work(game, seat, rng)


def any_of(moves: vec[i64], rng: Rng) -> i64:
    return moves[rng.below(len(moves))]


def in_the_storm(game: Expedition, seat: i64) -> i64:
    """A shield goes up for whoever could die."""
    if game.water[seat] == 0 and game.kit[seat * KINDS + SHIELD] and not is_sheltered(game, seat):
        return RAISE_SHIELD
    return REVEAL


def free_help(game: Expedition, seat: i64) -> i64:
    """Water for the thirsty."""
    gifts = pouring(game, seat, vec[i64]())
    if len(gifts):
        return gifts[0]
    if game.kit[seat * KINDS + RESERVE] and thirst_here(game, seat) >= 3:
        return SHARE_RESERVE
    return NO_MOVE


def work_here(game: Expedition, seat: i64) -> i64:
    """What the own tile offers."""
    cell = game.pawn[seat]
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == cell and is_within_reach(game, cell):
            return TAKE_PART + part
    if can_draw_water(game, seat) and game.water[seat] <= 3:
        return DRAW_WATER
    if has(work_cells(game), cell) and not has(game.excavated, cell):
        return EXCAVATE if can_excavate(game, seat) else DIG + cell
    if has(part_cells(game), cell):
        return DIG + cell  # a part lies here under a blocked city tile, beside the Climber
    return NO_MOVE


def work_cells(game: Expedition) -> i64:
    """Where there is something to do: parts, and tiles to excavate; oases only for the thirsty."""
    if game.taken == PARTS and game.pad:
        return game.pad
    cells = part_cells(game)
    if not game.pad or is_part_missing(game):
        cells |= tiles(game) & ~game.excavated & ~game.oases
    if thirst_of_all(game) >= game.seats * 2:
        cells |= game.oases & ~game.excavated
    return cells


def is_part_missing(game: Expedition) -> bool:
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == UNPLACED:
            return True
    return False


def thirst_of_all(game: Expedition) -> i64:
    """Portions that the team has drunk, about."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        total += 4 - game.water[seat]
    return total


def go_to_work(game: Expedition, seat: i64, rng: Rng) -> i64:
    """A step towards the nearest work, or sand out of the way."""
    cell = game.pawn[seat]
    targets = work_cells(game)
    if targets == game.pad and has(targets, cell):
        return DIG + cell if game.sand[cell] else CALL_STORM
    if targets == game.pad and game.kit[seat * KINDS + JETPACK] and landing(game, seat) & game.pad:
        return fly(nth(game.pad, 0), NO_PASSENGER)
    step = first_step(game, seat, targets & ~only(cell), rng)
    if step != NO_MOVE:
        return walk(step, NO_PASSENGER)
    return clear_sand(game, seat, rng)


def first_step(game: Expedition, seat: i64, targets: i64, rng: Rng) -> i64:
    """Where to go first on a shortest way to one of these cells."""
    layers = vec[i64]([only(game.pawn[seat])])
    reached = layers[0]
    while reached & targets == 0:
        more = next_steps(game, seat, reached) & ~reached
        if more == 0:
            return NO_MOVE
        layers = append(layers, more)
        reached |= more
    here = layers[len(layers) - 1] & targets
    place = only(nth(here, rng.below(size(here))))
    i: i64
    for i in range(len(layers) - 2, 0, -1):
        back = next_steps(game, seat, place) & layers[i]
        if back == 0:
            return NO_MOVE
        place = only(nth(back, rng.below(size(back))))
    return nth(place, 0)


def clear_sand(game: Expedition, seat: i64, rng: Rng) -> i64:
    """Sand nearby, blocked tiles first."""
    here = only(game.pawn[seat])
    near = here | nearby(game, seat, here)
    dunes = near & game.blocked
    if dunes == 0:
        dunes = near & game.sandy
    return DIG + nth(dunes, rng.below(size(dunes))) if dunes else CALL_STORM
