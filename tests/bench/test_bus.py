"""How long news take is measured by a command of its own, which says what it cannot measure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def asked(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "bench/bus.py", *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )


def test_every_piece_of_news_is_heard_and_timed() -> None:
    told = asked("memory", "--seconds", "0.1")
    assert told.returncode == 0, told.stderr
    assert "heard 100 of 100" in told.stdout and "us of ours" in told.stdout


def test_an_engine_that_there_is_not_is_named_beside_those_there_are() -> None:
    told = asked("rabbit")
    assert told.returncode == 2
    assert "rabbit is no engine; choose from memory, valkey, nats, postgres" in told.stderr
