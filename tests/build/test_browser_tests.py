"""A browser test that fails once gets a second try in CI, loudly; nothing else does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts/browser_tests.py"
LEAN = {  # no plugin but the one that is needed, one process
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_ADDOPTS": "-p xdist.plugin",
    "PYTEST_XDIST_AUTO_NUM_WORKERS": "1",
}
FINE = "def test_fine():\n    pass\n"
FAILS = "def test_{name}():\n    raise AssertionError('it does not hold')\n"
FAILS_ONCE = """
from pathlib import Path

def test_shy():
    been = Path(__file__).with_name("been")
    if not been.exists():
        been.touch()
        raise AssertionError("not the first time")
"""


def run(folder: Path, again: str) -> tuple[int, str]:
    """What a run over a made-up folder comes to, and what it says."""
    env = {word: text for word, text in os.environ.items() if not word.startswith(("PYTEST_", "BROWSER_"))}
    call = [sys.executable, str(SCRIPT), "tests"]
    done = subprocess.run(
        call, cwd=folder, env={**env, **LEAN, "BROWSER_AGAIN": again}, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_fine.py").write_text(FINE)
    return tmp_path


def test_a_test_that_fails_once_is_run_again_and_named(folder: Path) -> None:
    (folder / "tests/test_shy.py").write_text(FAILS_ONCE)
    status, said = run(folder, again="1")
    assert status == 0
    first, second = said.split("are run once more:")
    assert "1 failed, 1 passed" in first
    assert "!!   tests/test_shy.py::test_shy" in second
    assert "PASSED; mend its cause next" in second


def test_a_test_that_fails_always_fails_the_run(folder: Path) -> None:
    (folder / "tests/test_bad.py").write_text(FAILS.format(name="bad"))
    status, said = run(folder, again="1")
    assert status == 1
    assert "FAILED AGAIN; mend its cause next" in said


def test_without_the_word_nothing_is_run_again(folder: Path) -> None:
    (folder / "tests/test_shy.py").write_text(FAILS_ONCE)
    status, said = run(folder, again="")
    assert status == 1
    assert "!!" not in said


@pytest.mark.parametrize("text", ["".join(FAILS.format(name=f"bad_{n}") for n in range(4)), "import nowhere_at_all"])
def test_too_many_and_what_cannot_be_read_are_not_run_again(folder: Path, text: str) -> None:
    (folder / "tests/test_bad.py").write_text(text)
    status, said = run(folder, again="1")
    assert status != 0
    assert "!!" not in said
