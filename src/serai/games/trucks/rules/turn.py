"""Setup, the turn, and what a move does."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NOBODY
from serai.core.vecs import append, i64, vec
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.codes import (
    DRAWN,
    DRIVE,
    DROVE,
    FAILED,
    FILL,
    FILLED,
    FLIP,
    FLIP_OTHER,
    FLIPPED,
    FLIPPED_OTHER,
    JUMPED,
    PLAYED,
    PUSH,
    PUSHED,
    REFUELLED,
    RESTART,
    SCORCHED,
    SENT_HOME,
    SHUFFLED,
    SIPHON_OFF,
    SIPHONED,
    card_in,
    deed_in,
    litres_in,
    place_in,
    seat_in,
    truck_in,
)  # fmt: skip
from serai.games.trucks.rules.driving import is_at_station, is_on_slope, is_on_track, occupied, way_driven, way_pushed
from serai.games.trucks.rules.goal import arrive, is_called_off, is_won, under_way
from serai.games.trucks.rules.ways import cell_on, steps_of
from serai.games.trucks.state import CARDS, FUEL, FULL, SKULL, Race

HANDS: Final = vec[i64](BOX.by_seats()[1])  # cards in a hand, by the number of players
TRUCKS: Final = vec[i64](BOX.by_seats()[0])
FACES: Final = 13  # opposite faces of the die add up to this
SIPHONED_OFF: Final = 3  # litres
NO_CARD: Final = -1
BY_DICE: Final = -1  # who begins is rolled for
NO_PLACE: Final = 255


# Setup


def roll_for_start(seats: i64, rng: Rng) -> i64:
    """TRK-SETUP-8: the highest die begins; those who tie roll again."""
    rolling = vec[i64](capacity=6)
    seat: i64
    for seat in range(seats):
        rolling = append(rolling, seat)
    while len(rolling) > 1:
        rolling = highest(rolling, rng)
    return rolling[0]


def highest(rolling: vec[i64], rng: Rng) -> vec[i64]:
    """Who has the highest of one roll each."""
    best: i64 = -1
    leading = vec[i64](capacity=6)
    i: i64
    for i in range(len(rolling)):
        die = rng.below(FULL)
        if die > best:
            best = die
            leading = vec[i64](capacity=6)
        if die == best:
            leading = append(leading, rolling[i])
    return leading


# Turn


def take_turn(game: Race, seat: i64, move: i64, rng: Rng) -> None:
    """TRK-TURN-1: play one card, carry it out, refill the hand; the next player's night comes last."""
    arrived = game.arrived
    play_card(game, seat, card_in(move))
    carry_out(game, seat, move)
    draw(game, seat, rng)  # TRK-TURN-4: one was played, so one is drawn
    game.turns += 1
    if (game.arrived > arrived and is_won(game)) or is_called_off(game):
        game.turn = NOBODY
    else:
        game.turn = next_seat(game, seat)
        spend_night(game, game.turn)


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


# What a move does


def carry_out(game: Race, seat: i64, move: i64) -> None:
    """The deed that the move names."""
    deed = deed_in(move)
    if deed == DRIVE:
        drive(game, seat, move)
    elif deed == PUSH:
        push(game, seat, move)
    elif deed == SIPHON_OFF:
        siphon_off(game, seat, seat_in(move), truck_in(move))
    elif deed == FILL:
        fill(game, seat, truck_in(move))
    elif deed == FLIP:
        flip_own(game, seat, truck_in(move))
    elif deed == FLIP_OTHER:
        flip_other(game, seat, seat_in(move), truck_in(move))
    else:
        fail(game, seat, card_in(move), deed, truck_in(move))


def drive(game: Race, seat: i64, move: i64) -> None:
    """The truck stands at the end of its way with the litres left; arriving, it takes a place: TRK-GOAL-1."""
    number = truck_in(move)
    truck = seat * game.trucks + number
    if game.story is not None:
        tell_drive(game, seat, number, move)
    game.at[truck] = game.course.cell_of[place_in(move)]
    game.gauge[truck] = litres_in(move)
    if game.at[truck] == game.course.oasis:
        arrive(game, truck)


