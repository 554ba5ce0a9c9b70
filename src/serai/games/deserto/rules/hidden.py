"""Deserto: what a seat cannot know: the other hands and the draw pile."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import append, i64, vec, zeros
from serai.games.deserto.rules.cards import hand_size
from serai.games.deserto.state import CARDS, KINDS, Square


def unseen_by(game: Square, seat: i64) -> vec[i64]:
    """How many cards of each kind are hidden from a seat: what it can work out, and not a bit more."""
    counts = zeros(KINDS)
    i: i64
    for i in range(game.undrawn):
        counts[game.deck[i]] += 1
    for i in range(game.seats * KINDS):
        if i // KINDS != seat:
            counts[i % KINDS] += game.hands[i]
    return counts


def deal_anew(game: Square, seat: i64, rng: Rng) -> None:
    """The same cards, sorted, shuffled and dealt again to all but this seat; every hand keeps its size."""
    counts = unseen_by(game, seat)
    deck = vec[i64](capacity=CARDS)
    other: i64
    kind: i64
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            deck = append(deck, kind)
    rng.shuffle(deck)
    game.deck = deck
    game.undrawn = len(deck)
    for other in range(game.seats):
        if other != seat:
            n = hand_size(game, other)
            for kind in range(KINDS):
                game.hands[other * KINDS + kind] = 0
            for _ in range(n):
                game.undrawn -= 1
                game.hands[other * KINDS + deck[game.undrawn]] += 1
