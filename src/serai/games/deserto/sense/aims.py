"""Deserto: what a player strives for, and what a move is for by its nature."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import append, i64, vec
from serai.games.deserto.rules.acts import take_turn
from serai.games.deserto.rules.codes import GIVE, place_in
from serai.games.deserto.rules.legal import legal_moves
from serai.games.deserto.state import Square

CARD: Final = 100  # a card won
TWO: Final = 2  # and one that could be won next: others come first

# Aims in their order: these, then one for each seat.
OWN: Final = ["win", "next"]


def aims(game: Square, seat: i64) -> vec[i64]:
    """Cards won, cards to be won next, and what all others have won, which counts against it."""
    worth = vec[i64]([CARD * game.won[seat], CARD * best_catch(game, seat) // TWO])
    other: i64
    for other in range(game.seats):
        worth = append(worth, -CARD * game.won[other] if other != seat else 0)
    return worth


def aim(game: Square, seat: i64, move: i64, number: i64) -> str:
    """The name of an aim, and whom it is about; cards that are won at once are counted."""
    if number >= len(OWN):
        return f"deny to={number - len(OWN)}"
    return nature(game, seat, move) if number == 0 and catch(game, seat, move) else OWN[number]


def best_catch(game: Square, seat: i64) -> i64:
    """The most cards that a seat can win now, if it is its turn."""
    moves = legal_moves(game, seat)
    best: i64 = 0
    i: i64
    for i in range(len(moves)):
        best = max(best, catch(game, seat, moves[i]))
    return best


def catch(game: Square, seat: i64, move: i64) -> i64:
    """How many cards a move wins."""
    after = game.clone()
    assert isinstance(after, Square)
    take_turn(after, seat, move)
    return after.won[seat] - game.won[seat]


def nature(game: Square, seat: i64, move: i64) -> str:
    """What a move is for, whatever comes of it."""
    if place_in(move) == GIVE:
        return "give"
    cards = catch(game, seat, move)
    return f"catch cards={cards}" if cards else "safe"
