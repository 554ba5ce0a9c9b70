"""Quicksand: what a seat cannot know, and what it may be told."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.core.vecs import i64, listed_by_kind, u8, vec, zeros
from serai.games.quicksand.state import HAND, JOKER, NO_CARD, RING, Track


def sees_hand(game: Track, reader: i64, seat: i64) -> bool:
    """QKS-TURN-7: the own hand alone; facing out, every hand but the own: QKS-OUT-1."""
    if reader == NOBODY:
        return False  # else the screen on the table would show everybody their own cards
    return reader != seat if game.facing_out else reader == seat


def is_hidden(game: Track, reader: i64, seat: i64, place: i64) -> bool:
    """Whether a reader does not see the card at a place; a joker that waits for its target lies open: QKS-Q15."""
    if game.hands[seat * HAND + place] == NO_CARD or sees_hand(game, reader, seat):
        return False
    return not (seat == game.turn and place == game.naming)


def unseen_by(game: Track, reader: i64) -> vec[i64]:
    """How many cards of each kind are hidden from a reader: what it can work out, and not a bit more."""
    counts = zeros(JOKER + 1)
    seat: i64
    place: i64
    for seat in range(game.seats):
        for place in range(HAND):
            if is_hidden(game, reader, seat, place):
                counts[game.hands[seat * HAND + place]] += 1
    if not game.pile_known:
        for place in range(game.undrawn):
            counts[i64(game.cards[(game.head + place) % RING])] += 1
    return counts


def deal_anew(game: Track, reader: i64, rng: Rng) -> None:
    """The hidden cards, sorted, shuffled and dealt again. Once the discards were turned over, all know the pile."""
    cards = listed_by_kind(unseen_by(game, reader))
    seat: i64
    place: i64
    rng.shuffle(cards)
    next_card: i64 = 0
    for seat in range(game.seats):
        for place in range(HAND):
            if is_hidden(game, reader, seat, place):
                game.hands[seat * HAND + place] = cards[next_card]
                next_card += 1
    if not game.pile_known:
        for place in range(game.undrawn):
            game.cards[(game.head + place) % RING] = u8(cards[next_card + place])
