"""`serai sim`: many matches between bots."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from serai.cli import arguments
from serai.cli.arguments import read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.core.errors import OutOfRange
from serai.core.words import words_of
from serai.games import find_game
from serai.sim import Plan, Report, run
from serai.sim.plan import for_every_seat


@click.command("sim")
@arguments.game_name
@arguments.seats_option
@click.option("--games", type=int, default=100, show_default=True, metavar="N", help="How many matches.")
@arguments.seed_option
@arguments.bots_option
@click.option("--rotate", is_flag=True, help="Bots move on by a seat after every match.")
@click.option("--jobs", type=int, default=1, metavar="N", help="How many processes; the result is the same.")
@arguments.choice_option
@arguments.preset_option
@arguments.lang_option
@arguments.json_option
def simulate(
    name: str,
    seats: int | None,
    games: int,
    seed: str | None,
    bots: str,
    rotate: bool,
    jobs: int,
    chosen: Sequence[str],
    preset: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Play many matches between bots and add them up."""
    language = chosen_language(lang)
    game = find_game(name)
    if jobs < 1:
        raise OutOfRange("bad-number", name="--jobs", least=1, number=jobs)
    number = seats_or_usual(game, seats)
    plan = Plan(
        game=game.name,
        seats=number,
        games=games,
        seed=seed_or_fresh(seed),
        bots=for_every_seat(bots.split(","), number),
        options=read_choices(game, chosen, preset),
        rotate=rotate,
    )
    plan.check()
    report = run_with_bar(plan, jobs)
    click.echo(msgspec.json.encode(report).decode() if as_json else in_words(report, language))


def run_with_bar(plan: Plan, jobs: int) -> Report:
    """Shows how far it is, to a person at a terminal only."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        return run(plan, jobs, lambda done: bar.update(task, completed=done))


def in_words(report: Report, language: str) -> str:
    """A report for people."""
    words = words_of(language, "serai.cli")
    speed = round(report.moves_per_second)
    lines = [words.say("sim-total", game=report.game, games=report.games, moves=report.moves, speed=speed)]
    for seat, (wins, score) in enumerate(zip(report.wins, report.scores, strict=True)):
        word = "sim-seat-only" if report.seats in find_game(report.game).scoreless else "sim-seat"
        lines.append(words.say(word, seat=seat + 1, wins=wins, score=f"{score:.2f}"))
    for result in report.bots:
        if result.decided_rate is not None and result.margin is not None:
            rate, margin = f"{100 * result.decided_rate:.1f}", f"{100 * result.margin:.1f}"
            lines.append(words.say("sim-bot", bot=result.bot, wins=result.wins, rate=rate, margin=margin))
    lines += [words.say("sim-outcome", rule=rule, count=count) for rule, count in report.outcomes.items()]
    return "\n".join([*lines, words.say("sim-digest", digest=report.digest)])
