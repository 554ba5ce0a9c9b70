"""How long news take from one server to another, and what they cost: `python bench/bus.py [ENGINE ...]`.

One server tells 1,000 news a second on 50 channels; two follow them all, each over its own connections to a real engine.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey

from serai.bus import open_bus

CHANNELS, A_SECOND, SECONDS, SIZE = 50, 1000, 5, 100
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def engine(name: str) -> Iterator[tuple[str, int]]:
    """The address of an engine, and its process."""
    if name == "memory":
        yield "memory://bench", 0
    elif name == "postgres":
        with Postgres() as postgres:
            assert postgres._process
            yield postgres.address("postgres"), postgres._process.pid
    else:
        with tempfile.TemporaryDirectory() as folder, {"valkey": Valkey, "nats": Nats}[name](Path(folder)) as server:
            assert server.process
            yield server.url, server.process.pid


def cpu_of(pid: int) -> float:
    """Seconds that a process and its children have used."""
    if not pid:
        return 0.0
    used = sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return used + sum(cpu_of(int(child)) for child in children)


async def measure(url: str, pid: int) -> str:
    """One line of figures."""
    waits: list[float] = []
    teller, listener = open_bus(url), open_bus(url)
    await teller.open(lambda channel, news: None, print)
    await listener.open(lambda channel, news: waits.append(time.perf_counter() - float(news[:20])), print)
    for bus in (teller, listener):
        for number in range(CHANNELS):
            bus.follow(f"table:{number}")
        await bus.followed()
    ours, theirs, begun = time.process_time(), cpu_of(pid), time.perf_counter()
    for number in range(A_SECOND * SECONDS):
        await asyncio.sleep(begun + number / A_SECOND - time.perf_counter())
        teller.tell(f"table:{number % CHANNELS}", f"{time.perf_counter():<20.9f}".ljust(SIZE).encode())
    await asyncio.sleep(0.5)
    ours, theirs = time.process_time() - ours, cpu_of(pid) - theirs
    await teller.close()
    await listener.close()
    waits.sort()
    told, heard = A_SECOND * SECONDS, len(waits)
    middle, late = (1000 * waits[int(heard * share)] for share in (0.5, 0.99))
    costs = f"{1e6 * ours / told:.0f} us of ours and {1e6 * theirs / told:.0f} us of the engine's for each"
    return f"heard {heard} of {told}, p50 {middle:.2f} ms, p99 {late:.2f} ms; {costs}"


def main() -> None:
    for name in sys.argv[1:] or ("memory", "valkey", "nats", "postgres"):
        with engine(name) as (url, pid):
            print(f"{name:9}{uvloop.run(measure(url, pid))}", flush=True)


if __name__ == "__main__":
    main()
