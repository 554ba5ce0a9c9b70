"""How long news take from one server to another, and what they cost.

    PYTHONPATH=build/compiled .venv/bin/python bench/bus.py
    PYTHONPATH=build/compiled .venv/bin/python bench/bus.py valkey nats --seconds 2

One server tells 1,000 news a second on 50 channels; two follow them all, each over its own connections to a real engine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' engines

from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey

from load.meters import tree_seconds
from serai.bus import open_bus

ENGINES = ("memory", "valkey", "nats", "postgres")
CHANNELS, A_SECOND, SIZE = 50, 1000, 100


@contextmanager
def engine(name: str) -> Iterator[tuple[str, int | None]]:
    """The address of an engine, and its process if it is one of its own."""
    if name == "memory":
        yield "memory://bench", None
    elif name == "postgres":
        with Postgres() as postgres:
            assert postgres._process
            yield postgres.address("postgres"), postgres._process.pid
    else:
        with tempfile.TemporaryDirectory() as folder, {"valkey": Valkey, "nats": Nats}[name](Path(folder)) as server:
            assert server.process
            yield server.url, server.process.pid


def spent(pid: int | None) -> float:
    """Processor seconds of an engine so far."""
    return tree_seconds(pid) if pid else 0.0


async def measure(url: str, pid: int | None, seconds: float) -> str:
    """One line of figures."""
    waits: list[float] = []
    told = int(A_SECOND * seconds)
    teller, listener = open_bus(url), open_bus(url)
    await teller.open(lambda channel, news: None, print)
    await listener.open(lambda channel, news: waits.append(time.perf_counter() - float(news[:20])), print)
    for bus in (teller, listener):
        for number in range(CHANNELS):
            bus.follow(f"table:{number}")
        await bus.followed()
    ours, theirs, begun = time.process_time(), spent(pid), time.perf_counter()
    for number in range(told):
        await asyncio.sleep(begun + number / A_SECOND - time.perf_counter())
        teller.tell(f"table:{number % CHANNELS}", f"{time.perf_counter():<20.9f}".ljust(SIZE).encode())
    await asyncio.sleep(0.5)
    ours, theirs = time.process_time() - ours, spent(pid) - theirs
    await teller.close()
    await listener.close()
    waits.sort()
    if not waits:
        return f"heard none of {told}"
    middle, late = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    costs = f"{1e6 * ours / told:.0f} us of ours and {1e6 * theirs / told:.0f} us of the engine's for each"
    return f"heard {len(waits)} of {told}, p50 {middle:.2f} ms, p99 {late:.2f} ms; {costs}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", metavar="ENGINE", help=f"of {', '.join(ENGINES)}; all if none is named")
    parser.add_argument("--seconds", type=float, default=5.0)
    wish = parser.parse_args()
    for name in wish.engines:
        if name not in ENGINES:
            parser.error(f"{name} is no engine; choose from {', '.join(ENGINES)}")
    for name in wish.engines or ENGINES:
        with engine(name) as (url, pid):
            print(f"{name:9}{uvloop.run(measure(url, pid, wish.seconds))}", flush=True)


if __name__ == "__main__":
    main()
