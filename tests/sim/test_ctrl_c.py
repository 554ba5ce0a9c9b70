"""Ctrl-C: the command ends at once, workers too, and what was played is told and can be gone on with; a kill costs little."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from serai.core.game import read_seed
from serai.sim import Plan, run
from tests.cli.test_commands import Serai, serai
from tests.sim.interrupted import FAR, children, gone, interrupted, started, until

__all__ = ["serai"]


@pytest.mark.parametrize(("jobs", "to_all"), [("1", False), ("2", False), ("2", True)])
def test_what_was_played_is_told_and_gone_on_with(serai: Serai, tmp_path: Path, jobs: str, to_all: bool) -> None:
    out, err = interrupted("--jobs", jobs, to_all=to_all)
    found = json.loads(out)
    done = found["games"]
    assert 0 < done < found["planned"] == FAR
    assert err.splitlines()[-1].startswith(f"Stopped after {done:,} of")
    assert f"--from {done};" in err
    assert "Traceback" not in err
    (tmp_path / "first").write_text(out)
    sim = ("sim", "deserto", "--seats", "2", "--games", str(FAR), "--seed", "7")
    rest = serai.json(*sim, "--from", str(done), "--to", str(done + 3))
    (tmp_path / "rest").write_text(json.dumps(rest))
    plan = Plan(game="deserto", seats=2, games=done + 3, seed=read_seed("7"), bots=["random"] * 2)
    assert serai.json("sim", "--join", tmp_path / "first", tmp_path / "rest")["digest"] == run(plan).digest


@pytest.mark.parametrize("to_all", [False, True])
def test_nobody_waits_for_a_long_match(to_all: bool) -> None:
    with started("--jobs", "2", bots="search:100000000") as process:
        workers = until(lambda: found if len(found := children(process.pid)) == 2 else [])
        (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 130
        assert (out, err.splitlines()) == ("", ["Stopped before the first match was done."])
        assert until(lambda: gone(workers))


def test_what_is_kept_outlives_a_kill(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    with started("--keep", str(file)) as process:
        until(file.exists)
        process.kill()
    done = json.loads(file.read_text())["games"]
    assert done > 0
    sim = ("sim", "deserto", "--seats", "2", "--games", str(FAR), "--seed", "7")
    found = serai.json(*sim, "--keep", file, "--to", str(done + 3))
    plan = Plan(game="deserto", seats=2, games=done + 3, seed=read_seed("7"), bots=["random"] * 2)
    assert (found["games"], found["digest"]) == (done + 3, run(plan).digest)
