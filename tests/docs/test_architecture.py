"""The map names what there is, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "serai" / "server"
MAP = (ROOT / "docs" / "architecture.md").read_text()
NAMED = re.findall(r"`([\w./-]+\.(?:py|ts|svelte))`", MAP)
STEPS = re.findall(r"`(?:(\w+)\.)?(#?\w+)`[^`\n]{0,3}\(`([\w./-]+\.(?:py|ts))`", MAP)  # `Table.enter` (`table.py`


def place(name: str) -> Path:
    """Where a file is: a bare name is one of the server's, or the only such file of the page."""
    found = [folder / name for folder in (ROOT, SERVER) if (folder / name).is_file()]
    bare = list((ROOT / "web" / "src").rglob(name)) if "/" not in name else []
    assert found or len(bare) == 1, f"docs/architecture.md names {name}, which is not there"
    return (found or bare)[0]


def test_every_module_of_the_server_has_its_place() -> None:
    lacking = [path.name for path in SERVER.glob("*.py") if path.name not in NAMED and path.name != "__init__.py"]
    assert not lacking, f"docs/architecture.md does not name {', '.join(lacking)}"


def test_every_file_that_is_named_exists() -> None:
    assert len(NAMED) > 60
    for name in NAMED:
        place(name)


def test_every_function_that_is_named_with_its_file_stands_there() -> None:
    assert len(STEPS) > 20
    for owner, step, name in STEPS:
        code = place(name).read_text()
        begins = r"\b(def|class) " if name.endswith(".py") else r"(?<![.\w])"
        assert re.search(rf"{begins}{re.escape(step)}\b", code), f"{name} has no {step}"
        assert not owner or re.search(rf"class {owner}\b", code), f"{name} has no {owner}"


def test_people_find_the_map() -> None:
    for document in ("README.md", "CONTRIBUTING.md"):
        assert "docs/architecture.md" in (ROOT / document).read_text()
