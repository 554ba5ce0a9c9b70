"""Every sentence of the house is there, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import serai.server
from serai.core.levels import Level
from serai.core.record import WORDS
from serai.core.words import LANGUAGES, catalogue, messages
from serai.server.connection import CLOSING
from serai.server.refusal import read_language
from serai.server.turned_away import STATUS
from serai.wire import messages as wire

SOURCES = "\n".join(path.read_text() for path in Path(next(iter(serai.server.__path__))).rglob("*.py"))
USED = set(
    re.findall(r'(?:Refusal|OutOfRange|send_away|\.close|\.say|super\(\).__init__)\([^"()]*"([a-z-]+)"', SOURCES)
)
USED |= {f"phrase-{name}" for name in get_args(wire.PhraseName)} | {f"level-{name}" for name in get_args(Level)}
USED |= {f"event-{name}" for name in WORDS.values()} | set(CLOSING) | set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_and_none_is_idle(language: str) -> None:
    known = set(messages(catalogue("serai.server", language)))
    assert known >= USED
    idle = known - USED - {"not-playing", "which-seat", "port-taken", "bad-public", "bad-proxy", "too-strange"}
    assert idle == set()


@pytest.mark.parametrize("package", ["serai.server", "serai.store"])
def test_both_languages_say_the_same_things(package: str) -> None:
    first, second = (messages(catalogue(package, language)) for language in LANGUAGES)
    assert list(first) == list(second)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,fr;q=0.5", "fr"),
        ("de", "en"),
        ("", "en"),
        (";;,,-", "en"),
        ("EN-us", "en"),
    ],
)
def test_a_browsers_wishes_are_read(asked: str, spoken: str) -> None:
    assert read_language(asked) == spoken
