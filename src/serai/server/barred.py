"""Moves that somebody might expect to be possible, and the rules that forbid them."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from serai.core.game import Game
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games import find_game
from serai.server.writing import written
from serai.wire import messages as wire

MOST = 400  # conceivable moves of a game; beyond that nobody wants them listed


def barred_moves(game: Game[Any], state: State, seat: int, legal: vec[i64]) -> list[wire.Barred]:
    """For each thing that a legal move uses (a card in hand), where else it could have gone but may not."""
    every = conceivable(game.name)
    if not every:  # not even looked for in a large game, whose moves are many
        return []
    codes = {int(code) for code in legal}
    in_hand = {used for code, _, used in every if code in codes}
    barred = []
    for code, move, used in every:
        if code not in codes and used in in_hand:
            rule = state.why_not(seat, code)
            if rule:
                barred.append(wire.Barred(move=move, rule=rule))
    return barred


def lead(move: Any) -> tuple[str, Any] | None:
    """What a move uses: its first detail."""
    fields = move.__struct_fields__
    return (fields[0], getattr(move, fields[0])) if fields else None


@cache
def conceivable(name: str) -> list[tuple[int, Any, tuple[str, Any] | None]]:
    """Every move that a small game knows: its code, as it is written, and what it uses; none for a large game."""
    game = find_game(name)
    kinds = inspect.type_info(game.moves)
    structs = kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,)
    moves: list[tuple[int, Any, tuple[str, Any] | None]] = []
    for kind in structs:
        if not isinstance(kind, inspect.StructType) or not kind.fields:
            continue
        ranges = [values(field.type) for field in kind.fields]
        size = 1
        for choice in ranges:
            size *= len(choice)
        if size == 0 or len(moves) + size > MOST:
            return []
        moves += [found for found in (coded(game, kind.cls(*chosen)) for chosen in product(*ranges)) if found]
    return moves


def coded(game: Game[Any], move: msgspec.Struct) -> tuple[int, Any, tuple[str, Any] | None] | None:
    """A move with its code, where the game has one for it."""
    try:
        return game.encode(move), written(move), lead(move)
    except (ValueError, LookupError):
        return None


def values(kind: inspect.Type) -> list[Any]:
    """All values of a small type; none of a large one."""
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.BoolType):
        return [False, True]
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1)) if kind.le - kind.ge < MOST else []
    return []
