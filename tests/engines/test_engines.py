"""A server of the tests is gone with the process that started it, however that ends."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

STARTER = """
import time
from tests.engines.postgres import Postgres
server = Postgres()
print(server.folder, flush=True)
time.sleep(60)
"""


def test_a_killed_test_run_leaves_no_server() -> None:
    with subprocess.Popen([sys.executable, "-c", STARTER], stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout
        folder = Path(starter.stdout.readline().strip())
        pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        starter.kill()
    until = time.monotonic() + 10
    while folder.exists() or Path(f"/proc/{pid}").exists():
        assert time.monotonic() < until, "a server was left"
        time.sleep(0.05)
