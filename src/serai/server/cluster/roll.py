"""The roll call of servers in the store: whose clock is right, and who is the only one to have lost the bus."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from serai.core.errors import SeraiError
from serai.server.clock import Clock
from serai.server.counts import ClusterCounts
from serai.server.house import CLOSING
from serai.server.refusal import Refusal
from serai.store import ServerRow, SharedStore

if TYPE_CHECKING:
    from serai.server.cluster.cluster import Cluster

log = logging.getLogger("serai.cluster")
ASTRAY = 250  # ms by which a clock may be wrong: as much as a slow line may make a move late (limits.lateness)
SURE = 100  # ms that a question about the time may take for its answer to count
LOST = 2_000  # ms of another server's good hearing after which our deafness is our own


UNFIT = ("clock-astray", "bus-lost")  # for which people are sent to another server


class RollCall:
    """Our line on the roll, and what the others' lines tell us."""

    every = 1.0  # seconds

    def __init__(
        self,
        store: SharedStore | None,
        clock: Clock,
        counts: ClusterCounts,
        address: str,
        rules: dict[str, int],
        unready: dict[str, SeraiError],
    ) -> None:
        self._store = store
        self._clock = clock
        self._address = address
        self._rules = rules
        self._deaf_since: int | None = None  # by the store's clock
        self.counts = counts
        self.skew = 0  # ms that our clock is ahead of the store's
        self.servers: list[ServerRow] = []
        self.troubles = unready  # why nobody should come to us

    @property
    def unfit(self) -> str:
        """Why people are better off at another server; empty where they are not."""
        return next((word for word in UNFIT if word in self.troubles), "")

    async def call(self, cluster: Cluster) -> None:
        """Once more; in a store without a roll there is none to call."""
        if self._store is None:
            return
        asked = self._clock.now()
        hears = cluster.hears
        me = ServerRow(
            id=cluster.id, bus=hears, leaving=CLOSING in self.troubles, address=self._address, rules=self._rules
        )
        roll = await self._store.beat(me)
        self.servers = [server for server in roll.servers if server.id != cluster.id]
        self._compare_clocks(asked, self._clock.now(), roll.now)
        self._compare_hearing(hears, roll.now)
        self.counts.show(1 + len(cluster.members.others), hears, self.skew)

    async def leave(self, cluster: Cluster) -> None:
        """Takes our line off."""
        if self._store is not None:
            with suppress(SeraiError):  # it fades by itself
                await self._store.leave(cluster.id)

    def _compare_clocks(self, asked: int, answered: int, now: int) -> None:
        """Servers agree on the time as far as each agrees with the store."""
        if answered - asked > SURE:
            return
        self.skew = (asked + answered) // 2 - now
        if abs(self.skew) - (answered - asked) // 2 <= ASTRAY:
            if self.troubles.pop("clock-astray", None):
                log.warning("the clock of this server is right again")
        elif "clock-astray" not in self.troubles:
            self.troubles["clock-astray"] = trouble = Refusal("clock-astray", ms=self.skew, most=ASTRAY)
            log.error("%s", trouble.sentence("en"))

    def _compare_hearing(self, hears: bool, now: int) -> None:
        """Where others hear the bus and we do not, people are better off with them."""
        if hears:
            self._deaf_since = None
            self.troubles.pop("bus-lost", None)
            return
        self._deaf_since = since = self._deaf_since or now
        if any(server.bus and server.time > since + LOST for server in self.servers):
            self.troubles.setdefault("bus-lost", Refusal("bus-lost"))
