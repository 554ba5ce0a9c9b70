"""A bot sits in for whoever is missed: never for somebody who has only gone to another server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.core.match import TO_BOT
from serai.wire import messages as wire
from tests.cluster.houses import bus_of, open_hall
from tests.server.client import Guest, new_id

pytestmark = pytest.mark.anyio
GRACE = 200  # ms


@pytest.mark.parametrize("moving", [1, 2])
async def test_a_server_without_a_bus_misses_nobody(tmp_path: Path, moving: int) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        host = await servers[0].make("device", "open", grace=GRACE)
        other = await servers[0].join(host.code, "Bea")
        guests = [await servers[0].guest(host), await servers[0].guest(other)]
        await guests[0].do(wire.Start(id=new_id()))
        bus_of(servers[0]).cut()
        for seated, guest in [(other, guests[1]), (host, guests[0])][:moving]:
            await guest.close()
            await servers[1].guest(seated)
        await asyncio.sleep(1)
        entries = await servers[1].house.store.entries(host.code, 0)
        assert not any(entry.move == TO_BOT and entry.seat == 1 for entry in entries)


async def test_who_is_nowhere_is_missed_by_whoever_comes_first(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        host = await servers[0].make("device", "open", grace=GRACE)
        other = await servers[0].join(host.code, "Bea")
        guests = [await servers[0].guest(host), await servers[0].guest(other)]
        await guests[0].do(wire.Start(id=new_id()))
        for guest in guests:
            await guest.close()
        await asyncio.sleep(0.5)
        assert await servers[0].house.store.entries(host.code, 0) == []
        again = await Guest(servers[0].base, host.code, host.token).connect()
        await again.until(lambda: again.table and again.table.seats[1].by_bot)
