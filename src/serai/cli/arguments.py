"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Any

import click
import msgspec

from serai.core.errors import OutOfRange, Unreadable
from serai.core.game import SEED_BYTES, Game, check_seats, read_seed

game_name = click.argument("name", metavar="GAME")
seats_option = click.option("--seats", type=int, metavar="N", help="How many play.")
seed_option = click.option("--seed", metavar="S", help="A number that fixes all chance.")
lang_option = click.option("--lang", metavar="fr|en", help="The language; otherwise the system's.")
json_option = click.option("--json", "as_json", is_flag=True, help="Write JSON for a program to read.")
choice_option = click.option(
    "--option",
    "-O",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="A choice of the game, such as starter=1; @FILE stands for the contents of a TOML or JSON file.",
)
preset_option = click.option("--preset", metavar="NAME", help="A ready set of choices.")
surprise_option = click.option("--surprise", metavar="LEVEL", help="A set of choices by lot, such as easy.")
bots_option = click.option(
    "--bots",
    metavar="B1,B2,..",
    default="random",
    show_default=True,
    help="One bot for all seats, or one per seat: random, greedy, search, search:1000, search:500ms, or a level of the game:"
    " beginner, skilled, expert, master.",
)
USUAL_SEATS = 3
LAST_PORT = 65535


def seats_or_usual(game: Game[Any], seats: int | None) -> int:
    """The number asked for, or three where the game allows it."""
    if seats is None:
        return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    check_seats(game, seats)
    return seats


def check_port(port: int | None) -> None:
    """Refuses what is no port."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise OutOfRange("bad-port", port=port)


def seed_or_fresh(seed: str | None) -> bytes:
    """The seed asked for, or a new one."""
    return token_bytes(SEED_BYTES) if seed is None else read_seed(seed)


def read_choices(
    game: Game[Any], chosen: Sequence[str], preset: str | None, lot: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Choices such as starter=1 as plain data, on top of a preset or a lot; the game itself checks the values."""
    choices: dict[str, Any] = msgspec.to_builtins(game.preset(preset)) if preset else dict(lot or {})
    for text in chosen:
        name, sign, value = text.partition("=")
        if not sign:
            raise OutOfRange("not-an-option", text=text)
        choices[name] = read_value(value)
    game.read_options(choices)
    return choices


def lot_of(game: Game[Any], surprise: str | None, seats: int, seed: bytes) -> dict[str, Any]:
    """The choices that the lot has made, where somebody wished for it: the same for the same seed."""
    return game.surprised(seats, surprise, seed).options if surprise else {}


def read_value(text: str) -> Any:
    """What is typed after the equals sign: JSON, the contents of @FILE, or else the text itself."""
    if text.startswith("@"):
        return read_value_file(Path(text[1:]))
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_value_file(path: Path) -> Any:
    """A value that is too long to type, such as a board; the record keeps the contents, not the name of the file."""
    decode = msgspec.toml.decode if path.suffix == ".toml" else msgspec.json.decode
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise Unreadable("option-file-missing", file=str(path)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("option-file-garbled", file=str(path)) from error
