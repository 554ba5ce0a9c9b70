"""Escape: where its modules are: in the folders of `modules`; guests join through the entry point `serai.temple.modules`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple


class Folder(NamedTuple):
    """A module by its name, and the package that it is."""

    name: str
    package: str


@cache
def folders() -> tuple[Folder, ...]:
    """Ours in the order of their names, then guests."""
    home = Path(__file__).parent / "modules"
    ours = [
        Folder(found.name, f"{__package__}.modules.{found.name}") for found in iter_modules([str(home)]) if found.ispkg
    ]
    return (*ours, *(Folder(entry.name, entry.value) for entry in entry_points(group="serai.temple.modules")))
