"""A disk that is full, or slow, when a test says so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from serai.store import writer
from serai.store.sqlite import SqliteStore
from serai.store.writer import Job, Order
from tests.server.hand_clock import HandClock


class Disk:
    """Under every store of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.room: int | None = None  # for how many more groups of jobs, before it is full
        self.refusals = 0
        self._slow: Callable[[], Awaitable[Any]] | None = None
        self._write_group = writer.write_group
        self._write = SqliteStore._write
        monkeypatch.setattr(writer, "write_group", self._write_unless_full)
        disk = self

        async def write_slowly(store: SqliteStore, job: Job, single: bool = False) -> Any:
            if disk._slow is not None:
                await disk._slow()
            return await disk._write(store, job, single)

        monkeypatch.setattr(SqliteStore, "_write", write_slowly)

    @contextmanager
    def slow(self, clock: HandClock, duration: int) -> Iterator[None]:
        """Meanwhile it answers after some ms; afterwards nothing waits for it any more."""
        over = asyncio.Event()

        async def wait() -> None:
            waits = [asyncio.ensure_future(clock.sleep(duration)), asyncio.ensure_future(over.wait())]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for one in waits:
                one.cancel()

        self._slow = wait
        try:
            yield
        finally:
            self._slow = None
            over.set()

    def _write_unless_full(self, connection: sqlite3.Connection, group: list[Order]) -> list[Any]:
        if self.full:
            self.refusals += len(group)
            return [sqlite3.OperationalError("database or disk is full")] * len(group)
        if self.room is not None:
            self.room -= 1
            self.full = self.room <= 0
        return self._write_group(connection, group)


def on_disk(folder: Path) -> list[str]:
    """All that is kept."""
    connection = sqlite3.connect(folder / "hall.db")
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)
