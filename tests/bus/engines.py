"""What can carry news: real engines, and the memory of this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey


class Carrier(Protocol):
    """Anything with an address."""

    @property
    def url(self) -> str: ...


class Engine(Carrier, Protocol):
    """What runs elsewhere and can suffer."""

    port: int

    def url_at(self, port: int) -> str: ...
    def start(self) -> object: ...
    def kill(self) -> None: ...
    def freeze(self) -> None: ...
    def thaw(self) -> None: ...


class InMemory:
    url = "memory://tests"


class PostgresBus(Postgres):
    """PostgreSQL as it carries news."""

    @property
    def url(self) -> str:
        return self.address("postgres")

    def url_at(self, port: int) -> str:
        return self.url.replace(f":{self.port}/", f":{port}/")


@contextmanager
def postgres(folder: Path) -> Iterator[Engine]:
    with PostgresBus() as engine:
        assert isinstance(engine, PostgresBus)
        yield engine


ENGINES: dict[str, Callable[[Path], AbstractContextManager[Engine]]] = {
    "valkey": Valkey,
    "nats": Nats,
    "postgres": postgres,
}
with_real_engines = pytest.mark.parametrize("engine", ENGINES, indirect=True)
