"""The hall as a process: started for a test run, ended by its own id.

`HandHouse` is a hall whose clock stands until the test turns it, for games in real time:

    def test_a_timer_runs_out(hand_house: HandHouse, hand_desk: HandDesk) -> None:
        seat = hand_house.ask("/api/tables", {"game": "quicksand", "seats": [{"kind": "device", "name": "Ana"}], "start": True})
        page = hand_desk.open(seat["link"], "phone")
        page.get_by_role("button", name="I am ready").click()
        hand_desk.turn(3000)  # three, two, one
        hand_desk.turn(45_301)  # and a normal timer is past saving

`HandDesk.turn` lets the server's time pass and then sets the clock of every device to it (`Date` stands still on the
pages, timers and frames run on), so that a page never shows a moment that the test has not let come. What time brings on
the way happens in its order before `turn` returns; that a page shows it is for the test to wait for, with `expect`.
Bots think in a process of their own, in true time: a test that turns the clock should be one of people.
"""

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
PATIENCE = 60


class House:
    """A running server and the way to it."""

    def __init__(self, folder: Path, *how: str) -> None:
        self.folder = folder
        self.how = how
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Starts the server and waits until it says where it is."""
        paths = [path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path]
        said = self.folder / "server.log"
        with said.open("wb") as log:  # a file, not a pipe: nobody has to read it for the server to go on
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.open_house", str(self.folder), *self.how],
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


class HandHouse(House):
    """A house whose clock the test turns."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--by-hand")

    def turn(self, duration: int) -> int:
        """Lets milliseconds pass; says what time it is then."""
        answer = httpx.post(self.address + "/turn", params={"ms": duration}, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return int(answer.text)
