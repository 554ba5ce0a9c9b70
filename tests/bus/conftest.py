"""Every engine that carries news, started once for all its tests in a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bus.engines import ENGINES, Carrier, InMemory


@pytest.fixture(scope="package", params=["memory", *ENGINES])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Carrier]:
    if request.param == "memory":
        yield InMemory()
        return
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as engine:
        yield engine
