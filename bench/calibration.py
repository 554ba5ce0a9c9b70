"""Writes docs/chances.md: whether the chances of winning that replays show are true, for every game.

    PYTHONPATH=build/compiled .venv/bin/python bench/calibration.py --games 100

Plays games by bots of several levels and judges positions along them as a replay does. All go into the fit of the game's
scale (`sense/chances.toml`); how true it is (Brier score, reliability, a plot) is told by scales of one half of the games in
the other. What was played
is kept in build/calibration, so that a run that was stopped goes on where it was; what other rules, bots or values played is
played again. `--only temple` plays one game, and keeps the others as they are.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

import msgspec

from calibrating.page import page
from calibrating.plot import plot
from calibrating.reliability import Verdict, fitted, verdict
from calibrating.samples import GAMES, POSITIONS, SEED, TABLES, Sample, samples
from serai.core.scale import FILE, Scale
from serai.games import find_game

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "calibration"
MEASURED = {FILE, "levels.toml"}


class Kept(msgspec.Struct, frozen=True):
    """One game as it was played and judged."""

    source: str  # the code that did
    number: int
    samples: list[Sample]


def source_of(game: str) -> str:
    """A fingerprint of rules, bots, what they learnt and how they are asked; what was measured is no part of it."""
    folders = [Path(str(files(name))) for name in ("serai.bots", find_game(game).package)]
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml", ".json"})
    code = b"".join(path.read_bytes() for path in sorted(path for path in found if path.name not in MEASURED))
    return sha256(code + repr((TABLES[game], SEED, GAMES, POSITIONS)).encode()).hexdigest()[:16]


def played(game: str, games: int, jobs: int) -> list[Sample]:
    """All positions of so many games, from the kept ones where they are there."""
    here, file = source_of(game), KEPT / f"{game}.jsonl"
    KEPT.mkdir(parents=True, exist_ok=True)
    rows = [msgspec.json.decode(line, type=Kept) for line in file.read_bytes().splitlines()] if file.exists() else []
    known = {row.number: row for row in rows if row.source == here and row.number < games}
    missing = [number for number in range(games) if number not in known]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool, file.open("ab") as out:
        for number, found in zip(missing, pool.map(partial(samples, game), missing), strict=True):
            known[number] = Kept(here, number, found)
            out.write(msgspec.json.encode(known[number]) + b"\n")
            out.flush()
    return [sample for number in range(games) for sample in known[number].samples]


def judge(game: str, games: int, jobs: int) -> tuple[Scale, Verdict]:
    """The scale by all games, and how true one by half of them is in the rest."""
    found = played(game, games, jobs)
    return fitted(found), verdict(found)


def write_scale(game: str, scale: Scale, games: int) -> None:
    text = (
        f"# From how often bots win on to how often players do (core/scale.py): fitted to {games} games by\n"
        f"# bench/calibration.py, which nobody corrects by hand. A value or a bot that changes asks for a new fit.\n"
        f"slope = {scale.slope}\nshift = {scale.shift}\n"
    )
    (ROOT / "src" / find_game(game).package.replace(".", "/") / "sense" / FILE).write_text(text)


def main() -> None:
    """Plays, fits, and writes scales, plots and page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each game")
    parser.add_argument("--only", choices=list(TABLES), help="one game, and no page")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    told: dict[str, tuple[Scale, Verdict]] = {}
    for game in [asked.only] if asked.only else TABLES:
        told[game] = scale, found = judge(game, asked.games, asked.jobs)
        write_scale(game, scale, asked.games)
        title = find_game(game).words("en").say("title")
        (ROOT / "docs" / "pictures" / f"chances-{game}.svg").write_text(plot(title, found), encoding="utf-8")
        print(f"{game}: Brier {found.brier:.3f}, base rate {found.brier_of_base:.3f}, {scale}", flush=True)
    if not asked.only:
        (ROOT / "docs" / "chances.md").write_text(page(told, asked.games), encoding="utf-8")


if __name__ == "__main__":
    main()
