"""`python -m tests.faults.crowd BASE SECONDS`: everything at once that makes a house think, bounded in number and time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import msgspec
import websockets

from serai.core.record import Record, from_json, to_json
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id

RECORDS = Path(__file__).parents[1] / "records"
UPLOADERS = 4  # of curves, and as many of replays
HINTERS = 8
BOT_TABLES = 24
ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")  # where all of them come from
GAMES = ("deserto", "desert", "trucks")


def renamed(record: Record, name: str) -> bytes:
    """The same game for us, another one for whoever remembers curves."""
    return to_json(msgspec.structs.replace(record, names=[name] * record.seats).sealed())


async def upload(visitor: Visitor, path: str, name: str, patience: float) -> None:
    """A long game, asked for with more or less patience."""
    files = ("desert-won", "temple-6-seats", "quicksand-7-seats", "desert-5-seats")
    for number in range(100_000):
        record = from_json((RECORDS / f"{files[number % len(files)]}.json").read_bytes())
        with contextlib.suppress(httpx.HTTPError):
            answer = await visitor.http.post(path, content=renamed(record, f"{name}{number}"), timeout=patience)
            await asyncio.sleep(0.05 if answer.status_code == 200 else 0.3)


async def line_to(visitor: Visitor, seated: wire.Seated, address: str) -> websockets.ClientConnection:
    """A connection of somebody who does not care what they are told."""
    line = await websockets.connect(
        visitor.base.replace("http", "ws") + "/ws", compression=None, max_size=None, local_addr=(address, 0)
    )
    await line.send(msgspec.json.encode(wire.Hello(id=new_id(), code=seated.code, token=seated.token)).decode())
    return line


async def hint(visitor: Visitor, address: str) -> None:
    """Somebody who asks for advice and never plays."""
    line = await line_to(visitor, await visitor.make("device", "device", start=True, options={"starter": 1}), address)
    while True:
        await line.send(msgspec.json.encode(wire.Hint(id=new_id(), seat=0)).decode())
        async for text in line:
            if '"type":"advice"' in str(text) or '"type":"refused"' in str(text):
                break
        await asyncio.sleep(0.05)


async def watch(visitor: Visitor, number: int, address: str) -> None:
    """Strong bots among themselves as fast as they can, and somebody who only looks on."""
    seats = ["bot:master"] * 4
    while True:
        seated = await visitor.make(*seats, game=(*GAMES, "temple")[number % 4], start=True)
        line = await line_to(visitor, seated, address)
        async for text in line:
            if '"type":"over"' in str(text):
                break
        await line.close()


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong, on it goes."""
    while True:
        with contextlib.suppress(OSError, AssertionError, TimeoutError, websockets.WebSocketException, httpx.HTTPError):
            await work()
        await asyncio.sleep(0.2)


def from_address(base: str, address: str) -> Visitor:
    """A visitor who comes from there."""
    visitor = Visitor(base)
    visitor.http = httpx.AsyncClient(base_url=base, transport=httpx.AsyncHTTPTransport(local_address=address))
    return visitor


async def crowd(base: str, seconds: float) -> None:
    visitors = [from_address(base, address) for address in ADDRESSES]
    doing: list[Callable[[], Awaitable[None]]] = []
    for n in range(max(UPLOADERS, HINTERS, BOT_TABLES)):
        visitor, address = visitors[n % len(visitors)], ADDRESSES[n % len(ADDRESSES)]
        patience = 1 if n % 2 else 60
        if n < UPLOADERS:
            doing += [partial(upload, visitor, "/api/replays/curve", f"c{n}", patience)]
            doing += [partial(upload, visitor, "/api/replays", f"r{n}", patience)]
        doing += [partial(hint, visitor, address)] if n < HINTERS else []
        doing += [partial(watch, visitor, n, address)] if n < BOT_TABLES else []
    tasks = [asyncio.create_task(again(work)) for work in doing]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for visitor in visitors:
        await visitor.http.aclose()


if __name__ == "__main__":
    os.nice(10)  # a crowd has machines of its own
    asyncio.run(crowd(sys.argv[1], float(sys.argv[2])))
