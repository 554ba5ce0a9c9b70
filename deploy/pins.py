"""Prints those pins of requirements.lock, with their hashes, that an image needs: `pins.py run` or `pins.py build`.

The lock is for everybody who works on Serai; an image wants neither the tests nor Ray.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

BUILD = ["build", "fluent-runtime", "hatchling", "librt", "msgspec", "mypy", "prometheus-client", "setuptools"]
LEFT_OUT = {"ray"}  # for simulations, not for servers
NAME = re.compile(r"[A-Za-z0-9._-]+")


def plain(name: str) -> str:
    """A name as the lock writes it."""
    found = NAME.match(name)
    return re.sub(r"[._-]+", "-", found[0]).lower() if found else ""


def read_lock(text: str) -> dict[str, str]:
    """Each package's part of the lock."""
    parts = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    return {plain(part): part for part in parts if part.strip()}


def asked_for_by(part: str) -> set[str]:
    """Who wants a package, as the lock notes below it."""
    return {plain(name) for name in re.findall(r"^    #(?: via|  ) +(\S+)", part, re.MULTILINE)}


def needed(lock: dict[str, str], wanted: list[str]) -> list[str]:
    """Those, and all that they ask for."""
    found = set(wanted)
    while True:
        more = {name for name, part in lock.items() if asked_for_by(part) & found} - found - LEFT_OUT
        if not more:
            return sorted(found)
        found |= more


def wanted_to_run(settings: dict[str, dict[str, object]]) -> list[str]:
    """What a server needs, one among others too."""
    project = settings["project"]
    own, extras = project["dependencies"], project["optional-dependencies"]
    assert isinstance(own, list) and isinstance(extras, dict)
    return [name for name in map(plain, [*own, *extras["cluster"]]) if name not in LEFT_OUT]


def pins(which: str, folder: Path) -> str:
    """Lines for pip."""
    lock = read_lock((folder / "requirements.lock").read_text())
    wanted = BUILD if which == "build" else wanted_to_run(tomllib.loads((folder / "pyproject.toml").read_text()))
    return "".join(lock[name] for name in needed(lock, wanted))


if __name__ == "__main__":
    sys.stdout.write(pins(sys.argv[1], Path()))
