"""Writes docs/quicksand-bots.md: how often teams of bots win each level of Quicksand, for every number of seats.

PYTHONPATH=build/compiled .venv/bin/python scripts/quicksand_bots.py --games 500
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Protocol

from serai.games.quicksand import GAME
from serai.games.quicksand.pieces import BOX
from serai.sim import Plan, run, share_of

PAGE = Path(__file__).parent.parent / "docs" / "quicksand-bots.md"
SEED = bytes(16)
BOTS = {
    "random": "any card, about every 2.5 s",
    "greedy@4000": "the best card and moment it sees, 4 s after things change",
    "greedy@2500": "the same, 2.5 s after things change",
    "greedy": "the same, 1 s after things change",
}


class Hash(Protocol):
    """What adds up the matches."""

    def update(self, data: bytes, /) -> None: ...


def main() -> None:
    """Plays every cell and writes the page."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=500, help="matches in each cell")
    reader.add_argument("--jobs", type=int, default=1)
    asked = reader.parse_args()
    began = perf_counter()
    digest = sha256()
    tables = [table(bot, asked.games, asked.jobs, digest) for bot in BOTS]
    matches = asked.games * len(BOTS) * len(BOX.levels) * len(GAME.seats)
    PAGE.write_text(page(tables, asked.games, matches, digest.hexdigest()), encoding="utf-8")
    print(f"{matches} matches in {perf_counter() - began:.0f} s", file=sys.stderr)


def table(bot: str, games: int, jobs: int, digest: Hash) -> str:
    """One bot at all seats: a row for each level, a column for each number of seats."""
    head = f"| level | {' | '.join(map(str, GAME.seats))} |\n|---:|{'---:|' * len(GAME.seats)}\n"
    levels = range(1, len(BOX.levels) + 1)
    rows = [f"| {level} | {' | '.join(row(bot, level, games, jobs, digest))} |" for level in levels]
    print(bot, file=sys.stderr)
    return f"## `{bot}`: {BOTS[bot]}\n\n{head}" + "\n".join(rows) + "\n"


def row(bot: str, level: int, games: int, jobs: int, digest: Hash) -> list[str]:
    """Victories in percent, by seats."""
    cells = []
    for seats in GAME.seats:
        plan = Plan(game="quicksand", seats=seats, games=games, seed=SEED, bots=[bot] * seats, options={"level": level})
        found = run(plan, jobs)
        digest.update(bytes.fromhex(found.digest))
        cells.append(f"{100 * found.wins[0] / games:.0f}")
    return cells


def page(tables: list[str], games: int, matches: int, digest: str) -> str:
    """The whole document."""
    half, none = (share_of(wins, games).range_in_percent() for wins in (games // 2, 0))
    return f"""# How well bots play Quicksand

Victories in percent, by level and number of seats; the same bot sits at all of them. {games} matches a cell, so that
50 means {half} and 0 means {none} (Wilson's interval, 95 %). Standard timers (60, 45
and 30 s), announcement window 300 ms.

A bot looks at the table a while after anything happens: its reaction, on average what stands behind the @ in ms, each
time between half and one and a half times as long. Then it plays the card after which the team stands best, or waits
for a better moment. It knows its own hand and what lies open; at levels 13 and 20 (cards facing out) it is advised by
its left neighbour, who sees its cards. Bots do not talk at any other level. `search` plays this game like `greedy`.
What [companions](companions.md) leave to people stands on a page of its own.

Made by `PYTHONPATH=build/compiled .venv/bin/python scripts/quicksand_bots.py --games {games}`:
{matches:,} matches, digest `{digest[:16]}…`. One cell alone:
`serai sim quicksand --seats 4 --games {games} --seed 0 --bots greedy@4000 --option level=15`.

{chr(10).join(tables)}"""


if __name__ == "__main__":
    main()
