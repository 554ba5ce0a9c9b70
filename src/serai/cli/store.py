"""`serai store copy`: a hall moves to another place."""

from __future__ import annotations

import asyncio

import click
from rich.console import Console
from rich.progress import Progress

from serai.cli import arguments
from serai.cli.language import chosen_language
from serai.core.words import words_of
from serai.store.copying import Copied, copy_hall, shown


@click.group("store")
def stores() -> None:
    """Move what a house keeps from one place to another."""


@stores.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@arguments.lang_option
def copy_store(source: str, target: str, lang: str | None) -> None:
    """Copy a whole hall into an empty place, and read it again.

    FROM and TO are data folders, files (sqlite:///hall.db) or databases (postgresql://name:password@host/database).
    """
    words = words_of(chosen_language(lang), "serai.cli")
    try:
        copied = show_copy(source, target, words.say("copy-progress"))
    except KeyboardInterrupt:
        click.echo(words.say("copy-stopped", target=shown(target)), err=True)
        raise
    click.echo(words.say("copied", target=shown(target), tables=copied.tables, entries=copied.entries))
    click.echo(words.say("copy-digest", digest=copied.digest))


def show_copy(source: str, target: str, title: str) -> Copied:
    """The copy, with a bar where somebody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return asyncio.run(copy_hall(source, target))
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(title)
        return asyncio.run(copy_hall(source, target, lambda done, whole: bar.update(task, completed=done, total=whole)))
