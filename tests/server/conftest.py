"""Asynchronous tests run on asyncio."""

import os
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from serai.server.way import FORCED, is_short
from tests.server.sandglass import at_hand

__all__ = ["at_hand"]
SPREAD = {"bot_talk", "pauses", "sleep", "stand_ins"}  # their tests are run with two servers too
MORE = {
    "bot_pace",
    "bots_alone",
    "calls",
    "casting",
    "late_guests",
    "play",
    "tables",
    "time",
    "waiting_room",
}  # if asked


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What a house promises holds for guests of several servers (SERAI_SPREAD=all: with every such test)."""
    name = metafunc.module.__name__.rpartition(".test_")[2]
    if name in SPREAD | (MORE if os.environ.get("SERAI_SPREAD") == "all" else set()):
        metafunc.parametrize("servers", [1, 2], indirect=True)


@pytest.fixture(autouse=True)
def servers(request: pytest.FixtureRequest) -> Iterator[int]:
    """How many servers a house has."""
    from tests.cluster.spread import spread_out

    number: int = getattr(request, "param", 1)
    with spread_out() if number > 1 else nullcontext():
        yield number


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["short", "plain"])
def both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same test through our own sockets, and through uvicorn's; says which."""
    if request.param == "plain":
        monkeypatch.setenv(FORCED, "plain")
    elif not is_short():
        pytest.skip("these versions are not known from inside")
    return str(request.param)


@pytest.fixture
def short_way() -> None:
    """For tests that look into our own sockets."""
    if not is_short():
        pytest.skip("these versions are not known from inside")
