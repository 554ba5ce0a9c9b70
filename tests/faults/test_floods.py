"""Floods of every kind: one guest cannot fill the memory, nor make the others wait."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from serai.wire import messages as wire
from tests.faults.victim import MB, Rogue, Victim, victim
from tests.server.client import Guest, new_id

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, and comes from 127.0.0.2"),
]
SECONDS = 12.0  # of each flood


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def talked_out(house: Victim) -> Guest:
    """The host of a running game, at a table where as much as possible was said."""
    host = await house.guest(await house.make("device", "bot:beginner", start=True))
    for _ in range(40):
        twin = await Guest(house.base, host.code, host.token).connect()
        for _ in range(50):
            await twin.do(wire.Say(id=new_id(), text="\U0001f42a" * 500))
        await twin.close()
    await host.until(lambda: len(host.of(wire.Said)) == 2000)
    host.heard.clear()
    return host


async def never_read(house: Victim, host: Guest, source: int, until: float) -> None:
    """Says hello, asks again and again for the position, reads nothing; comes back whenever it is cut."""
    while time.monotonic() < until:
        rogue = Rogue(house.port, source)
        going_on = await rogue.upgrade()
        going_on = going_on and await rogue.tell(wire.Hello(id="h", code=host.code, token=host.token))
        while going_on and time.monotonic() < until:
            going_on = await rogue.tell(wire.Look(id=new_id(), seat=None))
            await asyncio.sleep(0.06)
        await asyncio.sleep(0.2)
        rogue.line.detach()  # not even hung up: only the house can end it


async def test_clients_that_never_read(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await talked_out(house)
        until = time.monotonic() + SECONDS
        await house.suffer(host, *(never_read(house, host, 1 + n % 4, until) for n in range(120)))
        print(f"\n120 clients that never read, from 4 addresses, for {SECONDS:.0f} s: {house.told}")
        assert house.peak < 60 and house.wait < 1


async def ping_flood(house: Victim, until: float, most: float) -> None:
    pings = Frame(Opcode.PING, b"p" * 100).serialize(mask=True) * 2000
    sent = 0
    while time.monotonic() < until and sent < most:
        rogue = Rogue(house.port)
        going_on = await rogue.upgrade()
        while going_on and time.monotonic() < until and sent < most:
            going_on = await rogue.say(pings, patience=3)
            sent += len(pings)
        rogue.close()


async def test_pings(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await house.guest(await house.make("device", "open"))
        until = time.monotonic() + SECONDS
        await house.suffer(host, *(ping_flood(house, until, 100 * MB) for _ in range(4)))
        print(f"\npings, 400 MB or {SECONDS:.0f} s: {house.told}")
        assert house.peak < 30 and house.wait < 0.5


async def word_flood(house: Victim, until: float, first: Opcode) -> None:
    """As many messages as fit in little room, by either way into the house."""
    words = Frame(Opcode.TEXT, b"x").serialize(mask=True) * 40_000
    while time.monotonic() < until:
        rogue = Rogue(house.port)
        if await rogue.upgrade() and await rogue.say(Frame(first, b"x").serialize(mask=True)):
            await rogue.say(words, patience=1)
        rogue.close()


async def test_tiny_messages(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await house.guest(await house.make("device", "open"))
        until = time.monotonic() + SECONDS
        ways = [Opcode.TEXT, Opcode.BINARY] * 40
        await house.suffer(host, *(word_flood(house, until, first) for first in ways))
        print(f"\n80 floods of messages of one byte, for {SECONDS:.0f} s: {house.told}")
        assert house.peak < 60 and house.wait < 1


async def head_flood(house: Victim, until: float) -> None:
    rogue = Rogue(house.port)
    going_on = await rogue.say(b"GET / HTTP/1.1\r\nHost: h\r\nCookie: ")
    sent = 0
    while going_on and sent < 10 * MB and time.monotonic() < until:
        going_on = await rogue.say(b"x" * 100_000, patience=3)
        sent += 100_000
    rogue.close()


async def test_heads(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await house.guest(await house.make("device", "open"))
        until = time.monotonic() + SECONDS
        await house.suffer(host, *(head_flood(house, until) for _ in range(42)))
        print(f"\n42 heads of 10 MB: {house.told}")
        assert house.peak < 30 and house.wait < 0.5


async def half_request(house: Victim, source: int, answers: list[bytes]) -> None:
    rogue = Rogue(house.port, source)
    await rogue.say(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Le")
    answers.append(await rogue.hear(patience=20))
    rogue.close()


async def test_half_requests(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await house.guest(await house.make("device", "open"))
        before = house.files
        answers: list[bytes] = []
        began = time.monotonic()
        await house.suffer(host, *(half_request(house, 2 + n % 2, answers) for n in range(600)))
        took = time.monotonic() - began
        told = {status: sum(status in answer for answer in answers) for status in (b" 408 ", b" 503 ")}
        await asyncio.sleep(1.5)
        print(f"\n600 half requests from 2 addresses: {house.told}; all gone after {took:.1f} s, answers {told}")
        assert took < 15 and house.files <= before + 5
        assert told[b" 408 "] >= 400 and told[b" 503 "] >= 50
        assert house.peak < 30 and house.wait < 0.5


async def untaken_answers(house: Victim, source: int, until: float) -> None:
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: h\r\n\r\n"
    while time.monotonic() < until:
        rogue = Rogue(house.port, source)
        while await rogue.say(ask * 10, patience=2) and time.monotonic() < until:
            await asyncio.sleep(0.2)
        rogue.line.detach()


async def test_answers_that_nobody_takes(tmp_path: Path) -> None:
    async with victim(tmp_path) as house:
        host = await house.guest(await house.make("device", "open"))
        until = time.monotonic() + SECONDS
        await house.suffer(host, *(untaken_answers(house, 2 + n % 2, until) for n in range(100)))
        print(f"\n100 clients that ask and take no answers, for {SECONDS:.0f} s: {house.told}")
        assert house.peak < 60 and house.wait < 1
