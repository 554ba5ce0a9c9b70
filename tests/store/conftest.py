"""What is true of one store is true of the other: `url` is the address of a new hall, in each of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engines.postgres import address, postgres, shared

__all__ = ["address", "postgres", "url"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return shared().new_address()
    return f"sqlite:///{tmp_path}/deep/er/hall.db"
