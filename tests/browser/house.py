"""The hall as a process: started for a test run, ended by its own id."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/serai/server/static/index.html"
PATIENCE = 20


class House:
    """A running server and the way to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Starts the server and waits until it says where it is."""
        paths = [path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path]
        said = self.folder / "server.log"
        with said.open("wb") as log:  # a file, not a pipe: nobody has to read it for the server to go on
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.open_house", str(self.folder)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en", "PYTHONUNBUFFERED": "1"},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = monotonic() + PATIENCE * 2
        while not (found := re.search(r"localhost:(\d+)", said.read_text())):
            assert self._process.poll() is None and monotonic() < deadline, f"it did not open: {said.read_text()}"
            sleep(0.05)
        self.port = int(found[1])
        while not self._answers():  # the address is told a moment before the door opens
            assert monotonic() < deadline, f"it does not answer: {said.read_text()}"
            sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(self.address + "/health", timeout=PATIENCE).is_success
        except httpx.ConnectError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        """Ends the server as Ctrl-C would."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._process = None

    def ask(self, path: str, body: Any = None) -> Any:
        """An answer of the lobby, for what a test needs before its page opens."""
        url = self.address + path
        answer = httpx.get(url, timeout=PATIENCE) if body is None else httpx.post(url, json=body, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()
