"""Writes src/serai/games/temple/measured.toml: how often beginners win every preset, and what each module costs them.

    PYTHONPATH=build/compiled .venv/bin/python bench/temple_measures.py --games 400 --sets 240 --fresh 60

A beginner is the slow and careless bot of bench/temple_bots.py. Every preset is played at every number of seats; then sets
of modules by lot, from which the cost of each module is fitted (logistic regression, so that costs add up); then fresh sets
that had no part in the fit, to see how far the guesses are off. On all cores, with the same figures on any number of them;
cells are kept in build/temple-wins.jsonl, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
from hashlib import sha256
from math import exp
from pathlib import Path
from typing import Any

from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.measured import FILE, parts_of
from serai.games.temple.pieces import MODULES
from serai.games.temple.surprise import drawn, modules_in
from temple_bots import BEGINNER, OPEN_END, Cell, Wish, is_legal, played

OUT = Path(__file__).parent.parent / "src" / "serai" / "games" / "temple" / FILE
PLAIN = 0.5  # by how much costs are drawn towards nothing, so that a rare module does not run away
STEPS = 30
FRESH = 1_000_000  # where the seeds of fresh sets begin

Row = tuple[dict[str, int], int, int]  # the parts of a set, how often it was won, and of how many matches


def preset_wishes(games: int) -> list[Wish]:
    """Every preset that can be lost."""
    chosen = {name: options.written() for name, options in GAME.presets.items()}
    return [
        Wish(name, BEGINNER, seats, options, games)
        for name, options in chosen.items()
        if options.get("timeline") not in OPEN_END
        for seats in GAME.seats
        if is_legal(seats, options)
    ]


def set_wishes(kind: str, first: int, number: int, games: int) -> list[Wish]:
    """Sets by lot, each at every number of seats."""
    sets = [(f"{kind} {seed}", drawn(MODULES, Rng(seed))) for seed in range(first, first + number)]
    return [Wish(name, BEGINNER, seats, options, games) for name, options in sets for seats in GAME.seats]


# The fit


def fitted(rows: list[Row]) -> dict[str, float]:
    """What each part adds to the logarithm of the odds: Newton's steps towards the likeliest costs."""
    names = list(dict.fromkeys(part for parts, _, _ in rows for part in parts))
    costs = [0.0] * len(names)
    counts = [[parts.get(name, 0) for name in names] for parts, _, _ in rows]
    for _ in range(STEPS):
        slope = [-PLAIN * cost for cost in costs]
        bend = [[PLAIN * (i == j) for j in range(len(names))] for i in range(len(names))]
        for numbers, (_, won, games) in zip(counts, rows, strict=True):
            share = 1 / (1 + exp(-sum(map(float.__mul__, costs, map(float, numbers)))))
            there = [at for at, number in enumerate(numbers) if number]
            for i in there:
                slope[i] += numbers[i] * (won - games * share)
                for j in there:
                    bend[i][j] += numbers[i] * numbers[j] * games * share * (1 - share)
        costs = [cost + step for cost, step in zip(costs, solved(bend, slope), strict=True)]
    return dict(zip(names, costs, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j, row in enumerate(rows):
            if j != i and row[i]:
                rows[j] = [value - row[i] * above for value, above in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


def row_of(cell: Cell) -> Row:
    return parts_of(modules_in(cell.wish.options)), len(cell.times), cell.wish.games


def costs_of(cells: list[Cell]) -> dict[str, list[float]]:
    """The costs of every part, for each number of seats."""
    by_seats = [fitted([row_of(cell) for cell in cells if cell.wish.seats == seats]) for seats in GAME.seats]
    return {part: [costs[part] for costs in by_seats] for part in by_seats[0]}


# The file


def by_preset(cells: list[Cell]) -> dict[str, list[float]]:
    """The share of matches won, by seats; a preset that so many cannot play is never won by them."""
    shares = {(cell.wish.preset, cell.wish.seats): cell.won.rate for cell in cells}
    return {name: [shares.get((name, seats), 0.0) for seats in GAME.seats] for name, _ in shares}


def text_of(
    asked: argparse.Namespace, presets: dict[str, list[float]], costs: dict[str, list[float]], fresh: list[Cell]
) -> str:
    """The file as it is written."""
    parts = [
        f'bot = "{BEGINNER}"\ngames = {asked.games}',
        "[presets]\n" + "\n".join(f"{name} = {numbers(shares)}" for name, shares in presets.items()),
        "[costs]\n" + "\n".join(f"{name} = {numbers(some)}" for name, some in costs.items()),
        *(
            f"[[fresh]]\nseats = {cell.wish.seats}\nwon = {cell.won.rate:.3f}\noptions = {table(modules_in(cell.wish.options))}"
            for cell in fresh
        ),
    ]
    body = "\n\n".join(parts) + "\n"
    sizes = f"--games {asked.games} --sets {asked.sets} --fresh {asked.fresh} --set-games {asked.set_games}"
    command = f"PYTHONPATH=build/compiled .venv/bin/python bench/temple_measures.py {sizes}"
    return f'# Measured, never written by hand: {command}\ndigest = "{digest(body)}"\n{body}'


def digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]


def numbers(some: list[float]) -> str:
    return "[" + ", ".join(f"{one:.3f}" for one in some) + "]"


def table(options: dict[str, Any]) -> str:
    """Options in one line of TOML."""
    words = {True: "true"}
    told = (
        f"{name} = {f'{chr(34)}{value}{chr(34)}' if isinstance(value, str) else words.get(value, value)}"
        for name, value in options.items()
    )
    return "{ " + ", ".join(told) + " }"


def read() -> argparse.Namespace:
    """What can be asked for."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=400, help="matches of each preset at each number of seats (400)")
    reader.add_argument("--sets", type=int, default=240, help="sets by lot for the costs (240)")
    reader.add_argument("--fresh", type=int, default=60, help="sets by lot to try them on (60)")
    reader.add_argument("--set-games", type=int, default=60, help="matches of each set at each number of seats (60)")
    reader.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes (one a core)")
    return reader.parse_args()


def main() -> None:
    """Plays all of it and writes the file."""
    asked = read()
    presets = preset_wishes(asked.games)
    sets = set_wishes("set", 0, asked.sets, asked.set_games)
    fresh = set_wishes("fresh", FRESH, asked.fresh, asked.set_games)
    cells = played([*presets, *sets, *fresh], asked.jobs)
    found, fit, tried = cells[: len(presets)], cells[len(presets) : -len(fresh)], cells[-len(fresh) :]
    one_each = [
        cell for number, cell in enumerate(tried) if number // len(GAME.seats) % len(GAME.seats) == cell.wish.seats - 1
    ]
    OUT.write_text(text_of(asked, by_preset(found), costs_of(fit), one_each), encoding="utf-8")


if __name__ == "__main__":
    main()
