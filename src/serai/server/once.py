"""Work that several ask for while it is done: it is done once, and stopped when none of them waits any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


@dataclass(eq=False, slots=True)
class Shared(Generic[Result]):
    """Work in hand, and how many wait for it."""

    doing: asyncio.Task[Result]
    waiting: int = 0


class Once(Generic[Result]):
    """What is being worked at, by name."""

    def __init__(self) -> None:
        self._shared: dict[str, Shared[Result]] = {}

    async def get(self, name: str, begin: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result: of what somebody has begun already, or of what begins now."""
        shared = self._shared.get(name)
        if shared is None:
            shared = self._shared[name] = Shared(asyncio.get_running_loop().create_task(begin()))
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.doing)
        finally:
            shared.waiting -= 1
            self._leave(name, shared)
            del shared  # an error in it holds this frame: it goes only when the frame lets go of it

    def _leave(self, name: str, shared: Shared[Result]) -> None:
        if not shared.waiting:
            shared.doing.cancel()
        if self._shared.get(name) is shared and (shared.doing.done() or not shared.waiting):
            del self._shared[name]
