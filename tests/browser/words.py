"""The page's own words, so that tests ask for what people read and not for how it is built."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from serai.core.words import typeset
from tests.browser.devices import Language
from tests.browser.house import ROOT

CATALOGUES = (
    "src/serai/core/words",
    "src/serai/server/words",
    "web/src/words",
    "web/src/games/{game}/words",
    "web/src/games/{game}/ending",
    "web/src/games/{game}/modules/*/words",
    "src/serai/games/{game}/words",
    "src/serai/games/{game}/modules/*/words",
)


@cache
def bundle(language: Language, game: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        for path in sorted(ROOT.glob(f"{catalogue.format(game=game)}/{language}.ftl")):
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def say(language: Language, word: str, game: str = "deserto", /, **details: str | int) -> str:
    """A word as the page says it at a table of a game."""
    words = bundle(language, game)
    message = words.get_message(word)
    assert message.value is not None, word
    told, errors = words.format_pattern(message.value, details)
    assert not errors, (word, errors)
    return typeset(str(told), language)


def pattern(text: str) -> str:
    """A text for a regular expression: Playwright reads names with plain spaces, also where lines may not break."""
    return re.sub(r"\\ |\s", r"\\s", re.escape(text))
