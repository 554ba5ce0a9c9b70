"""Quicksand: which moves a seat may make. Whether one is legal is said where the act is; here they are listed."""

from __future__ import annotations

from serai.core.sets import first, only
from serai.core.vecs import append, i64, vec
from serai.games.quicksand.rules import codes
from serai.games.quicksand.rules.cards import kinds_held
from serai.games.quicksand.rules.playing import why_not_aim, why_not_play, why_not_play_unseen
from serai.games.quicksand.state import HAND, JOKER, NOT_YET, RUNNING, Track


def movers_now(game: Track) -> i64:
    """QKS-TURN-2; before the first card anybody: QKS-TURN-1, QKS-Q9. Nobody is ever skipped: QKS-Q20."""
    if game.end != RUNNING:
        return 0
    return first(game.seats) if game.turn == NOT_YET else only(game.turn)


def may_act(game: Track, seat: i64) -> bool:
    return game.end == RUNNING and (game.turn in (NOT_YET, seat))


def legal_moves(game: Track, seat: i64) -> vec[i64]:
    """Any card of the hand; a joker with every target; a card that its owner does not see, by its place."""
    moves = vec[i64](capacity=codes.MOVES)
    if not may_act(game, seat):
        return moves
    held = kinds_held(game, seat)
    card: i64
    timer: i64
    place: i64
    for card in range(JOKER):
        if not why_not_play(game, held, card):
            moves = append(moves, codes.play(card))
    for timer in range(len(game.tile)):
        if not why_not_aim(game, held, timer):
            moves = append(moves, codes.joker(timer))
    for place in range(HAND):
        if not why_not_play_unseen(game):
            moves = append(moves, codes.play_place(place))
    return moves
