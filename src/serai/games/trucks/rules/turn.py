"""The turn."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.core.vecs import i64
from serai.games.trucks.rules.acts import act
from serai.games.trucks.rules.cards import draw, play_card
from serai.games.trucks.rules.codes import SCORCHED, card_in
from serai.games.trucks.rules.end import is_called_off, is_won
from serai.games.trucks.rules.goal import under_way
from serai.games.trucks.rules.track import send_home_if_dry
from serai.games.trucks.state import SKULL, Race


def take_turn(game: Race, seat: i64, move: i64, rng: Rng) -> None:
    """TRK-TURN-1: play one card, carry it out, refill the hand; the next player's night comes last."""
    arrived = game.arrived
    play_card(game, seat, card_in(move))
    act(game, seat, move)
    draw(game, seat, rng)  # TRK-TURN-4: one was played, so one is drawn
    game.turns += 1
    if (game.arrived > arrived and is_won(game)) or is_called_off(game):
        game.turn = NOBODY
    else:
        game.turn = next_seat(game, seat)
        spend_night(game, game.turn)


def next_seat(game: Race, seat: i64) -> i64:
    """TRK-TURN-5; who has all trucks home takes no more turns: TRK-TURN-11."""
    seat = seat + 1 if seat + 1 < game.seats else 0
    while under_way(game, seat) == 0:
        seat = seat + 1 if seat + 1 < game.seats else 0
    return seat


def spend_night(game: Race, seat: i64) -> None:
    """TRK-SKULL-3: every own truck on a skull loses a litre, each turn and however it came there (TRK-SKULL-4)."""
    number: i64
    for number in range(game.trucks):
        truck = seat * game.trucks + number
        if game.course.kinds[game.at[truck]] == SKULL:
            game.gauge[truck] -= 1
            game.tell(SCORCHED, seat, number + 1, game.gauge[truck])
            send_home_if_dry(game, truck)  # TRK-SKULL-5
