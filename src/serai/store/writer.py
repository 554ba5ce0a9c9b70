"""One thread writes; whatever waits when it is free goes to the disk together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import SimpleQueue
from typing import Any, NamedTuple

Job = Callable[[sqlite3.Connection], Any]
GROUP = 2_000  # jobs in one commit at most
# Seconds between two commits in busy times: a lone job never waits, many share one trip to the disk; the more there are,
# the more of them do.
SPACING, LONGEST = 0.005, 0.02
EACH = 0.0004  # of these for every job of the last commit: only from 2,500 jobs a second on does anybody wait longer


@dataclass(slots=True)
class Row:
    """A job that puts in one row or none, and says which."""

    statement: str
    values: Sequence[Any]

    def __call__(self, connection: sqlite3.Connection) -> int:
        return connection.execute(self.statement, self.values).rowcount


class Order(NamedTuple):
    """A job, and who waits for it. `single`: one statement that does all or nothing, so it needs no savepoint."""

    job: Job
    single: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Writer:
    """Takes jobs from any loop; a job's future is set only after its commit. A job that fails takes nobody with it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Callable[[], None] = lambda: None) -> None:
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._connect = connect
        self._check = check  # before every commit: raises where there is no use in writing
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="serai-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def submit(self, job: Job, single: bool = False) -> asyncio.Future[Any]:
        """Hands in a job."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if self._closed:
            future.set_exception(RuntimeError("the store is closed"))
        else:
            self._orders.put(Order(job, single, loop, future))
        return future

    def close(self) -> None:
        """Finishes what was handed in, then stops."""
        if not self._closed:
            self._closed = True
            self._orders.put(None)
            self._thread.join()

    def _work(self) -> None:
        with suppress(sqlite3.Error):  # whoever hands in a job will hear of it
            self._connection = self._connect()
        going_on = True
        rested = 0.0  # when the next commit may begin
        while going_on:
            first = self._orders.get()
            rest = rested - time.monotonic()
            if rest > 0 and first is not None and not self._closed:
                time.sleep(rest)
            group, going_on = self._gather(first)
            if group:
                tell(group, self._keep(group))
                rested = time.monotonic() + min(max(SPACING, EACH * len(group)), LONGEST)
        if self._connection is not None:
            self._connection.close()

    def _keep(self, group: list[Order]) -> list[Any]:
        """The result of each job, or its error: whatever happens, everybody is answered."""
        try:
            self._check()
            connection = self._connection = self._connection or self._connect()
        except Exception as error:
            return [error] * len(group)
        try:
            return write_group(connection, group)
        except Exception as error:
            connection.close()  # it is in no state that we know
            self._connection = None
            return [error] * len(group)

    def _gather(self, order: Order | None) -> tuple[list[Order], bool]:
        """A job and all that wait behind it; False when it was the last."""
        group: list[Order] = []
        while order is not None:
            group.append(order)
            if self._orders.empty() or len(group) == GROUP:
                return group, True
            order = self._orders.get()
        return group, False


def write_group(connection: sqlite3.Connection, group: list[Order]) -> list[Any]:
    """One commit for all: the result of each job, or its error."""
    try:
        connection.execute("begin immediate")
        results = together(connection, group)
        if results is None:
            connection.execute("rollback")
            connection.execute("begin immediate")
            results = [attempt(connection, order) for order in group]
        connection.execute("commit")
    except Exception as error:  # the disk is full, or gone: nothing of this group was kept
        with suppress(sqlite3.Error):
            connection.execute("rollback")  # where there is nothing to roll back, it did so itself
        return [error] * len(group)
    return results


def together(connection: sqlite3.Connection, group: list[Order]) -> list[Any] | None:
    """All jobs, rows of one kind by one call, which is cheaper; None where a row does not go in, and then nothing counts.

    That is so rare that all is done again: a savepoint before it would have SQLite copy every page that is written.
    """
    results: list[Any] = []
    for statement, orders in groupby(group, statement_of):
        same = list(orders)
        if not statement:
            results += [attempt(connection, order) for order in same]
        elif has_put_in(connection, statement, [order.job.values for order in same if isinstance(order.job, Row)]):
            results += [1] * len(same)
        else:
            return None
    return results


def statement_of(order: Order) -> str:
    """By which a job puts in a row; empty for all other jobs."""
    return order.job.statement if isinstance(order.job, Row) else ""


def has_put_in(connection: sqlite3.Connection, statement: str, rows: list[Sequence[Any]]) -> bool:
    """Whether every row has gone in."""
    try:
        return connection.executemany(statement, rows).rowcount == len(rows)
    except sqlite3.Error:
        if not connection.in_transaction:
            raise  # SQLite took the whole group back, as it does when the disk is full
        return False


def attempt(connection: sqlite3.Connection, order: Order) -> Any:
    """A job's result, or its error with all it did taken back."""
    try:
        if order.single:
            return order.job(connection)
        connection.execute("savepoint job")
        result = order.job(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite took the whole group back, as it does when the disk is full: nobody may go on alone
        if not order.single:
            connection.execute("rollback to job")
        result = error
    if not order.single:
        connection.execute("release job")
    return result


def tell(group: list[Order], results: list[Any]) -> None:
    """Everything is on the disk: each loop is woken once for all its jobs."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for order, result in zip(group, results, strict=True):
        waiting.setdefault(order.loop, []).append((order.future, result))
    for loop, answers in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(answer, answers)


def answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
