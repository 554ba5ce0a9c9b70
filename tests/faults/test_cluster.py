"""Nobody is missed: a server killed or frozen, the bus or the database gone for a moment, all under people who play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.company import Party
from tests.cluster.scene import Cost, Scene, at, balanced, begin_server, open_scene, suffer
from tests.engines.cut import Cut
from tests.engines.postgres import Postgres
from tests.engines.process import free_port

pytestmark = pytest.mark.anyio
PARTIES = [
    *[Party("deserto", people=2)] * 6,
    *[Party("deserto", people=3, bots=1)] * 4,
    *[Party("deserto", people=1, bots=2)] * 4,
    Party("quicksand", people=2, spread=False),  # at the server that suffers
    Party("quicksand", people=2),
    *[Party("temple", people=2)] * 2,
    *[Party("temple", people=2, bots=1)] * 2,
]
GIVEN_BACK = 1000  # ms of game time
SOON = 3.0  # seconds in which 99 of 100 are back
CALM, AFTER = 4.0, 8.0


@pytest.fixture
def database() -> Iterator[Postgres]:
    """One of our own: it is stopped and killed."""
    with Postgres() as postgres:
        yield postgres


def say(what: str, cost: Cost) -> None:
    print(f"\n{what}: {cost}")


def check_soon(cost: Cost) -> None:
    """Everybody is back before anybody sits in for them, and time does not go back by more than a kill may cost."""
    assert at(cost.out, 0.99) < SOON and at(cost.answers, 0.99) < SOON and at(cost.told, 0.99) < SOON
    assert not cost.stand_ins and cost.given_back < GIVEN_BACK


async def test_a_server_killed(tmp_path: Path, database: Postgres) -> None:
    async def kill(scene: Scene) -> None:
        scene.servers[0].kill()

    async with open_scene(tmp_path, database, PARTIES) as scene:
        cost = await suffer(scene, kill, CALM, AFTER)
    say("a server killed", cost)
    check_soon(cost)


async def test_the_bus_killed_and_started_again(tmp_path: Path, database: Postgres) -> None:
    async def restart(scene: Scene) -> None:
        scene.valkey.kill()
        await asyncio.sleep(1)
        scene.valkey.start()

    async with open_scene(tmp_path, database, PARTIES) as scene:
        cost = await suffer(scene, restart, CALM, AFTER)
    say("the bus killed, started again after 1 s", cost)
    check_soon(cost)


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_the_database_started_again(tmp_path: Path, database: Postgres, how: str) -> None:
    """While it is away nothing can be kept: counted from when it is there again."""

    async def restart(scene: Scene) -> float:
        began = time.monotonic()
        await asyncio.to_thread(database.stop if how == "stopped" else database.kill)
        await asyncio.sleep(0 if how == "stopped" else 3)
        await asyncio.to_thread(database.start)
        print(f"\nthe database was away for {time.monotonic() - began:.2f} s")
        return time.monotonic()

    async with open_scene(tmp_path, database, PARTIES) as scene:
        cost = await suffer(scene, restart, CALM, AFTER)
    say(f"the database {how} and started again", cost)
    assert at(cost.answers, 0.99) < SOON and at(cost.told, 0.99) < SOON


async def test_a_standby_promoted(tmp_path: Path, database: Postgres) -> None:
    name = database.new_database()
    with database.standby() as standby:

        async def promote(scene: Scene) -> float:
            began = time.monotonic()
            await asyncio.to_thread(database.kill)
            await asyncio.to_thread(standby.promote)
            print(f"\nuntil the standby was promoted: {time.monotonic() - began:.2f} s")
            return time.monotonic()

        address = database.address(name, standby) + "?target_session_attrs=read-write"
        async with open_scene(tmp_path, database, PARTIES, address) as scene:
            cost = await suffer(scene, promote, CALM, AFTER)
    say("a standby promoted", cost)
    assert at(cost.answers, 0.99) < SOON and at(cost.told, 0.99) < SOON


@pytest.mark.parametrize("how", ["silent", "broken"])
async def test_a_server_cut_off_from_the_bus(tmp_path: Path, database: Postgres, how: str) -> None:
    """It sends its people to the other one, and takes people again once it hears."""
    port = free_port()
    with Cut(port) as wire:

        async def part(scene: Scene) -> None:
            (wire.hold if how == "silent" else wire.cut)()
            await asyncio.sleep(10)
            assert not scene.servers[0].is_ready() and scene.servers[1].is_ready()
            wire.heal()

        async with open_scene(tmp_path, database, PARTIES, bus_port=port, first_bus=wire.port) as scene:
            cost = await suffer(scene, part, CALM, AFTER)
            assert scene.servers[0].is_ready()
    say(f"a server cut off from the bus ({how}) for 10 s", cost)
    check_soon(cost)


async def freeze(scene: Scene) -> None:
    """As a machine does that swaps, or is moved to another host."""
    scene.servers[0].freeze()
    await asyncio.sleep(20)
    scene.servers[0].thaw()


async def test_a_server_frozen(tmp_path: Path, database: Postgres) -> None:
    """Behind a load balancer that cuts the lines to a server that does not answer."""
    async with open_scene(tmp_path, database, PARTIES) as scene, balanced(scene):
        cost = await suffer(scene, freeze, CALM, AFTER)
    say("a server frozen for 20 s, behind a load balancer", cost)
    check_soon(cost)


async def test_a_server_frozen_as_only_pages_notice(tmp_path: Path, database: Postgres) -> None:
    """A page asks often enough where there are several servers."""
    async with open_scene(tmp_path, database, PARTIES) as scene:
        cost = await suffer(scene, freeze, CALM, AFTER)
    say("a server frozen for 20 s, as pages notice", cost)
    check_soon(cost)


async def test_servers_replaced_one_after_the_other(tmp_path: Path, database: Postgres) -> None:
    async def replace(scene: Scene) -> None:
        for number, old in enumerate(scene.servers[:]):
            new = begin_server(scene, tmp_path / f"new{number}", drain=2)
            await asyncio.to_thread(new.wait)
            scene.bases.append(new.url)
            assert old.process
            old.process.terminate()
            await asyncio.sleep(0.5)
            assert not old.is_ready()
            scene.bases.remove(old.url)  # a load balancer sends nobody there any more
            assert await asyncio.to_thread(old.process.wait, 20) == 0
            old.process = None

    async with open_scene(tmp_path, database, PARTIES, drain=2) as scene:
        cost = await suffer(scene, replace, CALM, AFTER)
    say("servers replaced one after the other", cost)
    check_soon(cost)


async def test_a_version_with_new_rules_comes_beside_the_old_one(tmp_path: Path, database: Postgres) -> None:
    """Tables that began by the old rules go on, also for those whose own server knows only the new ones."""

    async def upgrade(scene: Scene) -> None:
        new = begin_server(scene, tmp_path / "new", drain=2, newer="deserto quicksand temple")
        await asyncio.to_thread(new.wait)
        scene.bases.append(new.url)
        old = scene.servers[0]
        assert old.process
        old.process.terminate()
        await asyncio.sleep(0.5)
        scene.bases.remove(old.url)
        assert await asyncio.to_thread(old.process.wait, 20) == 0
        old.process = None

    async with open_scene(tmp_path, database, PARTIES, drain=2) as scene:
        cost = await suffer(scene, upgrade, CALM, AFTER)
        assert any(one.base == scene.servers[2].url for one in scene.people)  # passed on from there, all of them
    say("new rules beside the old ones", cost)
    check_soon(cost)
