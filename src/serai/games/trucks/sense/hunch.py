"""What a driver does without much thought: the best of a few moves."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import i64
from serai.games.trucks.rules.cards import legal_moves
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.rules.turn import carry_out
from serai.games.trucks.sense.standing import lead

TRIES: Final = 4  # moves that are compared


def best_of_a_few(game: Trucks, seat: i64, rng: Rng) -> i64:
    """The best of some moves by lot."""
    moves = legal_moves(game, seat)
    best: i64 = moves[rng.below(len(moves))]
    highest = worth_after(game, seat, best)
    for _ in range(TRIES - 1):
        move = moves[rng.below(len(moves))]
        worth = worth_after(game, seat, move)
        if worth > highest:
            highest = worth
            best = move
    return best


def worth_after(game: Trucks, seat: i64, move: i64) -> i64:
    """How a seat would stand after a move, without the cards that it might draw."""
    after = game.clone()
    carry_out(after, seat, move)
    return lead(after, seat)
