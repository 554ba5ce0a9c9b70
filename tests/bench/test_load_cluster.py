"""The load on several servers: what it says of a move is measured, at near and far seats, and nothing is left running."""

from __future__ import annotations

import asyncio
from math import isnan
from pathlib import Path

import pytest
from tests.engines.postgres import postgres

from load.cluster import KINDS, Pace, Times, idle, judged, measure, opened, plan
from load.halls import Hall, Kind, Reading
from load.report import tables_of

__all__ = ["postgres"]
QUICK = Pace(every=0.1, seconds=0.3, settle=0.1, warm_up=0)
TWO = KINDS[-1]


def test_two_servers_are_measured_and_gone(postgres: object) -> None:
    async def tried() -> list[int]:
        async with opened(Hall(TWO, postgres)) as hall:  # type: ignore[arg-type]
            pids = hall.pids
            run = await measure(hall, 2, QUICK, beating=True)
            rest = await idle(hall, 4, QUICK)
        assert run.moves >= 2 and not run.lost
        assert run.far[0] > 0 and run.near[0] > 0 and run.all[2] >= max(run.far[2], run.near[2])
        assert run.ours > 0 and run.append_ms > 0 and run.group > 0 and run.told > 1
        assert rest.people == 4 and rest.kb_per_table > 0
        return pids

    pids = asyncio.run(tried())
    assert len(pids) == 2 and not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_costs_are_told_for_each_move() -> None:
    times = Times(near=[0.001, 0.003], far=[0.002, 0.002], all=[0.002, 0.003])
    run = judged(TWO, 1, False, times, Reading(ours=0.004, base=0.002, entries=2, append_seconds=0.01, commits=1), 1.0)
    assert (run.ours, run.base, run.append_ms, run.group, run.per_second) == (2000, 1000, 5.0, 2.0, 500)


def test_without_moves_nothing_is_said_of_their_times() -> None:
    run = judged(Kind(), 1, False, Times(), Reading(), 1.0)
    assert run.moves == 0 and all(map(isnan, (*run.all, *run.near, *run.far)))


@pytest.mark.parametrize("bus", ["notify", "nats"])
def test_every_bus_has_its_turn_once(bus: str) -> None:
    assert [run for run in plan([1, 3, 10]) if run[0].bus == bus] == [(Kind(2, "postgres", bus), 3, False)]


def test_one_server_has_no_far_seats_in_the_table() -> None:
    lines = tables_of([judged(Kind(), 100, False, Times(near=[0.002], all=[0.002]), Reading(), 1.0)], []).splitlines()
    assert "| 1 server, sqlite | 100 | 2.0, 2.0, 2.0 |  |  |" in lines[3]
    assert lines[1].count("|") == lines[2].count("|") == lines[3].count("|")
