"""The process that speaks with Ray: parts come in by its standard input, tallies go out by its standard output."""

from __future__ import annotations

import os
import pickle
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

import msgspec

from serai import __version__
from serai.sim.crew import TRIES
from serai.sim.plan import Plan
from serai.sim.tally import Tally, play_part

STORE_BYTES = 80 << 20  # Ray's least: tallies are small
QUIET = {"logging_level": "ERROR", "log_to_driver": False}
START_TRIES = 3
PATIENCE = 0.05
REACH_SECONDS = 3.0
LONGEST_FOLDER = 24  # characters: Ray puts sockets into it, whose names may not be long


class Ready(msgspec.Struct, frozen=True):
    """Ray is there, with so many hands."""

    hands: int
    address: str


class Refused(msgspec.Struct, frozen=True):
    """What a person can put right."""

    word: str
    details: dict[str, str | int] = {}


class Broken(msgspec.Struct, frozen=True):
    """What nobody foresaw."""

    told: str


def main() -> None:
    """Until nobody gives any more parts."""
    heard: SimpleQueue[Any] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    with words_to_us_only() as out:
        try:
            reach(sys.argv[1])
            with ray_at(sys.argv[1]) as ray:
                tell(out, Ready(hands(ray), ray.get_runtime_context().gcs_address))
                play_all(ray, heard, out)
        except Unreachable as error:
            tell(out, Refused("ray-unreachable", {"address": sys.argv[1], "why": str(error)}))
        except Exception as error:
            tell(out, Refused("ray-refused", {"why": first_line(error)}))


@contextmanager
def words_to_us_only() -> Iterator[IO[bytes]]:
    """Standard output for tallies alone: what Ray prints goes where its errors go."""
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)
        yield out


def listen(line: IO[bytes], heard: SimpleQueue[Any]) -> None:
    """Hears what is given, and at the end that nobody is there any more."""
    with suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            heard.put(pickle.load(line))  # noqa: S301 (from our own process)
    heard.put(None)


def tell(out: IO[bytes], what: Any) -> None:
    with suppress(OSError):  # nobody listens any more; that is heard too
        pickle.dump(what, out)
        out.flush()


@contextmanager
def ray_at(where: str) -> Iterator[Any]:
    """A cluster that is there, or one for us alone, on the loopback, in a folder that goes with it."""
    ray = import_module("ray")
    folder = tempfile.mkdtemp(prefix="ray-", dir=short_folder())
    try:
        if where == "ray":
            start_here(ray, folder)
        else:
            ray.init(address=where, **QUIET)
        yield ray
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def start_here(ray: Any, folder: str) -> None:
    """On a machine that is busy Ray may lose patience with itself: then once more."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    ours = {"num_cpus": cores, "object_store_memory": STORE_BYTES, "include_dashboard": False, "_temp_dir": folder}
    for tries_left in reversed(range(START_TRIES)):
        try:
            ray.init(address="local", **ours, **QUIET)
            return
        except Exception:
            ray.shutdown()
            if not tries_left:
                raise


def short_folder() -> str | None:
    """The usual place for what passes, where its name is short enough."""
    return "/tmp" if len(tempfile.gettempdir()) > LONGEST_FOLDER and os.name == "posix" else None  # noqa: S108


class Unreachable(Exception):
    """Nobody answers at all."""


def reach(where: str) -> None:
    """Whether anybody answers: Ray itself would try for minutes."""
    if where == "ray":
        return
    host, _, port = where.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise Unreachable(getattr(error, "strerror", None) or str(error)) from error


def hands(ray: Any) -> int:
    """How many parts fit at once."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_all(ray: Any, heard: SimpleQueue[Any], out: IO[bytes]) -> None:
    """Gives to Ray what is given to us, and tells what comes back."""
    play = ray.remote(max_retries=TRIES - 1)(play_far_away)
    under_way: dict[Any, tuple[int, int]] = {}
    while True:
        for part in parts_in(heard, 0 if under_way else PATIENCE):
            if part is None:
                return
            under_way[play.remote(__version__, *part)] = part[1:]
        for done in ray.wait(list(under_way), timeout=PATIENCE)[0] if under_way else ():
            tell(out, result(ray, done, *under_way.pop(done)))


def parts_in(heard: SimpleQueue[Any], patience: float) -> Iterator[Any]:
    """All that has been given meanwhile."""
    with suppress(Empty):
        yield heard.get(timeout=patience) if patience else heard.get_nowait()
        while True:
            yield heard.get_nowait()


def play_far_away(version: str, plan: Plan, start: int, stop: int) -> Tally:
    """Plays on some node; one with another Serai would play other matches."""
    if version != __version__:
        raise OtherVersion(__version__)
    return play_part(plan, start, stop)


class OtherVersion(Exception):
    """A node has another Serai than we."""


def result(ray: Any, done: Any, start: int, stop: int) -> Tally | Refused | Broken:
    """What came back; a part whose process or node died has been played again by Ray, up to a limit."""
    try:
        tally = ray.get(done)
        assert isinstance(tally, Tally)
        return tally
    except OtherVersion as error:
        return Refused("ray-other-version", {"ours": __version__, "theirs": str(error.args[0])})
    except ray.exceptions.RayTaskError as error:
        lacks_us = "No module named 'serai" in str(error) or "failed to import" in str(error)
        return Refused("ray-node-lacks", {"ours": __version__}) if lacks_us else Broken(str(error))
    except ray.exceptions.RayError:
        return Refused("part-lost", {"first": str(start), "last": str(stop - 1), "tries": TRIES})


def first_line(error: Exception) -> str:
    """What it says, in short."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
