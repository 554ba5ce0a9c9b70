"""Asynchronous tests run on asyncio."""

import pytest

from tests.server.sandglass import at_hand

__all__ = ["at_hand"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
