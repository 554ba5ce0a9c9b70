"""Why a move is refused, for people; `legal_moves` decides, and a law holds the two together."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64, vec
from serai.games.trucks.rules.cards import can_be_filled, can_be_tampered_with, options, own_flippable
from serai.games.trucks.rules.codes import (
    DRIVE,
    FILL,
    FLIP,
    FLIP_OTHER,
    MOVES,
    PUSH,
    RESTART,
    SIPHON_OFF,
    card_in,
    deed_in,
    litres_in,
    place_in,
    seat_in,
    truck_in,
)  # fmt: skip
from serai.games.trucks.rules.driving import (
    NO_WAY,
    can_be_pushed,
    first_goal,
    gauge_after,
    is_on_slope,
    is_on_track,
    low_tanks,
    occupied,
    way_driven,
    way_pushed,
)  # fmt: skip
from serai.games.trucks.rules.goal import result
from serai.games.trucks.rules.ways import at_station, cost_of, place_of
from serai.games.trucks.state import CARDS, FLIPANY, FLIPOWN, MOVE3ANY, SIPHON, Race

OK = ""
NO_MOVE = "SER-MOVE"


def why_refused(game: Race, seat: i64, move: i64) -> str:
    """The rule that forbids a move; empty for exactly the legal ones."""
    if game.turn < 0:
        return result(game).rule
    if seat != game.turn:
        return "TRK-TURN-5"
    if not 0 <= move < MOVES or not is_well_formed(game, seat, move):
        return NO_MOVE
    card = card_in(move)
    if game.hands[seat * CARDS + card] == 0:
        return "TRK-TURN-1"
    deed = deed_in(move)
    if deed == DRIVE:
        return why_not_drive(game, seat, move)
    if deed == PUSH:
        return why_not_push(game, move)
    if deed == FLIP:
        return why_not_flip(game, seat, card, truck_in(move))
    if deed == FILL:
        return why_not_fill(game, seat * game.trucks + truck_in(move))
    if deed in {SIPHON_OFF, FLIP_OTHER}:
        rule = "TRK-CARD-SIPHON-1" if deed == SIPHON_OFF else "TRK-CARD-PINK-1"
        return why_not_tampered_with(game, seat_in(move) * game.trucks + truck_in(move), rule)
    return why_no_penalty(game, seat, card, deed, truck_in(move))


def is_well_formed(game: Race, seat: i64, move: i64) -> bool:
    """Whether the parts of a code fit together, so that no two codes are the same move."""
    deed = deed_in(move)
    card = card_in(move)
    truck = truck_in(move)
    if deed == DRIVE:
        return card <= MOVE3ANY and truck < game.trucks and seat_in(move) == 0
    if deed == PUSH:
        return card == MOVE3ANY and is_foreign(game, seat, move) and litres_in(move) == 0
    if place_in(move) or litres_in(move):
        return False
    if deed in {SIPHON_OFF, FLIP_OTHER}:
        return card == (SIPHON if deed == SIPHON_OFF else FLIPANY) and is_foreign(game, seat, move)
    if seat_in(move):
        return False
    if deed == FILL:
        return card == SIPHON and truck < game.trucks
    if deed == FLIP:
        return card in {FLIPOWN, FLIPANY} and 0 < truck < only(game.trucks)
    return card < CARDS and (truck < game.trucks if deed == RESTART else truck == 0)


def is_foreign(game: Race, seat: i64, move: i64) -> bool:
    """Whether a move names a truck of somebody else."""
    return seat_in(move) != seat and seat_in(move) < game.seats and truck_in(move) < game.trucks


# Moving


def why_not_drive(game: Race, seat: i64, move: i64) -> str:
    """Looks at every way to the cell; with 0 litres, which no move has, it says why the cell cannot be reached."""
    truck = seat * game.trucks + truck_in(move)
    if game.place[truck]:
        return "TRK-GOAL-4"
    if litres_in(move) and way_driven(game, truck, card_in(move), place_in(move), litres_in(move)) != NO_WAY:
        return OK
    return why_not_there(game, truck, card_in(move), place_in(move))


def why_not_there(game: Race, truck: i64, card: i64, place: i64) -> str:
    course = game.course
    end = course.cell_of[place]
    if end < 0 or end == course.start:
        return "TRK-MOVE-8" if end == course.start else NO_MOVE
    if end == game.at[truck]:
        return "TRK-MOVE-4"
    if has(occupied(game), end):
        return "TRK-MOVE-5"
    why = "TRK-GOAL-2" if end == course.oasis else "TRK-MOVE-1"  # no way is so long
    cell = game.at[truck]
    i: i64
    for i in range(first_goal(course, cell, card), first_goal(course, cell, card + 1)):
        goal = course.goals[i]
        if place_of(goal) == place:
            left = gauge_after(goal, game.gauge[truck] - cost_of(goal))
            if left and way_driven(game, truck, card, place, left) != NO_WAY:
                return "TRK-FUEL-1"  # it can be reached, with other litres
            why = worse_of(why, why_not_goal(goal, left))
    return why


def why_not_goal(goal: i64, left: i64) -> str:
    """Too little fuel, else a jump."""
    if left == 0:
        return "TRK-STATION-2" if at_station(goal) else "TRK-FUEL-3"
    return "TRK-JUMP-5" if at_station(goal) else "TRK-JUMP-1"


def worse_of(one: str, two: str) -> str:
    """Of several ways, the one that came nearest speaks: a forbidden jump rather than an empty tank."""
    return one if one in {"TRK-JUMP-1", "TRK-JUMP-5"} else two


def why_not_push(game: Race, move: i64) -> str:
    course = game.course
    truck = seat_in(move) * game.trucks + truck_in(move)
    if game.place[truck]:
        return "TRK-GOAL-4"
    if not can_be_pushed(game, truck):
        return "TRK-SLOPE-3" if is_on_slope(game, truck) else "TRK-CARD-3ANY-2"
    end = course.cell_of[place_in(move)]
    if end < 0 or end == course.start:
        return "TRK-MOVE-8" if end == course.start else NO_MOVE
    if end == course.oasis:
        return "TRK-CARD-3ANY-3"
    if end == game.at[truck]:
        return "TRK-MOVE-4"
    if has(occupied(game), end):
        return "TRK-MOVE-5"
    return "TRK-MOVE-1" if way_pushed(game, truck, place_in(move)) == NO_WAY else OK


# Fuel cards


def why_not_tampered_with(game: Race, truck: i64, rule: str) -> str:
    if game.place[truck]:
        return "TRK-GOAL-4"
    if can_be_tampered_with(game, truck):
        return OK
    return "TRK-STATION-4" if is_on_track(game, truck) else rule


def why_not_fill(game: Race, truck: i64) -> str:
    if can_be_filled(game, truck):
        return OK
    if game.place[truck]:
        return "TRK-GOAL-4"
    return "TRK-FUEL-2" if is_on_track(game, truck) else "TRK-CARD-SIPHON-3"


def why_not_flip(game: Race, seat: i64, card: i64, trucks: i64) -> str:
    if card == FLIPANY and trucks & (trucks - 1):
        return "TRK-CARD-PINK-1"
    wrong = trucks & ~own_flippable(game, seat)
    number: i64
    for number in range(game.trucks):
        if has(wrong, number):
            rule = "TRK-CARD-RED-1" if card == FLIPOWN else "TRK-CARD-PINK-1"
            return why_not_tampered_with(game, seat * game.trucks + number, rule)
    return OK


# A card that cannot be followed


def why_no_penalty(game: Race, seat: i64, card: i64, deed: i64, number: i64) -> str:
    if len(options(game, seat, card, low_tanks(game), vec[i64]())):
        return "TRK-TURN-7"
    if deed == RESTART:
        return OK if is_on_track(game, seat * game.trucks + number) else "TRK-TURN-8"
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        if is_on_track(game, truck):
            return "TRK-TURN-8"
    return OK
