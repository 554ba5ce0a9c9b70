"""The menu: every target is tried in a fresh clone, and what fails says why."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from scripts.menu_check import STEPS, Clone, Step, Trouble, attempt, check, last_lines, menu

ROOT = Path(__file__).parents[2]
MAKEFILE = """
good: ## works
	@echo fine; echo "two peers are not installed"
bad: ## does not
	@echo because of sand >&2; exit 3
long: ## goes on
	@sleep 60
asks:
	@test "$$PYTEST_ADDOPTS" = --collect-only && test -z "$$PYTHONPATH"
writes: ## changes a file that git keeps
	@echo more >>kept.txt
"""


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A clone with a menu of its own."""
    (tmp_path / "Makefile").write_text(MAKEFILE)
    return Clone(tmp_path, tmp_path)


def test_every_target_of_the_menu_is_tried() -> None:
    assert set(menu((ROOT / "Makefile").read_text())) == {step.target for step in STEPS} | {"menu-check"}
    assert menu(MAKEFILE) == ["good", "bad", "long", "writes"]


def test_a_target_that_works_says_what_was_left_out(clone: Clone) -> None:
    assert attempt(clone, Step("good", part="a part", with_peers=True)) == "a part; two peers are not installed"
    assert attempt(clone, Step("good")) == ""


def test_a_target_that_fails_is_told_with_its_reason(clone: Clone, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(clone, [Step("bad"), Step("good")]) == ["bad"]
    said = capsys.readouterr().out
    assert re.search(r"bad +FAILED .*\n(.*\n)*? +\| because of sand\n", said)
    assert re.search(r"good +ok ", said)
    assert "because of sand" in last_lines(clone, "bad")


def test_a_target_that_does_not_end_is_ended(clone: Clone) -> None:
    with pytest.raises(Trouble, match="not done after"):
        attempt(clone, Step("long", 1))
    assert attempt(clone, Step("long", 1, part="a second of it", may_go_on=True)) == "a second of it"


def test_settings_reach_what_make_calls(clone: Clone) -> None:
    attempt(clone, Step("asks", settings={"PYTEST_ADDOPTS": "--collect-only"}))
    with pytest.raises(Trouble):
        attempt(clone, Step("asks"))


def test_a_venv_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    fakes = {"python": '[ "$1" = -c ] || { echo "the disk is full" >&2; exit 1; }', "id": "echo 1000"}
    for name, script in fakes.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHON": str(tmp_path / "python")}
    call = ["sh", str(ROOT / "scripts/setup.sh")]
    done = subprocess.run(call, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the disk is full" in done.stderr


def test_npm_never_keeps_its_reasons_to_itself() -> None:
    files = [ROOT / "Makefile", *(ROOT / "scripts").glob("*.*"), *(ROOT / "bench").rglob("*.sh")]
    for file in files:
        for line in file.read_text().splitlines():
            assert not re.search(r"npm (ci|install)\b.*(--silent|-s\b)", line), f"{file.name}: {line}"


FOLDERS = ["web", "bench/load", "bench/lighthouse", "bench/peers"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_locks_name_no_address(folder: str) -> None:
    assert '"resolved"' not in (ROOT / folder / "package-lock.json").read_text()
    assert "omit-lockfile-registry-resolved=true" in (ROOT / folder / ".npmrc").read_text()


@pytest.mark.parametrize("folder", FOLDERS)
def test_locks_without_addresses_hold_for_tomorrow(folder: str) -> None:
    """A package that wants "latest" of another gets whatever that is on the day, unless we say which."""
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    said = json.loads((ROOT / folder / "package.json").read_text()).get("overrides", {})
    wants = [want for package in lock["packages"].values() for want in package.get("dependencies", {}).items()]
    assert {name for name, version in wants if re.fullmatch(r"[a-z]+", version)} <= set(said)
