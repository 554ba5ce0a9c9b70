"""`serai sim`: many matches between bots."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from serai.cli import arguments
from serai.cli.arguments import lot_of, read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.cli.record import write_whole
from serai.cli.sim_words import in_words
from serai.core.errors import OutOfRange, SeraiError
from serai.core.game import write_seed
from serai.core.words import words_of
from serai.games import find_game
from serai.sim import Plan, Report
from serai.sim.crew import Crew
from serai.sim.joining import check_same, join, read_report
from serai.sim.plan import for_every_seat
from serai.sim.report import report
from serai.sim.run import crew_of, play
from serai.sim.tally import Tally, nothing

STOPPED = 130  # exit code
KEEP_EVERY = 10.0  # seconds between two writings of what is kept: what a power cut costs
KEEP_SHARE = 50  # and so many times as long as writing took: a long run's file grows with its matches


@click.command("sim")
@click.argument("names", nargs=-1, metavar="GAME")
@arguments.seats_option
@click.option("--games", type=int, default=100, show_default=True, metavar="N", help="How many matches.")
@arguments.seed_option
@arguments.bots_option
@click.option("--rotate", is_flag=True, help="Bots move on by a seat after every match.")
@click.option("--jobs", type=int, metavar="N", help="How many processes; the result is the same.")
@click.option("--on", metavar="WHERE", help="Who plays: ray (started here), ray://HOST:PORT or HOST:PORT (a cluster).")
@click.option("--from", "start", type=int, metavar="A", help="Only from this match on; the first is 0.")
@click.option("--to", "stop", type=int, metavar="B", help="Only to before this match.")
@click.option("--keep", type=Path, metavar="FILE", help="Keep what was played there, and go on from what it keeps.")
@click.option("--join", "is_join", is_flag=True, help="Put parts together: files that --json or --keep wrote.")
@arguments.choice_option
@arguments.preset_option
@arguments.surprise_option
@arguments.lang_option
@arguments.json_option
def simulate(
    names: Sequence[str],
    is_join: bool,
    jobs: int | None,
    on: str | None,
    start: int | None,
    stop: int | None,
    keep: Path | None,
    lang: str | None,
    as_json: bool,
    **asked: Any,
) -> int:
    """Play many matches between bots and add them up. Ctrl-C ends it, and tells what was played."""
    language = chosen_language(lang)
    if not names or (len(names) > 1 and not is_join):
        raise OutOfRange("join-names")
    if is_join:
        show(join([read_report(Path(name)) for name in names]), language, as_json)
        return 0
    check_crew(jobs, on)
    kept = read_kept(keep)
    plan = plan_asked(names[0], kept, **asked)
    tally, stop = begin(plan, start, stop, kept)
    if kept and kept.part is None:
        show(kept, language, as_json)
        return 0
    check_span(plan, tally, stop)
    return play_on(plan, tally, stop, Manner(jobs=jobs, on=on, keep=keep, language=language, as_json=as_json))


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """By whom it is played and how it is told."""

    jobs: int | None
    on: str | None
    keep: Path | None
    language: str
    as_json: bool


def plan_asked(
    name: str,
    kept: Report | None,
    *,
    seats: int | None,
    games: int,
    seed: str | None,
    bots: str,
    rotate: bool,
    chosen: Sequence[str],
    preset: str | None,
    surprise: str | None,
) -> Plan:
    """What is to be played; what is kept already knows its seed."""
    game = find_game(name)
    number = seats_or_usual(game, seats)
    dice = seed_or_fresh(kept.seed if kept and seed is None else seed)
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
    return plan


def read_kept(keep: Path | None) -> Report | None:
    """What was played before, if anything; a place that cannot be written is refused before anything is played."""
    if keep is None:
        return None
    if not keep.absolute().parent.is_dir():
        raise OutOfRange("record-no-folder", file=str(keep))
    return read_report(keep) if keep.exists() else None


def begin(plan: Plan, start: int | None, stop: int | None, kept: Report | None) -> tuple[Tally, int]:
    """Where it begins, which is where what is kept ends, and where it is to end."""
    tally = nothing(plan, start or 0)
    if kept:
        check_same(plan, kept)
    if kept and kept.part:
        tally = kept.part
        if start not in (None, tally.start):
            raise OutOfRange("keep-elsewhere", start=str(tally.start))
    return tally, plan.games if stop is None else stop


def check_crew(jobs: int | None, on: str | None) -> None:
    """One crew, and one that can be had, before anything else is looked at."""
    if jobs is not None and jobs < 1:
        raise OutOfRange("bad-number", name="--jobs", least=1, number=jobs)
    if on is not None:
        from serai.sim.on_ray import check_address

        if jobs is not None:
            raise OutOfRange("jobs-on-ray")
        check_address(on)


def check_span(plan: Plan, tally: Tally, stop: int) -> None:
    """Refuses what names no match of the plan."""
    if not 0 <= tally.start <= tally.stop <= stop <= plan.games or tally.start == stop:
        games, last = str(plan.games), str(plan.games - 1)
        raise OutOfRange("bad-span", start=str(tally.start), stop=str(stop), games=games, last=last)


def play_on(plan: Plan, tally: Tally, stop: int, manner: Manner) -> int:
    """Plays, and tells what was played even when it was cut short."""
    trouble: SeraiError | None = None
    keeper = Keeper(plan, tally, manner.keep)
    try:
        play_with_bar(plan, tally, stop, manner, keeper)
    except SeraiError as error:
        trouble = error
    if tally.games:
        show(report(plan, tally), manner.language, manner.as_json)
        keeper.write()
    if trouble is not None:
        raise trouble
    if tally.stop == stop:
        return 0
    click.echo(stopped_in_words(plan, tally, manner), err=True)
    return STOPPED


class Keeper:
    """Writes what was played so far: at the end, and now and then before, so that a power cut costs little."""

    def __init__(self, plan: Plan, tally: Tally, file: Path | None) -> None:
        self._plan = plan
        self._tally = tally
        self._file = file
        self._next = perf_counter() + KEEP_EVERY

    def look(self) -> None:
        """Writes if it is time to."""
        if self._file and perf_counter() >= self._next:
            self.write()

    def write(self) -> None:
        """All that was played, whole."""
        if self._file is None:
            return
        began = perf_counter()
        write_whole(msgspec.json.encode(report(self._plan, self._tally)), self._file)
        now = perf_counter()
        self._next = now + max(KEEP_EVERY, KEEP_SHARE * (now - began))


def play_with_bar(plan: Plan, tally: Tally, stop: int, manner: Manner, keeper: Keeper) -> None:
    """Shows how far it is, to a person at a terminal only."""

    def progress(done: int) -> None:
        bar.update(task, completed=done)
        keeper.look()

    console = Console(stderr=True)
    crew = crew_asked(manner, console)
    try:
        with CtrlC() as ctrl_c, Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
            task = bar.add_task(plan.game, total=stop - tally.start, completed=tally.games)
            play(plan, crew, tally, stop, progress, ctrl_c.was_heard)
    finally:
        crew.close()


def crew_asked(manner: Manner, console: Console) -> Crew:
    """Who plays; Ray takes a while to come."""
    if manner.on is None:
        return crew_of(manner.jobs or 1)
    from serai.sim.on_ray import OnRay

    with console.status(words_of(manner.language, "serai.cli").say("sim-ray-comes")):
        return OnRay(manner.on)


class CtrlC:
    """Heard, and acted upon at the next good moment; a second one ends everything at once."""

    def __enter__(self) -> CtrlC:
        self._heard = False
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def was_heard(self) -> bool:
        """Whether to stop."""
        return self._heard

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._heard = True
        signal.signal(signal.SIGINT, self._before)


def show(found: Report, language: str, as_json: bool) -> None:
    """A report for a program or for people."""
    click.echo(msgspec.json.encode(found).decode() if as_json else in_words(found, language))


def stopped_in_words(plan: Plan, tally: Tally, manner: Manner) -> str:
    """How far it came, and how to go on."""
    words = words_of(manner.language, "serai.cli")
    if not tally.games:
        return words.say("sim-stopped-early")
    known: dict[str, str | int] = {"done": tally.games, "planned": plan.games}
    if manner.keep:
        return words.say("sim-stopped-kept", **known, file=str(manner.keep))
    return words.say("sim-stopped", **known, seed=write_seed(plan.seed), next=str(tally.stop))
