"""`serai train`: learn how a position stands."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import click

from serai.cli import arguments
from serai.cli.arguments import seed_or_fresh
from serai.cli.language import chosen_language
from serai.core.errors import OutOfRange, Unknown
from serai.core.words import words_of
from serai.games import find_game

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")  # so that sums come out the same


@click.command("train")
@arguments.game_name
@click.option("--games", type=int, default=1000, show_default=True, metavar="N", help="Matches in a generation.")
@click.option("--generations", type=int, default=3, show_default=True, metavar="G", help="How many generations.")
@click.option("--bot", default="search:200", show_default=True, metavar="B", help="Who plays, at every seat.")
@click.option("--seats", metavar="A,B,..", help="How many play, table after table; otherwise all numbers in turn.")
@click.option("--presets", metavar="A,B,..", help="Ready sets of choices in turn; otherwise the usual choices.")
@click.option("--units", default="32,16", show_default=True, metavar="A,B", help="Of the net, in its two layers.")
@arguments.seed_option
@click.option("--jobs", type=int, default=1, metavar="N", help="How many processes; the result is the same.")
@click.option("--keep", type=Path, required=True, metavar="FOLDER", help="Where all is kept, and gone on from.")
@arguments.lang_option
def train(
    name: str,
    games: int,
    generations: int,
    bot: str,
    seats: str | None,
    presets: str | None,
    units: str,
    seed: str | None,
    jobs: int,
    keep: Path,
    lang: str | None,
) -> int:
    """Learn how a position of a game stands, from matches of bots. The value is the last file value-G.json kept."""
    check_numpy()
    for thread in ONE_THREAD:
        os.environ[thread] = "1"
    from serai.learn.generations import Told, learn
    from serai.learn.lesson import Lesson

    game, words = find_game(name), words_of(chosen_language(lang), "serai.cli")
    if jobs < 1:
        raise OutOfRange("bad-number", name="--jobs", least=1, number=jobs)
    if not keep.is_dir():
        raise OutOfRange("train-no-folder", folder=str(keep))
    lesson = Lesson(
        game=game.name,
        games=games,
        generations=generations,
        seed=seed_or_fresh(seed),
        bot=bot,
        seats=numbers("--seats", seats) if seats else list(game.seats),
        presets=presets.split(",") if presets else [],
        units=tuple(numbers("--units", units)),
    )

    def tell(told: Told) -> None:
        figures = {"won": f"{100 * told.won:.1f}", "before": f"{told.before:.4f}", "after": f"{told.after:.4f}"}
        click.echo(words.say("train-told", generation=told.generation, games=told.matches, **figures))

    learn(lesson, keep, jobs, tell)
    click.echo(words.say("train-done", file=str(keep / f"value-{generations}.json")))
    return 0


def check_numpy() -> None:
    """Only learning needs it."""
    if find_spec("numpy") is None:
        raise Unknown("no-numpy")


def numbers(name: str, text: str) -> list[int]:
    """Numbers such as 2,3,4."""
    if not all(part.isascii() and part.isdigit() for part in text.split(",")):
        raise OutOfRange("not-numbers", name=name, text=text)
    return [int(part) for part in text.split(",")]
