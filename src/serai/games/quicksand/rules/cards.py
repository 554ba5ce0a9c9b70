"""Quicksand: a turn, the hands and the piles."""

from __future__ import annotations

from serai.core.sets import first, only
from serai.core.vecs import append, i64, u8, vec
from serai.games.quicksand.rules.activation import carry_out, named_by
from serai.games.quicksand.rules.end import ending_rule
from serai.games.quicksand.rules.sand import run_out
from serai.games.quicksand.rules.telling import (
    ANNOUNCED,
    DRAWN,
    DRAWN_OUT,
    MOVES,
    PILE_TURNED,
    PLACES,
    is_joker,
    joker,
    play,
    play_place,
)
from serai.games.quicksand.state import HAND, JOKER, NO_CARD, NOT_YET, RING, RUNNING, Track

# Whose turn it is


def to_act(game: Track) -> i64:
    """QKS-TURN-2; before the first card anybody: QKS-TURN-1, QKS-Q9. Nobody is ever skipped: QKS-Q20."""
    if game.end != RUNNING:
        return 0
    return first(game.seats) if game.turn == NOT_YET else only(game.turn)


def may_act(game: Track, seat: i64) -> bool:
    return game.end == RUNNING and (game.turn in (NOT_YET, seat))


# What may be played


def legal_moves(game: Track, seat: i64) -> vec[i64]:
    """QKS-TURN-3: any card of the hand, with or without effect: QKS-Q17."""
    moves = vec[i64](capacity=MOVES)
    if not may_act(game, seat):
        return moves
    if game.naming != NOT_YET:
        return with_targets(game, moves)
    if game.facing_out:
        return with_places(moves)
    held = kinds_held(game, seat)
    card: i64
    for card in range(JOKER):
        if (held >> card) & 1:
            moves = append(moves, play(card))
    return with_targets(game, moves) if (held >> JOKER) & 1 else moves


def kinds_held(game: Track, seat: i64) -> i64:
    """The set of cards in a hand."""
    base = seat * HAND
    return only(game.hands[base]) | only(game.hands[base + 1]) | only(game.hands[base + 2])


def with_targets(game: Track, moves: vec[i64]) -> vec[i64]:
    """QKS-JOK-1: every timer is a target, on the track or lost."""
    timer: i64
    for timer in range(len(game.tile)):
        moves = append(moves, joker(timer))
    return moves


def with_places(moves: vec[i64]) -> vec[i64]:
    """QKS-OUT-1: a card that its owner does not see is chosen by its place."""
    place: i64
    for place in range(HAND):
        moves = append(moves, play_place(place))
    return moves


def why_refused(game: Track, seat: i64, move: i64) -> str:
    """The rule that forbids a move, for people; `legal_moves` decides."""
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if game.end != RUNNING:
        return ending_rule(game)
    if not may_act(game, seat):
        return "QKS-TURN-2"
    if not 0 <= move < MOVES:
        return "SER-MOVE"
    if is_joker(move) and move - JOKER >= len(game.tile):
        return "QKS-JOK-1"
    if game.naming != NOT_YET:
        return "" if is_joker(move) else "QKS-Q15"
    if game.facing_out:
        return "" if move >= PLACES else "QKS-OUT-1"
    card: i64 = JOKER if is_joker(move) else move
    return "" if move < PLACES and (kinds_held(game, seat) >> card) & 1 else "QKS-TURN-3"


# A turn


def take_turn(game: Track, seat: i64, move: i64) -> None:
    """QKS-TURN-3 to -5: announce a card, carry it out, discard it, draw, and pass the turn."""
    game.turn = seat
    place = game.naming
    if place == NOT_YET:
        place = move - PLACES if move >= PLACES else place_of(game, seat, JOKER if is_joker(move) else move)
        card = game.hands[seat * HAND + place]
        game.tell(ANNOUNCED, seat, card)
        if move >= PLACES:
            if card == JOKER:
                game.naming = place  # QKS-Q15: the target is still to be named, and the sand runs on
                return
            move = card
    game.naming = NOT_YET
    timers = named_by(game, move)
    run_out(game, timers, game.now)  # QKS-Q2, QKS-LOST-4, -5: the card saves only what it names
    if game.end == RUNNING:
        carry_out(game, move, timers)
    if game.end == RUNNING:
        finish_turn(game, seat, place)


def place_of(game: Track, seat: i64, card: i64) -> i64:
    """Where a hand holds a card."""
    place: i64 = 0
    while game.hands[seat * HAND + place] != card:
        place += 1
    return place


def finish_turn(game: Track, seat: i64, place: i64) -> None:
    discard(game, seat, place)
    if game.seats == 1:
        refill_alone(game)
    else:
        draw(game, seat, place)  # QKS-TURN-5; to the place just emptied: QKS-Q16
        game.turn = seat + 1 if seat + 1 < game.seats else 0  # QKS-TURN-2


def refill_alone(game: Track) -> None:
    """QKS-SOLO-1, QKS-Q19: three new cards after the effect of the third."""
    place: i64
    for place in range(HAND):
        if game.hands[place] != NO_CARD:
            return
    for place in range(HAND):
        draw(game, 0, place)


# The piles: one ring of cards, in which the discards lie behind the draw pile


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


def turn_pile(game: Track) -> None:
    """QKS-TURN-6, QKS-Q8: the discards, turned over and not shuffled, are drawn oldest first."""
    game.tell(PILE_TURNED, game.discards)
    game.undrawn = game.discards
    game.discards = 0
    game.pile_known = True
