"""Two servers as processes on a real PostgreSQL and a real Valkey: each fails once, and nobody loses a move.

Small and with wide bounds, to be run always; `tests/faults/test_cluster.py` measures the same, and more, with many.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.cluster.company import Party
from tests.cluster.scene import Fault, Scene, at_play, endure, look_at_all, open_scene, play_out
from tests.engines.postgres import Postgres, postgres

__all__ = ["postgres"]
pytestmark = pytest.mark.anyio
PARTIES = [
    Party("deserto", people=2),
    Party("deserto", people=2),
    Party("deserto", people=3, bots=1),
    Party("deserto", people=1, bots=2),
    Party("quicksand", people=2),
]
SOON = 10.0  # seconds, on a machine that has much else to do
CALM, AFTER = 0.5, 1.5


async def restart_database(scene: Scene) -> float:
    await asyncio.to_thread(scene.postgres.restart)
    return time.monotonic()


async def restart_bus(scene: Scene) -> None:
    scene.valkey.restart()


async def kill_server(scene: Scene) -> None:
    scene.servers[0].kill()


FAULTS: list[Fault] = [restart_database, restart_bus, kill_server]


async def test_nobody_is_missed(tmp_path: Path, postgres: Postgres) -> None:
    async with open_scene(tmp_path, postgres, PARTIES) as scene:
        async with at_play(scene):
            costs = [await endure(scene, fault, CALM, AFTER) for fault in FAULTS]
            await play_out(scene)
        await look_at_all(scene)
    for cost in costs:
        assert max([*cost.answers, *cost.told, *cost.out], default=0.0) < SOON, cost
    assert costs[-1].out  # some were with the server that was killed