def push(game: Race, seat: i64, move: i64) -> None:
    """TRK-FUEL-5: it pays nothing; TRK-STATION-5: at a station it is filled."""
    owner = seat_in(move)
    number = truck_in(move)
    truck = owner * game.trucks + number
    if game.story is not None:
        way = way_pushed(game, truck, place_in(move))
        game.tell(PUSHED, seat, owner, number + 1, way_in_places(game, game.course.ways[way]))
    game.at[truck] = game.course.cell_of[place_in(move)]
    if is_at_station(game, truck):
        game.gauge[truck] = FULL
        game.tell(REFUELLED, owner, number + 1)


def siphon_off(game: Race, seat: i64, owner: i64, number: i64) -> None:
    """TRK-CARD-SIPHON-1; on a slope down to 1 at most: TRK-SLOPE-4; below 1 it goes home: TRK-CARD-SIPHON-2."""
    truck = owner * game.trucks + number
    litres = game.gauge[truck] - SIPHONED_OFF
    if litres < 1:
        litres = 1 if is_on_slope(game, truck) else 0
    game.gauge[truck] = litres
    game.tell(SIPHONED, seat, owner, number + 1, litres)
    send_home_if_dry(game, truck)


def fill(game: Race, seat: i64, number: i64) -> None:
    """TRK-CARD-SIPHON-3."""
    truck = seat * game.trucks + number
    game.gauge[truck] += 1
    game.tell(FILLED, seat, number + 1, game.gauge[truck])


def flip_own(game: Race, seat: i64, numbers: i64) -> None:
    """TRK-CARD-RED-1, TRK-CARD-PINK-1: up or down (TRK-CARD-RED-2)."""
    number: i64
    for number in range(game.trucks):
        if has(numbers, number):
            flip(game, seat * game.trucks + number)
            game.tell(FLIPPED, seat, number + 1, game.gauge[seat * game.trucks + number])


def flip_other(game: Race, seat: i64, owner: i64, number: i64) -> None:
    """TRK-CARD-PINK-1."""
    truck = owner * game.trucks + number
    flip(game, truck)
    game.tell(FLIPPED_OTHER, seat, owner, number + 1, game.gauge[truck])


def flip(game: Race, truck: i64) -> None:
    """The die is turned over: 1 becomes 12, 2 becomes 11; on slopes too (TRK-SLOPE-5)."""
    game.gauge[truck] = FACES - game.gauge[truck]


def fail(game: Race, seat: i64, card: i64, deed: i64, number: i64) -> None:
    """TRK-TURN-8, TRK-TURN-9: the card cannot be followed."""
    game.tell(FAILED, seat, card)
    if deed == RESTART:
        send_home(game, seat * game.trucks + number)


def send_home_if_dry(game: Race, truck: i64) -> None:
    """TRK-FUEL-4."""
    if game.gauge[truck] < 1:
        send_home(game, truck)


def send_home(game: Race, truck: i64) -> None:
    """To START, with a full tank."""
    game.at[truck] = game.course.start
    game.gauge[truck] = FULL
    owner = truck // game.trucks
    game.tell(SENT_HOME, owner, truck - owner * game.trucks + 1)


# What listeners hear of a drive


def tell_drive(game: Race, seat: i64, number: i64, move: i64) -> None:
    """The whole way, every truck jumped with its litres, and the station at the end."""
    course = game.course
    index = way_driven(game, seat * game.trucks + number, card_in(move), place_in(move), litres_in(move))
    game.tell(DROVE, seat, number + 1, way_in_places(game, course.ways[index]), litres_in(move))
    jumped = course.overs[index] & occupied(game)
    truck: i64
    for truck in range(len(game.at)):
        if is_on_track(game, truck) and has(jumped, game.at[truck]):
            owner = truck // game.trucks
            game.tell(JUMPED, seat, owner, truck - owner * game.trucks + 1, game.gauge[truck])
    if course.kinds[course.cell_of[place_in(move)]] == FUEL:
        game.tell(REFUELLED, seat, number + 1)


def way_in_places(game: Race, way: i64) -> i64:
    """The names of the cells of a way, eight bits each, the first lowest, and NO_PLACE after the last."""
    names: i64 = NO_PLACE
    step: i64
    for step in range(steps_of(way) - 1, -1, -1):
        names = (names << 8) | game.course.place_of[cell_on(way, step)]
    return names
