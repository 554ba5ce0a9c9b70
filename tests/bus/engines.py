"""What can carry news: real engines, and the memory of this process."""

from __future__ import annotations

from typing import Protocol

import pytest

from tests.engines.nats import Nats
from tests.engines.process import Engine
from tests.engines.valkey import Valkey

ENGINES: dict[str, type[Engine]] = {"valkey": Valkey, "nats": Nats}
with_real_engines = pytest.mark.parametrize("engine", ENGINES, indirect=True)


class Carrier(Protocol):
    @property
    def url(self) -> str: ...


class InMemory:
    url = "memory://tests"
