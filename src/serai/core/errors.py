"""What a person can put right. Every error has a word: its sentence stands in `words/`, once per language."""

from __future__ import annotations

import re

from serai.core.words import words_of


class SeraiError(Exception):
    """An error that speaks to a person: `word` names the sentence, `details` fill it in."""

    def __init__(self, word: str, /, package: str = "serai.core", **details: str | int) -> None:
        super().__init__(word)
        self.word = word
        self.package = package  # where its words are
        self.details = details

    def sentence(self, language: str) -> str:
        """What is wrong and what to do, in a reader's language."""
        return words_of(language, self.package).say(self.word, **self.details)

    def __str__(self) -> str:
        return self.sentence("en")


class Unreadable(SeraiError):
    """Cannot be read: not what it claims to be, damaged, or from a later version."""


class Unknown(SeraiError):
    """There is no such game, bot, option or language."""


class OutOfRange(SeraiError):
    """A number or an option that the game does not offer."""


class Illegal(SeraiError):
    """Cannot be played: a move that the rules do not allow now. Carries the id of the rule."""

    def __init__(self, rule: str, seat: int, move: int) -> None:
        super().__init__("illegal", rule=rule, seat=seat + 1, move=move)
        self.rule = rule


def place_in(error: Exception) -> str:
    """Where in the data a decoder stumbled: a path such as $.log[3], or the number of a byte."""
    found = (
        re.search(r"at `(.+?)`", str(error))
        or re.search(r"field `(.+?)`", str(error))
        or re.search(r"byte (\d+)", str(error))
    )
    return found.group(1) if found else "$"
