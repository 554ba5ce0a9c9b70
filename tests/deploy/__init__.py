"""The files in deploy/, held to their own linters and to what the server really does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def tool(name: str) -> str:
    """A program that came as a package, beside the Python that runs the tests."""
    return str(Path(sys.executable).parent / name)


def run(*call: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, call)], capture_output=True, text=True, timeout=60, check=False)


def approved(*call: str | Path) -> str:
    """What a linter says that has nothing to say."""
    done = run(*call)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
