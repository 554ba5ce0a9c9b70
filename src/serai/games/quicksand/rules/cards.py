"""Quicksand: the hands, and the piles: one ring of cards, in which the discards lie behind the draw pile."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.vecs import i64, u8
from serai.games.quicksand.rules.codes import DRAWN, DRAWN_OUT, PILE_TURNED
from serai.games.quicksand.state import HAND, NO_CARD, RING, Track


def kinds_held(game: Track, seat: i64) -> i64:
    """The set of cards in a hand."""
    base = seat * HAND
    return only(game.hands[base]) | only(game.hands[base + 1]) | only(game.hands[base + 2])


def place_of(game: Track, seat: i64, card: i64) -> i64:
    """Where a hand holds a card."""
    place: i64 = 0
    while game.hands[seat * HAND + place] != card:
        place += 1
    return place


def discard(game: Track, seat: i64, place: i64) -> None:
    """QKS-TURN-4: face up on the discard pile."""
    at = seat * HAND + place
    game.cards[(game.head + game.undrawn + game.discards) % RING] = u8(game.hands[at])
    game.discards += 1
    game.hands[at] = NO_CARD


def draw(game: Track, seat: i64, place: i64) -> None:
    """QKS-TURN-5."""
    if game.undrawn == 0:
        turn_pile(game)
    card: i64 = i64(game.cards[game.head])
    game.head = (game.head + 1) % RING
    game.undrawn -= 1
    game.hands[seat * HAND + place] = card
    if game.facing_out:
        game.tell(DRAWN_OUT, seat, place)
    else:
        game.tell(DRAWN, seat, place, card)


def refill_alone(game: Track) -> None:
    """QKS-SOLO-1, QKS-Q19: three new cards after the effect of the third."""
    place: i64
    for place in range(HAND):
        if game.hands[place] != NO_CARD:
            return
    for place in range(HAND):
        draw(game, 0, place)


def turn_pile(game: Track) -> None:
    """QKS-TURN-6, QKS-Q8: the discards, turned over and not shuffled, are drawn oldest first."""
    game.tell(PILE_TURNED, game.discards)
    game.undrawn = game.discards
    game.discards = 0
    game.pile_known = True
