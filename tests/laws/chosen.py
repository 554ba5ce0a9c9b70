"""Which games, seats and options the laws are tried on: all there are."""

from __future__ import annotations

import os
from typing import Any

import msgspec
from hypothesis import strategies as st

from serai.core.game import Game, Options
from serai.games import all_games
from tests.toys import nim, sand

GAMES: dict[str, Game[Any]] = {**all_games(), "toy sand": sand.GAME, "toy nim": nim.GAME}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
SWEEP = bool(os.environ.get("SERAI_SWEEP"))  # more of everything, for a night
SEEDS = st.integers(0, 2**128 - 1)


def any_options(game: Game[Any]) -> st.SearchStrategy[Options]:
    """A preset, or any legal choice."""
    presets = st.sampled_from([game.options(), *game.presets.values()])
    fields = {field.encode_name: values_of(field.type) for field in fields_of(game.options)}
    known = {name: values for name, values in fields.items() if values is not None}
    return presets | st.fixed_dictionaries({}, optional=known).map(game.read_options)


def fields_of(options: type[Options]) -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def values_of(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any] | None:
    """Values of a field as JSON has them; None for kinds that stay at their default."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return st.booleans()
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return st.integers(kind.ge, kind.le)
    if isinstance(kind, msgspec.inspect.UnionType) and kind.includes_none:
        some = [values for one in kind.types if (values := values_of(one)) is not None]
        return st.one_of(*some) if some else None  # none at all is what an option left out stands for
    if isinstance(kind, msgspec.inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, msgspec.inspect.EnumType):
        return st.sampled_from([member.value for member in kind.cls])
    return None
