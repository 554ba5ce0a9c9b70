"""A pool: whoever is killed is replaced, and nothing is lost."""

from __future__ import annotations

import pytest

from serai.sim import Plan, run
from serai.sim import pool as pool_module
from serai.sim.crew import PartLost
from serai.sim.pool import Pool
from serai.sim.run import play
from serai.sim.tally import Tally, nothing
from tests.sim.plans import plan_of


class Unlucky(Pool):
    """Its workers are killed with a part in hand."""

    killed = 0

    def take(self, patience: float) -> Tally | None:
        busy = [worker for worker in self.workers if worker.parts]
        if busy and self.killed < 3:
            busy[0].process.kill()
            self.killed += 1
        return super().take(patience)


def test_killed_workers_lose_nothing() -> None:
    plan, pool = plan_of(100), Unlucky(2)
    tally = nothing(plan)
    try:
        play(plan, pool, tally, plan.games)
    finally:
        pool.close()
    assert pool.killed == 3
    assert tally.digest() == run(plan).digest


def test_a_part_that_always_ends_its_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "TRIES", 2)
    plan, pool = plan_of(1, "search:100000000"), Pool(1)
    pool.give(plan, 0, 1)
    try:
        with pytest.raises(PartLost, match="Matches 0 to 0"):
            for _ in range(1000):
                pool.take(0.1)
                for worker in pool.workers:
                    worker.process.kill()
    finally:
        pool.close()


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    pool = Pool(1)
    pool.give(Plan(game="nothing", seats=2, games=1, seed=bytes(16), bots=[]), 0, 1)
    try:
        with pytest.raises(RuntimeError, match="no game called nothing"):
            while pool.take(60) is None:
                pass
    finally:
        pool.close()
