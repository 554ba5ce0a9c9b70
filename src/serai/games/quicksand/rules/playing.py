"""Quicksand: a turn: a card is announced, carried out, discarded, and another one drawn."""

from __future__ import annotations

from serai.core.sets import first, has
from serai.core.vecs import i64
from serai.games.quicksand.rules.activation import carry_out, named_by
from serai.games.quicksand.rules.cards import discard, draw, kinds_held, place_of, refill_alone
from serai.games.quicksand.rules.codes import ANNOUNCED, PLACES, is_joker
from serai.games.quicksand.rules.sand import run_out
from serai.games.quicksand.state import HAND, JOKER, NOT_YET, RUNNING, Track

# What may be played


def playable(game: Track, seat: i64) -> i64:
    """The set of moves: QKS-TURN-3: any card of the hand, with or without effect: QKS-Q17; a joker with every target."""
    if game.naming != NOT_YET:  # QKS-Q15
        return targets(game)
    if game.facing_out:  # QKS-OUT-1: a card that its owner does not see is chosen by its place
        return first(HAND) << PLACES
    held = kinds_held(game, seat)
    cards = held & first(JOKER)
    return cards | targets(game) if has(held, JOKER) else cards


def targets(game: Track) -> i64:
    """QKS-JOK-1: every timer, on the track or lost."""
    return first(len(game.tile)) << JOKER


def why_not_play(game: Track, seat: i64, move: i64) -> str:
    """What keeps a move out of the playable ones."""
    if has(playable(game, seat), move):
        return ""
    if is_joker(move) and not has(targets(game), move):
        return "QKS-JOK-1"
    if game.naming != NOT_YET:
        return "QKS-Q15"
    return "QKS-OUT-1" if game.facing_out else "QKS-TURN-3"


# Playing it


def play(game: Track, seat: i64, move: i64) -> None:
    """QKS-TURN-3; a joker names its target at once."""
    place = place_of(game, seat, JOKER if is_joker(move) else move)
    announce(game, seat, place)
    use(game, seat, place, move)


def play_unseen(game: Track, seat: i64, place: i64) -> None:
    """QKS-OUT-1, QKS-Q15: of a joker the target is still to be named, and the sand runs on."""
    announce(game, seat, place)
    card = game.hands[seat * HAND + place]
    if card == JOKER:
        game.naming = place
    else:
        use(game, seat, place, card)


def name_target(game: Track, seat: i64, move: i64) -> None:
    """QKS-Q15."""
    place = game.naming
    game.naming = NOT_YET
    use(game, seat, place, move)


def announce(game: Track, seat: i64, place: i64) -> None:
    game.tell(ANNOUNCED, seat, game.hands[seat * HAND + place])


def use(game: Track, seat: i64, place: i64, move: i64) -> None:
    """QKS-TURN-4; QKS-Q2, QKS-LOST-4, -5: the card saves only what it names."""
    timers = named_by(game, move)
    run_out(game, timers, game.now)
    if game.end == RUNNING:
        carry_out(game, move, timers)
    if game.end == RUNNING:
        finish_turn(game, seat, place)


def finish_turn(game: Track, seat: i64, place: i64) -> None:
    discard(game, seat, place)
    if game.seats == 1:
        refill_alone(game)
    else:
        draw(game, seat, place)  # QKS-TURN-5; to the place just emptied: QKS-Q16
        game.turn = seat + 1 if seat + 1 < game.seats else 0  # QKS-TURN-2


def silent_seats(game: Track) -> i64:
    """QKS-SIL-1: who may not talk."""
    return first(game.seats) if game.silent else 0
