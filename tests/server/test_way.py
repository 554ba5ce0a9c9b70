"""The short way is for the versions that we know from inside; with others the house steps aside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.server import way
from serai.server.plain import GateConfig
from serai.server.start import server_config
from tests.server.client import open_house, play_out

LOCK = Path(__file__).parents[2] / "requirements.lock"


@pytest.fixture
def another(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that has gone on without us."""
    name = str(request.param)
    found = {**way.TESTED, name: "99.1"}
    monkeypatch.setattr(way, "version", found.__getitem__)
    return name


@pytest.mark.parametrize("another", way.TESTED, indirect=True)
@pytest.mark.anyio
async def test_with_another_version_everything_still_works(another: str) -> None:
    assert not way.is_short()
    async with open_house() as house:
        assert isinstance(server_config(house.house), GateConfig)
        guests = await house.full_table(2)
        await play_out(guests, moves=6)
        assert all(guest.position and guest.position.number >= 6 for guest in guests)


def test_the_versions_that_we_lock_are_those_that_we_know() -> None:
    locked = dict(re.findall(r"^([a-z-]+)==([0-9.]+)", LOCK.read_text(), re.MULTILINE))
    assert {name: locked[name] for name in way.TESTED} == way.TESTED


def test_nobody_is_held_to_a_version_by_our_knowing_its_inside() -> None:
    project = (LOCK.parent / "pyproject.toml").read_text()
    wanted = re.findall(r'"((?:uvicorn|websockets|httptools)\b[^"]*)"', project)
    assert len(wanted) == len(way.TESTED) and not any("<" in want or "==" in want for want in wanted)


def test_the_plain_way_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(way, "version", way.TESTED.__getitem__)
    monkeypatch.delenv(way.FORCED, raising=False)
    assert way.is_short()
    monkeypatch.setenv(way.FORCED, "plain")
    assert not way.is_short()
