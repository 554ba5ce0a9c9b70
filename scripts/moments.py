"""Tells where matches of bots turned, in words, and fails where a curve rises or falls at a stroke and nothing says why.

PYTHONPATH=build/compiled:. .venv/bin/python scripts/moments.py --games 3 --lang en
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from serai.core.happenings import Happening, narrate, spoken
from serai.core.record import Record, to_json
from serai.core.state import NOBODY
from serai.core.words import Words
from serai.games import find_game
from serai.server.judging import Judged, judge
from serai.server.length import Most
from serai.server.looks import SEEN
from serai.sim import Plan
from serai.sim.matches import play_one
from serai.wire import messages as wire

LANGUAGES = ("fr", "en")
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "desert": ("greedy", {"difficulty": "novice"}),
    "trucks": ("greedy", {}),
    "quicksand": ("greedy@4000", {"level": 12}),
    "deserto": ("greedy", {}),
    "temple": ("greedy@2500", find_game("temple").preset("veteran").written()),
}
SEATS = 3
MOST = Most(20_000, 100_000)


def main() -> None:
    """Plays, judges and tells."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=3, help="matches of each game")
    reader.add_argument("--lang", choices=LANGUAGES, default="en")
    asked = reader.parse_args()
    silent = 0
    for game, (bot, options) in TABLES.items():
        plan = Plan(game=game, seats=SEATS, games=asked.games, seed=bytes(16), bots=[bot] * SEATS, options=options)
        for number in range(asked.games):
            record = play_one(plan, number)
            record.names[:] = ["Ana", "Bo", "Cleo"]
            curve = curve_of(record)
            print(f"{game} {number}: {len(record.log)} entries, {len(curve.moments)} moments")
            for moment in curve.moments:
                print(
                    f"  {moment.since}-{moment.number} {moment.change:+.2f} {moment.cause}: {told(record, moment, asked.lang)}"
                )
            for problem in untold(record, curve):
                silent += 1
                print(f"  NOT TOLD: {problem}")
    sys.exit(1 if silent else 0)


def curve_of(record: Record) -> wire.Curve:
    """As a worker judges it."""
    known = Judged()
    while known.curve is None:
        part = judge(to_json(record.sealed()), MOST, known)
        assert isinstance(part, Judged)
        known = part
    return msgspec.json.decode(known.curve, type=wire.Curve)


def untold(record: Record, curve: wire.Curve) -> list[str]:
    """Steps of a curve that are seen and belong to no moment, and moments that lack words in a language."""
    return [*without_moment(curve), *(f"{moment.number}" for moment in curve.moments if not is_told(record, moment))]


def without_moment(curve: wire.Curve) -> Iterator[str]:
    covered = {entry for moment in curve.moments for entry in range(moment.since + 1, moment.number + 1)}
    by_time = {moment.number for moment in curve.moments if moment.since == moment.number}
    last = max((moment.number for moment in curve.moments), default=0)
    for point, (before, after) in enumerate(pairwise(curve.chances), 1):
        change = max(abs(b - a) for a, b in zip(before, after, strict=True))
        span = range((point - 1) * curve.every + 1, point * curve.every + 1)
        is_end = point == len(curve.chances) - 1 and (last in by_time or last in covered)
        if change >= SEEN + 0.001 and covered.isdisjoint(span) and not is_end:
            yield f"point {point}: {change:.2f}"


def is_told(record: Record, moment: wire.Moment) -> bool:
    return all(told(record, moment, language).strip() for language in LANGUAGES) and bool(moment.what or moment.stands)


def told(record: Record, moment: wire.Moment, language: str) -> str:
    """A moment as people read it; a word that is missing is an error."""
    words = find_game(record.game).words(language)
    what = [narrate(one, words, record.names, NOBODY) for one in moment.what]
    return " ".join([*what, *(stands(one, words, record.names) for one in moment.stands)])


def stands(one: Happening, words: Words, names: list[str]) -> str:
    return words.say(f"stands-{one.name}", **spoken(one.details, words, names))


if __name__ == "__main__":
    main()
