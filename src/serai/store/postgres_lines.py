"""Connections to PostgreSQL, and patience: what was under way when one broke is tried again by another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from serai.store.postgres_trouble import AGAIN, is_lost

Result = TypeVar("Result")
Job = Callable[[Any, bool], Awaitable[Result]]  # with a connection; the second says that it may have been done already

MOST = 8  # connections of one server: appends go by one, the others are for all that does not go together
# Seconds for which a broken connection is made good. A restart takes one or two, the promotion of a standby a few more;
# whoever waits longer than this should hear that something is wrong.
PATIENCE = 8.0
ANSWER = (
    3.0  # seconds until a question counts as lost: a machine that hangs says nothing, and keeps its connections open
)
CONNECT = 2.0  # seconds for each host of the address
PAUSES = (0.05, 0.1, 0.2, 0.4)  # seconds between tries
# Kept means on the disk, and a statement sees what was committed before it, whatever the host has set as usual. More
# than that (`remote_apply`) may stand.
MANNERS = """select set_config('default_transaction_isolation', 'read committed', false),
  case when current_setting('synchronous_commit') in ('off', 'local')
    then set_config('synchronous_commit', 'on', false) end"""


class Lines:
    """A few connections to one address, made when they are needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[Any] = []
        self._used: set[Any] = set()
        self._places = asyncio.Semaphore(MOST)

    async def ask(self, job: Job[Result]) -> Result:
        """Does a job; while connections break, again and again, until there is no patience left."""
        clock = asyncio.get_running_loop().time
        until, tried = clock() + PATIENCE, 0
        while True:
            try:
                async with asyncio.timeout_at(until):
                    return await self.once(job, tried > 0)
            except Exception as error:
                pause = PAUSES[min(tried, len(PAUSES) - 1)]
                if clock() + pause > until or not (is_lost(error) or isinstance(error, AGAIN)):
                    raise
            tried += 1
            await asyncio.sleep(pause)

    async def once(self, job: Job[Result], again: bool = False) -> Result:
        """Does a job by a connection that is free, or by a new one; a broken one takes all that are free with it."""
        async with self._places:
            line = self._free.pop() if self._free else await self._connect()
            self._used.add(line)
            try:
                async with asyncio.timeout(ANSWER):
                    return await job(line, again)
            except BaseException as error:
                if is_lost(error) or isinstance(error, asyncio.CancelledError):
                    line.terminate()
                if is_lost(error):
                    self._drop()  # they lead to the same place
                raise
            finally:
                self._used.discard(line)
                if not line.is_closed():
                    self._free.append(line)

    async def _connect(self) -> Any:
        writable = {} if "target_session_attrs" in self._url else {"target_session_attrs": "read-write"}
        line = await asyncpg.connect(
            self._url, timeout=CONNECT, server_settings={"application_name": "serai"}, **writable
        )
        try:
            await line.execute(MANNERS)
        except BaseException:
            line.terminate()
            raise
        return line

    def _drop(self) -> None:
        for line in self._free:
            line.terminate()
        self._free.clear()

    async def close(self) -> None:
        """Says good-bye where somebody is there to hear it."""
        for line in [*self._free, *self._used]:
            try:
                await line.close(timeout=1)
            except Exception:
                line.terminate()
        self._free.clear()
