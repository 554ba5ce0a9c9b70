"""One run, one build: the whole suite runs over plain Python or over the compiled copy, and says which."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from serai.core import build

# The same examples on every machine: a run that fails today fails tomorrow.
settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=False)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"serai core: {'compiled' if build.promised() else 'plain Python'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    want = os.environ.get("SERAI_EXPECT")
    if build.broken() or (want == "compiled" and not build.promised()) or (want == "pure" and build.promised()):
        pytest.exit(f"expected a {want} core; promised {len(build.promised())}, broken {build.broken()}", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
