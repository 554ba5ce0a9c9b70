"""One folder, one house: whoever comes second is told who is there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.store import StoreTrouble
from serai.store.folder import hold

HOLDER = """
import sys
from pathlib import Path
from serai.store.folder import hold
with hold(Path(sys.argv[1])) as folder:
    folder.tell("http://10.0.0.9:8742")
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_house(folder: Path) -> Iterator[subprocess.Popen[str]]:
    call = [sys.executable, "-c", HOLDER, str(folder)]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stdout.readline() == "held\n"
        yield process
        process.kill()


def refusal(folder: Path) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as caught, hold(folder):
        pass
    return caught.value


def test_a_second_house_is_told_who_is_there(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with another_house(data) as process:
        error = refusal(data)
        assert error.word == "folder-taken"
        for language in ("en", "fr"):
            sentence = error.sentence(language)
            assert f" {process.pid}, http://10.0.0.9:8742)" in sentence and "--data" in sentence


def test_all_ways_to_a_folder_are_one(tmp_path: Path) -> None:
    data, link, other = tmp_path / "data", tmp_path / "link", tmp_path / "other"
    other.mkdir()
    with another_house(data):
        (data / "hall.db").touch()
        link.symlink_to(data)
        (other / "hall.db").symlink_to(data / "hall.db")
        for way in (link, data / ".." / "data", other):
            assert refusal(way).word == "folder-taken"


def test_a_killed_house_leaves_no_obstacle(tmp_path: Path) -> None:
    with another_house(tmp_path) as process:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert (tmp_path / "hall.db-lock").stat().st_size
        with hold(tmp_path):
            pass


@pytest.mark.parametrize("left", [b"", b"\xff\x00", b'{"pid": "x"}', b"[" * 5000])
def test_a_lock_that_says_nothing_is_a_lock_all_the_same(tmp_path: Path, left: bytes) -> None:
    with hold(tmp_path):
        (tmp_path / "hall.db-lock").write_bytes(left)
        error = refusal(tmp_path)
        assert error.word == "folder-taken"
        assert "(nobody knows where)" in error.sentence("en") and "(on ne sait où)" in error.sentence("fr")
    with hold(tmp_path):
        pass


def test_throwing_the_lock_file_away_lets_nobody_in(tmp_path: Path) -> None:
    with another_house(tmp_path):
        (tmp_path / "hall.db-lock").unlink()
        assert refusal(tmp_path).word == "folder-taken"


def test_children_do_not_hold_it_on(tmp_path: Path) -> None:
    with hold(tmp_path):
        child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    try:
        with hold(tmp_path):
            pass
    finally:
        child.communicate()
