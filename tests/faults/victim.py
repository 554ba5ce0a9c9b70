"""Guests who mean no good, and what they cost a house that runs as a process of its own."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.frames import Frame, Opcode

from serai.wire import messages as wire
from tests.server.client import Guest, Visitor
from tests.server.process import free_port, house_process
from tests.server.raw import UPGRADE

MB = 1e6


class Victim(Visitor):
    """A house in a process of its own, with the limits that hosts have."""

    def __init__(self, port: int, pid: int) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.port, self.pid = port, pid
        self.before = self.memory
        self.peak = self.wait = 0.0

    @property
    def memory(self) -> float:
        """MB in memory now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MB

    @property
    def files(self) -> int:
        """How many files and connections it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    async def _watch(self) -> None:
        while True:
            self.peak = max(self.peak, self.memory - self.before)
            await asyncio.sleep(0.1)

    async def suffer(self, guest: Guest, *floods: Coroutine[Any, Any, None]) -> None:
        """All floods to their end; measures the memory, and how long a guest in a process of its own waits for answers."""
        call = (sys.executable, "-m", "tests.faults.friend", self.base, guest.code, guest.token)
        friend = await asyncio.create_subprocess_exec(*call, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert friend.stdout
        await friend.stdout.readline()
        self.before = self.memory
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.gather(*floods)
        finally:
            watching.cancel()
            waited, _ = await friend.communicate(b"enough\n")
            self.wait = float(waited)

    @property
    def told(self) -> str:
        """The figures."""
        return f"memory +{self.peak:.0f} MB at most, another guest waited {self.wait * 1000:.0f} ms at most"


@asynccontextmanager
async def victim(data: Path) -> AsyncIterator[Victim]:
    port = free_port()
    with house_process(port, data, limits="") as process:
        house = Victim(port, process.pid)
        try:
            yield house
        finally:
            await house.http.aclose()


class Rogue:
    """A connection from some address of this machine that reads only when it is told to."""

    def __init__(self, port: int, source: int = 1) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.bind((f"127.0.0.{source}", 0))
        self.line.connect(("127.0.0.1", port))
        self.line.setblocking(False)

    async def say(self, data: bytes, patience: float = 5.0) -> bool:
        """Sends; False when the other side has hung up, or takes nothing for a while."""
        try:
            async with asyncio.timeout(patience):
                await asyncio.get_running_loop().sock_sendall(self.line, data)
        except OSError:  # TimeoutError is one too
            return False
        return True

    async def hear(self, patience: float = 5.0) -> bytes:
        """What comes next; nothing once the other side has hung up."""
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().sock_recv(self.line, 4096)
        except OSError:
            return b""

    async def upgrade(self) -> bool:
        return await self.say(UPGRADE) and b" 101 " in await self.hear()

    async def tell(self, message: wire.FromClient) -> bool:
        return await self.say(Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True))

    def close(self) -> None:
        self.line.close()
