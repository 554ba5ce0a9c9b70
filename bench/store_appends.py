"""Durable appends per second: SQLite and PostgreSQL in one run, by turns, on the same disk.

PYTHONPATH=src:. .venv/bin/python bench/store_appends.py [--rounds 3]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time

from tests.engines.postgres import Postgres
from tests.store.halls import some_table

from serai.store import Entry, Store, open_store

CROWDS = (1, 50, 1_000)  # tables at which somebody moves as soon as the last move is kept
MOVES = {1: 100, 50: 100, 1_000: 30}  # at each of them


async def measure(store: Store, tables: int, timed: bool) -> str:
    await store.open()
    codes = [f"T{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(some_table(code)) for code in codes))
    waits: list[float] = []

    async def play(code: str) -> None:
        for number in range(1, MOVES[tables] + 1):
            asked = time.perf_counter()
            entry = Entry(number=number, at=number, seat=0, move=number, wish=f"1/{number}", time=1)
            assert await store.append(code, entry, timed)
            waits.append(time.perf_counter() - asked)

    began, worked = time.perf_counter(), cpu()
    await asyncio.gather(*map(play, codes))
    took, work = time.perf_counter() - began, cpu() - worked
    await store.close()
    waits.sort()
    middle, late = (waits[int(len(waits) * part)] * 1000 for part in (0.5, 0.99))
    cost = work / len(waits) * 1e6
    return (
        f"{len(waits) / took:8.0f}/s   p50 {middle:6.1f} ms   p99 {late:6.1f} ms   {cost:5.0f} µs of our processor each"
    )


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=1)
    with Postgres(on_disk=True) as server:
        compare(server, parser.parse_args().rounds)


def compare(server: Postgres, rounds: int) -> None:
    for turn in range(rounds):
        for tables in CROWDS:
            for timed in (False, True):
                kind = f"{turn + 1}. {tables:5} tables, {'timed' if timed else 'plain'}"
                with tempfile.TemporaryDirectory() as folder:
                    sqlite = asyncio.run(measure(open_store(f"sqlite:///{folder}/hall.db"), tables, timed))
                print(f"{kind}   SQLite     {sqlite}", flush=True)
                base = asyncio.run(measure(open_store(server.new_address()), tables, timed))
                print(f"{kind}   PostgreSQL {base}", flush=True)


if __name__ == "__main__":
    main()
