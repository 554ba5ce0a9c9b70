"""What a learned value knows of a race, as one seat sees it.

Small whole numbers, in groups: the table, the own hand, the unseen cards, the own trucks, those of the rival who
stands best, and what the other rivals have. Trucks stand in the order of their worth, so that their numbers do not
matter. Distances are in steps and litres, not in cells of one board. Other hands never enter.
"""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec, zeros
from serai.games.trucks.rules.end import ranks_above
from serai.games.trucks.rules.goal import SPRINT, points_of, score
from serai.games.trucks.rules.hidden import unseen_by
from serai.games.trucks.rules.track import is_at_station, is_on_slope, is_on_track
from serai.games.trucks.sense.standing import truck_worth, worth_of
from serai.games.trucks.state import CARDS, FLIPANY, FLIPOWN, MOVE3ANY, MOVE13, MOVE24, SIPHON, SKULL, Race

# Where each group begins.
TABLE: Final = 0  # how many play, whose turn it is, places left, points
HAND: Final = TABLE + 16
UNSEEN: Final = HAND + 2 * CARDS + 4
OWN: Final = UNSEEN + CARDS
A_TRUCK: Final = 46
RIVAL: Final = OWN + 3 * A_TRUCK
OTHERS: Final = RIVAL + 3 * A_TRUCK
INPUTS: Final = OTHERS + 8

# Within a truck.
FAR: Final = 0  # steps to go, one by one up to 19
STEPS: Final = 20
TANK: Final = STEPS + 1
LITRES: Final = 12
GROUND: Final = TANK + LITRES
ARRIVED: Final = A_TRUCK - 1
MOST_STEPS: Final = 19
MOST: Final = 24  # worth in coarse steps, and turns until the race is called off
COARSE: Final = 20


def features_of(game: Race, seat: i64) -> vec[i64]:
    """All of them."""
    found = zeros(INPUTS)
    rival = strongest_rival(game, seat)
    note_table(game, seat, rival, found)
    note_cards(game, seat, found)
    note_trucks(game, seat, OWN, found)
    note_trucks(game, rival, RIVAL, found)
    note_others(game, seat, rival, found)
    return found


def strongest_rival(game: Race, seat: i64) -> i64:
    """The other seat that stands best; of equals the one whose turn comes first."""
    best: i64 = -1
    highest: i64 = 0
    place: i64
    for place in range(1, game.seats):
        other = (seat + place) % game.seats
        worth = worth_of(game, other)
        if best < 0 or worth > highest:
            best = other
            highest = worth
    return best


def turns_before(game: Race, seat: i64) -> i64:
    """How many turns the others take before this seat."""
    return (seat - game.turn + game.seats) % game.seats


