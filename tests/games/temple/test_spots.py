"""Where things happen is told as people see it: rooms by name, never by a number that stands nowhere on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import serai
from serai.core.happenings import narrate
from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.modules.extras.moves import Light
from serai.games.temple.pieces import ROOMS
from tests.games.temple.temple import rich, temple

NUMBERS = re.compile(r"\$(place|other|line)\b")
CATALOGUES = sorted((Path(serai.__file__).parent / "games/temple").rglob("words/*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_names_a_place_by_its_number(language: str) -> None:
    told = [word for path in CATALOGUES if path.stem == language for word in messages(path) if NUMBERS.search(word)]
    assert not [word for word in told if word.startswith("event-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_room_bears_a_number(language: str) -> None:
    words = GAME.words(language)
    assert not [name for name in ROOMS if re.search(r"\d", words.say(f"room-{name}"))]


def test_what_lies_or_burns_somewhere_names_the_room() -> None:
    game = rich(temple("S b1>@0", "KKK"), 0, "big-torch").play(0, Light())
    lit = next(one for one in game.news() if one.name == "torch-lit")
    told = [narrate(lit, GAME.words(language), ["Ana"], reader) for language in LANGUAGES for reader in (-1, 0)]
    assert lit.details["room"] == "basic-1"
    assert told[:2] == ["Ana’s big torch burns in a basic room.", "Your big torch burns in a basic room."]
    assert told[2:] == [
        "Ana allume une grande torche dans une salle simple.",
        "Votre grande torche brûle dans une salle simple.",
    ]


def messages(path: Path) -> list[str]:
    """The words of a catalogue, each with all that it says."""
    text = path.read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return [text[one.span.start : one.span.end] for one in found if one.span]
