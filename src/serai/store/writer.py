"""One thread writes; whatever waits when it is free goes to the disk together."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any

Job = Callable[[sqlite3.Connection], Any]
GROUP = 2_000  # jobs in one commit at most


class Writer:
    """Takes jobs from any thread; a job's future is set only after its commit. A job that fails takes nobody with it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self._connect = connect
        self._thread = threading.Thread(target=self._work, name="serai-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Hands in a job."""
        future: Future[Any] = Future()
        if self._closed:
            future.set_exception(RuntimeError("the store is closed"))
        else:
            self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finishes what was handed in, then stops."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def _work(self) -> None:
        connection = self._connect()
        going_on = True
        while going_on:
            group, going_on = self._gather()
            if group:
                write_group(connection, group)
        connection.close()

    def _gather(self) -> tuple[list[tuple[Job, Future[Any]]], bool]:
        """Waits for one job and takes along all that wait behind it."""
        group: list[tuple[Job, Future[Any]]] = []
        item = self._jobs.get()
        while item is not None:
            group.append(item)
            if self._jobs.empty() or len(group) == GROUP:
                return group, True
            item = self._jobs.get()
        return group, False


def write_group(connection: sqlite3.Connection, group: list[tuple[Job, Future[Any]]]) -> None:
    """One commit for all; only then is anybody told."""
    done: list[tuple[Future[Any], Any]] = []
    try:
        connection.execute("begin immediate")
        for job, future in group:
            done.append((future, attempt(connection, job)))
        connection.execute("commit")
    except sqlite3.Error as error:  # the disk is full, or gone: nothing of this group was kept
        if connection.in_transaction:
            connection.execute("rollback")
        done = [(future, error) for _, future in group]
    for future, result in done:
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


def attempt(connection: sqlite3.Connection, job: Job) -> Any:
    """A job's result, or its error with all it did taken back."""
    connection.execute("savepoint job")
    try:
        result = job(connection)
    except Exception as error:  # noqa: BLE001 - whatever it was, the others are kept
        connection.execute("rollback to job")
        result = error
    connection.execute("release job")
    return result
