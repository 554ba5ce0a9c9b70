"""Writes docs/temple-bots.md: how often teams of bots escape from the temple, and what kept the others in.

    PYTHONPATH=build/compiled .venv/bin/python bench/temple_bots.py --games 300

Every preset, every number of seats, several paces; on all cores, with the same figures on any number of them. Every cell
is kept in build/temple-wins.jsonl as soon as it is played, so that a run that was stopped goes on where it was; cells that
were played by other rules or other bots are played again. `--presets classic --seats 4` plays a part and writes no page.
Needs nothing beyond Python, the compiled copy and the packages msgspec, librt and mypy_extensions.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from statistics import median

import msgspec

import serai.bots
import serai.games.temple
from serai.core.build import is_game_compiled
from serai.core.errors import SeraiError
from serai.core.levels import FILE as LEVELS
from serai.games.temple import GAME, EveryOption, check
from serai.games.temple.measured import FILE as MEASURES
from serai.games.temple.pieces import BOX
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.plan import inside
from serai.games.temple.sense.errands import is_leaving
from serai.games.temple.sense.mates import stuck_inside
from serai.games.temple.sense.ways import exit_place
from serai.games.temple.state import DOOMED, ESCAPED, NONE
from serai.sim import Plan, Share, share_of
from serai.sim.matches import play_match

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "temple-bots.md"
KEPT = ROOT / "build" / "temple-wins.jsonl"
SEED = bytes(16)
CHUNK = 20  # matches that a process is handed at once
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
    "gems": "too many gems were still in the depot, or something else had to be done first",
    "late": "the team had set out for the exit, but somebody was not out in time",
    "doom": "all were out or had to be, and a module had it otherwise",
}
BEGINNER = "greedy@3000"  # thinks for three seconds, and does something careless now and then
GOAL_BOT, GOALS = "search@500", {4: 0.6, 1: 0.4}  # by seats
OPEN_END = [track.name for track in BOX.timelines if not track.cues]  # practice can be stopped, not lost
Options = dict[str, str | bool | int]


class Wish(msgspec.Struct, frozen=True):
    """Matches of one kind."""

    preset: str
    bot: str
    seats: int
    options: Options
    games: int


class Part(msgspec.Struct, frozen=True):
    """What became of some of them, one after the other: when they were won, or what kept them in."""

    times: list[int]  # in ms; 0: lost
    causes: list[str]
    digests: list[bytes]


class Cell(msgspec.Struct, frozen=True):
    """What became of all."""

    source: str  # the code that played them
    wish: Wish
    times: list[int]  # of the victories, in ms
    lost: dict[str, int]  # by their cause
    digest: str

    @property
    def won(self) -> Share:
        return share_of(len(self.times), self.wish.games)


def source() -> str:
    """A fingerprint of the rules and of the bots; figures that were measured are neither."""
    folders = [Path(package.__path__[0]) for package in (serai.games.temple, serai.bots)]
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"})
    files = sorted(path for path in found if path.name not in (MEASURES, LEVELS))
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


# Matches


def cause(game: Temple) -> str:
    """Why a team has lost."""
    if game.end == DOOMED:
        return "doom"
    if exit_place(game) == NONE:
        return "no exit"
    if stuck_inside(game) == inside(game):
        return "locked"
    return "late" if is_leaving(game) else "gems"


def play(wish: Wish, start: int, stop: int) -> Part:
    """Some matches of a cell."""
    plan = Plan(
        game="temple",
        seats=wish.seats,
        games=wish.games,
        seed=SEED,
        bots=[wish.bot] * wish.seats,
        options=wish.options,
    )
    part = Part([], [], [])
    for number in range(start, stop):
        match = play_match(plan, number)
        game = match.state
        assert isinstance(game, Temple)
        part.times.append(int(game.now) if game.end == ESCAPED else 0)
        part.causes.append("" if game.end == ESCAPED else cause(game))
        part.digests.append(
            sha256(b"".join(int(entry).to_bytes(8, "little", signed=True) for entry in match.log)).digest()
        )
    return part


def added_up(wish: Wish, parts: list[Part]) -> Cell:
    """All matches of a cell, in their order."""
    causes = [cause for part in parts for cause in part.causes]
    digest = sha256(b"".join(digest for part in parts for digest in part.digests)).hexdigest()
    times = [time for part in parts for time in part.times if time]
    return Cell(source(), wish, times, {name: causes.count(name) for name in CAUSES}, digest)


def wanted(asked: argparse.Namespace) -> Iterator[Wish]:
    """Every legal cell that was asked for."""
    for preset, options in GAME.presets.items():
        written = options.written()
        if preset not in (asked.presets or GAME.presets) or written.get("timeline") in OPEN_END:
            continue
        for bot in asked.bots or BOTS:
            for seats in asked.seats or GAME.seats:
                if is_legal(seats, written):
                    yield Wish(preset, bot, seats, written, asked.games)


def is_legal(seats: int, options: Options) -> bool:
    """Six experts need treasures, for instance."""
    try:
        check(seats, msgspec.convert(options, EveryOption))
    except SeraiError:
        return False
    return True


def played(wishes: list[Wish], jobs: int) -> list[Cell]:
    """All of them, from the kept ones where they are there."""
    kept = [msgspec.json.decode(line, type=Cell) for line in KEPT.read_bytes().splitlines()] if KEPT.exists() else []
    here = source()
    known = {repr(cell.wish): cell for cell in kept if cell.source == here}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        playing = {repr(wish): handed_out(pool, wish) for wish in wishes if repr(wish) not in known}
        return [
            known.get(repr(wish)) or keep(added_up(wish, [part.result() for part in playing[repr(wish)]]))
            for wish in wishes
        ]


def handed_out(pool: ProcessPoolExecutor, wish: Wish) -> list[Future[Part]]:
    return [pool.submit(play, wish, at, min(at + CHUNK, wish.games)) for at in range(0, wish.games, CHUNK)]


def keep(cell: Cell) -> Cell:
    """Writes a cell down, and tells."""
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("ab") as out:
        out.write(msgspec.json.encode(cell) + b"\n")
    told = cell.wish
    print(f"{told.preset}, {told.bot}, {told.seats} seats: {cell.won.in_percent()} %", file=sys.stderr, flush=True)
    return cell


# The page


def goals(found: list[Cell]) -> str:
    """Which presets the best bots win often enough, four of them and one alone."""
    best = {(cell.wish.preset, cell.wish.seats): cell for cell in found if cell.wish.bot == GOAL_BOT}
    presets = dict.fromkeys(preset for preset, seats in best if seats in GOALS)
    lines = [
        f"| {preset} | {' | '.join(reached(best.get((preset, seats))) for seats in GOALS)} |" for preset in presets
    ]
    head = " | ".join(
        f"{seats} seat{'s' * (seats > 1)}, won, % | goal {100 * least:.0f} %" for seats, least in GOALS.items()
    )
    return "\n".join([f"| preset | {head} |", f"|---|{'---:|---|' * len(GOALS)}", *lines])


def reached(cell: Cell | None) -> str:
    """How often, and whether that is enough; difficulties beyond the normal one have no goal."""
    if cell is None:
        return "- | -"
    if cell.wish.options.get("difficulty") != "normal":
        return f"{cell.won.in_percent()} | none"
    return f"{cell.won.in_percent()} | {'reached' if cell.won.rate >= GOALS[cell.wish.seats] else '**not reached**'}"


def overview(bot: str, found: list[Cell]) -> str:
    """A table of all presets and seats at one pace."""
    mine = {(cell.wish.preset, cell.wish.seats): cell for cell in found if cell.wish.bot == bot}
    presets = list(dict.fromkeys(preset for preset, _ in mine))
    head = f"| preset | {' | '.join(f'{seats}' for seats in GAME.seats)} |\n|---|{'---:|' * len(GAME.seats)}"
    rows = [
        f"| {preset} | {' | '.join(share(mine.get((preset, seats))) for seats in GAME.seats)} |" for preset in presets
    ]
    return f"### `{bot}`: {BOTS[bot]}\n\n" + "\n".join([head, *rows])


def share(cell: Cell | None) -> str:
    return "-" if cell is None else cell.won.in_percent()


def detail(preset: str, found: list[Cell]) -> str:
    """One preset: how long it takes, and how the other matches were lost."""
    head = f"| bot | seats | won | usual time | {' | '.join(CAUSES)} |\n|---|---:|---:|---:|{'---:|' * len(CAUSES)}"
    return f"### {preset}\n\n" + "\n".join([head, *(row(cell) for cell in found if cell.wish.preset == preset)])


def row(cell: Cell) -> str:
    usual = f"{median(cell.times) / 1000:.0f} s" if cell.times else "-"
    causes = " | ".join(str(cell.lost[name]) for name in CAUSES)
    return f"| `{cell.wish.bot}` | {cell.wish.seats} | {len(cell.times)} | {usual} | {causes} |"


def page(found: list[Cell], games: int) -> str:
    """The whole document."""
    digest = sha256("".join(cell.digest for cell in found).encode()).hexdigest()
    causes = "\n".join(f"- *{name}*: {words}" for name, words in CAUSES.items())
    presets = list(dict.fromkeys(cell.wish.preset for cell in found))
    aims = " and ".join(f"{100 * least:.0f} % with {seats} seat{'s' * (seats > 1)}" for seats, least in GOALS.items())
    overviews = "\n\n".join(overview(bot, found) for bot in BOTS)
    details = "\n\n".join(detail(preset, found) for preset in presets)
    return f"""# How well bots escape from the temple

