"""A simulation in a process of its own that says how far it is and is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

FAR = 100_000_000  # matches: nobody plays them all
PATIENCE = 60.0
TELLING = """
import sys
from serai.cli import main, sim
play = sim.play
def telling(plan, crew, tally, stop, progress, stopped):
    def tell(done):
        print("done", done, file=sys.stderr, flush=True)
        progress(done)
    play(plan, crew, tally, stop, tell, stopped)
sim.play = telling
sim.KEEP_EVERY = 0.0
main()
"""
Found = TypeVar("Found")


@contextmanager
def started(
    *words: str, bots: str = "random", around: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """In a session of its own, as if in a terminal of its own."""
    sim = ["sim", "deserto", "--seats", "2", "--games", str(FAR), "--seed", "7", "--bots", bots, "--json", *words]
    process = subprocess.Popen(
        [sys.executable, "-c", TELLING, *sim],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "C", **(around or {})},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def interrupted(*words: str, to_all: bool, around: Mapping[str, str] | None = None) -> tuple[str, str]:
    """What it says when Ctrl-C comes after its first matches."""
    with started(*words, around=around) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        assert first.startswith("done"), first + process.stderr.read()
        assert int(first.split()[1]) < 1000
        (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
        began = monotonic()
        out, err = process.communicate(timeout=PATIENCE)
        assert monotonic() - began < 10  # a second, on a machine that has nothing else to do
        assert process.returncode == 130, err
        return out, err


def children(pid: int) -> list[int]:
    """The processes that it has started to play for it."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def gone(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


def until(look: Callable[[], Found]) -> Found:
    """Looks until there is something to see."""
    end = monotonic() + PATIENCE
    while not (found := look()):
        assert monotonic() < end
        sleep(0.05)
    return found


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, children.read_text().split())
    return found


def name_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
