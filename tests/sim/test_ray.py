"""A real Ray on this machine: the same digest, whoever is killed, and nothing is left behind.

One test, for Ray takes long to come, and tests of one file may be run by several processes.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.errors import SeraiError
from serai.sim import on_ray as on_ray_module
from serai.sim import run
from serai.sim.on_ray import OnRay, check_address, password, surroundings
from serai.sim.run import play
from serai.sim.tally import nothing, play_part
from tests.sim.interrupted import family, gone, name_of, until
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
    ends_at_once_and_leaves_nothing_behind(crew)


def plays_the_same_and_tells_from_the_first_match_on(crew: OnRay) -> None:
    plan, told = plan_of(300), list[int]()
    tally = nothing(plan)
    play(plan, crew, tally, plan.games, told.append)
    assert tally.digest() == run(plan).digest
    assert told[0] < 150


def loses_nothing_with_a_worker(crew: OnRay) -> None:
    plan = plan_of(3, "search:3000")
    for number in range(plan.games):
        crew.give(plan, number, number + 1)
    killed = until(lambda: busy(crew))[0]
    os.kill(killed, signal.SIGKILL)
    found = [until(lambda: crew.take(1)) for _ in range(plan.games)]
    assert {part.start: part.digest() for part in found if part} == {
        number: play_part(plan, number, number + 1).digest() for number in range(plan.games)
    }
    assert gone([killed])


def ends_at_once_and_leaves_nothing_behind(crew: OnRay) -> None:
    crew.give(plan_of(1, "search:100000000"), 0, 1)
    until(lambda: busy(crew))
    processes = family(crew.pid)
    folders = [Path("/tmp", name.decode()) for pid in processes for name in re.findall(rb"ray-\w+", name_of(pid))]
    assert any(folder.exists() for folder in folders)
    crew.close()
    crew.wait(60)
    assert until(lambda: gone(processes))
    assert not any(folder.exists() for folder in folders)


def busy(crew: OnRay) -> list[int]:
    """The processes of Ray that play."""
    return [pid for pid in family(crew.pid) if name_of(pid).startswith(b"ray::play_far_away")]


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
