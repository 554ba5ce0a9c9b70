"""Bots at work in processes of their own: they are sent a record, replay it, imagine, and choose."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from serai.core.errors import SeraiError
from serai.server.refusal import Refusal
from serai.server.study import Failure

Result = TypeVar("Result")
SECONDS = 60.0  # longer than any study; a worker that needs more is given up on


def at_ease() -> None:
    """A worker leaves Ctrl-C to the server, lets it go first, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """Ends this worker when the server is gone, even if it was killed and could not say so."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class Thinkers:
    """A few workers; started when the first one is needed."""

    def __init__(self, workers: int = 0, most: int = 64) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._most = most
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def study(self, task: Callable[..., Result | Failure], *material: Any, urgent: bool = False) -> Result:
        """Has a worker do a task of `study.py`. Bots are urgent: the game waits for them."""
        if self._waiting >= self._most and not urgent:
            raise Refusal("thinkers-busy")
        self._waiting += 1
        try:
            result = await self._run(task, *material)
        finally:
            self._waiting -= 1
        if isinstance(result, Failure):
            # Not by a name of its own: it would hold its frame, and with it the material, until somebody collects it.
            raise SeraiError(result.word, result.package, **result.details)
        return result

    async def _run(self, task: Callable[..., Result | Failure], *material: Any) -> Result | Failure:
        for attempt in (1, 2):
            pool = self._pool or self._start()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, task, *material)
                return await asyncio.wait_for(future, SECONDS)
            except BrokenProcessPool:  # a worker was killed: the game must not stop for that
                self._pool = None
                if attempt == 2:
                    raise Refusal("thinkers-failed") from None
            except TimeoutError:
                raise Refusal("thinkers-failed") from None
        raise AssertionError

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would share the server's threads and files
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=at_ease)
        return self._pool

    def close(self) -> None:
        """Sends the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
