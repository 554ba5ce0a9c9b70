"""Deserto: how likely a seat wins, by hand-made judgement: what a learned value puts right."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.deserto.rules.cards import hand_size
from serai.games.deserto.rules.hidden import unseen_by
from serai.games.deserto.sense.chances import HUNDRED, best_gains, in_hand, likely
from serai.games.deserto.sense.features import TURNS, turns_left
from serai.games.deserto.sense.standing import lead
from serai.games.deserto.state import Square

CARD: Final = 500  # thousandths of log-odds that a card is worth when one turn is left
CROWD: Final = vec[i64]([0, 0, 0, 690, 1100])  # what the others are ahead by at the start, by how many play


def log_odds(game: Square, seat: i64) -> i64:
    """The lead, with what the seat whose turn it is will win; the longer the game, the less it says."""
    left = turns_left(game)
    gains = best_gains(game)
    hundredths = HUNDRED * lead(game, seat)
    if game.turn == seat:
        hundredths += HUNDRED * in_hand(game, seat, gains)
    else:
        hundredths -= likely(unseen_by(game, seat), gains, hand_size(game, game.turn)) // (game.seats - 1)
    return CARD * hundredths * 10 // (HUNDRED * root(1 + left)) - CROWD[game.seats] * left // TURNS


def root(number: i64) -> i64:
    """Ten times the square root, in whole numbers."""
    found: i64 = 10
    while (found + 1) * (found + 1) <= 100 * number:
        found += 1
    return found
