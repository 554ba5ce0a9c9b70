"""Quicksand: all moves by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.quicksand.rules import playing
from serai.games.quicksand.rules.codes import MOVES, PLACES
from serai.games.quicksand.rules.end import ending_rule
from serai.games.quicksand.rules.legal import may_act
from serai.games.quicksand.state import NOT_YET, RUNNING, Track


def why_refused(game: Track, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if game.end != RUNNING:
        return ending_rule(game)
    if not may_act(game, seat):
        return "QKS-TURN-2"
    if not 0 <= move < MOVES:
        return "SER-MOVE"
    return playing.why_not_play(game, seat, move)


def take_turn(game: Track, seat: i64, move: i64) -> None:
    """QKS-TURN-3 to -5: announce a card, carry it out, discard it, draw, and pass the turn."""
    game.turn = seat
    if move >= PLACES:
        playing.play_unseen(game, seat, move - PLACES)
    elif game.naming == NOT_YET:
        playing.play(game, seat, move)
    else:
        playing.name_target(game, seat, move)
