"""A table that nobody watches sleeps: its bots do not move, and in real time its game time stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.clock import Timer

if TYPE_CHECKING:
    from serai.server.table import Table


class Sleep:
    """Begins a while after the last one went, so that a line that breaks for a moment stops no clock; ends when one comes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: Timer | None = None
        self.deep = True  # nobody has come yet

    def wake(self) -> bool:
        """Somebody is here. Whether the table slept."""
        self._stay_up()
        slept, self.deep = self.deep, False
        return slept

    def fall_soon(self) -> None:
        """Somebody went, perhaps the last one."""
        table = self._table
        if not table.listeners and not self.deep:
            self._stay_up()
            self._timer = table.house.clock.call_at(table.house.clock.now() + table.house.limits.sleep, self._fall)

    def _fall(self) -> None:
        self._timer, self.deep = None, True
        if self._table.journal is not None and not self._table.closed:
            self._table.timing.stand(self._table.journal)
            self._table.bots.wake()  # only to find that they need not
            self._table.house.thinkers.forget(self._table.journal.name)

    def _stay_up(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
