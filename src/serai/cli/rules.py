"""`serai rules`: the rules of a game, each with its id, from the words of the game."""

from __future__ import annotations

import re
from typing import Any

import click
from fluent.syntax import FluentParser, ast

from serai.cli.arguments import game_name, lang_option
from serai.cli.language import chosen_language
from serai.core.game import Game
from serai.core.words import catalogue, typeset, words_of
from serai.games import find_game

RULE = re.compile(r"[A-Z]{3}(-[A-Z0-9]+)+")


@click.command("rules")
@game_name
@lang_option
def show_rules(name: str, lang: str | None) -> None:
    """Show the rules of a game, every rule with its id, as Markdown."""
    click.echo(rule_book(find_game(name), chosen_language(lang)))


def entries(package: str, language: str) -> list[ast.EntryType]:
    """All that a catalogue says, in its order."""
    return FluentParser().parse(catalogue(package, language)).body


def rule_book(game: Game[Any], language: str) -> str:
    """The rules as Markdown: the headings and sentences of the game's catalogue, in its order."""
    words = game.words(language)
    lines = [f"# {words.say('title')}", "", words.say("tagline"), "", words_of(language, "serai.cli").say("rules-note")]
    heading = ""
    for entry in (entry for package in game.catalogues for entry in entries(package, language)):
        if isinstance(entry, ast.GroupComment):
            heading = typeset(entry.content or "", language)
        elif isinstance(entry, ast.Message) and RULE.fullmatch(entry.id.name):
            if heading:
                lines += ["", f"## {heading}", ""]
                heading = ""
            lines.append(f"- **{entry.id.name}** {words.say(entry.id.name)}")
    return "\n".join(lines)
