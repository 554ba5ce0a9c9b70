"""The same games, to the last byte, whether the core is compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.core import build
from tests.digest import digest

ROOT = Path(__file__).parents[1]
PLAIN, COMPILED = ROOT / "src", ROOT / "build" / "compiled"


@pytest.mark.slow
def test_compiled_equals_plain() -> None:
    here, other = ("compiled", PLAIN) if build.promised() else ("plain", COMPILED)
    if not (COMPILED / "serai" / "compiled.txt").exists():
        pytest.skip("there is no compiled copy: python hatch_build.py build/compiled")
    changed = [path for path in changed_since_built() if path.suffix in {".py", ".toml"}]
    if changed:
        pytest.skip(f"the compiled copy is older than {changed[0]}: python hatch_build.py build/compiled")
    environment = {**os.environ, "PYTHONPATH": f"{other}{os.pathsep}{ROOT}"}
    run = [sys.executable, "-m", "tests.digest"]
    child = subprocess.run(run, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    kind, number = child.stdout.split()
    assert {here, kind} == {"plain", "compiled"}
    assert number == digest()


def changed_since_built() -> list[Path]:
    """Sources that are not the same in both trees."""
    names = [path.relative_to(PLAIN) for path in PLAIN.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return [
        name
        for name in names
        if not (COMPILED / name).exists() or (PLAIN / name).read_bytes() != (COMPILED / name).read_bytes()
    ]
