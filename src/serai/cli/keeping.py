"""`serai check` and `serai backup`: looking after what a house keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import click
import msgspec

from serai.cli import arguments
from serai.cli.language import chosen_language
from serai.core.words import words_of
from serai.store.address import is_base
from serai.store.backup import back_up
from serai.store.check import Finding, Found, check, check_base

DAMAGED = 1  # exit code


@click.command("check")
@click.argument("data")
@arguments.lang_option
@arguments.json_option
def check_hall(data: str, lang: str | None, as_json: bool) -> int:
    """Look over the games in a folder, a backup or a database: every game move by move. Changes nothing."""
    language = chosen_language(lang)
    found = asyncio.run(check_base(data)) if is_base(data) else check(Path(data))
    click.echo(msgspec.json.encode(as_data(found, language)).decode() if as_json else in_words(found, language))
    return 0 if found.sound else DAMAGED


def as_data(found: Found, language: str) -> dict[str, Any]:
    """What was found, for a program."""

    def told(finding: Finding) -> dict[str, str]:
        where = {"code": finding.code} if finding.code else {}
        return {**where, "word": finding.error.word, "sentence": finding.error.sentence(language)}

    return {
        "ok": found.sound,
        "file": found.file,
        "layout": found.layout,
        "tables": {"gathering": found.gathering, "playing": found.playing, "finished": found.finished},
        "entries": found.entries,
        "words": found.words,
        "faults": [told(finding) for finding in found.faults],
        "damaged": [told(finding) for finding in found.damaged],
        "unchecked": [told(finding) for finding in found.unchecked],
    }


def in_words(found: Found, language: str) -> str:
    """What was found, for people."""
    words = words_of(language, "serai.cli")
    lines = [
        words.say("check-file", file=found.file, layout=found.layout),
        words.say("check-tables", gathering=found.gathering, playing=found.playing, finished=found.finished),
        words.say("check-rows", entries=found.entries, words=found.words),
    ]
    lines += [finding.error.sentence(language) for finding in found.faults]
    for word, findings in (("check-damaged", found.damaged), ("check-unchecked", found.unchecked)):
        lines += [words.say(word, code=one.code, why=one.error.sentence(language)) for one in findings]
    return "\n".join([*lines, words.say("check-sound" if found.sound else "check-unsound")])


@click.command("backup")
@click.argument("data", type=Path)
@click.argument("file", type=Path)
@click.option("--force", is_flag=True, help="Write over a file that is already there.")
@arguments.lang_option
def back_up_hall(data: Path, file: Path, force: bool, lang: str | None) -> None:
    """Copy the games of a folder into one file, also while its house is open."""
    language = chosen_language(lang)
    tables = back_up(data, file, force)
    click.echo(words_of(language, "serai.cli").say("backed-up", file=str(file), tables=tables))
