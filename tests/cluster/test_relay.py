"""During an upgrade: a table whose rules only another server knows is passed on to it, and nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from serai.games import find_game
from serai.server.clock import WallClock
from serai.server.refusal import OtherRules
from serai.server.table import Table
from serai.wire import messages as wire
from tests.cluster.houses import Register, open_hall
from tests.server.client import Visitor, new_id, play_out

pytestmark = pytest.mark.anyio
VERSION = find_game("deserto").version


@asynccontextmanager
async def upgrade(tmp_path: Path) -> AsyncIterator[list[Visitor]]:
    """Two servers: the second one knows the rules of Deserto as they were, the first one does not any more."""
    register = Register(WallClock())
    async with open_hall(f"sqlite:///{tmp_path}/hall.db", register=register) as servers:
        clusters = [server.house.cluster for server in servers]
        new, old = clusters
        assert new is not None and new._hall is not None and old is not None
        old.roll._address, old.roll._rules = servers[1].base, {"deserto": VERSION}

        async def find(typed: str) -> Table:
            raise OtherRules("deserto", VERSION, VERSION + 1)

        new._hall.find = find  # type: ignore[method-assign]
        while not any(server.rules for server in new.roll.servers):
            await asyncio.sleep(0.01)
        yield servers


async def test_people_at_the_wrong_server_join_play_and_talk_as_if_it_were_theirs(tmp_path: Path) -> None:
    async with upgrade(tmp_path) as servers:
        new, old = servers
        host = await old.make("device", "open")
        other = await new.join(host.code, "Béa")
        assert (await new.http.post(f"/api/tables/{host.code}/join", json={"name": "Béa"})).status_code == 409
        assert (await new.get(f"/api/tables/{host.code}", wire.Table)).seats[1].name == "Béa"
        guests = [await old.guest(host), await new.guest(other)]
        await guests[0].do(wire.Start(id=new_id()))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
        await guests[1].do(wire.Say(id=new_id(), text="Ça marche"))
        assert (await guests[0].first(wire.Said)).text == "Ça marche"
        assert (await guests[1].refused(wire.Kick(id=new_id(), guest=1))).word == "not-host"
        await play_out(guests)
        assert (await guests[1].first(wire.Over)).end == (await guests[0].first(wire.Over)).end


async def test_who_is_sent_away_there_hears_so_here_and_stays_away(tmp_path: Path) -> None:
    async with upgrade(tmp_path) as servers:
        new, old = servers
        host = await old.make("device", "open")
        other = await new.join(host.code, "Bea")
        owner, guest = await old.guest(host), await new.guest(other)
        await owner.do(wire.Kick(id=new_id(), guest=other.guest))
        closed = await guest.first(wire.Closed)
        assert (closed.word, closed.again) == ("sent-away", False) and len(guest.of(wire.Closed)) == 1


async def test_rules_that_nobody_knows_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with upgrade(tmp_path) as servers:
        new, old = servers
        host = await old.make("device", "open")
        assert old.house.cluster is not None and new.house.cluster is not None
        old.house.cluster.roll._rules = {"deserto": VERSION + 5}
        cluster = new.house.cluster
        while any(server.rules.get("deserto") == VERSION for server in cluster.roll.servers):
            await asyncio.sleep(0.01)
        answer: httpx.Response = await new.http.get(f"/api/tables/{host.code}")
        assert answer.status_code == 400 and answer.json()["word"] == "table-other-rules"
