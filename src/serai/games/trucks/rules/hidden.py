"""What a seat cannot know: the other hands and the order of the draw pile."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import append, i64, vec, zeros
from serai.games.trucks.rules.cards import hand_size
from serai.games.trucks.state import CARDS, Race


def unseen_by(game: Race, seat: i64) -> vec[i64]:
    """How many cards of each kind are hidden from a seat: what it can work out, and not a bit more."""
    counts = zeros(CARDS)
    i: i64
    for i in range(game.undrawn):
        counts[game.deck[i]] += 1
    for i in range(game.seats * CARDS):
        if i // CARDS != seat:
            counts[i % CARDS] += game.hands[i]
    return counts


def deal_anew(game: Race, seat: i64, rng: Rng) -> None:
    """The same cards, sorted, shuffled and dealt again to all but this seat; every hand keeps its size."""
    counts = unseen_by(game, seat)
    deck = vec[i64](capacity=64)
    other: i64
    card: i64
    for card in range(CARDS):
        for _ in range(counts[card]):
            deck = append(deck, card)
    rng.shuffle(deck)
    game.deck = deck
    game.undrawn = len(deck)
    for other in range(game.seats):
        if other != seat:
            n = hand_size(game, other)
            for card in range(CARDS):
                game.hands[other * CARDS + card] = 0
            for _ in range(n):
                game.undrawn -= 1
                game.hands[other * CARDS + deck[game.undrawn]] += 1
