"""Words that people read: Fluent catalogues, one per language, beside the code they belong to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES = ("en", "fr")
# Narrow before ; ! ? and whole before : and inside « », as French printers have it. The page does the same (words.ts).
FRENCH_MARKS = (
    (re.compile(" (?=[;!?])"), "\u202f"),
    (re.compile(" (?=[:»])"), "\u00a0"),
    (re.compile("« "), "«\u00a0"),
    (re.compile(r"([^\W\d_])'(?=[^\W\d_])"), r"\1’"),
    (re.compile(r"\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔU][a-zà-ÿ])"), r"\1’"),  # of people: d’Ana
)
LONGEST_DETAIL = 500  # what is longer was no name, but a mistake or mischief


class Words:
    """The words of some packages in one language."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # who plays without a word needs none of it

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(catalogue(package, language)))

    def __contains__(self, word: str) -> bool:
        return self._bundle.has_message(word)

    def say(self, word: str, **details: str | int) -> str:
        """The sentence of a word, filled in; a word that is missing or misses a detail is a mistake of ours."""
        message = self._bundle.get_message(word)
        if message.value is None:
            raise KeyError(f"the word {word} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, {name: sayable(details[name]) for name in details})
        if errors:
            raise ValueError(f"the word {word} in {self.language}: {errors[0]}")
        return typeset(str(text), self.language)


def typeset(text: str, language: str) -> str:
    """As a printer sets it: in French no line breaks before a mark that a space sets off, and names are elided to."""
    if language != "fr":
        return text
    for loose, bound in FRENCH_MARKS:
        text = loose.sub(bound, text)
    return text


def sayable(detail: str | int) -> str | int:
    """A detail that Fluent can format: it fails on numbers of 29 digits and on texts of over 1000 characters."""
    text = str(detail)
    if len(text) > LONGEST_DETAIL:
        return text[:LONGEST_DETAIL] + "…"
    return text if isinstance(detail, int) and abs(detail) >= 1 << 53 else detail


def catalogue(package: str, language: str) -> str:
    """The source of a package's words in one language."""
    return (files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(source: str) -> dict[str, ast.Message]:
    """All messages of a catalogue, in their order."""
    from fluent.syntax import FluentParser, ast

    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def words_of(language: str, *packages: str) -> Words:
    """The words of packages, read once per language."""
    return Words(language, packages)
