"""A crew on Ray: a cluster that is already there, or one on this machine for as long as it is needed.

Ray lives in a process aside (`ray_side.py`). So Ctrl-C ends us at once while Ray is shut down behind us, and when we
are killed it hears that and goes too.
"""

from __future__ import annotations

import os
import pickle
import re
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, SimpleQueue
from secrets import token_hex
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import IO, Any

from serai.core.errors import SeraiError, Unknown
from serai.sim.plan import Plan
from serai.sim.ray_side import Broken, Ready, Refused
from serai.sim.tally import Tally

LOCAL = "ray"
COMES_SECONDS = 120.0  # that we wait for Ray to come: on a busy machine it starts again and again
ADDRESS = re.compile(r"(?P<client>ray://)?(?P<host>[\w.-]+|\[[\da-fA-F:]+\]):(?P<port>\d{1,5})")
LOOPBACK = re.compile(r"localhost|127\.[\d.]+|\[::1\]")
SIDE = "from serai.sim.ray_side import main; main()"
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_DISABLE_IMPORT_WARNING": "1",
    "RAY_ROTATION_MAX_BYTES": "1000000",  # what it writes down stays small
    "RAY_ROTATION_BACKUP_COUNT": "1",
    "RAY_agent_register_timeout_ms": "120000",  # on a busy machine its own processes come late
    "RAY_worker_register_timeout_seconds": "120",
}
LOOPBACK_ONLY = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # Ray's own word for: no other machine may come in


class OnRay:
    """Talks to Ray through the process aside."""

    def __init__(self, where: str) -> None:
        check_address(where)
        self._side = Popen(  # noqa: S603 (ourselves); in a session of its own: Ctrl-C is for us
            [sys.executable, "-c", SIDE, where],
            env=surroundings(where),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        assert self._side.stdin is not None and self._side.stdout is not None
        self._to, self._from = self._side.stdin, self._side.stdout
        self._heard: SimpleQueue[Any] = SimpleQueue()
        Thread(target=listen, args=(self._from, self._heard), daemon=True).start()
        ready = self._first_word()
        self.hands = ready.hands
        self.address = ready.address  # for whoever else wants to use the same Ray
        self.pid = self._side.pid

    def give(self, plan: Plan, start: int, stop: int) -> None:
        """To Ray, which finds somebody."""
        with suppress(OSError):  # whoever takes next hears that nobody is there
            pickle.dump((plan, start, stop), self._to)
            self._to.flush()

    def take(self, patience: float) -> Tally | None:
        """What came back first."""
        try:
            done = self._understand(self._heard.get(timeout=patience))
        except Empty:
            return None
        assert isinstance(done, Tally)
        return done

    def close(self) -> None:
        """Lets go; the process aside hears it and ends Ray, or leaves the cluster."""
        with suppress(OSError):
            self._to.close()

    def wait(self, patience: float | None) -> None:
        """Until Ray is gone too."""
        self._side.wait(patience)
        self._from.close()

    def _first_word(self) -> Ready:
        try:
            ready = self._understand(self._heard.get(timeout=COMES_SECONDS))
        except Empty:
            self._side.kill()
            self.close()
            self.wait(None)
            raise SeraiError("ray-refused", why=f"> {COMES_SECONDS:.0f} s") from None
        except SeraiError:
            self.close()
            self.wait(None)  # it has said why, and goes
            raise
        assert isinstance(ready, Ready)
        return ready

    def _understand(self, heard: Any) -> Any:
        if heard is None:
            raise SeraiError("ray-gone")
        if isinstance(heard, Refused):
            raise SeraiError(heard.word, "serai.core", **heard.details)
        if isinstance(heard, Broken):
            raise RuntimeError(heard.told)
        return heard


def check_address(where: str) -> None:
    """Refuses what is no Ray, and says what to install."""
    address = ADDRESS.fullmatch(where)
    if where != LOCAL and address is None:
        raise Unknown("unknown-crew", on=where)
    if find_spec("ray") is None:
        raise Unknown("no-ray")
    if address and address["client"] and find_spec("grpc") is None:
        raise Unknown("no-ray-client")


def surroundings(where: str) -> dict[str, str]:
    """What the process aside, and a Ray that it starts here, find around them: the same copy of us before all."""
    address = ADDRESS.fullmatch(where)
    is_here = address is None or LOOPBACK.fullmatch(address["host"])
    path = os.pathsep.join(filter(None, sys.path))
    return {**os.environ, **QUIET, **(LOOPBACK_ONLY if is_here else {}), **password(where), "PYTHONPATH": path}


def password(where: str) -> dict[str, str]:
    """A Ray of our own has one that nobody else knows; to others we show theirs, where Ray keeps it for us."""
    if where == LOCAL:
        return {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
    has_one = "RAY_AUTH_TOKEN" in os.environ or (Path.home() / ".ray" / "auth_token").exists()
    return {"RAY_AUTH_MODE": "token"} if has_one and "RAY_AUTH_MODE" not in os.environ else {}


def listen(line: IO[bytes], heard: SimpleQueue[Any]) -> None:
    """Hears all that is said, and at the end that nothing more comes."""
    with suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
        while True:
            heard.put(pickle.load(line))  # noqa: S301 (from our own process)
    heard.put(None)
