"""A state as plain data: for equality in tests, for people, for JSON. Slow, and never part of play."""

from __future__ import annotations

from typing import Any

from serai.core.state import Equipment, Part, State
from serai.core.vecs import i64, u8, vec


def fields(state: State | Part) -> list[str]:
    """The names of all that a state, or a part of one, holds; listeners and equipment are no part of the position."""
    names: set[str] = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        names.update(getattr(kind, "__slots__", ()))
    names -= {"story", "__dict__", "__weakref__"}
    return sorted(name for name in names if not isinstance(getattr(state, name), Equipment))


def snapshot(state: State | Part) -> dict[str, Any]:
    """All that a state holds, as numbers, strings, lists and dicts."""
    return {name: plain(getattr(state, name)) for name in fields(state)}


def plain(value: Any) -> Any:
    """A value as JSON knows it."""
    if isinstance(value, (bool, int, float, str)) or value is None:
        return value
    if isinstance(value, Part):
        return snapshot(value)
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return [plain(item) for item in value]  # vec, list, tuple


def same(a: State, b: State) -> bool:
    """Whether two positions are equal in every field."""
    return type(a) is type(b) and snapshot(a) == snapshot(b)


def restore(like: State, data: dict[str, Any]) -> State:
    """The state that was photographed; `like` is any state of the same game."""
    state = like.clone()
    fill(state, data)
    return state


def fill(holder: State | Part, data: dict[str, Any]) -> None:
    """Puts every value into its field."""
    for name, value in data.items():
        setattr(holder, name, shaped(value, getattr(holder, name)))


def shaped(value: Any, like: Any) -> Any:
    """A plain value in the kind of array that the field holds, or in a part of its own."""
    if isinstance(like, Part):
        part = like.clone()
        fill(part, value)
        return part
    if isinstance(like, vec) and len(value) == 0:
        return like[:0]  # whatever it would hold
    if isinstance(like, vec) and any(isinstance(item, Part) for item in like):
        parts = like[:]
        for i, item in enumerate(value):
            parts[i] = shaped(item, like[i])
        return parts
    if isinstance(like, vec):
        return vec[u8](value) if isinstance(like, type(vec[u8]())) else vec[i64](value)
    if isinstance(like, list) and like:
        return [shaped(item, like[0]) for item in value]
    return value
