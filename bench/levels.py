"""Measures the levels of bots, game by game: `levels.toml` in the folder of each game, and docs/levels.md of all.

    PYTHONPATH=build/compiled .venv/bin/python bench/levels.py --games 400
    PYTHONPATH=build/compiled .venv/bin/python bench/levels.py desert trucks --games 100 --seats 3 4

What was measured already of the same bots, in as many games, is kept; the rest is played and written cell by cell, so
that it can be stopped and gone on with. --anew plays all again: a level that became another bot is measured anew by
itself, one whose judgement changed is not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leveling.page import page
from leveling.toml import written
from serai.core.errors import SeraiError
from serai.core.game import Game, read_seed
from serai.core.levels import FILE, LEVELS, UNMEASURED, Case, Level, Measured, below
from serai.core.state import NEVER
from serai.games import all_games
from serai.sim import Plan, run

ROOT = Path(__file__).parents[1]
DOC = ROOT / "docs" / "levels.md"
SEED = read_seed("17")
Cells = dict[Level, list[list[int]]]


class Wish(msgspec.Struct, frozen=True):
    """One cell: a level at a table of so many."""

    case: int
    level: Level
    seats: int


def cases_of(game: Game[Any]) -> list[Case]:
    """What is measured: every preset that makes a difference; of a campaign its levels as they usually are."""
    if game.manners.levels:
        return [Case({"level": number}, {}) for number in range(1, game.manners.levels + 1)]
    cases: list[Case] = []
    for name, options in game.presets.items():
        usual, chosen = game.decisive({}), game.decisive(options.written())
        own = {key: value for key, value in chosen.items() if value != usual[key]}
        if own not in [case.options for case in cases] and any(is_contest(game, seats, own) for seats in game.seats):
            cases.append(Case(own, {}, name))
    return cases


def is_contest(game: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    """Some options are not for every number of players; and where no clock runs in real time, nobody can lose."""
    try:
        match = game.begin(seats, game.read_options(options), SEED)
    except SeraiError:
        return False
    return not game.real_time or match.state.alarm() < NEVER


def known(game: Game[Any], found: Measured) -> list[Case]:
    """The cases of a game with what was measured of the bots of today; a cell without a figure is empty."""
    before = {msgspec.json.encode(case.options): case.won for case in found.cases}
    same = {level for level in LEVELS if found.bots.get(level) == game.bots[level]}
    result = []
    for case in cases_of(game):
        old = before.get(msgspec.json.encode(case.options), {})
        cells: Cells = {level: [[] for _ in game.seats] for level in LEVELS if game.cooperative or level != LEVELS[0]}
        for level in cells:
            if level in old and level in same and (game.cooperative or below(level) in same):
                cells[level] = old[level]
        result.append(msgspec.structs.replace(case, won=cells))
    return result


def wanted(game: Game[Any], cases: Sequence[Case], asked: argparse.Namespace) -> Iterator[Wish]:
    """The cells that were asked for and are not there; most games are played where most people begin."""
    for number, case in enumerate(cases):
        for seats in asked.seats or game.seats:
            if seats not in game.seats or not is_contest(game, seats, case.options):
                continue
            for level in case.won:
                cell = case.won[level][seats - game.seats[0]]
                if asked.anew or not cell or cell[2] < asked.games:
                    yield Wish(number, level, seats)


def measure(
    game: Game[Any], options: Mapping[str, Any], level: Level, seats: int, games: int, jobs: int = 1
) -> list[int]:
    """Won, of how many that count, of how many played. Together all count; else those that somebody won alone."""
    others = level if game.cooperative else below(level)
    bots = [game.bots[level]] + [game.bots[others]] * (seats - 1)
    plan = Plan(game=game.name, seats=seats, games=games, seed=SEED, bots=bots, options=dict(options), rotate=True)
    report = run(plan, jobs)
    if report.team is not None:
        return [report.team.count, games, games]
    share = report.bots[0].decided
    return [share.count, share.of, games] if share else [0, 0, games]


def measure_all(game: Game[Any], file: Path, asked: argparse.Namespace) -> None:
    """Plays what is missing of a game, and writes after every cell."""
    found = msgspec.toml.decode(file.read_bytes(), type=Measured) if file.exists() else UNMEASURED
    cases = known(game, found)
    for wish in list(wanted(game, cases, asked)):
        case = cases[wish.case]
        cell = measure(game, case.options, wish.level, wish.seats, asked.games, asked.jobs)
        case.won[wish.level][wish.seats - game.seats[0]] = cell
        print(game.name, case.options, wish.level, f"{wish.seats} seats:", *cell, file=sys.stderr, flush=True)
        write(game, file, cases)
    write(game, file, cases)


def write(game: Game[Any], file: Path, cases: Sequence[Case]) -> None:
    """The file of a game."""
    bots = {level: game.bots[level] for level in LEVELS}
    file.write_text(written(Measured(bots, list(cases))))


def file_of(game: Game[Any]) -> Path:
    """Among the sources, whichever copy plays."""
    return ROOT / "src" / Path(*game.package.split(".")) / FILE


def main() -> None:
    """Plays, and writes files and document."""
    own = {name: game for name, game in all_games().items() if file_of(game).parent.is_dir()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them, unless named")
    parser.add_argument("--games", type=int, default=400, help="in each cell")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all of them, unless named")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; the result is the same")
    parser.add_argument("--anew", action="store_true", help="play again what is there too")
    parser.add_argument("--page", action="store_true", help="play nothing, write the document only")
    asked = parser.parse_args()
    for name, game in own.items():
        if not asked.page and (not asked.names or name in asked.names):
            measure_all(game, file_of(game), asked)
    measured = {
        name: msgspec.toml.decode(file_of(game).read_bytes(), type=Measured)
        for name, game in own.items()
        if file_of(game).exists()
    }
    DOC.write_text(page(own, measured))


if __name__ == "__main__":
    main()
