"""What every contender's process says and hears: one line in, one line of JSON out.

First it says what it can play: {"contender": "...", "version": "...", "plays": ["...", ...]}.
Then each line `slot 0.12 connect_four` is answered by {"contender": ..., "what": ..., "steps": n, "seconds": s}.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Any

# Plays for a moment (well under a slot) and tells how many steps that was.
Play = Callable[[], int]

WARM_UP = 0.1  # seconds; a second run after it, because the first one compiles (pgx) or fills caches


def peer(name: str) -> Any:
    """A package that may be missing here: then this process says so and ends."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        say({"missing": missing.name})
        sys.exit(0)


def version_of(package: str) -> str:
    """The installed version, for the table."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def serve(contender: str, plays: Mapping[str, Play], **facts: object) -> None:
    """Warms up, introduces itself, and plays slot after slot until the other side hangs up."""
    for play in plays.values():
        run(play, WARM_UP)
        run(play, WARM_UP)
    gc.collect()
    gc.freeze()  # what the imports left behind is not searched again during slots
    say({"contender": contender, "plays": list(plays), **facts})
    for line in sys.stdin:
        _, seconds, what = line.split()
        steps, took = run(plays[what], float(seconds))
        say({"contender": contender, "what": what, "steps": steps, "seconds": took})


def run(play: Play, seconds: float) -> tuple[int, float]:
    """Plays for about that long; returns the steps and the time they really took."""
    steps = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end:
        steps += play()
    return steps, now - start


def say(facts: Mapping[str, object]) -> None:
    """One line, sent at once."""
    print(json.dumps(facts), flush=True)
