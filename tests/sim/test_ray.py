"""A real Ray on this machine: the same digest, whoever is killed; Ctrl-C; and nothing is left behind.

One test, for Ray takes long to come, and tests of one file may be run by several processes.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.errors import SeraiError
from serai.core.game import read_seed
from serai.sim import Plan, run
from serai.sim import on_ray as on_ray_module
from serai.sim.on_ray import OnRay, check_address, password, surroundings
from serai.sim.run import play
from serai.sim.tally import nothing, play_part
from tests.sim.interrupted import gone, interrupted, until
from tests.sim.plans import plan_of


@pytest.fixture
def crew() -> Iterator[OnRay]:
    crew = OnRay("ray")
    try:
        yield crew
    finally:
        crew.close()
        crew.wait(60)


@pytest.mark.slow
def test_ray_plays_the_same_whoever_dies(crew: OnRay) -> None:
    assert crew.address.startswith("127.0.0.1:")
    plays_the_same_and_tells_from_the_first_match_on(crew)
    loses_nothing_with_a_worker(crew)
    ctrl_c_ends_another_who_uses_it(crew)
    leaves_nothing_behind(crew)


def plays_the_same_and_tells_from_the_first_match_on(crew: OnRay) -> None:
    plan, told = plan_of(300), list[int]()
    tally = nothing(plan)
    play(plan, crew, tally, plan.games, told.append)
    assert tally.digest() == run(plan).digest
    assert told[0] < 150


def loses_nothing_with_a_worker(crew: OnRay) -> None:
    plan = plan_of(3, "search:10000")
    for number in range(plan.games):
        crew.give(plan, number, number + 1)
    killed = until(lambda: [pid for pid in family(crew.pid) if name_of(pid).startswith(b"ray::play_far_away")])[0]
    os.kill(killed, signal.SIGKILL)
    found = [until(lambda: crew.take(1)) for _ in range(plan.games)]
    assert {part.start: part.digest() for part in found} == {
        number: play_part(plan, number, number + 1).digest() for number in range(plan.games)
    }
    assert gone([killed])


def ctrl_c_ends_another_who_uses_it(crew: OnRay) -> None:
    around = dict(line.split("=", 1) for line in Path(f"/proc/{crew.pid}/environ").read_text().split("\0") if line)
    token = {"RAY_AUTH_TOKEN": around["RAY_AUTH_TOKEN"]}
    out, err = interrupted("--on", crew.address, to_all=True, around=token)
    found = json.loads(out)
    plan = Plan(game="deserto", seats=2, games=found["games"], seed=read_seed("7"), bots=["random"] * 2)
    assert f"--from {plan.games};" in err
    assert found["digest"] == run(plan).digest


def leaves_nothing_behind(crew: OnRay) -> None:
    processes = family(crew.pid)
    assert len(processes) > 3
    folders = {word for pid in processes for word in name_of(pid).split(b"/") if word.startswith(b"ray-")}
    crew.close()
    crew.wait(60)
    assert until(lambda: gone(processes))
    assert folders and not any(Path("/tmp", folder.decode()).exists() for folder in folders)


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, children.read_text().split())
    return found


def name_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.parametrize("missing", ["ray", "grpc"])
def test_what_is_not_installed_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray_module, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(SeraiError) as refused:
        check_address("ray://127.0.0.1:10001")
    for language in ("en", "fr"):
        assert "pip install" in refused.value.sentence(language)


def test_who_does_not_answer_is_named() -> None:
    with pytest.raises(SeraiError, match=r"Nobody answers at 127\.0\.0\.1:9 "):
        OnRay("127.0.0.1:9")


@pytest.mark.parametrize("where", ["dask", "ray://", "ray://host", "host", "http://host:1", "a b:1", "host:123456"])
def test_what_is_no_ray_is_refused(where: str) -> None:
    with pytest.raises(SeraiError, match="--on ray"):
        check_address(where)


def test_ray_tells_nobody_and_lets_nobody_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    monkeypatch.setenv("RAY_AUTH_TOKEN", "theirs")
    ours = surroundings("ray")
    assert ours["RAY_USAGE_STATS_ENABLED"] == "0"
    assert ours["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] == "0"
    assert ours["RAY_AUTH_TOKEN"] != password("ray")["RAY_AUTH_TOKEN"] != "theirs"
    theirs = surroundings("ray://10.0.0.5:10001")
    assert (theirs["RAY_AUTH_MODE"], theirs["RAY_AUTH_TOKEN"]) == ("token", "theirs")
    assert "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER" not in theirs
