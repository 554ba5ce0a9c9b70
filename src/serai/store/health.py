"""How a store fares: what went wrong last, whether it is over, and one line in the log for every change."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from serai.store.errors import NotKept
from serai.store.place import beside, real
from serai.store.trouble import StoreTrouble, trouble_of

log = logging.getLogger("serai.store")
FRESH = 1.0  # seconds for which a write stands for the next one: nobody makes us write more often by asking
PATIENCE = 5.0  # seconds until a disk counts as too slow
ROOM = 64 << 10  # bytes: with less the disk is full, though a small write may still find a place
COMPLAINTS = 100  # different lines about what could not be read


class Health:
    """Told of every write and of every reading that failed."""

    silence = "store-slow"  # what is said where nothing answers

    def __init__(self, path: Path | None, name: str = "") -> None:
        self._files = [] if path is None else [real(path), beside(real(path), "-wal")]
        self._name = name if path is None else path.name
        self._marks = [mark_of(file) for file in self._files]
        self._trouble: StoreTrouble | None = None
        self._known = -FRESH
        self._trying: asyncio.Task[None] | None = None
        self._complaints: set[str] = set()

    def check_there(self) -> None:
        """Refuses to write where the file was taken away or replaced: what goes into an open file without a name is lost."""
        if [mark_of(file) for file in self._files] != self._marks:
            raise StoreTrouble("store-gone", file=self._name)

    def kept(self) -> None:
        """A write has reached the disk."""
        self._known = time.monotonic()
        if self._trouble is not None:
            self._trouble = None
            log.warning("%s can be written again", self._name)

    def read(self, error: Exception) -> StoreTrouble | None:
        """What an error says about the place; nothing where it is a mistake of ours."""
        return trouble_of(error, self._name)

    def not_kept(self, error: Exception) -> Exception:
        """A write has failed: what to raise for it. Guests hear less than the log: no names of files."""
        trouble = self.read(error)
        if trouble is None:
            return error
        self._known = time.monotonic()
        if self._trouble is None or self._trouble.word != trouble.word:
            log.error("%s", trouble.sentence("en"))
        self._trouble = trouble
        return NotKept()

    def not_read(self, error: Exception) -> Exception:
        """The same for what was to be read."""
        trouble = self.read(error)
        if trouble is None and isinstance(error, sqlite3.Error):
            return error
        trouble = trouble or StoreTrouble("store-damaged", file=self._name, why=str(error))
        sentence = trouble.sentence("en")
        if sentence not in self._complaints and len(self._complaints) < COMPLAINTS:
            self._complaints.add(sentence)
            log.error("%s", sentence)
        return StoreTrouble("not-read")

    async def trouble(self, write: Callable[[], Awaitable[Any]]) -> StoreTrouble | None:
        """What is wrong now: as the last write had it if that was just now, else as a small one of our own finds it."""
        if time.monotonic() - self._known >= FRESH:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._try(write))
            try:
                await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
            except TimeoutError:
                return StoreTrouble(self.silence, file=self._name, name=self._name)
        return self._trouble

    async def _try(self, write: Callable[[], Awaitable[Any]]) -> None:
        if not await asyncio.to_thread(self._has_room):
            self.not_kept(StoreTrouble("store-full", file=self._name))
            return
        try:
            await write()
        except NotKept:
            pass  # already noted

    def _has_room(self) -> bool:
        try:
            return not self._files or shutil.disk_usage(self._files[0].parent).free >= ROOM
        except OSError:
            return True  # the write will tell


def mark_of(file: Path) -> tuple[int, int] | None:
    """By which a file is known again, whatever it is called."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
