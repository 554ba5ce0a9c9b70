"""The page's types are those of the server."""

from pathlib import Path

import pytest

from serai.server.types import type_files
from serai.wire.typescript import spell

WEB = Path(__file__).parents[2] / "web/src"


@pytest.mark.parametrize("name", type_files())
def test_the_committed_types_are_current(name: str) -> None:
    committed = (WEB / name).read_text(encoding="utf-8")
    assert committed == type_files()[name], "run: make format"


def test_schemas_are_spelled_as_types() -> None:
    assert spell({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == "(number | null)[]"
    assert spell({"type": "array", "prefixItems": [{"type": "integer"}, {"const": "a"}]}) == '[number, "a"]'
    assert spell({"type": "object"}) == "Record<string, unknown>"
    assert spell({}) == "unknown"
