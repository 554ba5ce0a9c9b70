"""Several servers of one hall in this process, on one file and one bus in memory: quick, and every line of it ours to cut."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from uuid import uuid4

import msgspec

from serai.bus.memory import MemoryBus
from serai.server.clock import Clock
from serai.server.cluster import Cluster
from serai.server.cluster.cluster import Habits
from serai.server.cluster.roll import RollCall
from serai.server.counts import ClusterCounts
from serai.server.house import House
from serai.server.limits import Limits
from serai.store import Roll, ServerRow
from tests.server.client import WIDE, Visitor, open_one

QUICK = Habits(beat=0.1, silent=2.0, deaf=1.5, look=0.3, poll=0.05, answer=0.004)


class Register:
    """The roll of servers, in memory, with a clock for all."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.rows: dict[str, ServerRow] = {}

    async def beat(self, me: ServerRow) -> Roll:
        now = self.clock.now()
        self.rows[me.id] = msgspec.structs.replace(me, time=now)
        return Roll(now=now, servers=list(self.rows.values()))

    async def leave(self, id: str) -> None:  # noqa: A002
        self.rows.pop(id, None)


def cluster_of(house: House, name: str, hall: str, register: Register | None, habits: Habits) -> Cluster:
    """One server among those of a hall."""
    roll = RollCall(register, house.clock, ClusterCounts(house.counts), "", {}, house.unready)  # type: ignore[arg-type]
    roll.every = habits.beat
    return Cluster(name, "hall", MemoryBus(hall), house.store, roll, habits)


@asynccontextmanager
async def open_hall(
    file: str,
    servers: int = 2,
    clock: Clock | None = None,
    habits: Habits = QUICK,
    limits: Limits = WIDE,
    register: Register | None = None,
    **more: Any,
) -> AsyncIterator[list[Visitor]]:
    """So many servers; each by its own address."""
    hall = uuid4().hex
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                open_one(
                    file,
                    clock=clock,
                    limits=limits,
                    **more,
                    cluster=lambda house, name=f"s{number}": cluster_of(house, name, hall, register, habits),  # type: ignore[misc]
                )
            )
            for number in range(servers)
        ]


def bus_of(visitor: Visitor) -> MemoryBus:
    """The line of a server to the bus."""
    assert visitor.house.cluster is not None
    bus = visitor.house.cluster._bus
    assert isinstance(bus, MemoryBus)
    return bus
