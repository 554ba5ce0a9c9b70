"""Which modules go together: presets, each alone, every pair, and sets by lot. What a module needs comes with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from serai.core.errors import OutOfRange
from serai.core.rng import Rng
from serai.games.temple import GAME, EveryOption, check
from serai.games.temple.pieces import BOX, DIFFICULTIES, MODULES
from serai.games.temple.surprise import drawn

SEATS = (1, 2, 4, 6)
LARGER = 200
SURPRISES = 40  # sets as the lot of the table-making page draws them
SMALLEST_LARGER = 3
CAPS = (0, 0, 0, 24, 32)  # rooms in the pile, at most; mostly without limit
TIMELINES = [track.name for track in BOX.timelines if track.cues]  # those that end by themselves

Options = dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    """A set of modules with all that is chosen about them, by its name in reports."""

    kind: str  # preset, surprise, alone, pair or larger
    number: int  # within its kind, for ever: the seeds of its matches follow from it
    options: Options

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.number}"

    def is_legal(self, seats: int) -> bool:
        try:
            check(seats, msgspec.convert(self.options, EveryOption))
        except OutOfRange:
            return False
        return True


def every_choice(larger: int = LARGER) -> Iterator[Choice]:
    """What most people play first, then the small sets."""
    for number, options in enumerate(GAME.presets.values()):
        if options.written()["timeline"] in TIMELINES:
            yield Choice("preset", number, options.written())
    for number in range(SURPRISES):
        yield Choice("surprise", number, drawn(MODULES, Rng(number)))
    for number, name in enumerate(MODULES):
        yield Choice("alone", number, chosen([name], Random(f"alone {name}")))
    for number, pair in enumerate(combinations(MODULES, 2)):
        yield Choice("pair", number, chosen(list(pair), Random(f"pair {pair}")))
    for number in range(larger if len(MODULES) >= SMALLEST_LARGER else 0):
        yield Choice("larger", number, by_lot(Random(f"larger {number}")))


def everything() -> Options:
    """Every module, with as much of it as can be chosen."""
    return {name: values_of(name)[-1] for name in MODULES}


def by_lot(lot: Random) -> Options:
    """Three modules or more, and whatever else can be chosen."""
    names = lot.sample(MODULES, lot.randint(SMALLEST_LARGER, len(MODULES)))
    others = {
        "difficulty": lot.choice(DIFFICULTIES),
        "pile_cap": lot.choice(CAPS),
        "timeline": lot.choice(TIMELINES),
    }
    return {**chosen(names, lot), **others}


def chosen(names: list[str], lot: Random) -> Options:
    """Some modules with those that they need, each with a number where it is a matter of how many."""
    for name in names:  # grows meanwhile
        needs = BOX.extras[name].needs
        if needs and not set(names) & set(needs):
            names.append(lot.choice(needs))
    return {name: lot.choice(values_of(name)) for name in MODULES if name in names}


def values_of(module: str) -> list[Any]:
    """What can be chosen for a module that is in play."""
    field = next(field for field in fields() if field.name == module)
    kind = field.type
    if isinstance(kind, msgspec.inspect.BoolType):
        return [True]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return [value for value in kind.values if value != field.default]
    assert isinstance(kind, msgspec.inspect.IntType) and kind.le is not None, f"{module}: how many are there?"
    return list(range(1, kind.le + 1))


def fields() -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(GAME.options)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields
