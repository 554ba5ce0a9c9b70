"""Doing what a document tells its reader: its files written, its package made known to the house."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path


def blocks(document: Path, language: str) -> list[str]:
    """The fenced examples of a document in one language that are not files."""
    found = re.findall(rf"(^`\S+`:\n\n)?^```{language}\n(.*?)^```", document.read_text(), re.MULTILINE | re.DOTALL)
    return [text for path, text in found if not path]


def named_files(document: Path) -> dict[str, str]:
    """The files that a document shows whole, each under a line that is its path: `stones/__init__.py`:."""
    return dict(re.findall(r"^`(\S+)`:\n\n```\w+\n(.*?)^```", document.read_text(), re.MULTILINE | re.DOTALL))


def follow(document: Path, folder: Path) -> None:
    """Writes the files of a document; a package among them is installed as `pip install -e .` would, for this folder."""
    files = named_files(document)
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    if "pyproject.toml" in files:
        install(folder)


def install(folder: Path) -> None:
    """A package's card, as installers write it: whoever has the folder on the path finds its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    card = folder / f"{project['name']}-{project['version']}.dist-info"
    card.mkdir()
    (card / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [line for group, names in groups for line in (f"[{group}]", *(f"{name} = {names[name]}" for name in names))]
    (card / "entry_points.txt").write_text("\n".join(lines) + "\n")