def note_table(game: Race, seat: i64, rival: i64, found: vec[i64]) -> None:
    """How many play, who comes first, what the next place is worth, and how the points stand."""
    found[TABLE + game.seats - 2] = 1
    found[TABLE + 5] = 1 if game.turn == seat else 0
    found[TABLE + 6] = turns_before(game, seat)
    found[TABLE + 7] = 1 if turns_before(game, rival) < turns_before(game, seat) else 0
    found[TABLE + 8] = game.arrived
    if game.seats < SPRINT and game.arrived < len(game.at):
        found[TABLE + 9] = points_of(game, game.arrived + 1)
    lead = score(game, seat) - score(game, rival)
    found[TABLE + 10] = max(0, lead)
    found[TABLE + 11] = max(0, -lead)
    found[TABLE + 12] = 1 if ranks_above(game, seat, rival) else 0
    found[TABLE + 13] = 1 if ranks_above(game, rival, seat) else 0
    if game.longest:
        found[TABLE + 14] = max(0, MOST - (game.longest - game.turns) // game.seats)
    found[TABLE + 15] = 1 if game.longest else 0


def note_cards(game: Race, seat: i64, found: vec[i64]) -> None:
    """The own hand, which trucks it brings home at once, and the heap of all cards that are hidden."""
    unseen = unseen_by(game, seat)
    card: i64
    for card in range(CARDS):
        held = game.hands[seat * CARDS + card]
        found[HAND + card] = held
        found[HAND + CARDS + card] = 1 if held else 0
        found[UNSEEN + card] = unseen[card]
    at = HAND + 2 * CARDS
    truck: i64
    for truck in range(seat * game.trucks, (seat + 1) * game.trucks):
        if not is_on_track(game, truck):
            continue
        if can_finish(game, seat, truck):
            found[at] += 1
        elif can_finish_after_filling(game, seat, truck):
            found[at + 1] += 1
        if game.gauge[truck] <= game.course.thirst[game.at[truck]]:
            found[at + 2] += 1
    found[at + 3] = held_of(game, seat, MOVE13) + held_of(game, seat, MOVE24) + held_of(game, seat, MOVE3ANY)


def held_of(game: Race, seat: i64, card: i64) -> i64:
    return game.hands[seat * CARDS + card]


def has_step(game: Race, seat: i64, steps: i64) -> bool:
    """Whether a card in hand drives just so far."""
    if steps in (1, 3) and held_of(game, seat, MOVE13):
        return True
    if steps in (2, 4) and held_of(game, seat, MOVE24):
        return True
    return steps == 3 and held_of(game, seat, MOVE3ANY) > 0


def can_finish(game: Race, seat: i64, truck: i64) -> bool:
    """Whether a card in hand and the litres suffice for the rest of the way, if nobody stands in it."""
    cell = game.at[truck]
    return game.gauge[truck] > game.course.thirst[cell] and has_step(game, seat, game.course.far[cell])


def can_finish_after_filling(game: Race, seat: i64, truck: i64) -> bool:
    """The same with a fuel card first."""
    cell = game.at[truck]
    if not has_step(game, seat, game.course.far[cell]):
        return False
    if held_of(game, seat, FLIPOWN) or held_of(game, seat, FLIPANY):
        return 13 - game.gauge[truck] > game.course.thirst[cell]
    return held_of(game, seat, SIPHON) > 0 and game.gauge[truck] == game.course.thirst[cell]


def note_trucks(game: Race, seat: i64, at: i64, found: vec[i64]) -> None:
    """The trucks of a seat, the best first."""
    noted: i64 = 0
    place: i64
    number: i64
    for place in range(game.trucks):
        best: i64 = -1
        for number in range(game.trucks):
            if not noted & (1 << number):
                truck = seat * game.trucks + number
                if best < 0 or truck_worth(game, truck) > truck_worth(game, seat * game.trucks + best):
                    best = number
        noted |= 1 << best
        note_truck(game, seat * game.trucks + best, at + place * A_TRUCK, found)


def note_truck(game: Race, truck: i64, at: i64, found: vec[i64]) -> None:
    """How far it has to go, what is in its tank, what it stands on."""
    if game.place[truck]:
        found[at + ARRIVED] = 1
        return
    cell = game.at[truck]
    litres = game.gauge[truck]
    steps = game.course.far[cell]
    need = game.course.thirst[cell]
    found[at + FAR + min(steps, MOST_STEPS)] = 1
    found[at + STEPS] = steps
    found[at + TANK + litres - 1] = 1
    ground = at + GROUND
    found[ground] = litres
    found[ground + 1] = max(0, need + 1 - litres)
    found[ground + 2] = max(0, litres - need - 1)
    found[ground + 3] = 1 if litres > need else 0
    found[ground + 4] = 1 if 13 - litres > need else 0
    found[ground + 5] = 1 if not is_on_track(game, truck) else 0
    found[ground + 6] = 1 if is_at_station(game, truck) else 0
    found[ground + 7] = 1 if is_on_slope(game, truck) else 0
    found[ground + 8] = 1 if game.course.kinds[cell] == SKULL else 0
    found[ground + 9] = 1 if litres <= 3 and is_on_track(game, truck) else 0


def note_others(game: Race, seat: i64, rival: i64, found: vec[i64]) -> None:
    """What the rivals beside the strongest have: how near the best of them is, and how their points stand."""
    mine = worth_of(game, seat)
    other: i64
    nearest: i64 = MOST
    for other in range(game.seats):
        if other in (seat, rival):
            continue
        worth = worth_of(game, other)
        found[OTHERS] += 1 if worth > mine else 0
        found[OTHERS + 1] += 1 if ranks_above(game, other, seat) else 0
        found[OTHERS + 2] += 1 if turns_before(game, other) < turns_before(game, seat) else 0
        nearest = min(nearest, max(0, mine - worth) // COARSE)
        found[OTHERS + 3] = max(found[OTHERS + 3], min(MOST, max(0, worth - mine) // COARSE))
    found[OTHERS + 4] = nearest
    lead = (mine - worth_of(game, rival)) // COARSE
    found[OTHERS + 5] = min(MOST, max(0, lead))
    found[OTHERS + 6] = min(MOST, max(0, -lead))
    found[OTHERS + 7] = 1 if lead == 0 else 0
