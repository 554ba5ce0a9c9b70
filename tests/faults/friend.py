"""A guest who means well: asks all the time, and says in the end how long an answer took at most."""

from __future__ import annotations

import asyncio
import sys
import time

from serai.wire import messages as wire
from tests.server.client import Guest, new_id


async def ask_until_enough(base: str, code: str, token: str) -> None:
    guest = await Guest(base, code, token).connect()
    enough = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    longest = 0.0
    print("here", flush=True)
    while not enough.done():
        began = time.perf_counter()
        await guest.send(wire.Ping(id=(name := new_id())))
        await guest.until(lambda name=name: any(pong.id == name for pong in guest.of(wire.Pong)))  # type: ignore[misc]
        longest = max(longest, time.perf_counter() - began)
        guest.heard.clear()
        await asyncio.sleep(0.1)
    print(longest, flush=True)


if __name__ == "__main__":
    asyncio.run(ask_until_enough(*sys.argv[1:]))
