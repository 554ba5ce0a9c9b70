"""Le Désert interdit: what somebody with experience does without much thought. No rule, only how bots imagine turns."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import is_buried
from serai.games.desert.rules.forecast import hand_start
from serai.games.desert.rules.free import can_pour
from serai.games.desert.rules.turn import is_amid_action
from serai.games.desert.rules.water import can_draw_water, room
from serai.games.desert.sense.facts import holds, open_wells, thirst_here, wells_to_try
from serai.games.desert.sense.moves import dunes_in_reach, is_in_need, may_shield, pouring
from serai.games.desert.sense.thirst import harm_of_sun
from serai.games.desert.sense.ways import NOWHERE, lowest
from serai.games.desert.sense.weights import HUNCH
from serai.games.desert.sense.work import act
from serai.games.desert.state import BLASTER, CARRIER, RESERVE, SUN, TERRASCOPE, THROTTLE, Expedition

NO_MOVE: Final = -1


def quick_move(game: Expedition, seat: i64) -> i64:
    """A move without much thought."""
    if game.unplaced:
        return sort_forecast(game)
    if game.guided >= 0:
        return codes.HALT
    if seat != game.turn:
        return lend_a_hand(game, seat)
    if game.due:
        return codes.RAISE_SHIELD if would_raise_shield(game, seat) else codes.REVEAL
    move = free_act(game, seat)
    return move if move != NO_MOVE else spend_action(game, seat)


def spend_action(game: Expedition, seat: i64) -> i64:
    """What must be, what the Water Carrier always does, else the best work."""
    if game.actions == 0:
        return codes.SPEED_UP if holds(game, seat, THROTTLE) else codes.CALL_STORM
    if is_buried(game, seat):
        return codes.DIG + game.pawn[seat]
    if game.role[seat] == CARRIER and room(game, seat) >= 2 and can_draw_water(game, seat):
        return codes.DRAW_WATER
    return act(game, seat)


def sort_forecast(game: Expedition) -> i64:
    """A Sun card, or a rising storm, goes under the pile, the rest back as it lies."""
    top = hand_start(game) + game.unplaced - 1
    if not game.bottom_used:
        i: i64
        for i in range(hand_start(game), top + 1):
            if game.storm[i] >= SUN:
                return codes.PUT_UNDER + game.storm[i]
    return codes.PUT_ON_TOP + game.storm[top]


# Out of turn


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
    """Whether somebody in reach needs a seat's water."""
    if game.water[seat] < 2:
        return False
    other: i64
    for other in range(game.seats):
        if is_in_need(game, seat, other):
            return True
    return False


def would_raise_shield(game: Expedition, seat: i64) -> bool:
    """Whether the sun would do harm enough on a seat's tile, in the storm."""
    return may_shield(game, seat) and harm_of_sun(game, seat) >= HUNCH.harm


def lend_a_hand(game: Expedition, seat: i64) -> i64:
    """What somebody does for free in another's turn."""
    if would_raise_shield(game, seat):
        return codes.RAISE_SHIELD
    return pouring(game, seat, vec[i64]())[0]


# Free acts


def free_act(game: Expedition, seat: i64) -> i64:
    """Water for the thirsty, and equipment that is best played at once."""
    if game.role[seat] == CARRIER and game.actions and has(open_wells(game), game.pawn[seat]):
        move = pour_out(game, seat)
        if move != NO_MOVE:
            return move
    gifts = pouring(game, seat, vec[i64]())
    return gifts[0] if len(gifts) else play_cards(game, seat)


def pour_out(game: Expedition, seat: i64) -> i64:
    """The Water Carrier at a well keeps one portion: there is more."""
    spare = game.water[seat] - 1
    other: i64
    for other in range(game.seats):
        free = room(game, other)
        if other != seat and spare > 0 and free and can_pour(game, seat, other):
            return codes.give(other, free if free < spare else spare)
    return NO_MOVE


def play_cards(game: Expedition, seat: i64) -> i64:
    """Equipment that costs nothing to play at once."""
    if holds(game, seat, RESERVE) and (thirst_here(game, seat) >= HUNCH.reserve or game.water[seat] == 0):
        return codes.SHARE_RESERVE
    if holds(game, seat, TERRASCOPE):
        unseen = wells_to_try(game) & ~game.scouted
        if unseen & (unseen - 1):
            return codes.SCOUT + lowest(unseen)
    if holds(game, seat, BLASTER):
        return blast_dune(game, seat)
    return NO_MOVE


def blast_dune(game: Expedition, seat: i64) -> i64:
    """A dune high enough nearby; any of three markers when one is stuck."""
    cell = highest(game, dunes_in_reach(game, seat))
    if cell == NOWHERE:
        return NO_MOVE
    if game.sand[cell] >= HUNCH.dune or (game.sand[cell] >= 3 and is_buried(game, seat)):
        return codes.BLAST + cell
    return NO_MOVE


def highest(game: Expedition, cells: i64) -> i64:
    """The cell among these with most sand."""
    found: i64 = NOWHERE
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if found == NOWHERE or game.sand[cell] > game.sand[found]:
            found = cell
    return found
