"""Deserto: what a learned value knows of a position, as one seat sees it.

Small whole numbers, in groups: the table, the square, the own hand, the unseen cards, what can be won now, and the
cards won by the others in the order of turns. Other hands and the draw pile count as one heap of unseen cards.
"""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec, zeros
from serai.games.deserto.rules.cards import hand_size
from serai.games.deserto.rules.hidden import unseen_by
from serai.games.deserto.sense.chances import best_gains, empty_cells, in_hand, likely
from serai.games.deserto.state import CELLS, KINDS, NO_CARD, OASIS, TREASURE, VIZIER, Square

# Where each group begins.
TABLE: Final = 0  # how many play, whose turn it is, how many turns are left
SQUARE: Final = TABLE + 3 + 4 + 6
HAND: Final = SQUARE + 1 + 4 * KINDS + 3
UNSEEN: Final = HAND + 2 * KINDS
GAINS: Final = UNSEEN + 2 * KINDS
RIVALS: Final = GAINS + 2 * KINDS + 3
INPUTS: Final = RIVALS + 3 * 3

MOST_SEATS: Final = 4
TURNS: Final = 50
LATE: Final = 12  # turns before the end from which on each counts
MOST: Final = 255  # that one number can say


def features_of(game: Square, seat: i64) -> vec[i64]:
    """All of them."""
    found = zeros(INPUTS)
    unseen = unseen_by(game, seat)
    gains = best_gains(game)
    note_table(game, seat, found)
    note_square(game, found)
    note_cards(game, seat, unseen, found)
    note_gains(game, seat, unseen, gains, found)
    note_rivals(game, seat, found)
    return found


def turns_left(game: Square) -> i64:
    """DST-INV-4: as many as there are cards undrawn and in hands."""
    left = game.undrawn
    seat: i64
    for seat in range(game.seats):
        left += hand_size(game, seat)
    return left


def seats_ahead(game: Square, seat: i64) -> i64:
    """How many turns the others take before this seat."""
    ahead = seat - game.turn
    return ahead if ahead >= 0 else ahead + game.seats


def note_table(game: Square, seat: i64, found: vec[i64]) -> None:
    """How many play, how soon it is this seat's turn, and how long the game still lasts."""
    left = turns_left(game)
    found[TABLE + game.seats - 2] = 1
    found[TABLE + 3 + seats_ahead(game, seat)] = 1
    at = TABLE + 3 + MOST_SEATS
    found[at] = left
    found[at + 1] = max(0, LATE - left)
    found[at + 2] = hand_size(game, seat)
    found[at + 3] = 1 if left <= 2 * game.seats else 0
    found[at + 4] = 1 if left <= game.seats else 0
    found[at + 5] = 1 if game.undrawn == 0 else 0


def note_square(game: Square, found: vec[i64]) -> None:
    """What is visible, and how much lies under it; cards that face each other share their neighbours."""
    found[SQUARE] = empty_cells(game)
    cell: i64
    for cell in range(CELLS):
        kind = game.top[cell]
        if kind == NO_CARD:
            continue
        at = SQUARE + 1 + 4 * kind
        found[at] += 1
        found[at + 1] += game.height[cell]
        found[at + 2] = max(found[at + 2], game.height[cell])
        if cell < 2 and kind == game.top[cell + 2]:
            found[at + 3] += 1
    at = SQUARE + 1 + 4 * KINDS
    for cell in range(2):
        note_facing(game, cell, at, found)


def note_facing(game: Square, cell: i64, at: i64, found: vec[i64]) -> None:
    """Two positions that face each other: both safe, one of them, or none."""
    safe: i64 = 0
    one = game.top[cell]
    two = game.top[cell + 2]
    if one in (OASIS, VIZIER):
        safe += 1
    if two in (OASIS, VIZIER):
        safe += 1
    found[at + safe] += 1


def note_cards(game: Square, seat: i64, unseen: vec[i64], found: vec[i64]) -> None:
    """The own hand, and the heap of all cards that are hidden."""
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        total += unseen[kind]
    for kind in range(KINDS):
        held = game.hands[seat * KINDS + kind]
        found[HAND + kind] = held
        found[HAND + KINDS + kind] = 1 if held else 0
        found[UNSEEN + kind] = unseen[kind]
        found[UNSEEN + KINDS + kind] = 20 * unseen[kind] // total if total else 0


def note_gains(game: Square, seat: i64, unseen: vec[i64], gains: vec[i64], found: vec[i64]) -> None:
    """What could be won at once: by anybody with the card, by this seat, and by whoever comes before it."""
    kind: i64
    for kind in range(KINDS):
        found[GAINS + kind] = max(0, gains[kind])
        if kind == TREASURE or kind == VIZIER + 1:
            found[GAINS + KINDS + kind] = 1 if gains[kind] < 0 else 0
    at = GAINS + 2 * KINDS
    mine = in_hand(game, seat, gains)
    if game.turn == seat:
        found[at] = mine
    else:
        found[at + 1] = mine
        found[at + 2] = min(MOST, likely(unseen, gains, hand_size(game, game.turn)) // 10)


def note_rivals(game: Square, seat: i64, found: vec[i64]) -> None:
    """How many cards each of the others is ahead or behind, in the order of turns."""
    place: i64
    for place in range(1, game.seats):
        other = (seat + place) % game.seats
        at = RIVALS + 3 * (place - 1)
        lead = game.won[seat] - game.won[other]
        found[at] = max(0, lead)
        found[at + 1] = max(0, -lead)
        found[at + 2] = 1 if lead == 0 else 0
