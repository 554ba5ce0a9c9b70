"""Escape: what a module's folder brings: its part of the position, moves, news, what is seen of it, and what bots know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Union

import msgspec

from serai.core.happenings import Event
from serai.core.vecs import append, i64, vec
from serai.games.temple.folders import folders
from serai.games.temple.module import HOOKS, Asked, Module
from serai.games.temple.moves import BASE, Move
from serai.games.temple.pieces import BOX
from serai.games.temple.rules.codes import BLOCK, KINDS
from serai.games.temple.sense.craft import CRAFTS, Craft
from serai.games.temple.state import NONE, Site


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """Pieces that lie in a module's part of the position, for whoever counts all there are."""

    gems: int = 0
    rooms: Sequence[int] = ()
    curses: Sequence[int] = ()
    treasures: Sequence[int] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """A module as its folder presents it."""

    part: type[Module]
    moves: Sequence[type[Move]] = ()
    events: Sequence[Event] = ()
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    sight: type[msgspec.Struct] | None = None  # what a view shows under the module's name
    see: Callable[[Site, int], Any] | None = None  # that, for a reader
    things: Callable[[Site, int], Sequence[str]] | None = None  # what lies in a room, by name
    secretive: bool = False  # whether players know different things of it
    craft: Craft = field(default_factory=Craft)  # what bots know of it
    holds: Callable[[Site], Held] | None = None  # pieces in its part, unless there are none
    more_gems: Mapping[str, str] = field(
        default_factory=dict
    )  # event by which gems come from the box: its detail that counts them


@cache
def found() -> dict[str, Brought]:
    """Every module by its name, in the order of their numbers."""
    packages = dict(folders())
    modules = {name: import_module(f"{packages[name]}.brings").MODULE for name in BOX.extras}
    for name, one in modules.items():
        CRAFTS[number_of(name)] = one.craft
    return modules


def number_of(name: str) -> int:
    """The number of a module in the ledger."""
    return BOX.extras[name].number


@cache
def moves_by_kind() -> dict[int, list[type[Move]]]:
    """Every typed move, of the base and of all modules, by its kind."""
    kinds: dict[int, list[type[Move]]] = {}
    for move in (*BASE, *(move for one in found().values() for move in one.moves)):
        kinds.setdefault(move.KIND, []).append(move)
    return kinds


def every_move() -> Any:
    """The union of all moves, as messages are read."""
    return Union[tuple(move for moves in moves_by_kind().values() for move in moves)]  # noqa: UP007


def decode(code: int) -> Move:
    """The move that a code stands for."""
    kind, detail = divmod(code, BLOCK)
    return moves_by_kind()[kind][0].of(detail)


# In play


def parts_of(chosen: Mapping[str, int]) -> vec[Module]:
    """A fresh part for every module that was chosen, in their order."""
    parts = vec[Module]()
    for name, choice in chosen.items():
        part = found()[name].part()
        part.chosen = choice
        parts = append(parts, part)
    return parts


@cache
def asked(names: tuple[str, ...]) -> tuple[Asked, int]:
    """Which of some modules answer which hook, and the set of hooks that any does: seen in their classes, not declared."""
    answering = [[at for at, name in enumerate(names) if answers(found()[name].part, hook)] for hook in HOOKS]
    first = [sum(map(len, answering[:hook])) for hook in range(len(HOOKS) + 1)]
    owner = [NONE] * KINDS
    place = [NONE] * 32
    for at, name in enumerate(names):
        place[number_of(name)] = at
        for move in found()[name].moves:
            owner[move.KIND] = at
    heeded = sum(1 << hook for hook, places in enumerate(answering) if places)
    who = [at for places in answering for at in places]
    numbers = [number_of(name) for name in names]
    return Asked(*map(vec[i64], (who, first, owner, place, numbers))), heeded


def answers(part: type[Module], hook: str) -> bool:
    """Whether a module has an answer of its own."""
    return getattr(part, hook) is not getattr(Module, hook)
