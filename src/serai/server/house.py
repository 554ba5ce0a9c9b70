"""What all tables share."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from serai.core.errors import SeraiError
from serai.server.clock import Clock, WallClock
from serai.server.counts import Counts
from serai.server.limits import Limits
from serai.server.proxies import LOCAL
from serai.server.running_clocks import RunningClocks
from serai.server.study import Words
from serai.server.thinkers import Thinkers
from serai.store import Store

if TYPE_CHECKING:
    from serai.server.cluster import Cluster

CLOSING = "closing"  # our own reason among those of `House.unready`: we are going down


@dataclass(slots=True, kw_only=True)
class House:
    """Store, clock, workers, limits, and what is counted."""

    store: Store
    clock: Clock = field(default_factory=WallClock)
    limits: Limits = field(default_factory=Limits)
    thinkers: Thinkers = field(default_factory=Thinkers)
    counts: Counts = field(default_factory=Counts)
    address: str = ""  # as guests on other devices reach us; empty: as they wrote it
    origins: frozenset[str] = frozenset()  # of pages from elsewhere that may talk to us
    proxied: bool = False  # guests come through a proxy, which says who they are
    proxies: tuple[str, ...] = (LOCAL,)  # whose word about that is taken: addresses and networks
    metrics_token: str = ""  # for the figures; empty: they are for this machine alone
    cluster: Cluster | None = None  # this server among others; none where it is the only one
    # Why nobody should be sent here now, by whose reason it is; whoever adds one takes it away again.
    unready: dict[str, SeraiError] = field(default_factory=dict)
    farewells: list[Callable[[], Awaitable[None]]] = field(default_factory=list)  # before connections are cut
    running: RunningClocks = field(init=False)

    def __post_init__(self) -> None:
        self.running = RunningClocks(self.store, self.clock)

    async def open(self) -> None:
        """Before the first guest comes: what has to be reached is reached, or says in a sentence why not."""
        await self.store.open()
        if self.cluster is not None:
            await self.cluster.open()


def fresh_dice() -> Words:
    """Dice for a bot: nothing to do with those of the match."""
    return secrets.randbits(32), secrets.randbits(32), secrets.randbits(32)
