"""Le Désert interdit: what an action is spent on, without much thought. No rule, only how bots imagine turns."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import in_three_steps, is_buried, nearby
from serai.games.desert.rules.excavating import can_excavate
from serai.games.desert.rules.parts import is_within_reach
from serai.games.desert.rules.turn import ACTIONS, storm_level
from serai.games.desert.rules.walking import companions
from serai.games.desert.rules.water import can_draw_water
from serai.games.desert.sense.errands import plan, worth_of_marker
from serai.games.desert.sense.facts import pawns_elsewhere
from serai.games.desert.sense.turn import Turn
from serai.games.desert.sense.ways import NOWHERE, cell_before, first_cell, lowest
from serai.games.desert.sense.weights import HUNCH
from serai.games.desert.state import ARCHEOLOGIST, CARRIER, CLIMBER, METEOROLOGIST, NAVIGATOR, PARTS, Expedition

NO_WORK: Final[i64] = codes.CALL_STORM  # without anything to do the actions are over


def act(game: Expedition, seat: i64) -> i64:
    """The best errand, unless something else is as good."""
    turn = plan(game, seat, game.actions)
    move, value = other_work(game, turn)
    if turn.best <= value:
        return move
    if turn.flies:
        return codes.fly(turn.cell, somebody_for_the_pad(game, seat))
    return towards(game, seat, turn.cost, turn.cell)


# On an errand


def somebody_for_the_pad(game: Expedition, seat: i64) -> i64:
    """At the end a companion flies along."""
    others = companions(game, seat)
    if game.taken == PARTS and others:
        return lowest(others)
    return codes.NO_PASSENGER


def towards(game: Expedition, seat: i64, cost: vec[i64], target: i64) -> i64:
    """The next action of an errand."""
    if target == game.pawn[seat]:
        return work_here(game, seat)
    step = first_cell(game, seat, cost, target)
    if step == NOWHERE:
        return NO_WORK
    if has(game.blocked, step) and game.role[seat] != CLIMBER:
        return codes.DIG + step
    return codes.walk(step, codes.NO_PASSENGER)


def work_here(game: Expedition, seat: i64) -> i64:
    """What the own tile offers."""
    cell = game.pawn[seat]
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == cell and is_within_reach(game, cell):
            return codes.TAKE_PART + part
    if game.role[seat] == CARRIER and can_draw_water(game, seat):
        return codes.DRAW_WATER
    if can_excavate(game, seat):
        return codes.EXCAVATE
    return codes.DIG + cell if game.sand[cell] else NO_WORK


# Without one


def other_work(game: Expedition, turn: Turn) -> tuple[i64, i64]:
    """Digging where one stands, one storm card less, or leading somebody: the move, and what the turn brings with it."""
    seat = turn.seat
    move, worth = dig_nearby(game, seat)
    if game.role[seat] == METEOROLOGIST:
        move, worth = spare_card(game, move, worth)
    elif game.role[seat] == NAVIGATOR:
        move, worth = lead_somebody(game, seat, move, worth)
    if move != NO_WORK:
        return move, turn.value(game.pawn[seat], worth, 1)
    return move, 0


def dig_nearby(game: Expedition, seat: i64) -> tuple[i64, i64]:
    """The marker, or two, whose removal helps most, and its worth."""
    cell = best_to_dig(game, seat)
    if cell == NOWHERE:
        return NO_WORK, 0
    worth = worth_of_marker(game)
    if game.role[seat] == ARCHEOLOGIST and game.sand[cell] >= 2:
        worth *= 2
    if has(game.pad & game.blocked, cell) and game.taken == PARTS:
        worth += HUNCH.clear_pad
    return codes.DIG + cell, worth


def best_to_dig(game: Expedition, seat: i64) -> i64:
    """The sandy cell in reach where digging helps most; NOWHERE if there is none."""
    here = only(game.pawn[seat])
    cells = (here | nearby(game, seat, here)) & game.sandy
    crowd = pawns_elsewhere(game, seat) | here | game.pad
    found: i64 = NOWHERE
    best: i64 = 0
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        merit = merit_of_digging(game, cell, crowd)
        if merit > best:
            best = merit
            found = cell
    return found


def merit_of_digging(game: Expedition, cell: i64, crowd: i64) -> i64:
    """In half markers: the sand, more where something may be found, and where it holds somebody up."""
    merit = 2 * game.sand[cell]
    if not has(game.excavated, cell):
        merit += HUNCH.desert
    if has(game.blocked & crowd, cell):
        merit += HUNCH.crowded
    return merit


def spare_card(game: Expedition, move: i64, worth: i64) -> tuple[i64, i64]:
    """The Meteorologist: one storm card less, where that is worth more."""
    spare = worth_of_marker(game) * HUNCH.spared + HUNCH.calm
    if game.fewer < storm_level(game) and spare > worth:
        return codes.SPARE, spare
    return move, worth


def lead_somebody(game: Expedition, seat: i64, move: i64, worth: i64) -> tuple[i64, i64]:
    """The Navigator spares others their steps, where that is worth more; once all parts are there, above all."""
    step = HUNCH.led
    if game.taken == PARTS:
        step *= HUNCH.hurry
    other: i64
    for other in range(game.seats):
        if other == seat or game.role[other] == CLIMBER or is_buried(game, other):
            continue
        turn = plan(game, other, ACTIONS)
        cell = furthest_to_lead(game, turn)
        if cell != NOWHERE and step * turn.cost[cell] > worth:
            worth = step * turn.cost[cell]
            move = codes.guide(other, cell, codes.NO_PASSENGER)
    return move, worth


def furthest_to_lead(game: Expedition, turn: Turn) -> i64:
    """The last cell in reach on the way to somebody's best errand; NOWHERE where it is not worth the while."""
    cell = turn.cell
    if cell == NOWHERE or turn.cost[cell] < 2:
        return NOWHERE
    here = game.pawn[turn.seat]
    reach = in_three_steps(game, turn.seat)
    while cell != NOWHERE and not has(reach | only(here), cell):
        cell = cell_before(game, turn.seat, turn.cost, cell)
    if cell == here:
        return NOWHERE
    return cell
