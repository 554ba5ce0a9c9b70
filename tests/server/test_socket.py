"""Frames in every shape: those that go the short way, and those that do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from serai.server.socket import PIECE, READ_AHEAD, head
from serai.wire import messages as wire
from tests.server.client import PATIENCE, open_house, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("both_ways")]


@asynccontextmanager
async def open_line() -> AsyncIterator[ClientConnection]:
    """A connection that has not said Hello: whatever it says is refused, by name."""
    async with (
        open_house() as house,
        websockets.connect(house.base.replace("http", "ws") + "/ws", compression=None) as line,
    ):
        yield line


def asking(name: str) -> bytes:
    return msgspec.json.encode(wire.Ping(id=name))


def framed(payload: bytes, kind: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(kind, payload, fin=last).serialize(mask=True)


async def answered(line: ClientConnection, *names: str) -> None:
    """Waits for the answers, in order."""
    async with asyncio.timeout(PATIENCE):
        for name in names:
            answer = msgspec.json.decode(await line.recv(), type=wire.Refused)
            assert (answer.id, answer.word) == (name, "hello-first")


async def cut(line: ClientConnection) -> int:
    """Waits until the other side hangs up; says with which code."""
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await line.recv()
    assert closed.value.rcvd
    return closed.value.rcvd.code


async def test_a_frame_may_come_byte_by_byte() -> None:
    async with open_line() as line:
        for name in ("short", "l" * 40):
            padded = asking(name) + b" " * 200  # so that its length takes two bytes more
            for message in (asking(name), padded):
                for byte in framed(message):
                    line.transport.write(bytes([byte]))
                    await asyncio.sleep(0)
                await answered(line, name)


async def test_many_frames_may_come_at_once_and_the_last_one_in_halves() -> None:
    async with open_line() as line:
        names = [f"n{n}" for n in range(3 * READ_AHEAD)]
        frames = b"".join(framed(asking(name)) for name in names)
        line.transport.write(frames[:-20])
        await answered(line, *names[:-1])
        line.transport.write(frames[-20:])
        await answered(line, names[-1])


@pytest.mark.parametrize("both_ways", ["short"], indirect=True)
@pytest.mark.parametrize("kind", [Opcode.TEXT, Opcode.BINARY])  # the short way, and the thorough one
async def test_what_waits_to_be_heard_waits_as_bytes(kind: Opcode, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = 0
    put = asyncio.Queue.put_nowait

    def measure(self: asyncio.Queue[Any], item: Any) -> None:
        nonlocal longest
        put(self, item)
        longest = max(longest, self.qsize())

    monkeypatch.setattr(asyncio.Queue, "put_nowait", measure)
    async with open_line() as line:
        names = [f"n{n}" for n in range(5000)]
        line.transport.write(b"".join(framed(asking(name), kind) for name in names))
        await answered(line, *names)
    assert 0 < longest <= READ_AHEAD + PIECE // 30


async def test_control_frames_may_stand_between_messages() -> None:
    async with open_line() as line:
        line.transport.write(framed(b"unasked", Opcode.PONG) + framed(asking("a")))
        await answered(line, "a")
        pong = await line.ping()
        async with asyncio.timeout(PATIENCE):
            await pong
        line.transport.write(framed(asking("b")))
        await answered(line, "b")


async def test_a_message_in_pieces_is_one_message() -> None:
    async with open_line() as line:
        message = asking("pieces")
        line.transport.write(framed(asking("before")) + framed(message[:9], last=False))
        await answered(line, "before")
        line.transport.write(framed(b"", Opcode.PING))
        line.transport.write(framed(message[9:], Opcode.CONT) + framed(asking("after")))
        await answered(line, "pieces", "after")
        await line.send(asking("binary"))
        await answered(line, "binary")


WRONG = {
    "not masked": (Frame(Opcode.TEXT, asking("bare")).serialize(mask=False), 1002),
    "reserved bits": (b"\xc1" + framed(asking("reserved"))[1:], 1002),
    "the end of nothing": (framed(b"end", Opcode.CONT), 1002),
    "no text": (framed(b"\xff\xfe"), 1007),
    "too long": (b"\x81\xfe\xff\xff", 1009),
    "far too long": (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
    "goodbye": (framed((4321).to_bytes(2, "big"), Opcode.CLOSE), 4321),
}


@pytest.mark.parametrize("what", WRONG)
async def test_whatever_is_wrong_ends_the_connection_with_its_code(what: str) -> None:
    wrong, code = WRONG[what]
    async with open_line() as line:
        line.transport.write(framed(asking("before")))
        await answered(line, "before")
        line.transport.write(wrong)
        assert await cut(line) == code


async def test_nothing_is_heard_after_goodbye() -> None:
    async with open_line() as line:
        line.transport.write(framed((1000).to_bytes(2, "big"), Opcode.CLOSE) + framed(asking("late")))
        assert await cut(line) == 1000


@pytest.mark.parametrize("both_ways", ["short"], indirect=True)
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])
async def test_what_stands_before_a_message_is_what_the_protocol_says(size: int) -> None:
    payload = b"x" * size
    assert head(size) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)


async def test_long_messages_arrive_whole() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        await play_out(guests)
        over = guests[0].of(wire.Over)
        assert over and any(len(text) > 125 for text in guests[0].raw)
