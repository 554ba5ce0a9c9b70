"""The processes that are measured: how each is started, asked for a slot, and ended."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

BENCH = Path(__file__).parent
PEERS = BENCH / "peers"
PEER_PYTHON = PEERS / ".venv/bin/python"


@dataclass
class Contender:
    """One process; `absent` says why when it cannot play."""

    name: str
    command: list[str]
    path: list[Path] = field(default_factory=list)  # where its Python looks first
    process: subprocess.Popen[str] | None = None
    complaints: IO[str] | None = None  # a file, because a full pipe would hold it up
    facts: dict[str, Any] = field(default_factory=dict)
    absent: str = ""

    def start(self) -> None:
        """Starts it and waits until it is warm."""
        if shutil.which(self.command[0]) is None:
            self.absent = "not installed"
            return
        path = os.pathsep.join(str(folder) for folder in [*self.path, BENCH])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed in stop()
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=pipe, stdout=pipe, stderr=self.complaints, text=True
        )
        self.facts = self.hear()
        if "missing" in self.facts:
            self.absent = "not installed"
        if self.absent:
            self.stop()

    def slot(self, seconds: float, what: str) -> float:
        """Lets it play; returns its steps per second, or 0 when it broke down."""
        if self.process is None or self.process.stdin is None:
            return 0.0
        with suppress(BrokenPipeError):  # it has died: then it says nothing either
            self.process.stdin.write(f"slot {seconds} {what}\n")
            self.process.stdin.flush()
        answer = self.hear()
        if self.absent:
            self.stop()
            return 0.0
        return float(answer["steps"]) / float(answer["seconds"])

    def hear(self) -> dict[str, Any]:
        """The next line it says; a library's own chatter is passed over."""
        assert self.process is not None
        assert self.process.stdout is not None
        assert self.complaints is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                answer: dict[str, Any] = json.loads(line)
                return answer
        self.complaints.seek(0)
        complaint = self.complaints.read().strip().splitlines()
        self.absent = f"failed: {complaint[-1] if complaint else 'no answer'}"
        return {}

    def stop(self) -> None:
        """Hangs up; a contender ends by itself when nobody speaks to it."""
        if self.process is not None:
            self.process.communicate()
            self.process = None
        if self.complaints is not None:
            self.complaints.close()
            self.complaints = None


def ours(name: str, tree: Path, *options: str) -> Contender:
    """Our core from one tree; without the script's own folder on the path, which would hide the compiled games."""
    return Contender(name, [sys.executable, "-P", str(BENCH / "ours.py"), *options], [tree])


def peers() -> list[Contender]:
    """All that we are measured against."""
    found = [
        Contender(name, [str(PEER_PYTHON), "-P", str(PEERS / f"with_{name}.py")])
        for name in ("open_spiel", "pettingzoo", "rlcard", "pgx")
    ]
    return [*found, Contender("boardgame.io", ["node", str(PEERS / "with_boardgame_io.mjs")])]
