"""One connection to an engine that carries news, from its beginning until it is lost."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence


class Line(ABC):
    """What every engine must be able to do. A line that is lost stays lost: another takes its place."""

    largest = 1 << 16  # bytes of one message and its channel

    def __init__(self, url: str, heard: Callable[[str, bytes], None]) -> None:
        self.url = url
        self.heard = heard
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    async def connect(self) -> None:
        """Begins; raises what the engine's library raises."""

    @abstractmethod
    async def send(self, batch: Sequence[tuple[str, bytes]]) -> None:
        """Hands a batch to the engine, in order; waits only where the engine is slow."""

    @abstractmethod
    async def turn_to(self, added: Sequence[str], left: Sequence[str]) -> None:
        """Follows some channels and leaves others; done when the engine says so."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go at once, whatever state the line is in."""

    @abstractmethod
    def is_refusal(self, error: BaseException) -> bool:
        """Whether the engine answered, but lets us not in."""

    def lose(self, error: BaseException | None = None) -> None:
        """Notes that the line is lost."""
        if not self.lost.done():
            self.lost.set_exception(error or ConnectionResetError("connection lost"))
            self.lost.exception()  # somebody may not look
