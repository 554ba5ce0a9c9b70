"""Which copy of the package a clone runs: the compiled one, or the plain source where the compiled one is not up to date.

`make setup` puts this folder, not `src`, on the path of `.venv`. Whoever wants one copy names it: PYTHONPATH=src or
PYTHONPATH=build/compiled goes before it.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from os.path import dirname, exists, isdir, join

ROOT = dirname(dirname(os.path.abspath(__file__)))
ABSENT = "serai: nothing is compiled here for this Python, so the plain source runs, which is slow; `make setup` compiles it."
STALE = (
    "serai: the source has changed since it was compiled, so the plain source runs, which is slow; `make setup` "
    "compiles it again."
)
MADE = frozenset({"__pycache__", "static", "compiled.txt"})  # by builds and runs, beside the source


def choose(root: str = ROOT) -> tuple[str, str]:
    """The folder to import from, and what a developer should know about it, if anything."""
    source, copy = join(root, "src"), join(root, "build", "compiled")
    is_whole = exists(join(copy, "serai", "compiled.txt"))  # written last
    if not is_whole or not any(exists(join(copy, f"serai__mypyc{suffix}")) for suffix in EXTENSION_SUFFIXES):
        return source, ABSENT
    if not same(join(source, "serai"), join(copy, "serai")):
        return source, STALE
    return copy, ""


def is_source(name: str) -> bool:
    """Whether a file or folder belongs to the source, and not to a build, a run or an editor."""
    return name not in MADE and not name.startswith(".") and not name.endswith((".so", ".pyd", "~"))


def same(source: str, copy: str) -> bool:
    """Whether a folder and its copy hold the same source; binaries beside it do not count."""
    if isdir(source) != isdir(copy):
        return False
    if not isdir(source):
        return same_file(source, copy)
    names = sorted(filter(is_source, os.listdir(source)))
    if names != sorted(filter(is_source, os.listdir(copy))):
        return False
    return all(same(join(source, name), join(copy, name)) for name in names)


def same_file(source: str, copy: str) -> bool:
    """Whether two files are alike: copies keep size and time, and where a time differs the contents decide."""
    one, other = os.stat(source), os.stat(copy)
    if one.st_size != other.st_size:
        return False
    if one.st_mtime_ns == other.st_mtime_ns:
        return True
    with open(source, "rb") as first, open(copy, "rb") as second:
        return first.read() == second.read()
