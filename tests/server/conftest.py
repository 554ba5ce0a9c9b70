"""Asynchronous tests run on asyncio."""

import pytest

from serai.server.way import FORCED, is_short
from tests.server.sandglass import at_hand

__all__ = ["at_hand"]


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
