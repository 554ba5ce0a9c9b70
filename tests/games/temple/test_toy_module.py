"""A module is a folder: a guest that brings one of everything joins by being on the path, and nothing else changes.

Its own tests are in `tests/toys/temple/`. They need a house that has found the guest, so each part runs in
a process of its own: the base compiled or plain as here, the guest always plain.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from serai.games.temple import GAME, TempleOptions
from serai.games.temple.pieces import CURSES, MODULES, ROOMS, TREASURES

ROOT = Path(__file__).parents[3]
GUEST = ROOT / "tests/toys/temple"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A Python where the guest is on the path."""
    path = os.pathsep.join([os.environ.get("PYTHONPATH", "src"), str(GUEST)])  # not sys.path, to which other tests add
    env = {**os.environ, "PYTHONPATH": path}
    call = [sys.executable, *words]
    return subprocess.run(call, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize(("tests", "least"), [("lantern_laws.py", 14), ("lantern_drawn.py", 28)])
def test_the_toy_keeps_the_laws_and_does_all_that_it_says(tests: str, least: int) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(GUEST / tests))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) >= least


def test_commands_know_it_where_it_is_on_the_path() -> None:
    assert "LAN-GLOOM-1" in run("-m", "serai", "rules", "temple", "--lang", "en").stdout
    assert "LAN-GLOOM-1" in run("-m", "serai", "rules", "temple", "--lang", "fr").stdout


def test_without_it_on_the_path_the_game_knows_nothing_of_it() -> None:
    assert "lantern" not in MODULES
    assert "gloom" not in CURSES and "oil" not in TREASURES and "shrine" not in ROOMS
    assert GAME.options is TempleOptions and "lantern" not in TempleOptions.__struct_fields__
    assert not any(package.startswith("lantern") for package in GAME.catalogues)
    assert "LAN-GLOOM-1" not in GAME.words("en")


def test_the_house_names_nothing_of_it() -> None:
    names = ("lantern", "gloom", "shrine_ms", "mist", "LAN-")
    for path in (ROOT / "src/serai").rglob("*.py"):
        text = path.read_text()
        assert not any(re.search(rf"\b{name}\b", text) for name in names), path
