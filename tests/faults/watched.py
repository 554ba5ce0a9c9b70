"""A house that counts how long its loop works at a time, and how much memory it and its workers take."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.process import SERVE, free_port, house_process

# The loop's own time on the processor between two beats: what others do on this machine is not counted.
BEATS = """
import asyncio, json, time
import serai.server.start as start

class Watched:
    def __init__(self, app):
        self.app, self.beats, self.busy, self.late = app, None, 0.0, 0.0

    async def __call__(self, scope, receive, send):
        self.beats = self.beats or asyncio.create_task(self.beat())
        if scope["type"] != "http" or scope["path"] != "/beat":
            return await self.app(scope, receive, send)
        body = json.dumps([self.busy * 1000, self.late * 1000]).encode()
        self.busy = self.late = 0.0
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def beat(self):
        while True:
            busy, late = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0.001)
            self.busy = max(self.busy, time.thread_time() - busy)
            self.late = max(self.late, time.perf_counter() - late)

make_app = start.make_app
start.make_app = lambda house: Watched(make_app(house))
"""


@dataclass(frozen=True)
class Cost:
    """Of some requests: the loop's longest work at a time, and how far memory rose above what a house at rest takes."""

    busy: float  # ms of the loop's own work
    late: float  # ms by the clock on the wall, with all that this machine did besides
    server: float  # MB
    worker: float

    def __str__(self) -> str:
        loop = f"loop {self.busy:5.1f} ms ({self.late:5.1f} by the wall)"
        return f"{loop}, server {self.server:5.1f} MB, worker {self.worker:5.1f} MB"


class Watch:
    """The house, its address, and its processes."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self._rest: dict[int, int] = {}

    def rest(self) -> None:
        """Takes what the processes hold now for what they need at rest."""
        self._rest = {pid: status(pid, "VmRSS") for pid in self.family()}

    @contextmanager
    def cost(self) -> Iterator[list[Cost]]:
        """What is done inside: the list then holds its cost."""
        found: list[Cost] = []
        for pid in self._rest:
            Path(f"/proc/{pid}/clear_refs").write_text("5")  # its peak is counted anew
        self.beats()
        yield found
        busy, late = self.beats()
        grown = {pid: (status(pid, "VmHWM") - start) / 1024 for pid, start in self._rest.items()}
        workers = [more for pid, more in grown.items() if pid != self.pid]
        found.append(Cost(busy, late, grown[self.pid], max(workers, default=0.0)))

    def beats(self) -> tuple[float, float]:
        busy, late = json.loads(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/beat", timeout=60).read())
        return busy, late

    def family(self) -> list[int]:
        """The server and its children."""
        parents = {int(path.name): path for path in Path("/proc").iterdir() if path.name.isdigit()}
        return [self.pid, *(pid for pid in parents if pid != self.pid and parent_of(pid) == self.pid)]


def status(pid: int, what: str) -> int:
    """A line of the kernel's about a process, in kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what + ":"))


def parent_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


@contextmanager
def watched_house(data: Path) -> Iterator[Watch]:
    port = free_port()
    with house_process(port, data, serve=SERVE.replace("if __name__", BEATS + "\nif __name__")) as process:
        yield Watch(port, process.pid)
