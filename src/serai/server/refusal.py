"""Saying no: a sentence in the reader's language with what to do next."""

from __future__ import annotations

from typing import Any

from serai.core.errors import Illegal, SeraiError
from serai.core.game import Game
from serai.core.words import LANGUAGES
from serai.wire import messages as wire


class Refusal(SeraiError):
    """Not possible at this table, or not for this guest; its words are ours."""

    def __init__(self, word: str, /, **details: str | int) -> None:
        super().__init__(word, package="serai.server", **details)


class OtherRules(Refusal):
    """A table is played by rules that this server does not know; perhaps another one does."""

    def __init__(self, game: str, version: int, known: int) -> None:
        super().__init__("table-other-rules", version=version, known=known)
        self.game, self.version = game, version


class Stale(Refusal):
    """Another server has changed the table meanwhile: whoever was about to do so looks again, and tries anew."""

    def __init__(self) -> None:
        super().__init__("changed-meanwhile")


def read_language(asked: str) -> str:
    """The first language we speak out of a browser's wishes, as in `fr-CA,fr;q=0.9,en;q=0.8`."""
    for wish in asked.split(","):
        tongue = wish.split(";")[0].strip().lower().split("-")[0]
        if tongue in LANGUAGES:
            return tongue
    return LANGUAGES[0]


def sentence_of(error: SeraiError, language: str, game: Game[Any] | None = None) -> str:
    """What to tell a reader; a broken rule speaks for itself."""
    if isinstance(error, Illegal) and game is not None:
        words = game.words(language)
        if error.rule in words:
            return words.say(error.rule)
    return error.sentence(language)


def refused(client_id: str, error: SeraiError, language: str, game: Game[Any] | None = None) -> wire.Refused:
    """The answer to a message."""
    rule = error.rule if isinstance(error, Illegal) else None
    return wire.Refused(id=client_id, word=error.word, sentence=sentence_of(error, language, game), rule=rule)


def problem(error: SeraiError, language: str) -> wire.Problem:
    """The answer to a request."""
    rule = error.rule if isinstance(error, Illegal) else None
    return wire.Problem(word=error.word, sentence=sentence_of(error, language), rule=rule)
