"""The servers of one hall as processes of their own, on real engines: to be killed, frozen and sent home."""

from __future__ import annotations

import re
import sys
import time
import urllib.request
from pathlib import Path

from tests.engines.process import Engine
from tests.server.process import WIDE

SERVE = """
import sys
from dataclasses import replace
from serai.games import all_games
from serai.server.limits import Limits
from serai.server.start import serve
if __name__ == "__main__":
    port, drain, store, bus = sys.argv[1:]
    limits = Limits(LIMITS)
    for name in "NEWER".split():
        all_games()[name] = replace(all_games()[name], version=all_games()[name].version + 1)
    serve("127.0.0.1", int(port), None, open_browser=False, limits=limits, drain=int(drain), store=store, bus=bus)
"""
BEGIN = 40.0  # seconds until a server takes people, on a machine that has much else to do
FAULT = re.compile(r"Traceback|Error\b|exception was never retrieved|never awaited|CRITICAL")


class Server(Engine):
    """One of them: `serai serve --store --bus`, with limits that are in nobody's way."""

    scheme = "http"

    def __init__(self, folder: Path, store: str, bus: str, drain: int = 0, newer: str = "") -> None:
        super().__init__(folder)
        self.store, self.bus, self.drain = store, bus, drain
        self.newer = newer  # games of which it has the next version of the rules

    def command(self) -> list[str]:
        script = self.folder / "serve_house.py"
        script.write_text(SERVE.replace("LIMITS", WIDE).replace("NEWER", self.newer))
        return [sys.executable, str(script), str(self.port), str(self.drain), self.store, self.bus]

    @property
    def log(self) -> str:
        """All that it ever wrote, before it was started again too."""
        return (self.folder / "engine.log").read_text()

    @property
    def faults(self) -> list[str]:
        """What no host should ever read there, with the lines around it."""
        lines = self.log.splitlines()
        return ["\n".join(lines[max(0, n - 2) : n + 40]) for n, line in enumerate(lines) if FAULT.search(line)]

    def is_ready(self, patience: float = 2.0) -> bool:
        """Whether people should be sent there, as a load balancer asks."""
        try:
            with urllib.request.urlopen(f"{self.url}/ready", timeout=patience) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def wait(self) -> None:
        """Until it takes people."""
        until = time.monotonic() + BEGIN
        while time.monotonic() < until and self.process and self.process.poll() is None:
            if self.is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError(self.log[-2000:])
