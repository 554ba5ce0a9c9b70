"""An engine as a process of its own: on loopback, on a port that stays its own, and gone when the tests are gone."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 10.0  # seconds until an engine answers
# Told to the system before the engine begins, so that it is killed when we end, however we end.
END_WITH_PARENT = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
os.getppid() == int(sys.argv[1]) and os.execv(sys.argv[2], sys.argv[2:])
"""


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


class Engine:
    """What every engine can suffer. Start it from a thread that outlives it: its life hangs on that thread."""

    scheme: str

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder, self.port = folder, port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The same engine's address through another port, such as that of a Cut."""
        return f"{self.scheme}://127.0.0.1:{port}"

    def start(self) -> Self:
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        """Starts it without waiting for it."""
        assert self.process is None
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "engine.log").open("ab") as log:
            call = [sys.executable, "-S", "-c", END_WITH_PARENT, str(os.getpid()), *self.command()]
            self.process = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def stop(self) -> None:
        """Ends it as a host does."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it as a fault does."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        assert self.process
        os.kill(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process
        os.kill(self.process.pid, signal.SIGCONT)

    def restart(self) -> None:
        """Killed, and started again on the same port."""
        self.kill()
        self.start()

    def __enter__(self) -> Self:
        return self if self.process else self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
            self.process = None

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise RuntimeError((self.folder / "engine.log").read_text()[-2000:])
