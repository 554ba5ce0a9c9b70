"""The clocks that run in this house: where they stand is kept all the time, so that a killed house hardly gives any back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from serai.server.clock import Clock, Timer
from serai.server.logs import NO_TABLE, about
from serai.store import NotKept, Store

if TYPE_CHECKING:
    from serai.server.table import Table

log = logging.getLogger("serai.clocks")
EVERY = 800  # ms between two looks: with the way to the disk still less than a second


class RunningClocks:
    """One timer and one trip to the disk for all tables at which game time runs against people."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._tables: set[Table] = set()
        self._timer: Timer | None = None
        self._keeping: asyncio.Task[None] | None = None

    def add(self, table: Table) -> None:
        """A clock runs; it is dropped by itself when it stands."""
        self._tables.add(table)
        if self._timer is None and self._keeping is None:
            self._wind()

    def _wind(self) -> None:
        with about(NO_TABLE):
            self._timer = self._clock.call_at(self._clock.now() + EVERY, self._look)

    def _look(self) -> None:
        self._timer = None
        self._keeping = asyncio.get_running_loop().create_task(self._keep_running())

    async def _keep_running(self) -> None:
        try:
            self._tables = {table for table in self._tables if table.is_live and table.clock_runs and not table.closed}
            # An entry that is just being kept may stop the clock before now: it brings its own time along.
            await self.keep(table for table in self._tables if not table.lock.locked())
        except NotKept:
            pass  # the next look tries again
        except Exception:
            log.exception("where the clocks stand could not be kept")
        finally:
            self._keeping = None
            if self._tables:
                self._wind()

    async def keep(self, tables: Iterable[Table]) -> None:
        """Keeps where the clocks of some tables stand now."""
        standing = [(table, table.stands_at()) for table in tables]
        ahead = [(table, at) for table, at in standing if at > table.row.until]
        if ahead:
            await self._store.keep_clocks({table.code: at for table, at in ahead})
            for table, at in ahead:
                table.came_to(at)

    def close(self) -> None:
        """No more looks."""
        self._tables.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._keeping is not None:
            self._keeping.cancel()
