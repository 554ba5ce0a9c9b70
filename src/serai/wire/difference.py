"""The difference between two JSON values, so that what stays the same is not written again."""

from __future__ import annotations

from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode
SPARSE = 3  # a list of plain values is told item by item where fewer than one in so many differ


class Difference(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What becomes of a JSON value: `to` another; or what differs in it (`of`), is `gone`, or at `at` is `drop` and `put`."""

    to: Any = msgspec.UNSET  # the other value, whole
    of: dict[str, Difference] = {}  # members of an object, or items of a list by their place, that differ or are new
    gone: list[str] = []  # members that are no longer there
    at: int = 0  # of a list: from this place on
    drop: int = 0  # so many items go
    put: list[Any] = []  # and these come in their stead


def same(one: Any, other: Any) -> bool:
    """Whether two values are written alike: to Python alone, true would equal 1."""
    return bool(one == other and encode(one) == encode(other))


def difference_of(before: Any, after: Any) -> Difference | None:
    """What makes one value out of another; nothing where they are the same."""
    if same(before, after):
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return difference_of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return difference_of_lists(before, after)
    return Difference(to=after)


def difference_of_objects(before: dict[str, Any], after: dict[str, Any]) -> Difference:
    """Members that are new, different or gone."""
    of = {key: Difference(to=value) for key, value in after.items() if key not in before}
    for key, value in before.items():
        inner = difference_of(value, after[key]) if key in after else None
        if inner is not None:
            of[key] = inner
    return Difference(of=of, gone=[key for key in before if key not in after])


def difference_of_lists(before: list[Any], after: list[Any]) -> Difference:
    """Some items that changed in their places, or what stands now between a beginning and an end that stayed."""
    if len(before) == len(after):
        items = {str(place): difference_of(before[place], after[place]) for place in range(len(after))}
        of = {place: inner for place, inner in items.items() if inner is not None}
        if any(isinstance(item, dict | list) for item in after) or len(of) * SPARSE < len(after):
            return Difference(of=of)
    short = min(len(before), len(after))
    head = 0
    while head < short and same(before[head], after[head]):
        head += 1
    tail = 0
    while tail < short - head and same(before[-1 - tail], after[-1 - tail]):
        tail += 1
    return Difference(at=head, drop=len(before) - tail - head, put=after[head : len(after) - tail])


def changed(before: Any, by: Difference | None) -> Any:
    """The other value; the one before is left as it was."""
    if by is None:
        return before
    if by.to is not msgspec.UNSET:
        return by.to
    if isinstance(before, dict):
        kept = {key: value for key, value in before.items() if key not in by.gone}
        return kept | {key: changed(before.get(key), inner) for key, inner in by.of.items()}
    items = [*before[: by.at], *by.put, *before[by.at + by.drop :]]
    for place, inner in by.of.items():
        items[int(place)] = changed(items[int(place)], inner)
    return items
