"""Quicksand: moves and events as whole numbers."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.quicksand.state import JOKER, MOST_TIMERS

# Events.
ANNOUNCED: Final = 1  # seat, card
ADVANCED: Final = 2  # timer, tile (where it now stands), left (ms of sand)
TURNED: Final = 3  # timer, tile, left
UNBLOCKED: Final = 4  # tile
RECOVERED: Final = 5  # timer, tile, left
STILL_LOST: Final = 6  # timer, tile, left
LOST: Final = 7  # timer, tile, moment
RAN_OUT: Final = 8  # timer, tile, moment
DRAWN: Final = 9  # seat, place, card (the last two for the seat alone)
DRAWN_OUT: Final = 10  # seat, place (the others see the card in their view)
PILE_TURNED: Final = 11  # cards

# Moves: 0 to 6 play a shape or colour, 7 to 11 a joker on a timer, 12 to 14 the card at a place (facing out).
PLACES: Final = JOKER + MOST_TIMERS
MOVES: Final = PLACES + 3


def play(card: i64) -> i64:
    """The move that plays a shape or a colour."""
    return card


def joker(timer: i64) -> i64:
    """The move that plays a joker on a timer, or names the timer for a joker already shown."""
    return JOKER + timer


def play_place(place: i64) -> i64:
    """The move that plays the unseen card at a place of the own hand."""
    return PLACES + place


def is_joker(move: i64) -> bool:
    return JOKER <= move < PLACES
