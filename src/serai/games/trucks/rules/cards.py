"""Hands, the draw pile and the discard pile."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import append, i64, vec
from serai.games.trucks.rules.codes import DRAWN, PLAYED, SHUFFLED
from serai.games.trucks.state import CARDS, Race

NO_CARD: Final = -1


def holds(game: Race, seat: i64, card: i64) -> bool:
    return game.hands[seat * CARDS + card] > 0


def hand_size(game: Race, seat: i64) -> i64:
    n: i64 = 0
    card: i64
    for card in range(CARDS):
        n += game.hands[seat * CARDS + card]
    return n


def play_card(game: Race, seat: i64, card: i64) -> None:
    """TRK-TURN-3."""
    game.hands[seat * CARDS + card] -= 1
    game.discards[card] += 1
    game.top = card
    game.tell(PLAYED, seat, card)


def draw(game: Race, seat: i64, rng: Rng) -> None:
    """TRK-TURN-4."""
    if game.undrawn == 0:
        shuffle_discards(game, rng)
    game.undrawn -= 1
    card = game.deck[game.undrawn]
    game.hands[seat * CARDS + card] += 1
    game.tell(DRAWN, seat, card)


def shuffle_discards(game: Race, rng: Rng) -> None:
    """TRK-TURN-6; the card just played is among them: TRK-R19."""
    deck = vec[i64](capacity=64)
    card: i64
    for card in range(CARDS):
        for _ in range(game.discards[card]):
            deck = append(deck, card)
        game.discards[card] = 0
    rng.shuffle(deck)
    game.deck = deck
    game.undrawn = len(deck)
    game.top = NO_CARD
    game.tell(SHUFFLED, game.undrawn)
