"""The page's own words, so that tests ask for what people read and not for how it is built."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.devices import Language
from tests.browser.house import ROOT

HOUSE = ("src/serai/core/words", "src/serai/server/words", "web/src/words")


@cache
def bundle(language: Language, game: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for folder in (*HOUSE, f"web/src/games/{game}/words", f"src/serai/games/{game}/words"):
        source = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def say(language: Language, word: str, game: str = "deserto", **details: str | int) -> str:
    """A word as the page says it at a table of a game."""
    message = bundle(language, game).get_message(word)
    assert message.value is not None, word
    told, errors = bundle(language, game).format_pattern(message.value, details)
    assert not errors, (word, errors)
    return str(told)
