"""Runs the browser tests; where BROWSER_AGAIN is set, up to three that failed get one second try, and the run says which.

    SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. .venv/bin/python scripts/browser_tests.py [FOLDER]

A busy machine can make a browser miss its moment once, and a red run for that hides the red runs that matter. Whatever
else goes wrong is not tried again: more failures than that, a test that cannot be collected, a run that was broken off.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

AGAIN = "BROWSER_AGAIN"
MOST = 3  # more than that is no accident
TESTS_FAILED = 1  # pytest's own word for: it ran to its end, and tests failed
FOLDER = "tests/browser"


def run(*words: str) -> int:
    """Pytest in a process of its own, as `make test` has always called it."""
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *words], check=False).returncode


def failed(notes: Path) -> list[str]:
    """What pytest has noted in its cache as failed."""
    found = notes / "v/cache/lastfailed"
    return sorted(json.loads(found.read_text("utf-8"))) if found.exists() else []


def deserves_more(status: int, tests: Sequence[str]) -> bool:
    """Ordinary failures, and few of them; a file that cannot be collected is noted without a test's name."""
    return (
        bool(os.environ.get(AGAIN))
        and status == TESTS_FAILED
        and 0 < len(tests) <= MOST
        and all("::" in test for test in tests)
    )


def shout(head: str, tests: Sequence[str]) -> None:
    """Nobody shall read over it."""
    line = "!" * 100
    print(line, f"!! {head}", *(f"!!   {test}" for test in tests), line, sep="\n", flush=True)


def try_again(tests: Sequence[str]) -> int:
    """The failed ones once more, one after the other."""
    shout("BROWSER TESTS FAILED and are run once more:", tests)
    status = run(*tests)
    shout(f"RUN ONCE MORE: {'PASSED' if status == 0 else 'FAILED AGAIN'}; mend its cause next:", tests)
    return status


def main() -> int:
    """One run, and in some cases a second, smaller one."""
    folder = sys.argv[1] if len(sys.argv) > 1 else FOLDER
    with TemporaryDirectory() as notes:
        status = run("-n", "auto", "-o", f"cache_dir={notes}", folder)
        tests = failed(Path(notes))
    return try_again(tests) if deserves_more(status, tests) else status


if __name__ == "__main__":
    sys.exit(main())
