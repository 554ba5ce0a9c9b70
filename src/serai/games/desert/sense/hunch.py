"""Le Désert interdit: what somebody with experience does without much thought. No rule, only how bots imagine turns."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.desert.rules.board import in_three_steps, is_buried, nearby
from serai.games.desert.rules.codes import (
    BLAST,
    CALL_STORM,
    DIG,
    DRAW_WATER,
    EXCAVATE,
    HALT,
    NO_PASSENGER,
    PUT_ON_TOP,
    PUT_UNDER,
    RAISE_SHIELD,
    REVEAL,
    SCOUT,
    SHARE_RESERVE,
    SPARE,
    SPEED_UP,
    TAKE_PART,
    fly,
    give,
    guide,
    walk,
)
from serai.games.desert.rules.free import way
from serai.games.desert.rules.legal import (
    can_draw_water,
    can_excavate,
    can_pour,
    companions,
    is_amid_action,
    is_within_reach,
    room,
)
from serai.games.desert.rules.storm import hand_start, is_sheltered
from serai.games.desert.rules.turn import ACTIONS, storm_level
from serai.games.desert.sense.errands import Turn, pawns_elsewhere, plan, worth_of_marker
from serai.games.desert.sense.moves import pouring, thirst_here
from serai.games.desert.sense.paths import NOWHERE, cell_before, first_cell, lowest
from serai.games.desert.sense.thirst import heat, is_open_well, pain_of_sun, wells_to_try
from serai.games.desert.state import (
    ARCHEOLOGIST,
    BLASTER,
    CLIMBER,
    KINDS,
    METEOROLOGIST,
    NAVIGATOR,
    PARTS,
    RESERVE,
    SHIELD,
    SUN,
    TERRASCOPE,
    THROTTLE,
    Expedition,
)

NO_MOVE: Final = -1
# Found by playing many games.
SPARED: Final = 7  # markers that a storm card brings, if it is drawn
CALM: Final = 20  # and its harm besides
LED: Final = 6  # the worth of a step that somebody is spared
DUNE: Final = 3  # markers that are worth a Dune Blaster
HARM: Final = 15  # of the sun that is worth a Solar Shield
RESERVE_WORTH: Final = 3  # portions that are worth the Secret Water Reserve
DESERT: Final = 6  # what digging on a tile still to be excavated counts more, in half markers
CROWDED: Final = 2  # and digging somebody out
CLEAR_PAD: Final = 500  # the worth of digging when only sand stops the take-off
HURRY: Final = 20  # times the worth of a step, once all parts are there


def quick_move(game: Expedition, seat: i64) -> i64:
    """A move without much thought."""
    if game.unplaced:
        return sort_forecast(game)
    if game.guided >= 0:
        return HALT
    if seat != game.turn:
        return lend_a_hand(game, seat)
    if game.due:
        return in_the_storm(game, seat)
    move = share_water(game, seat)
    if move == NO_MOVE:
        move = play_cards(game, seat)
    if move != NO_MOVE:
        return move
    if game.actions == 0:
        return SPEED_UP if holds(game, seat, THROTTLE) else CALL_STORM
    if is_buried(game, seat):
        return DIG + game.pawn[seat]
    if game.carrier == seat and room(game, seat) >= 2 and can_draw_water(game, seat):
        return DRAW_WATER
    return act(game, seat)


def eager_seats(game: Expedition) -> i64:
    """Whoever would do something free now, before the active player goes on; else the active player."""
    if is_amid_action(game):
        return only(game.turn)
    seat: i64
    for seat in range(game.seats):
        if seat != game.turn and (can_help_out(game, seat) or would_raise_shield(game, seat)):
            return only(seat)
    return only(game.turn)


def can_help_out(game: Expedition, seat: i64) -> bool:
    """Whether somebody in reach has at least two portions less, and got none since the last action."""
    if game.water[seat] < 2:
        return False
    other: i64
    for other in range(game.seats):
        is_drier = game.water[seat] - game.water[other] >= 2 and room(game, other) > 0
        if is_drier and can_pour(game, seat, other) and not game.passed & way(seat, other):
            return True
    return False


def would_raise_shield(game: Expedition, seat: i64) -> bool:
    """Whether the sun would do harm enough on a seat's tile, in the storm."""
    if not game.due or not holds(game, seat, SHIELD):
        return False
    return not is_sheltered(game, seat) and harm_of_sun(game, seat) >= HARM


def lend_a_hand(game: Expedition, seat: i64) -> i64:
    """What somebody does for free in another's turn."""
    if would_raise_shield(game, seat):
        return RAISE_SHIELD
    return pouring(game, seat, vec[i64]())[0]


def holds(game: Expedition, seat: i64, card: i64) -> bool:
    return game.kit[seat * KINDS + card] > 0


def sort_forecast(game: Expedition) -> i64:
    """A Sun card goes under the pile, the rest back as it lies."""
    top = game.storm[hand_start(game) + game.unplaced - 1]
    if not game.bottom_used:
        i: i64
        for i in range(hand_start(game), hand_start(game) + game.unplaced):
            if game.storm[i] >= SUN:
                return PUT_UNDER + game.storm[i]
    return PUT_ON_TOP + top


def in_the_storm(game: Expedition, seat: i64) -> i64:
    """A shield goes up where the sun would do harm enough."""
    return RAISE_SHIELD if would_raise_shield(game, seat) else REVEAL


def harm_of_sun(game: Expedition, seat: i64) -> i64:
    """What the sun of a round would do to all on a seat's tile."""
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if game.pawn[other] == game.pawn[seat]:
            total += pain_of_sun(game, other)
    return total * heat(game) // 100


