"""All moves by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.state import NOBODY
from serai.core.vecs import i64
from serai.games.trucks.rules import driving, failing, fuel, pushing
from serai.games.trucks.rules.cards import holds
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
)
from serai.games.trucks.rules.end import ending_rule
from serai.games.trucks.rules.legal import can_be_followed
from serai.games.trucks.state import CARDS, FLIPANY, FLIPOWN, MOVE3ANY, SIPHON, Race


def why_refused(game: Race, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if game.turn == NOBODY:
        return ending_rule(game)
    if seat != game.turn:
        return "TRK-TURN-5"
    if not 0 <= move < MOVES or not is_well_formed(game, seat, move):
        return "SER-MOVE"
    if not holds(game, seat, card_in(move)):
        return "TRK-TURN-1"
    return why_not_act(game, seat, move, deed_in(move))


def why_not_act(game: Race, seat: i64, move: i64, deed: i64) -> str:
    """The same for the deed alone."""
    if deed == DRIVE:
        return driving.why_not_drive(game, seat, move)
    if deed == PUSH:
        return pushing.why_not_push(game, move)
    if deed == SIPHON_OFF:
        return fuel.why_not_siphon_off(game, seat_in(move), truck_in(move))
    if deed == FILL:
        return fuel.why_not_fill(game, seat, truck_in(move))
    if deed == FLIP:
        return fuel.why_not_flip_own(game, seat, card_in(move), truck_in(move))
    if deed == FLIP_OTHER:
        return fuel.why_not_flip_other(game, seat_in(move), truck_in(move))
    if can_be_followed(game, seat, card_in(move)):
        return "TRK-TURN-7"
    if deed == RESTART:
        return failing.why_not_restart(game, seat, truck_in(move))
    return failing.why_not_discard(game, seat)


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


def act(game: Race, seat: i64, move: i64) -> None:
    """Carries out the deed that the move names."""
    deed = deed_in(move)
    if deed == DRIVE:
        driving.drive(game, seat, move)
    elif deed == PUSH:
        pushing.push(game, seat, move)
    elif deed == SIPHON_OFF:
        fuel.siphon_off(game, seat, seat_in(move), truck_in(move))
    elif deed == FILL:
        fuel.fill(game, seat, truck_in(move))
    elif deed == FLIP:
        fuel.flip_own(game, seat, truck_in(move))
    elif deed == FLIP_OTHER:
        fuel.flip_other(game, seat, seat_in(move), truck_in(move))
    elif deed == RESTART:
        failing.restart(game, seat, card_in(move), truck_in(move))
    else:
        failing.discard(game, seat, card_in(move))
