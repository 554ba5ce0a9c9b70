"""Whatever state a data folder is in, the host gets a house or one sentence that says what to do."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.core.errors import SeraiError
from serai.store import open_store
from serai.store.folder import hold
from serai.store.layout import LAYOUT
from tests.store.kept_games import check_sentences, fill

FINE = "opens"


def state_of(folder: Path) -> str:
    """Opens a house's store as `serve` does: the word of the refusal, whose sentence is there in every language."""
    try:
        with hold(folder) as held:
            store = open_store(held.url)
            asyncio.run(store.close())
    except SeraiError as error:
        check_sentences(error)
        return error.word
    return FINE


def sql(statement: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        connection = sqlite3.connect(folder / "hall.db")
        connection.execute("pragma foreign_keys = off")
        connection.executescript(statement)
        connection.close()

    return change


def in_file(change: Callable[[bytes], bytes], name: str = "hall.db") -> Callable[[Path], None]:
    def rewrite(folder: Path) -> None:
        (folder / name).write_bytes(change((folder / name).read_bytes()))

    return rewrite


def instead(folder: Path, make: Callable[[Path], object]) -> None:
    """Something else where a folder was."""
    shutil.rmtree(folder)
    make(folder)


def replaced(make: Callable[[Path], object], name: str = "hall.db") -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        make(folder / name)

    return change


def foreign(statement: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / "hall.db").unlink()
        sql(statement)(folder)

    return change


def torn_middle(source: bytes) -> bytes:
    """Every page but the first and the last one overwritten."""
    return source[:4096] + b"\xa5" * (len(source) - 8192) + source[-4096:]


def log_left(folder: Path) -> None:
    """As a killed house leaves it: with the newest moves in the log."""
    other = sqlite3.connect(folder / "hall.db")
    other.execute("update tables set created = created + 1")
    other.commit()
    shutil.copy(folder / "hall.db-wal", folder / "kept")
    other.close()
    (folder / "kept").rename(folder / "hall.db-wal")


def log_alone(folder: Path) -> None:
    log_left(folder)
    (folder / "hall.db").unlink()


def old_log_beside_backup(folder: Path) -> None:
    log_left(folder)
    log = (folder / "hall.db-wal").read_bytes()
    sql("pragma journal_mode = delete")(folder)
    (folder / "hall.db-wal").write_bytes(log)


def bind_at(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as place:
        place.bind(os.path.relpath(path))


STATES: dict[str, tuple[Callable[[Path], object], str]] = {
    "as it was left": (lambda folder: None, FINE),
    "data path is a file": (lambda folder: instead(folder, Path.touch), "data-not-folder"),
    "parent is a file": (lambda folder: instead(folder.parent, Path.touch), "data-unmade"),
    "nothing there, nor its parent": (lambda folder: shutil.rmtree(folder.parent), FINE),
    "dangling link": (
        lambda folder: instead(folder, lambda path: path.symlink_to("/nowhere/x")),
        "data-dangling",
    ),
    "file is a folder": (replaced(Path.mkdir), "store-not-file"),
    "file is a pipe": (replaced(os.mkfifo), "store-not-file"),
    "file is a socket": (replaced(bind_at), "store-not-file"),
    "file is a dangling link": (replaced(lambda path: path.symlink_to("/nowhere/hall.db")), "store-dangling"),
    "file is a loop": (replaced(lambda path: path.symlink_to(path)), "store-shut"),
    "file is empty": (replaced(Path.touch), "store-empty"),
    "random bytes": (replaced(lambda path: path.write_bytes(os.urandom(9000))), "store-damaged"),
    "text": (replaced(lambda path: path.write_text("hello")), "store-damaged"),
    "truncated": (in_file(lambda source: source[: len(source) // 2]), "store-damaged"),
    "truncated in a page": (in_file(lambda source: source[:1000]), "store-damaged"),
    "pages overwritten": (in_file(torn_middle), "store-damaged"),
    "first page overwritten": (in_file(lambda source: source[:100] + bytes(3996) + source[4096:]), "store-damaged"),
    "a later layout": (sql("pragma user_version = 99"), "store-newer"),
    "layout marker missing": (sql("pragma user_version = 0"), "store-foreign"),
    "layout marker below zero": (sql("pragma user_version = -5"), "store-foreign"),
    "layout marker of an older layout": (sql("pragma user_version = 1"), "store-damaged"),
    "a table dropped": (sql("drop table entries"), "store-foreign"),
    "a column dropped": (sql("alter table seats drop column level"), "store-foreign"),
    "another program's": (foreign("create table songs (name text)"), "store-foreign"),
    "another program's, with a table of our name": (foreign("create table tables (id int)"), "store-foreign"),
    "another program's, with a version": (
        foreign("create table songs (name text); pragma user_version = 77"),
        "store-foreign",
    ),
    "all our names, other columns": (
        foreign(
            "".join(f"create table {name} (id int);" for name in ("tables", "guests", "seats", "entries", "words"))
            + f"pragma user_version = {LAYOUT}"
        ),
        "store-damaged",
    ),
    "a database without tables": (foreign("pragma user_version = 0; vacuum"), FINE),
    "log of a killed house": (log_left, FINE),
    "log garbled": (lambda folder: (folder / "hall.db-wal").write_bytes(os.urandom(9000)), "store-log-garbled"),
    "log is a pipe": (lambda folder: os.mkfifo(folder / "hall.db-wal"), "store-not-file"),
    "log without its file": (log_alone, "store-log-alone"),
    "log of another file": (old_log_beside_backup, "store-log-other"),
    "index garbled": (lambda folder: (folder / "hall.db-shm").write_bytes(os.urandom(40_000)), FINE),
    "index is a folder": (lambda folder: (folder / "hall.db-shm").mkdir(), "store-shut"),
    "lock is a folder": (replaced(Path.mkdir, "hall.db-lock"), "store-not-file"),
    "lock is a pipe": (replaced(os.mkfifo, "hall.db-lock"), "store-not-file"),
    "lock is a link": (replaced(lambda path: path.symlink_to("/etc/hostname"), "hall.db-lock"), "store-not-file"),
    "half a birth": (replaced(lambda path: path.write_bytes(b"half"), "hall.db.part"), FINE),
}


@pytest.mark.parametrize("state", STATES)
def test_a_house_or_a_sentence(tmp_path: Path, state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "up" / "data"
    fill(folder)
    change, word = STATES[state]
    change(folder)
    assert state_of(folder) == word
    if word == FINE:
        assert state_of(folder) == FINE


@contextmanager
def as_somebody() -> Iterator[None]:
    """Without the rights of root, who may read and write anything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(
    ("mode", "file_mode", "word"),
    [
        (0o500, 0o600, "data-shut"),  # cannot be written, so there is no lock
        (0o300, 0o600, "data-shut"),
        (0o000, 0o600, "data-shut"),
        (0o700, 0o400, "store-shut"),
        (0o700, 0o000, "store-shut"),
        (0o777, 0o666, FINE),
    ],
)
def test_rights_that_are_missing_are_named(mode: int, file_mode: int, word: str) -> None:
    with tempfile.TemporaryDirectory() as open_to_all:  # the test's own folder is closed to others
        Path(open_to_all).chmod(0o777)
        with as_somebody():
            folder = Path(open_to_all) / "data"
            file = fill(folder)
            if word == "data-shut":
                (folder / "hall.db-lock").unlink()
            file.chmod(file_mode)
            folder.chmod(mode)
            assert state_of(folder) == word
            folder.chmod(0o700)


def modes(folder: Path) -> dict[str, int]:
    found = {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}
    return {**found, ".": stat.S_IMODE(folder.stat().st_mode)}


def test_folder_and_files_are_the_hosts_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def look() -> dict[str, int]:
        with hold(folder) as held:
            store = open_store(held.url)
            found = modes(folder)
            await store.close()
            return found

    before = os.umask(0)
    try:
        found = asyncio.run(look())
        assert set(found) == {"hall.db", "hall.db-wal", "hall.db-shm", "hall.db-lock", "."}
        assert found.pop(".") == 0o700 and set(found.values()) == {0o600}
        log_left(folder)
        for name in ("hall.db", "hall.db-wal", "hall.db-lock"):
            (folder / name).chmod(0o644)
        folder.chmod(0o755)
        found = asyncio.run(look())
        assert found.pop(".") == 0o700
        assert found.pop("hall.db-lock") == 0o600 and set(found.values()) == {0o600}
        folder.chmod(0o755)
        (folder / "letters.txt").write_text("not ours")
        assert asyncio.run(look())["."] == 0o755  # shared with other things
    finally:
        os.umask(before)


@pytest.mark.parametrize("again", [False, True])
def test_a_disk_that_is_full_at_the_start_says_so_and_leaves_no_half(tmp_path: Path, again: bool) -> None:
    if again:
        fill(tmp_path / "data")
        log_left(tmp_path / "data")
    program = (
        "import sys; from pathlib import Path; from tests.store.test_states import small_files, state_of\n"
        "small_files(); print(state_of(Path(sys.argv[1])))"
    )
    call = [sys.executable, "-c", program, str(tmp_path / "data")]
    said = subprocess.run(call, capture_output=True, text=True, check=True)
    assert said.stdout.strip() in ("store-full", "store-faulty") and said.stderr == ""
    assert state_of(tmp_path / "data") == FINE


def small_files() -> None:
    """From now on no file grows beyond a few pages."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8000, 8000))
