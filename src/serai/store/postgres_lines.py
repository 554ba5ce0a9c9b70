"""Connections to PostgreSQL, and patience: what was under way when one broke is tried again by another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from serai.store.address import single_hosts
from serai.store.postgres_trouble import AGAIN, is_lost

Result = TypeVar("Result")
Job = Callable[[Any, bool], Awaitable[Result]]  # with a connection; the second says that it may have been done already

MOST = 8  # connections of one server for all that does not go together
# Seconds for which a broken connection is made good. A restart takes one or two, the promotion of a standby a few more;
# whoever waits longer than this should hear that something is wrong.
PATIENCE = 8.0
ANSWER = (
    3.0  # seconds until a question counts as lost: a machine that hangs says nothing, and keeps its connections open
)
CONNECT = 2.0  # seconds for a host to let us in
PAUSES = (0.05, 0.1, 0.2, 0.4)  # seconds between tries
IDLE = 1_000  # ms that a transaction may wait for us: a server that hangs holds nobody's table longer
LOCKED = 2_500  # ms to wait for a lock: what has waited longer must not be done later, when nobody reckons with it
# Kept means on the disk, and a statement sees what was committed before it, whatever the host has set as usual. More
# than that (`remote_apply`) may stand.
MANNERS = f"""select set_config('default_transaction_isolation', 'read committed', false),
  set_config('idle_in_transaction_session_timeout', '{IDLE}', false), set_config('lock_timeout', '{LOCKED}', false),
  case when current_setting('synchronous_commit') in ('off', 'local')
    then set_config('synchronous_commit', 'on', false) end"""


class Lines:
    """A few connections to one address, made when they are needed."""

    def __init__(self, url: str, most: int = MOST) -> None:
        self._url = url
        self._free: list[Any] = []
        self._used: set[Any] = set()
        self._places = asyncio.Semaphore(most)

    async def ask(self, job: Job[Result]) -> Result:
        """Does a job; while connections break, again and again, until there is no patience left."""
        clock = asyncio.get_running_loop().time
        until, tried = clock() + PATIENCE, 0
        while True:
            try:
                return await self.once(job, tried > 0, until - clock())
            except Exception as error:
                pause = PAUSES[min(tried, len(PAUSES) - 1)]
                if clock() + pause > until or not (is_lost(error) or isinstance(error, AGAIN)):
                    raise
            tried += 1
            await asyncio.sleep(pause)

    async def once(self, job: Job[Result], again: bool = False, left: float = PATIENCE) -> Result:
        """Does a job by a connection that is free, or by a new one; a broken one takes all that are free with it.

        Where no answer comes, the connection is broken off and the job not cancelled: PostgreSQL would take that as leave
        not to wait for its standby, and the next try would find and acknowledge what may still be lost.
        """
        async with self._place(left):
            line = self._free.pop() if self._free else await connect(self._url)
            self._used.add(line)
            timer = asyncio.get_running_loop().call_later(min(left, ANSWER), line.terminate)
            try:
                return await job(line, again)
            except BaseException as error:
                if is_lost(error) or isinstance(error, asyncio.CancelledError):
                    line.terminate()
                if is_lost(error):
                    self._drop()  # they lead to the same place
                raise
            finally:
                timer.cancel()
                self._used.discard(line)
                if not line.is_closed():
                    self._free.append(line)

    @asynccontextmanager
    async def _place(self, left: float) -> AsyncIterator[None]:
        """One of the few, within the time that is left."""
        async with asyncio.timeout(left):
            await self._places.acquire()
        try:
            yield
        finally:
            self._places.release()

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


async def connect(url: str) -> Any:
    """A new connection to the first host that says it can be written to; all are asked at once, for one may hang."""
    tries = {asyncio.create_task(connect_one(single)) for single in single_hosts(url)}
    errors: list[BaseException] = []
    try:
        while tries:
            done, tries = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
            errors += [error for task in done if (error := task.exception()) is not None]
            lines = [task.result() for task in done if task.exception() is None]
            for late in lines[1:]:
                late.terminate()
            if lines:
                return lines[0]
    finally:
        for task in tries:
            task.cancel()
    raise min(errors, key=lambda error: (is_lost(error), isinstance(error, OSError)))  # silence says least


async def connect_one(url: str) -> Any:
    writable = {} if "target_session_attrs" in url else {"target_session_attrs": "read-write"}
    line = await asyncpg.connect(url, timeout=CONNECT, server_settings={"application_name": "serai"}, **writable)
    try:
        await line.execute(MANNERS)
    except BaseException:
        line.terminate()
        raise
    return line
