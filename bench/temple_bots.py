"""Writes docs/temple-bots.md: how often teams of bots escape from the temple, and what kept the others in.

    PYTHONPATH=build/compiled .venv/bin/python bench/temple_bots.py --games 300

Every cell is kept in build/temple-bots.jsonl as soon as it is played, so that a run that was stopped goes on where it
was; cells that were played by other rules or other bots are played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from statistics import median

import msgspec

import serai.bots
import serai.games.temple
from serai.core.build import is_game_compiled
from serai.core.errors import SeraiError
from serai.games.temple import GAME, TempleOptions, check
from serai.games.temple.pieces import DIFFICULTIES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.plan import inside
from serai.games.temple.sense.errands import exit_place, is_leaving
from serai.games.temple.sense.mates import stuck_inside
from serai.games.temple.state import ESCAPED, NONE
from serai.sim import Plan, share_of
from serai.sim.run import play_match

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "temple-bots.md"
KEPT = ROOT / "build" / "temple-bots.jsonl"
SEED = bytes(16)
MODULES: dict[str, dict[str, bool]] = {
    "The base game": {},
    "With curses and treasures": {"curses": True, "treasures": True},
}
BOTS = {
    "search@500": "the plan of the team at a human pace: rolls 1.2 s apart, half a second to see what happened",
    "search@1500": "the same, rolls 2 s apart, a second and a half to see",
    "search@3000": "the same, rolls 3.2 s apart, three seconds to see",
    "greedy@3000": "the same pace, and one act in ten is any act at all",
    "random": "any act at all, about every 2 s",
}
CAUSES = {
    "no exit": "the exit was never found",
    "locked": "black masks held everybody who was left, and no boost of fate",
    "gems": "too many gems were still in the depot",
    "late": "the team had set out for the exit, but somebody was not out in time",
}
GOAL_BOT, GOAL_SEATS, GOAL = "search@500", 4, 0.5


class Cell(msgspec.Struct, frozen=True):
    """What became of the matches of one kind."""

    source: str  # the code that played them
    bot: str
    seats: int
    options: dict[str, str | bool]
    games: int
    times: list[int]  # of the victories, in ms
    lost: dict[str, int]  # by their cause
    digest: str


def source() -> str:
    """A fingerprint of the rules and of the bots."""
    folders = [Path(package.__path__[0]) for package in (serai.games.temple, serai.bots)]
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"})
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def cause(game: Temple) -> str:
    """Why a team was still inside at the end."""
    if exit_place(game) == NONE:
        return "no exit"
    if stuck_inside(game) == inside(game):
        return "locked"
    return "late" if is_leaving(game) else "gems"


def play(bot: str, seats: int, options: dict[str, str | bool], games: int) -> Cell:
    """All matches of a cell."""
    plan = Plan(game="temple", seats=seats, games=games, seed=SEED, bots=[bot] * seats, options=options)
    plan.check()
    times, lost, digest = [], dict.fromkeys(CAUSES, 0), sha256()
    for number in range(games):
        match = play_match(plan, number)
        game = match.state
        assert isinstance(game, Temple)
        digest.update(b"".join(int(entry).to_bytes(8, "little", signed=True) for entry in match.log))
        if game.end == ESCAPED:
            times.append(int(game.now))
        else:
            lost[cause(game)] += 1
    return Cell(source(), bot, seats, options, games, times, lost, digest.hexdigest())


def wanted(games: int) -> Iterator[tuple[str, int, dict[str, str | bool], int]]:
    """Every legal cell."""
    for modules in MODULES.values():
        for bot in BOTS:
            for seats in GAME.seats:
                for difficulty in DIFFICULTIES:
                    options: dict[str, str | bool] = {**modules, "difficulty": difficulty}
                    if is_legal(seats, options):
                        yield bot, seats, options, games


def is_legal(seats: int, options: dict[str, str | bool]) -> bool:
    """Six experts need treasures, for instance."""
    try:
        check(seats, msgspec.convert(options, TempleOptions))
    except SeraiError:
        return False
    return True


def cells(games: int) -> list[Cell]:
    """All of them, from the kept ones where they are there."""
    kept = [msgspec.json.decode(line, type=Cell) for line in KEPT.read_bytes().splitlines()] if KEPT.exists() else []
    known = {key(cell): cell for cell in kept if cell.source == source() and cell.games == games}
    found = []
    for asked in wanted(games):
        cell = known.get(repr(asked[:3])) or play(*asked)
        if cell not in kept:
            KEPT.parent.mkdir(exist_ok=True)
            with KEPT.open("ab") as out:
                out.write(msgspec.json.encode(cell) + b"\n")
        found.append(cell)
        print(cell.bot, cell.seats, cell.options, len(cell.times), file=sys.stderr, flush=True)
    return found


def key(cell: Cell) -> str:
    return repr((cell.bot, cell.seats, cell.options))


def row(cell: Cell) -> str:
    """One line of a table."""
    wins = len(cell.times)
    won = share_of(wins, cell.games)
    usual = f"{median(cell.times) / 1000:.0f} s" if wins else "-"
    causes = " | ".join(str(cell.lost[name]) for name in CAUSES)
    return (
        f"| {cell.seats} | {cell.options['difficulty']} | {100 * won.rate:.1f} "
        f"| {won.range_in_percent()} | {usual} | {causes} |"
    )


def section(title: str, modules: dict[str, bool], found: list[Cell]) -> str:
    """One choice of modules: a table for each bot."""
    head = f"| seats | difficulty | won, % | 95 % interval | usual time | {' | '.join(CAUSES)} |"
    rule = f"|---:|---|---:|---:|---:|{'---:|' * len(CAUSES)}"
    parts = [f"## {title}"]
    for bot, words in BOTS.items():
        mine = [cell for cell in found if cell.bot == bot and bool(cell.options.get("curses")) == bool(modules)]
        parts.append(f"### `{bot}`: {words}\n\n" + "\n".join([head, rule, *map(row, mine)]))
    return "\n\n".join(parts)


def verdict(found: list[Cell]) -> str:
    """Whether the goal is reached."""
    plain = {"difficulty": DIFFICULTIES[0]}
    cell = next(c for c in found if (c.bot, c.seats, c.options) == (GOAL_BOT, GOAL_SEATS, plain))
    share = len(cell.times) / cell.games
    reached = "reached" if share >= GOAL else "not reached"
    return (
        f"Goal: four of the best bots at a human pace win at least {100 * GOAL:.0f} % of the base game on normal: "
        f"{reached}, {100 * share:.1f} %."
    )


def page(found: list[Cell], games: int) -> str:
    """The whole document."""
    digest = sha256("".join(cell.digest for cell in found).encode()).hexdigest()
    causes = "\n".join(f"- *{name}*: {words}" for name, words in CAUSES.items())
    sections = "\n\n".join(section(title, modules, found) for title, modules in MODULES.items())
    return f"""# How well bots escape from the temple

