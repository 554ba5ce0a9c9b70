"""How well teams of bots do at a co-operative game: a table by seats and difficulty, in a document.

    python bench/teams.py desert --games 100 --into docs/desert-bots.md
    python bench/teams.py desert --bots greedy:400,search@500:100 --into docs/desert-bots.md

A team is BOT or BOT:GAMES, where BOT is a level (usually all four of them) or a bot; a budget stands behind @ (search@200
is `search:200`, search@300ms is `search:300ms`). The text of the document above its table stays. Rows that the table has
are kept, the others are played and written one by one, so that a run can be stopped and gone on with; --anew plays all
of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from serai.core.game import read_seed
from serai.core.levels import LEVELS
from serai.sim import Plan, Report, run

HEAD = "| team of | seats | difficulty | games | won | 95 % interval | lost by thirst | by sand | by storm |"
LINE = "|---|---:|---|---:|---:|---:|---:|---:|---:|"
LOSSES = ("DES-END-2", "DES-END-3", "DES-END-4")  # thirst, sand, storm


@dataclass(frozen=True)
class Team:
    """The same bot at every seat, for so many games."""

    bot: str
    games: int


@dataclass(frozen=True)
class Cell:
    """One row of the table: a team at a table."""

    team: Team
    seats: int
    difficulty: str

    @property
    def start(self) -> str:
        """How its row begins."""
        return f"| {self.team.bot} | {self.seats} | {self.difficulty} | {self.team.games} |"


def read_team(text: str, games: int) -> Team:
    """A team such as search@200:100, or master, which plays as many games as usual."""
    bot, _, own = text.partition(":")
    return Team(bot.replace("@", ":"), int(own) if own else games)


def row(cell: Cell, report: Report) -> str:
    """One line of the table."""
    won = report.team
    assert won is not None, f"{report.game} is not co-operative"
    losses = " | ".join(str(report.outcomes.get(rule, 0)) for rule in LOSSES)
    return f"{cell.start} {100 * won.rate:.1f} % | {won.range_in_percent()} | {losses} |"


def cells_of(asked: argparse.Namespace) -> Iterator[Cell]:
    """All rows in their order."""
    for text in asked.bots.split(","):
        team = read_team(text, asked.games)
        for seats in map(int, asked.seats.split(",")):
            for difficulty in asked.difficulties.split(","):
                yield Cell(team, seats, difficulty)


def played(cell: Cell, asked: argparse.Namespace) -> str:
    """Plays the games of a row."""
    plan = Plan(
        game=asked.game,
        seats=cell.seats,
        games=cell.team.games,
        seed=read_seed(asked.seed),
        bots=[cell.team.bot] * cell.seats,
        options={"difficulty": cell.difficulty},
    )
    return row(cell, run(plan, asked.jobs))


def main() -> None:
    """Plays what the table lacks and writes the document after every row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--games", type=int, default=100, help="of a row, where a team does not say")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--difficulties", default="novice,normal,elite,legendary")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--anew", action="store_true")
    asked = parser.parse_args()
    old = asked.into.read_text() if asked.into.exists() else ""
    text, _, table = old.partition(HEAD)
    kept = [] if asked.anew else table.splitlines()
    cells = list(cells_of(asked))
    rows = {cell: line for cell in cells for line in kept if line.startswith(cell.start)}
    for cell in cells:
        if cell not in rows:
            rows[cell] = played(cell, asked)
            table = "\n".join([HEAD, LINE, *(rows[one] for one in cells if one in rows)])
            asked.into.write_text(f"{text}{table}\n")


if __name__ == "__main__":
    main()
