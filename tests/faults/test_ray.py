"""Ray: Ctrl-C in a command that uses it, and a node that dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from time import monotonic

import pytest

from serai.core.game import read_seed
from serai.sim import Plan, run
from serai.sim.on_ray import LOOPBACK_ONLY, QUIET, OnRay
from serai.sim.run import play
from serai.sim.tally import nothing
from tests.sim.interrupted import family, gone, started, until
from tests.sim.plans import plan_of

SOON_MISSED = {"RAY_health_check_period_ms": "500", "RAY_health_check_failure_threshold": "4"}
CLUSTER = """
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
node = cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
print(cluster.address, flush=True)
input()
cluster.remove_node(node, allow_graceful=False)
print("removed", flush=True)
input()
cluster.shutdown()
"""


def test_ctrl_c_ends_a_command_on_ray_and_all_that_it_started() -> None:
    with started("--on", "ray") as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("done")
        processes = family(process.pid)
        assert len(processes) > 5
        os.killpg(process.pid, signal.SIGINT)
        began = monotonic()
        out, err = process.communicate(timeout=60)
        print(f"\nended {monotonic() - began:.2f} s after Ctrl-C", end="")
        assert until(lambda: gone(processes))
        print(f", Ray after {monotonic() - began:.2f} s")
    found = json.loads(out)
    plan = Plan(game="deserto", seats=2, games=found["games"], seed=read_seed("7"), bots=["random"] * 2)
    assert found["digest"] == run(plan).digest
    assert f"--from {plan.games};" in err


def test_a_killed_command_takes_its_ray_with_it() -> None:
    with started("--on", "ray") as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("done")
        processes = family(process.pid)
        process.kill()
        process.wait()
        assert until(lambda: gone(processes))


@pytest.fixture
def short_folder() -> Iterator[str]:
    """Ray puts sockets there, whose names may not be long."""
    with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        yield folder


def test_a_node_that_dies_loses_nothing(short_folder: str) -> None:
    places = {"RAY_TMPDIR": short_folder, "RAY_AUTH_MODE": "disabled"}
    around = {**os.environ, **QUIET, **LOOPBACK_ONLY, **SOON_MISSED, **places}
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**around, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    try:
        assert cluster.stdin is not None and cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        crew = OnRay(address)
        assert crew.hands == 2
        plan, told = plan_of(60, "search:3000"), list[int]()

        def remove(done: int) -> None:
            if not told:
                print("", file=cluster.stdin, flush=True)
                assert cluster.stdout is not None
                assert cluster.stdout.readline() == "removed\n"
            told.append(done)

        tally = nothing(plan)
        play(plan, crew, tally, plan.games, remove)
        crew.close()
        crew.wait(60)
        assert told[0] < plan.games == tally.games
        assert tally.digest() == run(plan).digest
    finally:
        cluster.communicate("\n\n", timeout=60)
