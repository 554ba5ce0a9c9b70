"""Nobody is missed: a server killed or frozen, the bus or the database gone for a moment, all under people who play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.company import Party
from tests.cluster.scene import Cost, Scene, at, begin_server, open_scene, suffer
from tests.engines.cut import Cut
from tests.engines.postgres import Postgres
from tests.engines.process import free_port

pytestmark = pytest.mark.anyio
PARTIES = [
    *[Party("deserto", people=2)] * 6,
    *[Party("deserto", people=3, bots=1)] * 4,
    *[Party("deserto", people=1, bots=2)] * 4,
    *[Party("quicksand", people=2)] * 2,
    *[Party("temple", people=2)] * 2,
    *[Party("temple", people=2, bots=1)] * 2,
]
SOON = 3.0  # seconds in which 99 of 100 are back
CALM, AFTER = 4.0, 8.0


@pytest.fixture
def database() -> Iterator[Postgres]:
    """One of our own: it is stopped and killed."""
    with Postgres() as postgres:
        yield postgres


def say(what: str, cost: Cost) -> None:
    print(f"\n{what}: {cost}")


async def test_a_server_killed(tmp_path: Path, database: Postgres) -> None:
    async def kill(scene: Scene) -> None:
        scene.servers[0].kill()

    async with open_scene(tmp_path, database, PARTIES) as scene:
        cost = await suffer(scene, kill, CALM, AFTER)
    say("kill -9 of a server", cost)
    assert at(cost.out, 0.99) < SOON and at(cost.answers, 0.99) < SOON
