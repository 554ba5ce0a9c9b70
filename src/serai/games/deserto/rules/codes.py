"""Deserto: moves and events as whole numbers."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64

# What the story tells.
LAID: Final = 1  # seat, card, cell
TAKEN: Final = 2  # seat, cell, cards
FOUR_VIZIERS: Final = 3  # seat
GIVEN: Final = 4  # seat, card, to
DRAWN: Final = 5  # seat, card (the card is for the seat alone)

# Moves: card * 5 + cell lays a card, card * 5 + 4 gives it away.
PLACES: Final = 5  # where a card can go: four positions, and the previous player
GIVE: Final = 4
MOVES: Final = 20


def lay(card: i64, cell: i64) -> i64:
    """The move that lays a card on a position."""
    return card * PLACES + cell


def give(card: i64) -> i64:
    """The move that gives a card away."""
    return card * PLACES + GIVE


def card_in(move: i64) -> i64:
    return move // PLACES


def place_in(move: i64) -> i64:
    """A position, or GIVE."""
    return move % PLACES
