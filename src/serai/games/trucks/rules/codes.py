"""Moves and events as whole numbers.

A move names what it leads to, not each step on the way: a truck, the cell where it ends and what its gauge shows then.
Ways that differ in neither lead to the same position, so they are one move; the way with the fewest jumps is driven.
"""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64

# What is done with a card.
DRIVE: Final = 0  # an own truck
PUSH: Final = 1  # a foreign one
SIPHON_OFF: Final = 2  # three litres from a foreign truck
FILL: Final = 3  # a litre into an own one
FLIP: Final = 4  # own trucks: a set of their numbers
FLIP_OTHER: Final = 5  # a foreign one
RESTART: Final = 6  # the card cannot be followed: an own truck goes home
DISCARD: Final = 7  # nor is there a truck to go home

# Layout, from the lowest bit: litres (4), place (8), truck (3), seat (3), card (3), what is done (3).
# `truck` is a number from 0 to 2, for FLIP a set; `seat` owns a foreign truck; `place` is the name of a cell.
PLACE_BIT: Final = 4
TRUCK_BIT: Final = 12
TRUCK_BITS: Final = 0x7000
SEAT_BIT: Final = 15
CARD_BIT: Final = 18
DEED_BIT: Final = 21
MOVES: Final = 1 << 24

# What the story tells. Trucks are numbered from 1; `way` is the whole way, eight bits for each cell.
PLAYED: Final = 1  # seat, card
DROVE: Final = 2  # seat, truck, way, litres
JUMPED: Final = 3  # seat, to (the owner of the truck jumped), truck, litres (of that truck)
PUSHED: Final = 4  # seat, to, truck, way
REFUELLED: Final = 5  # seat, truck
SIPHONED: Final = 6  # seat, to, truck, litres
FILLED: Final = 7  # seat, truck, litres
FLIPPED: Final = 8  # seat, truck, litres
FLIPPED_OTHER: Final = 9  # seat, to, truck, litres
FAILED: Final = 10  # seat, card
SENT_HOME: Final = 11  # seat, truck
ARRIVED: Final = 12  # seat, truck, place, points
SCORCHED: Final = 13  # seat, truck, litres: the night on a skull
DRAWN: Final = 14  # seat, card (the card is for the seat alone)
SHUFFLED: Final = 15  # cards
WON: Final = 16  # seat, truck: the first arrival, where no other counts


def code(deed: i64, card: i64, seat: i64, truck: i64, place: i64, litres: i64) -> i64:
    """A move out of its parts."""
    low = litres | (place << PLACE_BIT) | (truck << TRUCK_BIT)
    return low | (seat << SEAT_BIT) | (card << CARD_BIT) | (deed << DEED_BIT)


def with_truck(move: i64, truck: i64) -> i64:
    """The same move with another truck."""
    return (move & ~TRUCK_BITS) | (truck << TRUCK_BIT)


def litres_in(move: i64) -> i64:
    return move & 15


def place_in(move: i64) -> i64:
    return (move >> PLACE_BIT) & 255


def truck_in(move: i64) -> i64:
    return (move >> TRUCK_BIT) & 7


def seat_in(move: i64) -> i64:
    return (move >> SEAT_BIT) & 7


def card_in(move: i64) -> i64:
    return (move >> CARD_BIT) & 7


def deed_in(move: i64) -> i64:
    return move >> DEED_BIT
