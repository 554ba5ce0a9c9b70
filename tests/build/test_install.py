"""Serai installs with and without a C compiler, and plays the same matches either way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")


def install(folder: Path, *arguments: str, **settings: str) -> Path:
    """Builds a copy of the sources and installs it into a folder of its own; returns that folder."""
    copy, site = folder / "copy", folder / "site"
    copy.mkdir(parents=True)
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
        else:
            shutil.copy(source, copy / name)
    call = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", *arguments]
    env = {**os.environ, "SERAI_WEB": "skip", **settings}
    done = subprocess.run(
        [*call, "--target", str(site), str(copy)], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return site


def serai(site: Path, *words: str) -> str:
    """Calls the installed copy."""
    env = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "serai", *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_compiled_and_a_plain_install_play_the_same(tmp_path: Path) -> None:
    compiled = install(tmp_path / "compiled", SERAI_BUILD="compiled")
    plain = install(tmp_path / "plain", CC="/nonexistent/cc")
    sites = {True: compiled, False: plain}
    digests = set()
    for is_compiled, site in sites.items():
        assert {row["compiled"] for row in json.loads(serai(site, "games", "--json"))} == {is_compiled}
        report = json.loads(serai(site, "sim", "deserto", "--games", "20", "--seed", "9", "--bots", "greedy", "--json"))
        assert report["compiled"] is is_compiled
        digests.add(report["digest"])
    assert len(digests) == 1


@pytest.mark.slow
def test_asking_for_a_compiled_build_without_a_compiler_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="there is no C compiler"):
        install(tmp_path, CC="/nonexistent/cc", SERAI_BUILD="compiled")