def share_water(game: Expedition, seat: i64) -> i64:
    """Water for the thirsty."""
    if game.carrier == seat and game.actions and is_open_well(game, game.pawn[seat]):
        other: i64
        for other in range(game.seats):
            if other != seat and can_pour(game, seat, other) and game.water[seat] >= 2 and room(game, other):
                free = room(game, other)
                return give(other, free if free < game.water[seat] - 1 else game.water[seat] - 1)
    gifts = pouring(game, seat, vec[i64]())
    if len(gifts):
        return gifts[0]
    if holds(game, seat, RESERVE) and (thirst_here(game, seat) >= RESERVE_WORTH or game.water[seat] == 0):
        return SHARE_RESERVE
    return NO_MOVE


def play_cards(game: Expedition, seat: i64) -> i64:
    """Equipment that costs nothing to play at once."""
    if holds(game, seat, TERRASCOPE):
        unseen = wells_to_try(game) & ~game.scouted
        if unseen & (unseen - 1):
            return SCOUT + lowest(unseen)
    if holds(game, seat, BLASTER):
        return blast_dune(game, seat)
    return NO_MOVE


def blast_dune(game: Expedition, seat: i64) -> i64:
    """A dune of three markers or more nearby; any blocked tile when one is stuck."""
    here = only(game.pawn[seat])
    cell = highest(game, (here | nearby(game, seat, here)) & game.blocked)
    if cell == NOWHERE:
        return NO_MOVE
    if game.sand[cell] >= DUNE or (game.sand[cell] >= 3 and is_buried(game, seat)):
        return BLAST + cell
    return NO_MOVE


def highest(game: Expedition, cells: i64) -> i64:
    """The cell among these with most sand."""
    found = NOWHERE
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if found == NOWHERE or game.sand[cell] > game.sand[found]:
            found = cell
    return found


def best_to_dig(game: Expedition, seat: i64) -> i64:
    """The sandy cell in reach where digging helps most; NOWHERE if there is none."""
    here = only(game.pawn[seat])
    cells = (here | nearby(game, seat, here)) & game.sandy
    crowd = pawns_elsewhere(game, seat) | here | game.pad
    found = NOWHERE
    best: i64 = 0
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        merit = 2 * game.sand[cell]
        if not has(game.excavated, cell):
            merit += DESERT
        if has(game.blocked & crowd, cell):
            merit += CROWDED
        if merit > best:
            best = merit
            found = cell
    return found


def act(game: Expedition, seat: i64) -> i64:
    """The best errand, unless something else is as good."""
    turn = plan(game, seat, game.actions)
    move, value = other_work(game, turn)
    if turn.best > value:
        if turn.flies:
            return fly(turn.cell, somebody_for_the_pad(game, seat))
        return towards(game, seat, turn.cost, turn.cell)
    return move


def somebody_for_the_pad(game: Expedition, seat: i64) -> i64:
    """At the end a companion flies along."""
    others = companions(game, seat)
    return lowest(others) if game.taken == PARTS and others else NO_PASSENGER


def towards(game: Expedition, seat: i64, cost: vec[i64], target: i64) -> i64:
    """The next action of an errand."""
    if target == game.pawn[seat]:
        return work_here(game, seat)
    step = first_cell(game, seat, cost, target)
    if step == NOWHERE:
        return CALL_STORM
    if has(game.blocked, step) and game.role[seat] != CLIMBER:
        return DIG + step
    return walk(step, NO_PASSENGER)


def work_here(game: Expedition, seat: i64) -> i64:
    """What the own tile offers."""
    cell = game.pawn[seat]
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == cell and is_within_reach(game, cell):
            return TAKE_PART + part
    if game.carrier == seat and can_draw_water(game, seat):
        return DRAW_WATER
    if can_excavate(game, seat):
        return EXCAVATE
    return DIG + cell if game.sand[cell] else CALL_STORM


def other_work(game: Expedition, turn: Turn) -> tuple[i64, i64]:
    """Digging where one stands, one storm card less, or leading somebody: the move, and what the turn brings with it."""
    seat = turn.seat
    place = game.pawn[seat]
    marker = worth_of_marker(game)
    cell = best_to_dig(game, seat)
    move: i64 = CALL_STORM
    worth: i64 = 0
    if cell != NOWHERE:
        move = DIG + cell
        worth = marker * 2 if game.role[seat] == ARCHEOLOGIST and game.sand[cell] >= 2 else marker
        if has(game.pad, cell) and has(game.blocked, cell) and game.taken == PARTS:
            worth += CLEAR_PAD
    role = game.role[seat]
    if role == METEOROLOGIST and game.fewer < storm_level(game):
        spare = marker * SPARED + CALM
        if spare > worth:
            worth = spare
            move = SPARE
    elif role == NAVIGATOR:
        move, worth = lead_somebody(game, seat, move, worth)
    return move, turn.value(place, worth, 1) if move != CALL_STORM else 0


def lead_somebody(game: Expedition, seat: i64, move: i64, worth: i64) -> tuple[i64, i64]:
    """The Navigator spares others their steps."""
    other: i64
    for other in range(game.seats):
        if other == seat or game.role[other] == CLIMBER or is_buried(game, other):
            continue
        turn = plan(game, other, ACTIONS)
        cell = turn.cell
        if cell == NOWHERE or turn.cost[cell] < 2:
            continue
        reach = in_three_steps(game, other)
        while cell != NOWHERE and cell != game.pawn[other] and not has(reach, cell):
            cell = cell_before(game, other, turn.cost, cell)
        if cell == NOWHERE or cell == game.pawn[other]:
            continue
        spared = LED * turn.cost[cell]
        if game.taken == PARTS:
            spared *= HURRY
        if spared > worth:
            worth = spared
            move = guide(other, cell, NO_PASSENGER)
    return move, worth
