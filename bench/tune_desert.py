"""Finds the weights of Le Désert interdit's bots again, or better ones: `sense/weights.toml` in another file.

    python bench/tune_desert.py hunch --minutes 60 --jobs 2 --into weights.toml      by evolution: games by hunch alone
    python bench/tune_desert.py outlook --games 400 --jobs 2 --into weights.toml     by fit: how games of search ended

Both begin with the shipped weights, or with a file (--start); both end with a comparison on games that were not used.
The same seed, games and trials give the same file. Copy it to src/serai/games/desert/sense/weights.toml, build, and
play bench/teams.py before it is shipped.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parent))

from serai.games.desert.sense.weights import Weights
from tuning.evolution import Evolution, Habits, evolve
from tuning.fit import fit, sampled, surprise, with_change
from tuning.play import Players, Tables
from tuning.weights_file import labels, numbers, read, written

HELD_OUT = 5  # one game in so many is not fitted to


def say(line: str) -> None:
    """At once: a run takes long."""
    print(line, flush=True)


def tune_hunch(asked: argparse.Namespace, start: Weights, tables: Tables, players: Players) -> Weights:
    """Evolution, then the comparison."""
    habits = Habits(asked.children, asked.games, asked.spread)
    evolution = Evolution(start, players, tables, habits, Random(asked.seed))
    deadline = monotonic() + 60.0 * asked.minutes
    evolve(evolution, asked.trials, lambda: monotonic() > deadline, say)
    before, after = evolution.compare(asked.compare)
    say(f"of {asked.compare} other games: began {before.in_percent()} %, found {after.in_percent()} %")
    return evolution.weights


def tune_outlook(asked: argparse.Namespace, start: Weights, tables: Tables, players: Players) -> Weights:
    """Games of search bots, the fit, then the comparison."""
    records = []
    for record in players.records(tables, range(asked.games)):
        records.append(record)
        if len(records) % 20 == 0:
            say(f"{len(records):5} games played")
    samples = sampled(start, records)
    known = [sample for sample in samples if sample.game % HELD_OUT]
    unseen = [sample for sample in samples if sample.game % HELD_OUT == 0]
    change = fit(start, known)
    nothing = [0.0] * len(change)
    say(f"{len(samples)} positions; surprise {surprise(known, nothing):.4f} -> {surprise(known, change):.4f},")
    say(f"where not fitted {surprise(unseen, nothing):.4f} -> {surprise(unseen, change):.4f}")
    return with_change(start, change)


def changes(before: Weights, after: Weights, part: str) -> str:
    """What is other than it was."""
    rows = zip(labels(before[part]), numbers(before[part]), numbers(after[part]))
    return ", ".join(f"{label} {old} -> {new}" for label, old, new in rows if old != new)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["hunch", "outlook"])
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a weights file to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--difficulties", default="novice,normal")
    parser.add_argument("--games", type=int, default=0, help="for each trial (1000), or to fit to (400)")
    parser.add_argument("--trials", type=int, default=4000, help="hunch: at most")
    parser.add_argument("--minutes", type=float, default=60.0, help="hunch: at most")
    parser.add_argument("--children", type=int, default=8, help="hunch: trials of a generation")
    parser.add_argument("--spread", type=float, default=0.2, help="hunch: of a number, as a part of itself")
    parser.add_argument("--compare", type=int, default=2000, help="hunch: games of the comparison")
    parser.add_argument("--bot", default="search:60", help="outlook: who plays")
    asked = parser.parse_args()
    asked.games = asked.games or (1000 if asked.part == "hunch" else 400)
    return asked


def main() -> None:
    """Tunes one table of the weights and writes the file."""
    asked = arguments()
    start = read(asked.start)
    tables = Tables(asked.seats, tuple(asked.difficulties.split(",")), str(asked.seed), asked.bot)
    players = Players(asked.jobs)
    try:
        tune = tune_hunch if asked.part == "hunch" else tune_outlook
        found = tune(asked, start, tables, players)
    finally:
        players.close()
    asked.into.write_text(written(found))
    say(f"{asked.into}: {changes(start, found, asked.part) or 'nothing is other than it was'}")


if __name__ == "__main__":
    main()