Goal: the best bots at a human pace (`{GOAL_BOT}`) win at least {aims} of every preset at normal difficulty.

{goals(found)}

The same bot sits at all seats; {games} matches a cell. Time is virtual: a match takes milliseconds. Bots know what lies
open and nothing of the piles; they do not talk, but all make the same plan from what all see. What stands behind the @
is how long a bot takes from what happens to its own act, in ms, each time between half and one and a half times as
long; between two rolls it needs the 800 ms of the rules and eight tenths of that time. `search` follows the plan,
`greedy` slips in one act of ten. The plan is in [`sense/`](../src/serai/games/temple/sense), a short file for each subject.

Bots that share one mind need little of the ten minutes: people talk, look for dice and change their minds. So the slow
and careless bots are the better measure of how hard a choice of modules is, and the better company for beginners:
`{BEGINNER}` is the beginner whose victories the table-making page tells
([measured.toml](../src/serai/games/temple/measured.toml)).
What [companions](companions.md) leave to people stands on a page of its own.

Made by `PYTHONPATH=build/compiled .venv/bin/python bench/temple_bots.py --games {games}`: {games * len(found):,} matches,
digest `{digest[:16]}…`. One cell alone: the same with `--presets classic --seats 4 --bots search@1500`.

## Won, in percent with Wilson's 95 % interval, by the number of seats

{overviews}

## How long it takes, and how the others were lost

"Usual time" is the median of the victories. Lost matches by what kept the team in:

{causes}

{details}
"""


def read() -> argparse.Namespace:
    """What can be asked for."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=300, help="matches in each cell (300)")
    reader.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes (one a core)")
    reader.add_argument("--presets", nargs="+", choices=[*GAME.presets], help="only these, and no page")
    reader.add_argument("--bots", nargs="+", metavar="BOT", help="only these, and no page")
    reader.add_argument("--seats", nargs="+", type=int, choices=[*GAME.seats], help="only these, and no page")
    return reader.parse_args()


def main() -> None:
    """Plays every cell and writes the page."""
    asked = read()
    if not is_game_compiled(GAME.package):
        print("plain Python: this will take some hours", file=sys.stderr)
    found = played(list(wanted(asked)), asked.jobs)
    if asked.presets or asked.bots or asked.seats:
        print(goals(found), *(overview(bot, found) for bot in asked.bots or BOTS), sep="\n\n")
    else:
        PAGE.write_text(page(found, asked.games), encoding="utf-8")


if __name__ == "__main__":
    main()
