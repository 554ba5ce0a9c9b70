"""Whatever waits goes together: one trip to the database for all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Item = TypeVar("Item")
Result = TypeVar("Result")
GROUP = 2_000  # in one trip at most
SPACING = 0.005  # seconds between the beginnings of two trips


class Group(Generic[Key, Item, Result]):
    """Takes items with their keys; no key is twice in one group, so that the answer for each can be told apart."""

    def __init__(self, keep: Callable[[list[Item]], Awaitable[list[Result]]]) -> None:
        self._keep = keep
        self._waiting: list[tuple[Key, Item, asyncio.Future[Result]]] = []
        self._began = 0.0
        self._work: asyncio.Task[None] | None = None

    async def add(self, key: Key, item: Item) -> Result:
        """The item's own result, or error, once its group has come back."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._waiting.append((key, item, future))
        if self._work is None:
            self._work = loop.create_task(self._empty())
        return await future

    async def close(self) -> None:
        """Finishes what was handed in."""
        while self._work is not None:
            await asyncio.wait([self._work])

    async def _empty(self) -> None:
        try:
            while self._waiting:
                await self._rest()
                group = self._gather()
                await self._keep_all([item for _, item, _ in group], [future for _, _, future in group])
        finally:
            self._work = None

    async def _rest(self) -> None:
        """A lone one never waits; in busy times many share one trip."""
        clock = asyncio.get_running_loop().time
        if self._began + SPACING > clock():
            await asyncio.sleep(self._began + SPACING - clock())
        self._began = clock()

    def _gather(self) -> list[tuple[Key, Item, asyncio.Future[Result]]]:
        chosen = dict[Key, tuple[Key, Item, asyncio.Future[Result]]]()
        later = []
        for one in self._waiting:
            if len(chosen) < GROUP and one[0] not in chosen:
                chosen[one[0]] = one
            else:
                later.append(one)
        self._waiting = later
        return list(chosen.values())

    async def _keep_all(self, items: list[Item], futures: list[asyncio.Future[Result]]) -> None:
        """Everybody is answered; where the trip failed for one of them, everybody goes alone."""
        try:
            results = await self._keep(items)
        except Alone:
            if len(items) > 1:
                for item, future in zip(items, futures, strict=True):
                    await self._keep_all([item], [future])
                return
            raise_in(futures, ValueError("the database refuses this row"))
        except Exception as error:
            raise_in(futures, error)
        else:
            for future, result in zip(futures, results, strict=True):
                if not future.done():
                    future.set_result(result)


class Alone(Exception):
    """One of a group is at fault, and nobody knows which."""


def raise_in(futures: list[asyncio.Future[Result]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
