"""Which language the reader wants."""

from __future__ import annotations

import os
import sys

from serai.core.errors import Unknown
from serai.core.words import LANGUAGES


def reader_language() -> str:
    """What `--lang` asks for, even in a call that is otherwise wrong; else the language of the system."""
    for place, word in enumerate(sys.argv[:-1]):
        if word == "--lang" and sys.argv[place + 1] in LANGUAGES:
            return sys.argv[place + 1]
    return system_language()


def system_language() -> str:
    """French for French systems, English for all others."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


def chosen_language(lang: str | None) -> str:
    """The language asked for, or that of the system."""
    if lang is None:
        return system_language()
    if lang not in LANGUAGES:
        raise Unknown("unknown-language", name=lang, known=", ".join(LANGUAGES))
    return lang
