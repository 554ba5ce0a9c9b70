"""`serai games`: what can be played."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from serai.cli.arguments import json_option, lang_option
from serai.cli.language import chosen_language
from serai.core.build import is_game_compiled
from serai.core.choosing import schema_of
from serai.core.game import Game
from serai.core.words import words_of
from serai.games import all_games, find_game


class GameRow(msgspec.Struct, frozen=True):
    """A game in short."""

    name: str
    title: str
    seats: tuple[int, int]
    version: int
    real_time: bool
    compiled: bool


@click.command("games")
@click.argument("name", metavar="[GAME]", required=False)
@lang_option
@json_option
def show_games(name: str | None, lang: str | None, as_json: bool) -> None:
    """List the games, or the choices that one of them offers."""
    language = chosen_language(lang)
    if name is not None:
        show_choices(find_game(name), language, as_json)
        return
    rows = [row_of(game, language) for game in all_games().values()]
    if as_json:
        click.echo(msgspec.json.encode(rows).decode())
        return
    words = words_of(language, "serai.cli")
    for row in rows:
        clock = words.say("real-time" if row.real_time else "in-turns")
        speed = words.say("is-compiled" if row.compiled else "is-plain")
        seats = words.say("seats-range", least=row.seats[0], most=row.seats[1])
        click.echo(f"{row.name:<10} {row.title:<24} {seats:<14} {clock}, {speed}")


def row_of(game: Game[Any], language: str) -> GameRow:
    """What the list says about a game."""
    return GameRow(
        game.name,
        game.words(language).say("title"),
        (game.seats[0], game.seats[-1]),
        game.version,
        game.real_time,
        is_game_compiled(game.package),
    )


def show_choices(game: Game[Any], language: str, as_json: bool) -> None:
    """The options of a game with their usual values, and its presets."""
    if as_json:
        click.echo(msgspec.json.encode(schema_of(game.options)).decode())
        return
    words = game.words(language)
    for name, value in msgspec.to_builtins(game.options()).items():
        click.echo(f"--option {name}={msgspec.json.encode(value).decode():<10} {words.say(f'option-{name}')}")
    for name in game.presets:
        about = f"preset-{name}-about"
        told = [words.say(f"preset-{name}"), *([words.say(about)] if about in words else [])]
        click.echo(f"--preset {name:<18} {'. '.join(told)}")
    for level in game.choosing.surprises:
        click.echo(f"--surprise {level:<16} {words.say(f'surprise-{level}-about')}")