{verdict(found)}

The same bot sits at all seats; {games} matches a cell. Time is virtual: a match takes milliseconds. Bots know what lies
open and nothing of the piles; they do not talk, but all make the same plan from what all see. What stands behind the @
is how long a bot takes from what happens to its own act, in ms, each time between half and one and a half times as
long; between two rolls it needs the 800 ms of the rules and eight tenths of that time. `search` follows the plan,
`greedy` slips in one act of ten. The plan is in [`sense/`](../src/serai/games/temple/sense), a short file for each subject.

Bots that share one mind need little of the ten minutes: people talk, look for dice and change their minds. So the slow
and careless bots are the better measure of how hard a choice of modules is, and the better company for beginners.
What [companions](companions.md) leave to people stands on a page of its own.
"Usual time" is the median of the victories. How the other matches were lost:

{causes}

Made by `PYTHONPATH=build/compiled .venv/bin/python bench/temple_bots.py --games {games}`: {games * len(found):,} matches,
digest `{digest[:16]}…`. One cell alone: `serai sim temple --seats 4 --games {games} --seed 0 --bots search@1500`.

{sections}
"""


def main() -> None:
    """Plays every cell and writes the page."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=300, help="matches in each cell")
    asked = reader.parse_args()
    if not is_game_compiled(GAME.package):
        print("plain Python: this will take some hours", file=sys.stderr)
    PAGE.write_text(page(cells(asked.games), asked.games), encoding="utf-8")


if __name__ == "__main__":
    main()
