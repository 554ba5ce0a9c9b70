"""Escape with every preset, every legal pair of modules and many larger sets, played by bots of several kinds, and looked at.

    PYTHONPATH=build/compiled .venv/bin/python bench/temple_sweep.py             all, some minutes on two cores
    ... bench/temple_sweep.py --sets 20 --seconds 60                              fewer larger sets, a minute at most
    ... bench/temple_sweep.py --plain 40                                          more matches again in plain Python
    ... bench/temple_sweep.py --only larger-17:4:curious --every 1                one match, looked at after every change

In every match: no die, gem, room, curse or treasure comes out of nothing or goes without a word; what is listed as legal is
what is accepted; nobody can peek; a temple has a way on (ESC-R-69); nobody with a die has nothing to do for ever; it ends;
and its record leads to the same position. The digest is the same in plain Python. Ends with 1 where something did not hold.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from serai.core.build import promised
from sweeping.matches import PARTIES, Case, Finding, play
from sweeping.sets import LARGER, SEATS, every_choice
from sweeping.workers import play_all

ROOT = Path(__file__).parent.parent
SECONDS = 540
PLAIN = 10  # matches that are played again
SHORT = 4  # of them from the shortest quarter, for plain Python is fifty times as slow


def read(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What can be asked for."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--sets", type=int, default=LARGER, help=f"larger sets by lot ({LARGER})")
    reader.add_argument("--seconds", type=float, default=SECONDS, help=f"no match is begun after so many ({SECONDS})")
    reader.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes (one a core)")
    reader.add_argument("--plain", type=int, metavar="N", help=f"so many again in plain Python ({PLAIN}; --only: none)")
    reader.add_argument("--only", nargs="+", metavar="MATCH", help="only these, such as pair-3:4:best")
    reader.add_argument("--every", type=int, default=0, help="with --only: look after every so many changes")
    return reader.parse_args(words)


def cases(sets: int) -> list[Case]:
    """Every set, every number of seats, every party; a sweep that is cut short has met every set with some of them."""
    every = [Case(choice, seats, party) for choice in every_choice(sets) for seats in SEATS for party in PARTIES]
    legal = [case for case in every if case.choice.is_legal(case.seats)]
    return [case for turn in range(len(PARTIES)) for case in legal if turn_of(case) == turn]


def turn_of(case: Case) -> int:
    return (case.choice.number + SEATS.index(case.seats) + PARTIES.index(case.party)) % len(PARTIES)


def chosen(names: Sequence[str] | None, sets: int) -> list[Case]:
    """All, or those that were named."""
    every = cases(max(sets, LARGER) if names else sets)
    known = {case.name: case for case in every}
    if unknown := set(names or ()) - known.keys():
        sys.exit(f"no match is called {', '.join(sorted(unknown))}; such as {every[0].name}")
    return [known[name] for name in names] if names else every


def table(planned: list[Case], found: list[Finding]) -> str:
    """A line for each kind of set and party."""
    kinds = defaultdict(list)
    for one in found:
        choice, _, party = one.name.split(":")
        kinds[choice.partition("-")[0], party].append(one)
    head = (
        f"{'sets':<10}{'party':<10}{'matches':>8}{'won, %':>8}{'locked':>8}{'moves':>10}{'s each':>8}{'breaches':>10}"
    )
    lines = [head]
    for (kind, party), some in sorted(kinds.items()):
        won = 100 * sum(one.won for one in some) / len(some)
        lines.append(
            f"{kind:<10}{party:<10}{len(some):>8}{won:>8.1f}{sum(one.locked for one in some):>8}"
            f"{sum(one.moves for one in some):>10}{sum(one.seconds for one in some) / len(some):>8.2f}"
            f"{sum(bool(one.breach) for one in some):>10}"
        )
    return "\n".join([*lines, f"{len(found)} of {len(planned)} matches"])


def digest(found: list[Finding]) -> str:
    """One number over all records, in whatever order they were played."""
    return sha256(
        "".join(one.name + one.digest for one in sorted(found, key=lambda one: one.name)).encode()
    ).hexdigest()


def again(one: Finding) -> str:
    """The command that plays a match once more."""
    return f"PYTHONPATH=build/compiled .venv/bin/python bench/temple_sweep.py --every 1 --only {one.name}"


def number_in_plain(asked: argparse.Namespace) -> int:
    """How many matches are played again, where this is not plain Python already."""
    if not promised():
        return 0
    usual = 0 if asked.only else PLAIN
    return usual if asked.plain is None else int(asked.plain)


def in_plain(found: list[Finding], number: int, sets: int) -> str:
    """Plays some of the shorter matches as plain Python; what differs, in words."""
    short = sorted((one for one in found if not one.breach), key=lambda one: (one.moves, one.name))
    short = short[: max(number, len(short) // SHORT)]
    some = short[:: max(1, len(short) // number)][:number]
    limits = ["--jobs", "2", "--seconds", str(SECONDS), "--sets", str(sets)]
    call = [sys.executable, __file__, *limits, "--only", *(one.name for one in some)]
    path = os.pathsep.join([str(ROOT / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)[1:]])
    done = subprocess.run(call, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    same = f"digest {digest(some)}" in done.stdout
    return "" if same and not done.returncode else f"plain Python plays otherwise:\n{done.stdout}{done.stderr}"


def main() -> None:
    """One sweep."""
    asked, began = read(), perf_counter()
    planned = chosen(asked.only, asked.sets)
    found = []
    for one in (
        [play(case, asked.every) for case in planned] if asked.every else play_all(planned, asked.jobs, asked.seconds)
    ):
        found.append(one)
        if one.breach:
            print(f"{one.name}: {one.breach}\n  {again(one)}", flush=True)
    print(table(planned, found))
    print(f"{'compiled' if promised() else 'plain'}, {perf_counter() - began:.0f} s, digest {digest(found)}")
    fault, number = "", number_in_plain(asked)
    if number:
        fault = in_plain(found, number, asked.sets)
        print(fault or f"{min(number, len(found))} matches are the same in plain Python")
    sys.exit(1 if fault or any(one.breach for one in found) else 0)


if __name__ == "__main__":
    main()
