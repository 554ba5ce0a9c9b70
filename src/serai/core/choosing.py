"""How a game's options are offered to those who choose: what belongs together, what needs what, what cannot be.

The game itself still refuses what is not legal; this lets a page say so before anybody asks.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

Marks = Annotated[int, Meta(ge=1, le=5)]
Percent = Annotated[int, Meta(ge=0, le=100)]
MARKS_BELOW = (60, 40, 25, 10)  # percent of matches won: whoever wins fewer than so many has one mark more


class Shelf(msgspec.Struct, frozen=True):
    """Options that stand together, under the heading `shelf-NAME`."""

    name: str
    options: list[str]


class Impossible(msgspec.Struct, frozen=True):
    """A value that cannot be chosen at a table of so many, unless one of some options is; `why` is the game's sentence."""

    option: str
    value: str
    seats: int
    unless: list[str]
    why: str


class Odds(msgspec.Struct, frozen=True):
    """How often beginners win, and what that makes of how hard it is; guessed from its parts where nobody has played it."""

    won: Percent
    marks: Marks
    guessed: bool = False


def odds(won: float, guessed: bool = False) -> Odds:
    """Out of the share of matches that beginners win."""
    percent = round(100 * won)
    return Odds(percent, 1 + sum(percent < mark for mark in MARKS_BELOW), guessed)


class Surprise(msgspec.Struct, frozen=True):
    """A choice by lot, and how hard it is at each number of seats, the least first."""

    options: dict[str, Any]
    odds: list[Odds]


class Choosing(msgspec.Struct, frozen=True):
    """What there is to know about options besides their values; options of which nothing is said stand by themselves."""

    shelves: list[Shelf]
    needs: dict[str, list[str]]  # of an option: one of these must be chosen with it
    impossible: list[Impossible]
    odds: dict[str, list[Odds]]  # of presets that were measured: for each number of seats, the least first
    surprises: list[str]  # how hard a choice by lot may be wished for; where there are none, nothing is chosen by lot


PLAIN = Choosing([], {}, [], {}, [])


def schema_of(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a game's options, words in the order in which the game names them: easy before hard."""
    schema = msgspec.json.schema(options)
    fields = schema["$defs"][options.__name__]["properties"]
    for name, hint in get_type_hints(options).items():
        if name in fields:
            put_in_order(fields[name], words_in(hint))
    return schema


def words_in(hint: Any) -> list[Any]:
    """All words of a type, in its order."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [word for part in get_args(hint) for word in words_in(part)]


def put_in_order(schema: Any, words: list[Any]) -> None:
    """Every list of words in a schema, which has them by letter."""
    if isinstance(schema, dict):
        if "enum" in schema:
            schema["enum"].sort(key=words.index)
        for part in schema.values():
            put_in_order(part, words)
    elif isinstance(schema, list):
        for part in schema:
            put_in_order(part, words)
