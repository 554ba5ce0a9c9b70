"""Bytes to and from a house, as no good client sends them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from serai.wire import messages as wire
from tests.server.client import PATIENCE, Visitor

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Raw:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, data: bytes) -> None:
        self.writer.write(data)

    async def status(self) -> int:
        """The status of an answer."""
        async with asyncio.timeout(PATIENCE):
            return int((await self.reader.readuntil(b"\r\n\r\n")).split(b" ")[1])

    async def answer(self) -> tuple[int, Any]:
        """The status and the body of an answer, by its length."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            size = head.partition("content-length: ")[2].partition("\r\n")[0]
            body = await self.reader.readexactly(int(size or 0))
        return int(head.split(" ")[1]), body

    async def refusal(self) -> tuple[int, str]:
        """The status and the word of a problem."""
        status, body = await self.answer()
        problem = msgspec.json.decode(body, type=wire.Problem)
        assert len(problem.sentence) > 20
        return status, problem.word

    async def ended(self) -> bytes:
        """Waits until the other side ends the connection; says what else it said."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def upgraded(self) -> Raw:
        """Becomes a WebSocket, whose frames are still bytes."""
        self.say(UPGRADE)
        async with asyncio.timeout(PATIENCE):
            assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        return self


@asynccontextmanager
async def raw(house: Visitor, narrow: bool = False) -> AsyncIterator[Raw]:
    """A connection; a narrow one holds next to nothing that is not read."""
    line = socket.socket()
    if narrow:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(house.base.rsplit(":", 1)[1])))
    reader, writer = await asyncio.open_connection(sock=line, limit=4096 if narrow else 2**20)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()
