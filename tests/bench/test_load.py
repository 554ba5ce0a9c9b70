"""The load's own report: nothing is said about what was not measured."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def load() -> Any:
    """bench/load.py, beside the package of the same name."""
    spec = spec_from_file_location("load_run", ROOT / "bench/load.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["load_run"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def result(load: Any, times: list[float], lost: int = 0) -> Any:
    """A run with moves that took so long, in seconds."""
    p99 = load.percentile(times, 0.99)
    return load.Result("serai", 1, 4, len(times), lost, 1.0, 1.0, p99, p99, p99, 0.0, 0, 0.0)


def test_a_run_without_moves_is_not_judged(load: Any) -> None:
    assert "not measured" in load.verdict(result(load, []))


def test_a_run_is_judged_by_its_moves_and_by_those_that_never_came(load: Any) -> None:
    assert "p99 under 50 ms" in load.verdict(result(load, [0.01] * 200))
    assert "p99 over 50 ms" in load.verdict(result(load, [0.01] * 100 + [0.06] * 100))
    assert "p99 over 50 ms" in load.verdict(result(load, [0.01] * 200, lost=1))


def test_only_a_part_is_only_that_part(load: Any) -> None:
    speed = load.read_call(["--only-full-speed"])
    assert (speed.live, speed.tables, speed.rounds) == ([], [], 3)
    bots = load.read_call(["--only-bots"])
    assert (bots.live, bots.tables, bots.rounds, speed.bot_tables) == ([], [], 0, [])
    assert bots.bot_tables and load.read_call(["--only-live"]).bot_tables == []
    live = load.read_call(["--only-live"])
    assert (live.live, live.tables, live.rounds) == (["quicksand", "temple", "temple-whole"], [], 0)


def test_tables_of_bots_are_borne_while_somebody_taps_and_nobody_waits(load: Any) -> None:
    party = load.bots.PARTIES[0]

    def borne(tables: int, taps: int, p99: float, lost: int = 0) -> Any:
        return load.bots.Borne(party.game, party.seats, tables, taps, lost, 1.0, p99, 1.0, 1.0, 0.0, 9)

    good, idle, slow, lost = borne(2, 9, 10.0), borne(4, 0, float("nan")), borne(4, 9, 60.0), borne(4, 9, 10.0, 1)
    assert "at least 2 tables" in load.bots.verdict(party, [good])
    for bad in (idle, slow, lost):
        assert ": 2 tables" in load.bots.verdict(party, [good, bad])
    assert ": 0 tables" in load.bots.verdict(party, [slow])
