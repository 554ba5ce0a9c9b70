"""Finds the weights of Le Désert interdit's bots again, or better ones: `sense/weights.toml` in another file.

    python bench/tune_desert.py hunch --minutes 60 --jobs 2 --into weights.toml      by evolution: games by hunch alone
    python bench/tune_desert.py regret --games 60 --jobs 2 --into weights.toml       by evolution: what trials found better
    python bench/tune_desert.py outlook --games 400 --jobs 2 --into weights.toml     by fit: how games of search ended

All begin with the shipped weights, or with a file (--start); all end with a comparison on games that were not used.
The same seed, games and trials give the same file. Copy it to src/serai/games/desert/sense/weights.toml, build, and
play `bench/levels.py desert --anew` before it is shipped.
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
from tuning.play import Players, Tables, record_of
from tuning.regret import decisions_of, noted, regret, settle
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


def tune_regret(asked: argparse.Namespace, start: Weights, tables: Tables, players: Players) -> Weights:
    """Games of search bots, the evolution on their decisions, then the comparison."""
    games = enumerate(players.each(noted, tables, range(asked.games)))
    decisions = [decision for game, (record, notes) in games for decision in decisions_of(record, notes, game)]
    known = [decision for decision in decisions if decision.game % HELD_OUT]
    unseen = [decision for decision in decisions if decision.game % HELD_OUT == 0]
    habits = Habits(asked.children, asked.games, asked.spread)
    found = settle(start, known, habits, asked.trials, Random(asked.seed), say)
    say(f"{len(decisions)} decisions; regret {regret(start, known):.3f} -> {regret(found, known):.3f},")
    say(f"where not fitted {regret(start, unseen):.3f} -> {regret(found, unseen):.3f}")
    return found


def tune_outlook(asked: argparse.Namespace, start: Weights, tables: Tables, players: Players) -> Weights:
    """Games of search bots, the fit, then the comparison."""
    records = []
    for record in players.each(record_of, tables, range(asked.games)):
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


TUNERS = {"hunch": tune_hunch, "regret": tune_regret, "outlook": tune_outlook}
GAMES = {"hunch": 1000, "regret": 60, "outlook": 400}  # as usual


def changes(before: Weights, after: Weights, part: str) -> str:
    """What is other than it was."""
    rows = zip(labels(before[part]), numbers(before[part]), numbers(after[part]))
    return ", ".join(f"{label} {old} -> {new}" for label, old, new in rows if old != new)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=list(TUNERS))
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a weights file to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--difficulties", default="novice,normal")
    parser.add_argument("--games", type=int, default=0, help="hunch: for each trial; else to fit to")
    parser.add_argument("--trials", type=int, default=4000, help="hunch, regret: at most")
    parser.add_argument("--minutes", type=float, default=60.0, help="hunch: at most")
    parser.add_argument("--children", type=int, default=8, help="hunch, regret: trials of a generation")
    parser.add_argument("--spread", type=float, default=0.2, help="hunch, regret: of a number, as a part of itself")
    parser.add_argument("--compare", type=int, default=2000, help="hunch: games of the comparison")
    parser.add_argument("--bot", default="search:60", help="outlook, regret: who plays")
    asked = parser.parse_args()
    asked.games = asked.games or GAMES[asked.part]
    return asked


def main() -> None:
    """Tunes one table of the weights and writes the file."""
    asked = arguments()
    start = read(asked.start)
    tables = Tables(asked.seats, tuple(asked.difficulties.split(",")), str(asked.seed), asked.bot)
    players = Players(asked.jobs)
    try:
        found = TUNERS[asked.part](asked, start, tables, players)
    finally:
        players.close()
    asked.into.write_text(written(found))
    table = "outlook" if asked.part == "outlook" else "hunch"
    say(f"{asked.into}: {changes(start, found, table) or 'nothing is other than it was'}")


if __name__ == "__main__":
    main()
