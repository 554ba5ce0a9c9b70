"""Writes docs/trucks-bots.md: how often each seat and each bot wins a race of trucks.

PYTHONPATH=build/compiled python scripts/trucks_bots.py [GAMES [GAMES_WITH_SEARCH]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from serai.core.game import read_seed
from serai.games import find_game
from serai.sim import Plan, Report, run, share_of

OUT = Path(__file__).parent.parent / "docs/trucks-bots.md"
EQUALS = ("greedy", "search:100")  # bots that play against their like
PAIRS = (
    ("greedy", "random"),
    ("search:100", "greedy"),
    ("search:300", "greedy"),
)  # one of the first, the others all of the second
FAVOURED = 0.55
ANCHORS = "## How far apart are the kinds of player?"  # from here on the document is bench/anchors.py's


def play(seats: int, games: int, bots: list[str], rotate: bool) -> Report:
    """Many races; the first seat begins."""
    print(f"{seats} seats, {games} games: {', '.join(bots)}", file=sys.stderr)
    plan = Plan(
        game="trucks",
        seats=seats,
        games=games,
        seed=read_seed("2026"),
        bots=bots,
        options={"starter": 1},
        rotate=rotate,
    )
    return run(plan)


def games_of(bot: str) -> int:
    """Searches take their time, so they may play fewer games."""
    usual = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    return int(sys.argv[2]) if len(sys.argv) > 2 and bot.startswith("search") else usual


def verdict(share: float) -> str:
    """What the share of the first seat means."""
    if share > FAVOURED:
        return f"the first seat wins {100 * share:.1f} % and is favoured."
    if share < 1 - FAVOURED:
        return f"the second seat wins {100 - 100 * share:.1f} % and is favoured."
    return f"the first seat wins {100 * share:.1f} %; neither passes 55 %."


def by_seat() -> tuple[list[str], list[str]]:
    """Equal bots: the table, and what it means for the first seat."""
    rows = [
        "| bots | seats | games | first | second | third | fourth | fifth | sixth |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    verdicts = []
    for bot in EQUALS:
        games = games_of(bot)
        for seats in find_game("trucks").seats:
            found = play(seats, games, [bot] * seats, rotate=False)
            cells = [share_of(wins, games).in_percent() for wins in found.wins] + [""] * (6 - seats)
            rows.append(f"| {bot} | {seats} | {games} | {' | '.join(cells)} |")
            if seats == 2:
                share = found.wins[0] / games
                verdicts.append(f"- {bot} at both of two seats: {verdict(share)}")
    return rows, verdicts


def by_bot() -> list[str]:
    """One bot against others of another kind, moving on by a seat after every game."""
    rows = ["| one | against | seats | games | fair share | won by the one |", "|---|---|--:|--:|--:|--:|"]
    for one, other in PAIRS:
        games = games_of(one)
        for seats in find_game("trucks").seats:
            found = play(seats, games, [one] + [other] * (seats - 1), rotate=True)
            won = share_of(found.bots[0].wins, games).in_percent()
            rows.append(f"| {one} | {other} | {seats} | {games} | {100 / seats:.1f} | {won} |")
    return rows


def main() -> None:
    """Plays, and writes the document."""
    _, anchors, kept = OUT.read_text().partition(ANCHORS)
    seat_rows, verdicts = by_seat()
    lines = [
        "# How well bots drive trucks",
        "",
        f"Made by `PYTHONPATH=build/compiled python scripts/trucks_bots.py {' '.join(sys.argv[1:])}`,",
        "on the board of the house. Figures are per cent of all games with Wilson's 95 % interval; a shared victory",
        "counts for each who shares it in the first table, and for nobody in the second.",
        "",
        "## Is the first seat favoured?",
        "",
        "The same bot at every seat; the first seat begins.",
        "",
        *seat_rows,
        "",
        *verdicts,
        "",
        "## Which bot is better?",
        "",
        "One bot against others of another kind; it moves on by a seat after every game, so that it begins as often as they.",
        "",
        *by_bot(),
    ]
    OUT.write_text("\n".join(lines) + f"\n\n{anchors}{kept}")


if __name__ == "__main__":
    main()
