"""The house's own tests again, with its guests spread over two servers: each promise of a house is one of a cluster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle
from tempfile import TemporaryDirectory
from typing import Any

from serai.server.clock import Clock
from serai.wire import messages as wire
from tests.cluster.houses import open_hall
from tests.server import client
from tests.server.client import Guest, Visitor


class Spread(Visitor):
    """Whoever comes next comes to the next server."""

    def __init__(self, servers: list[Visitor]) -> None:
        super().__init__(servers[0].base, servers[0].house)
        self._servers = servers
        self._bases = cycle(server.base for server in servers)

    def next_base(self) -> str:
        return next(self._bases)

    async def guest(self, seated: wire.Seated, **hello: Any) -> Guest:
        """Comes, and waits until the servers have asked each other about the table: tests turn the clock by hand."""
        guest = await super().guest(seated, **hello)
        while not all(self._is_sure(server, seated.code) for server in self._servers):
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.02)  # what was held back meanwhile has begun
        return guest

    def _is_sure(self, server: Visitor, code: str) -> bool:
        cluster = server.house.cluster
        assert cluster is not None and cluster._hall is not None
        table = cluster._hall.tables.get(code)
        return table is None or table.elsewhere.is_sure


@asynccontextmanager
async def open_spread(url: str = "sqlite://", clock: Clock | None = None, **more: Any) -> AsyncIterator[Visitor]:
    """Two servers, as one house."""
    with TemporaryDirectory() as folder:
        file = url if url != "sqlite://" else f"sqlite:///{folder}/hall.db"
        async with open_hall(file, clock=clock, **more) as servers:
            visitor = Spread(servers)
            try:
                yield visitor
            finally:
                await visitor.http.aclose()


@contextmanager
def spread_out() -> Iterator[None]:
    """While this holds, every house that a test opens is two servers."""
    client.OPEN.append(open_spread)
    try:
        yield
    finally:
        client.OPEN.pop()
