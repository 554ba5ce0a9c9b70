"""The hall as a process of its own, as hosts run it: to be measured, starved and killed."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serai.server.start import bind

SERVE = """
import sys
from pathlib import Path
from serai.server.limits import Limits
from serai.server.start import serve
if __name__ == "__main__":
    limits = Limits(LIMITS)
    serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), open_browser=False, limits=limits)
"""
WIDE = (
    "messages=1e6, burst=10**6, requests=1e6, request_burst=10**6, tables=1e6, table_burst=10**6, "
    "pages=1e6, page_burst=10**6"
)


def free_port() -> int:
    with bind("127.0.0.1", 0) as place:
        return int(place.getsockname()[1])


@contextmanager
def house_process(port: int, data: Path, limits: str = WIDE, serve: str = SERVE) -> Iterator[subprocess.Popen[str]]:
    """Runs until the block ends; with limits that are in nobody's way, unless others are wanted ("": the house's own)."""
    script = data / "serve_house.py"
    script.write_text(serve.replace("LIMITS", limits))
    process = subprocess.Popen([sys.executable, str(script), str(port), str(data)], stdout=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).read()
                break
            except OSError:
                if process.poll() is not None:
                    raise
                time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()
