"""The page's own words, so that tests ask for what people read and not for how it is built."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.devices import Language
from tests.browser.house import ROOT

CATALOGUES = (
    "src/serai/core/words",
    "src/serai/server/words",
    "web/src/words",
    "web/src/games/deserto/words",
    "src/serai/games/deserto/words",
)


@cache
def bundle(language: Language) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for folder in CATALOGUES:
        source = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def say(language: Language, word: str, **details: str | int) -> str:
    """A word as the page says it."""
    message = bundle(language).get_message(word)
    assert message.value is not None, word
    told, errors = bundle(language).format_pattern(message.value, details)
    assert not errors, (word, errors)
    return str(told)
