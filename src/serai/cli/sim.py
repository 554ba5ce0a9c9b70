"""`serai sim`: many matches between bots."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from serai.cli import arguments
from serai.cli.arguments import lot_of, read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.core.errors import OutOfRange
from serai.core.words import Words, words_of
from serai.games import find_game
from serai.sim import Plan, Report, Share, run
from serai.sim.plan import for_every_seat
from serai.sim.report import BotResult

LONGEST = 40  # characters of an option in words


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
@arguments.surprise_option
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
    surprise: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Play many matches between bots and add them up."""
    language = chosen_language(lang)
    game = find_game(name)
    if jobs < 1:
        raise OutOfRange("bad-number", name="--jobs", least=1, number=jobs)
    number = seats_or_usual(game, seats)
    dice = seed_or_fresh(seed)
    plan = Plan(
        game=game.name,
        seats=number,
        games=games,
        seed=dice,
        bots=for_every_seat(bots.split(","), number),
        options=read_choices(game, chosen, preset, lot_of(game, surprise, number, dice)),
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
    build = words.say("is-compiled" if report.compiled else "is-plain")
    speed = round(report.moves_per_second)
    lines = [words.say("sim-total", game=report.game, games=report.games, moves=report.moves, speed=speed, build=build)]
    lines.append(plan_in_words(report, words))
    for seat, (wins, score) in enumerate(zip(report.wins, report.scores, strict=True)):
        word = "sim-seat-only" if report.seats in find_game(report.game).scoreless else "sim-seat"
        lines.append(words.say(word, seat=seat + 1, wins=wins, score=f"{score:.2f}"))
    if report.team is not None:
        lines.append(words.say("sim-team", wins=report.team.count, games=report.team.of, **in_percent(report.team)))
    lines += [bot_in_words(result, words) for result in report.bots]
    lines += [words.say("sim-outcome", rule=rule, count=count) for rule, count in report.outcomes.items()]
    return "\n".join([*lines, words.say("sim-digest", digest=report.digest)])


def plan_in_words(report: Report, words: Words) -> str:
    """What was played: enough to play it again."""
    bots = ", ".join(report.players)
    options = ", ".join(f"{name}={short(value)}" for name, value in report.options.items())
    return words.say(
        "sim-plan",
        version=report.version,
        seats=report.seats,
        seed=report.seed,
        bots=words.say("sim-rotate", bots=bots) if report.rotate else bots,
        options=options or "-",
    )


def short(value: object) -> str:
    """A value as it is typed; of a long one, such as a board, only how it begins."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def bot_in_words(result: BotResult, words: Words) -> str:
    """How one bot did among others."""
    known: dict[str, str | int] = {"bot": result.bot, "wins": result.wins, "shared": result.shared}
    if result.decided is None:
        return words.say("sim-bot-undecided", **known)
    return words.say("sim-bot", **known, decided=result.decided.of, **in_percent(result.decided))


def in_percent(share: Share) -> dict[str, str]:
    """A share and its interval, as people read them."""
    return {name: f"{100 * getattr(share, name):.1f}" for name in ("rate", "low", "high")}
