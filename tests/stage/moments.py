"""The fullest positions that kept records come to: most players, most acts. Found by asking the rules, never by number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from serai.core.match import Match
from serai.core.record import Record, from_json, restart, steps
from serai.games import find_game
from tests.browser.house import ROOT, House

GAMES = ("desert", "deserto", "quicksand", "temple", "trucks")
RECORDS = {game: f"{game}-{seats}-seats" for game, seats in zip(GAMES, (5, 4, 7, 6, 6), strict=True)}
# As long as the house lets a name be, with the broadest letters that people have in theirs.
NAMES = (
    "Marie-Élisabeth de Tours", "Maximilian Wommelsdorfer", "Guðmundur Þorvaldsson OK", "Anne-Gwenaëlle Kermadec",
    "Wilhelmina van Wijngaard", "Jean-Christophe Mammouth", "Bartholomäus Schwammberg",
)  # fmt: skip
SLOW = 20_000  # ms between two moves of a bot, by a clock that stands: it never moves


@dataclass(frozen=True)
class Moment:
    """A step of a record, and whose eyes see it."""

    record: str
    step: int
    seat: int


@cache
def record_of(name: str) -> Record:
    return from_json((ROOT / f"tests/records/{name}.json").read_bytes())


def best(name: str, weigh: Callable[[Match, int], int]) -> Moment:
    """The position and the seat that weigh most, the first of equals."""
    record = record_of(name)
    match = restart(record, find_game)
    found, most = Moment(name, 0, 0), -1
    for number in steps(record, match):
        for seat in range(record.seats):
            if not match.state.outcome() and (weight := weigh(match, seat)) > most:
                found, most = Moment(name, number + 1, seat), weight
    return found


def acts(match: Match, seat: int) -> int:
    return len(match.state.legal(seat))


@cache
def own_turn(game: str) -> Moment:
    """Where somebody has most acts to choose from."""
    return best(RECORDS[game], acts)


@cache
def other_turn(game: str) -> Moment:
    """The same, seen by the next one round the table; where all act at once, late and by the one who can do least."""
    busy = own_turn(game)
    if game == "temple":
        return best(busy.record, lambda match, seat: int(match.state.now) // 1000 * 100 - acts(match, seat))
    return Moment(busy.record, busy.step, (busy.seat + 1) % record_of(busy.record).seats)


def stage(house: House, moment: Moment) -> dict[str, Any]:
    """A table that goes on from there: one person, the others bots that never come to move."""
    record = record_of(moment.record)
    plans = [
        {"kind": "device" if seat == moment.seat else "bot", "name": NAMES[seat], "level": "beginner"}
        for seat in range(record.seats)
    ]
    wish = {
        "record": msgspec.to_builtins(record), "step": moment.step, "seats": plans, "name": NAMES[moment.seat],
        "bot_pace": SLOW,
    }  # fmt: skip
    made: dict[str, Any] = house.ask("/api/replays/play-on", wish)
    return made
