"""Differences: applied to the one value they always give the other, to the byte."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from serai.wire.difference import Difference, changed, difference_of

PAGE = Path(__file__).parents[2] / "web/tests/differences.json"
plain = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4)
)


def sent(difference: Difference | None) -> Difference | None:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(difference), type=Difference | None)


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@given(values, values)
def test_a_difference_makes_the_one_value_the_other(before: Any, after: Any) -> None:
    kept = text(before)
    assert text(changed(before, sent(difference_of(before, after)))) == text(after)
    assert text(before) == kept  # what was there is left as it was


@given(values)
def test_between_equal_values_there_is_none(value: Any) -> None:
    assert difference_of(value, json.loads(json.dumps(value))) is None


def test_it_names_only_what_differs() -> None:
    def told(before: Any, after: Any) -> Any:
        return msgspec.to_builtins(difference_of(before, after))

    assert told({"a": 1, "b": [1, 2]}, {"a": True, "b": [1, 2]}) == {"of": {"a": {"to": True}}}
    assert told({"a": 1, "b": 2}, {"b": 2, "c": None}) == {"of": {"c": {"to": None}}, "gone": ["a"]}
    assert told(["x", "y", "z"], ["x", "z"]) == {"at": 1, "drop": 1}
    assert told([1, 2, 3], [1, 9, 8, 2, 3]) == {"at": 1, "put": [9, 8]}
    assert told([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]) == {"of": {"1": {"of": {"a": {"to": 3}}}}}
    assert told([0] * 9, [0] * 8 + [1]) == {"of": {"8": {"to": 1}}}
    assert told([], {}) == {"to": {}}


def some_value(chance: random.Random, depth: int = 3) -> Any:
    kind = chance.randrange(8 if depth else 5)
    if kind < 5:
        return [None, True, chance.randrange(3), "é\u2028", 0.5][kind]
    if kind < 7:
        return [some_value(chance, depth - 1) for _ in range(chance.randrange(5))]
    return {key: some_value(chance, depth - 1) for key in "abcd"[: chance.randrange(5)]}


def altered(value: Any, chance: random.Random) -> Any:
    """A value not unlike another."""
    if isinstance(value, list) and chance.random() < 0.8:
        items = [altered(item, chance) if chance.random() < 0.3 else item for item in value]
        at = chance.randrange(len(items) + 1)
        return (
            items[:at] + [some_value(chance, 1) for _ in range(chance.randrange(2))] + items[at + chance.randrange(2) :]
        )
    if isinstance(value, dict) and chance.random() < 0.8:
        return {key: altered(item, chance) for key, item in value.items() if chance.random() < 0.8} | {"d": 1}
    return some_value(chance, 2)


def test_the_page_is_tested_with_the_same_differences() -> None:
    """Written anew by removing the file; `web/tests/difference.test.ts` reads it."""
    chance = random.Random(7)
    cases = []
    for _ in range(150):
        before = some_value(chance, 4)
        after = altered(before, chance)
        cases.append({"before": before, "difference": difference_of(before, after), "after": after})
    written = b"[\n" + b",\n".join(msgspec.json.encode(case) for case in cases) + b"\n]\n"
    if not PAGE.exists():
        PAGE.write_bytes(written)
    assert PAGE.read_bytes() == written
