"""docs/add-a-module.md followed to the letter, outside the tree; and what it says of the rules is what they ask."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from serai.games.temple.module import HOOKS
from tests.docs.following import follow

DOCUMENT = Path(__file__).parents[2] / "docs/add-a-module.md"


def python(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    call = [sys.executable, *words]
    return subprocess.run(call, cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """The reader's own folder."""
    follow(DOCUMENT, tmp_path)
    return tmp_path


def test_the_laws_hold_for_it_and_find_a_fault(outside: Path) -> None:
    done = python(outside, "laws.py")
    assert done.returncode == 0, done.stderr[-2000:]
    rules = outside / "gloom/rules.py"
    rules.write_text(rules.read_text().replace("        other.chosen = self.chosen\n", ""))
    assert "a clone differs in parts" in python(outside, "laws.py").stderr


def test_the_commands_know_its_rule_and_its_option(outside: Path) -> None:
    assert "GLM-1" in python(outside, "-m", "serai", "rules", "temple", "--lang", "en").stdout
    assert "Gloom" in python(outside, "-m", "serai", "games", "temple", "--lang", "en").stdout


def test_it_tells_of_every_hook_and_of_no_other() -> None:
    table = DOCUMENT.read_text().split("## When the rules ask")[1].split("Its own moves")[0]
    told = re.findall(r"`(\w+)`", "\n".join(line for line in table.splitlines() if line.startswith("| ")))
    assert sorted(told) == sorted(HOOKS)
