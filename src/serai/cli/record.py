"""`serai record` and `serai replay`: matches as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from serai.cli import arguments
from serai.cli.arguments import lot_of, read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.cli.telling import Teller
from serai.core.errors import OutOfRange, Unreadable
from serai.core.match import Match
from serai.core.record import CODES, Record, from_json, restart, steps, to_json
from serai.core.state import NOBODY
from serai.games import find_game
from serai.sim import Plan, play_one
from serai.sim.plan import for_every_seat


@click.command("record")
@arguments.game_name
@click.option("-o", "--out", type=Path, required=True, metavar="FILE", help="Where the record goes.")
@arguments.seats_option
@arguments.bots_option
@arguments.seed_option
@arguments.choice_option
@arguments.preset_option
@arguments.surprise_option
@click.option("--force", is_flag=True, help="Write over a file that is already there.")
@arguments.lang_option
def record_match(
    name: str,
    out: Path,
    seats: int | None,
    bots: str,
    seed: str | None,
    chosen: Sequence[str],
    preset: str | None,
    surprise: str | None,
    force: bool,
    lang: str | None,
) -> None:
    """Let bots play one match and write it to a file."""
    language = chosen_language(lang)
    game = find_game(name)
    number = seats_or_usual(game, seats)
    dice = seed_or_fresh(seed)
    plan = Plan(
        game=game.name,
        seats=number,
        games=1,
        seed=dice,
        bots=for_every_seat(bots.split(","), number),
        options=read_choices(game, chosen, preset, lot_of(game, surprise, number, dice)),
    )
    plan.check()
    writable(out, force)
    save(play_one(plan, 0), out)
    click.echo(Teller(game, language, [], NOBODY).common.say("kept", file=str(out)))


def writable(path: Path, force: bool) -> None:
    """Refuses a place that cannot be written, before anything is played."""
    if path.exists() and not force:
        raise OutOfRange("record-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise OutOfRange("record-no-folder", file=str(path))


def save(record: Record, path: Path) -> None:
    """Writes a record."""
    write_whole(to_json(record), path)


def write_whole(text: bytes, path: Path) -> None:
    """Writes a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(text)
        part.replace(path)
    except OSError as error:
        raise OutOfRange("record-unwritable", file=str(path), why=error.strerror or "?") from error


def load(path: Path) -> Record:
    """Reads a record."""
    try:
        return from_json(path.read_bytes())
    except OSError as error:
        raise Unreadable("record-missing", file=str(path)) from error


@click.command("replay")
@click.argument("file", type=Path)
@click.option("--at", type=int, metavar="N", help="Only the position after N steps.")
@arguments.lang_option
@arguments.json_option
def replay_file(file: Path, at: int | None, lang: str | None, as_json: bool) -> None:
    """Show a recorded match again, step by step."""
    language = chosen_language(lang)
    record = load(file)
    if at is not None and not 0 <= at <= len(record.log):
        raise OutOfRange("record-short", entries=len(record.log), step=at)
    match = restart(record, find_game)
    teller = Teller(find_game(record.game), language, record.names, NOBODY)
    told = tell_steps(record, match, teller, at)
    if as_json:
        click.echo(msgspec.json.encode({"game": record.game, "steps": told, "end": record.end}).decode())
    else:
        click.echo("\n\n".join(told))


def tell_steps(record: Record, match: Match, teller: Teller, at: int | None) -> list[str]:
    """Every step in words with the position after it, or one position; the whole record is checked either way."""
    teller.news(match)
    start = f"{teller.common.say('replay-start', game=teller.words.say('title'))}\n{teller.position(match)}"
    told = [start]
    for number in steps(record, match):
        _, seat, act = record.log[number]
        move = teller.move(CODES[act] if isinstance(act, str) else act)
        headline = teller.common.say("replay-step", number=number + 1, name=record.names[seat], move=move)
        told.append("\n".join([headline, *teller.news(match), teller.position(match)]))
    if at is not None:
        return [told[at]]
    end = teller.end(match)
    return [*told, end] if end else told
