"""The roll call of servers in the store: whose clock is right, and who is the only one to have lost the bus."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from serai.core.errors import SeraiError
from serai.server.clock import Clock
from serai.server.counts import ClusterCounts
from serai.server.refusal import Refusal
from serai.store.rows import Roll, ServerRow

if TYPE_CHECKING:
    from serai.server.cluster.cluster import Cluster

log = logging.getLogger("serai.cluster")
ASTRAY = 250  # ms by which a clock may be wrong: as much as a slow line may make a move late (limits.lateness)
SURE = 100  # ms that a question about the time may take for its answer to count
LOST = 2_000  # ms of another server's good hearing after which our deafness is our own


class Roller(Protocol):
    """A store that knows all servers, and what time it is."""

    async def beat(self, me: ServerRow) -> Roll:
        """Writes down that we are there; says who else is, and the time."""
        ...

    async def leave(self, server: str) -> None:
        """We are not there any more."""
        ...


class RollCall:
    """Our line on the roll, and what the others' lines tell us."""

    every = 1.0  # seconds

    def __init__(
        self, roller: Roller | None, clock: Clock, counts: ClusterCounts, address: str, rules: dict[str, int]
    ) -> None:
        self._roller = roller
        self._clock = clock
        self._address = address
        self._rules = rules
        self._deaf_since: int | None = None  # by the store's clock
        self.counts = counts
        self.skew = 0  # ms that our clock is ahead of the store's
        self.servers: list[ServerRow] = []
        self.leaving = False
        self.troubles: dict[str, SeraiError] = {}  # why nobody should come to us

    async def call(self, cluster: Cluster) -> None:
        """Once more; in a store without a roll there is none to call."""
        if self._roller is None:
            return
        asked = self._clock.now()
        hears = cluster.hears
        me = ServerRow(id=cluster.id, bus=hears, leaving=self.leaving, address=self._address, rules=self._rules)
        roll = await self._roller.beat(me)
        self.servers = [server for server in roll.servers if server.id != cluster.id]
        self._compare_clocks(asked, self._clock.now(), roll.now)
        self._compare_hearing(hears, roll.now)
        self.counts.show(1 + len(cluster.members.others), hears, self.skew)

    async def leave(self, cluster: Cluster) -> None:
        """Takes our line off."""
        if self._roller is not None:
            with suppress(SeraiError):  # it fades by itself
                await self._roller.leave(cluster.id)

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
