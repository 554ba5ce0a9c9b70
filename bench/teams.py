"""How well teams of bots do at a co-operative game: a table by seats and difficulty, as Markdown.

    python bench/teams.py desert --bots random:400,greedy:400,search@200:100 --jobs 2 > docs/desert-bots.md

A team is BOT:GAMES; a budget stands behind @ (search@200 is `search:200`, search@300ms is `search:300ms`).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from math import sqrt

from serai.core.build import is_game_compiled
from serai.core.game import read_seed
from serai.games import find_game
from serai.sim import Plan, Report, run

Z = 1.96  # of a 95 % interval


@dataclass(frozen=True)
class Team:
    """The same bot at every seat, for so many games."""

    bot: str
    games: int


def read_team(text: str) -> Team:
    """A team such as search@200:100."""
    bot, _, games = text.rpartition(":")
    return Team(bot.replace("@", ":"), int(games))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def row(team: Team, seats: int, difficulty: str, report: Report) -> str:
    """One line of the table."""
    wins = report.wins[0]
    low, high = interval(wins, report.games)
    losses = {rule: count for rule, count in report.outcomes.items() if rule != "DES-END-1"}
    thirst, sand, storm = (losses.get(f"DES-END-{number}", 0) for number in (2, 3, 4))
    decision = 1000 * report.seconds / report.moves
    return (
        f"| {team.bot} | {seats} | {difficulty} | {report.games} | {100 * wins / report.games:.1f} % "
        f"| {100 * low:.1f} to {100 * high:.1f} | {thirst} | {sand} | {storm} | {decision:.1f} ms |"
    )


def main() -> None:
    """Plays all cells of the table and prints it row by row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random:400,greedy:400")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--difficulties", default="novice,normal,elite,legendary")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    compiled = is_game_compiled(find_game(asked.game).package)
    print(f"`python bench/teams.py {' '.join(sys.argv[1:])}`, {'compiled' if compiled else 'plain Python'}\n")
    print("| team of | seats | difficulty | games | won | 95 % interval | thirst | sand | storm | a move |")
    print("|---|---:|---|---:|---:|---:|---:|---:|---:|---:|")
    for team in map(read_team, asked.bots.split(",")):
        for seats in map(int, asked.seats.split(",")):
            for difficulty in asked.difficulties.split(","):
                plan = Plan(
                    game=asked.game,
                    seats=seats,
                    games=team.games,
                    seed=read_seed(asked.seed),
                    bots=[team.bot] * seats,
                    options={"difficulty": difficulty},
                )
                print(row(team, seats, difficulty, run(plan, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
