"""Us and the peers in one run: every contender pinned to one core, taking turns, ratios within rounds.

python bench/run.py                    all, about two minutes; peers come from bench/peers/setup.sh
python bench/run.py --only open_spiel  us and one peer
python bench/run.py --rounds 5         a quick look
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

from contenders import BENCH, Contender, ours, peers
from ratios import COMPARISONS, OURS, PLAIN, Comparison, Figures, Key

ROOT = BENCH.parent


def options() -> argparse.Namespace:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description="Measures the core against its peers.")
    parser.add_argument("--rounds", type=int, default=21, help="rounds; every contender plays once in each (21)")
    parser.add_argument("--seconds", type=float, default=0.12, help="length of one slot (0.12)")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only ratios that name this: pgx, search, deserto")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", help="the compiled copy")
    parser.add_argument("--plain", type=Path, default=ROOT / "src", help="the plain sources")
    parser.add_argument("--pure-ok", action="store_true", help="measure an uncompiled core too")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed or could not be measured")
    parser.add_argument("--out", type=Path, default=BENCH / "out.json", help="where the figures go (bench/out.json)")
    return parser.parse_args()


def start(wanted: argparse.Namespace, keys: set[Key]) -> list[Contender]:
    """Starts the contenders that are needed, ours first."""
    if wanted.compiled.exists() or not wanted.pure_ok:
        line_up = [ours(OURS, wanted.compiled), ours(PLAIN, wanted.plain)]
    else:
        line_up = [ours(OURS, wanted.plain, "--all")]
    names = {OURS} | {name for name, _ in keys}
    line_up = [contender for contender in [*line_up, *peers()] if contender.name in names]
    for contender in line_up:
        print(f"  warming up: {contender.name}", file=sys.stderr)
        contender.start()
        if contender.name == OURS:
            refuse_unfit(contender, wanted)
    return line_up


def refuse_unfit(core: Contender, wanted: argparse.Namespace) -> None:
    """Ends the run if our core is missing, or plain where figures of a compiled one are wanted."""
    if core.absent:
        sys.exit(f"our own core does not run ({core.absent}); build it first: {wanted.compiled}")
    if not core.facts["compiled"] and not wanted.pure_ok:
        sys.exit(f"the core in {wanted.compiled} is not compiled; build it, or say --pure-ok")


def programme(line_up: list[Contender], keys: set[Key]) -> list[tuple[Contender, str]]:
    """Who plays what in a round."""
    present = [contender for contender in line_up if not contender.absent]
    return [(one, what) for one in present for what in one.facts["plays"] if (one.name, what) in keys]


def measure(turns: list[tuple[Contender, str]], rounds: int, seconds: float) -> Figures:
    """Plays the rounds, every second one backwards, so that a machine getting slower favours nobody."""
    figures: defaultdict[Key, list[float]] = defaultdict(list)
    for number in range(rounds):
        print(f"\r  round {number + 1} of {rounds}", end="", file=sys.stderr)
        for contender, what in turns if number % 2 == 0 else reversed(turns):
            figures[contender.name, what].append(contender.slot(seconds, what))
    print(file=sys.stderr)
    return figures


def show_figures(line_up: list[Contender], figures: Figures) -> None:
    """Steps per second, contender by contender."""
    print(f"\n{'contender':<14}{'version':<10}{'what':<24}{'median/s':>14}{'best/s':>14}")
    for contender in line_up:
        if contender.absent:
            print(f"{contender.name:<14}{contender.absent}")
        for (name, what), speeds in figures.items():
            if name == contender.name:
                version = contender.facts.get("version", "?")
                print(f"{name:<14}{version:<10}{what:<24}{median(speeds):>14,.0f}{max(speeds):>14,.0f}")


def show_ratios(comparisons: list[Comparison], figures: Figures) -> None:
    """Ours over theirs, beside what is wanted."""
    print(f"\n{'ratio (median of the ratios within rounds)':<74}{'ratio':>9}{'target':>9}")
    for one in comparisons:
        ratio = one.ratio(figures)
        reached = "-" if ratio is None else f"{ratio:,.2f}"
        target = "" if one.target is None else f"{one.target:g}"
        verdict = "" if ratio is None or one.target is None else " MISSED" if one.missed(figures) else " ok"
        print(f"{one.title:<74}{reached:>9}{target:>9}{verdict}")


def report(
    line_up: list[Contender], comparisons: list[Comparison], figures: Figures, wanted: argparse.Namespace
) -> dict[str, object]:
    """All of it as data, with what is needed to measure it again."""
    return {
        "commit": commit(),
        "python": platform.python_version(),
        "rounds": wanted.rounds,
        "seconds": wanted.seconds,
        "contenders": {one.name: one.absent or one.facts.get("version", "?") for one in line_up},
        "figures": [
            {"contender": name, "what": what, "median": median(speeds), "best": max(speeds), "rounds": speeds}
            for (name, what), speeds in figures.items()
        ],
        "ratios": [
            {
                "title": one.title,
                "ours": one.ours,
                "theirs": one.theirs,
                "ratio": one.ratio(figures),
                "target": one.target,
            }
            for one in comparisons
        ],
    }


def commit() -> str | None:
    """Which source this was, if git knows."""
    try:
        asked = subprocess.run(
            ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return None
    return asked.stdout.strip() or None


def main() -> None:
    """One run."""
    wanted = options()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # inherited by every contender
    comparisons = [one for one in COMPARISONS if one.concerns(wanted.only)]
    keys = {key for one in comparisons for key in (one.ours, one.theirs)}
    line_up = start(wanted, keys)
    try:
        figures = measure(programme(line_up, keys), wanted.rounds, wanted.seconds)
    finally:
        for contender in line_up:
            contender.stop()
    show_figures(line_up, figures)
    show_ratios(comparisons, figures)
    wanted.out.write_text(json.dumps(report(line_up, comparisons, figures, wanted), indent=1) + "\n")
    if wanted.check and any(one.missed(figures) for one in comparisons):
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
