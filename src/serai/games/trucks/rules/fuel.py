"""Fuel cards: siphoning off, filling up, turning the die over."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.trucks.rules.codes import FILLED, FLIPPED, FLIPPED_OTHER, SIPHONED
from serai.games.trucks.rules.track import is_at_station, is_on_slope, is_on_track, send_home_if_dry
from serai.games.trucks.state import FLIPANY, FLIPOWN, FULL, SIPHON, Race

FACES: Final = 13  # opposite faces of the die add up to this
SIPHONED_OFF: Final = 3  # litres


def can_be_tampered_with(game: Race, truck: i64) -> bool:
    """On track, and not at a station: TRK-STATION-4, TRK-CARD-SIPHON-1, TRK-CARD-RED-1, TRK-CARD-PINK-1."""
    return is_on_track(game, truck) and not is_at_station(game, truck)


def why_not_tamper(game: Race, truck: i64, card: i64) -> str:
    """TRK-STATION-4; and only with trucks on track, as the card says."""
    if can_be_tampered_with(game, truck):
        return ""
    if game.place[truck]:
        return "TRK-GOAL-4"
    return "TRK-STATION-4" if is_on_track(game, truck) else rule_of(card)


def rule_of(card: i64) -> str:
    """What names the trucks that a card is for."""
    if card == SIPHON:
        return "TRK-CARD-SIPHON-1"
    return "TRK-CARD-RED-1" if card == FLIPOWN else "TRK-CARD-PINK-1"


# Siphoning


def why_not_siphon_off(game: Race, owner: i64, number: i64) -> str:
    """TRK-CARD-SIPHON-1."""
    return why_not_tamper(game, owner * game.trucks + number, SIPHON)


def siphon_off(game: Race, seat: i64, owner: i64, number: i64) -> None:
    """TRK-CARD-SIPHON-1; on a slope down to 1 at most: TRK-SLOPE-4; below 1 it goes home: TRK-CARD-SIPHON-2."""
    truck = owner * game.trucks + number
    litres = game.gauge[truck] - SIPHONED_OFF
    if litres < 1:
        litres = 1 if is_on_slope(game, truck) else 0
    game.gauge[truck] = litres
    game.tell(SIPHONED, seat, owner, number + 1, litres)
    send_home_if_dry(game, truck)


def can_be_filled(game: Race, truck: i64) -> bool:
    """TRK-CARD-SIPHON-3; the die stops at 12: TRK-FUEL-2."""
    return is_on_track(game, truck) and game.gauge[truck] < FULL


def why_not_fill(game: Race, seat: i64, number: i64) -> str:
    """TRK-CARD-SIPHON-3, TRK-FUEL-2."""
    truck = seat * game.trucks + number
    if can_be_filled(game, truck):
        return ""
    if game.place[truck]:
        return "TRK-GOAL-4"
    return "TRK-FUEL-2" if is_on_track(game, truck) else "TRK-CARD-SIPHON-3"


def fill(game: Race, seat: i64, number: i64) -> None:
    """TRK-CARD-SIPHON-3."""
    truck = seat * game.trucks + number
    game.gauge[truck] += 1
    game.tell(FILLED, seat, number + 1, game.gauge[truck])


# Turning the die over


def why_not_flip_own(game: Race, seat: i64, card: i64, numbers: i64) -> str:
    """TRK-CARD-RED-1: any number of own trucks; TRK-CARD-PINK-1: exactly one."""
    if card == FLIPANY and numbers & (numbers - 1):
        return "TRK-CARD-PINK-1"
    barred = numbers & ~own_flippable(game, seat)
    number: i64
    for number in range(game.trucks):
        if has(barred, number):
            return why_not_tamper(game, seat * game.trucks + number, card)
    return ""


def own_flippable(game: Race, seat: i64) -> i64:
    """The numbers of the own trucks that a flip card may turn."""
    allowed: i64 = 0
    number: i64
    for number in range(game.trucks):
        if can_be_tampered_with(game, seat * game.trucks + number):
            allowed |= only(number)
    return allowed


def flip_own(game: Race, seat: i64, numbers: i64) -> None:
    """TRK-CARD-RED-1, TRK-CARD-PINK-1: up or down (TRK-CARD-RED-2)."""
    number: i64
    for number in range(game.trucks):
        if has(numbers, number):
            flip(game, seat * game.trucks + number)
            game.tell(FLIPPED, seat, number + 1, game.gauge[seat * game.trucks + number])


def why_not_flip_other(game: Race, owner: i64, number: i64) -> str:
    """TRK-CARD-PINK-1."""
    return why_not_tamper(game, owner * game.trucks + number, FLIPANY)


def flip_other(game: Race, seat: i64, owner: i64, number: i64) -> None:
    """TRK-CARD-PINK-1."""
    truck = owner * game.trucks + number
    flip(game, truck)
    game.tell(FLIPPED_OTHER, seat, owner, number + 1, game.gauge[truck])


def flip(game: Race, truck: i64) -> None:
    """The die is turned over: 1 becomes 12, 2 becomes 11; on slopes too (TRK-SLOPE-5)."""
    game.gauge[truck] = FACES - game.gauge[truck]
