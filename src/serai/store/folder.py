"""The folder of a house: one house at a time, and the host's alone."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from serai.store.lock import lock
from serai.store.place import BESIDE, OTHERS, beside, check_file, check_kind, make_folder, real
from serai.store.trouble import StoreTrouble

HALL = "hall.db"
WAL_MODE = 2  # in the header of a database that has its newest pages in a log beside it
WAL_MODE_AT = 18
# Without following links, and without waiting where somebody put a pipe.
LOCK_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
HELD = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class Holder(msgspec.Struct, frozen=True):
    """Who has a folder, as the lock file says."""

    pid: int = 0
    address: str = ""


class Folder:
    """A folder that this process holds."""

    def __init__(self, path: Path, opened: int) -> None:
        self.path = path
        self._opened = opened
        self.tell("")

    @property
    def url(self) -> str:
        """The address of its store."""
        return f"sqlite:///{self.path / HALL}"

    def tell(self, address: str) -> None:
        """Writes down who we are, for those who come second; a disk that is too full for it spoils nothing."""
        text = msgspec.json.encode(Holder(os.getpid(), address))
        with suppress(OSError):
            os.ftruncate(self._opened, 0)
            os.lseek(self._opened, 0, os.SEEK_SET)
            os.write(self._opened, text)


@contextmanager
def hold(path: Path) -> Iterator[Folder]:
    """A folder for one house: made where there is none, and kept from every other house as long as this one is open."""
    make_folder(path)
    if os.path.islink(path / HALL):
        check_kind(path / HALL)
    opened = [open_lock(path)]
    try:
        take(path, opened[0])
        opened += take_folder(path, opened[0])
        close_to_others(path)
        check_log(path / HALL)
        yield Folder(path, opened[0])
    finally:
        for one in opened:
            os.close(one)


def open_lock(path: Path) -> int:
    """The lock stands beside the real file: two folders that lead to one file are one."""
    place = beside(real(path / HALL), "-lock")
    try:
        opened = os.open(place, LOCK_FLAGS, 0o600)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.EISDIR, errno.ENXIO):
            raise StoreTrouble("store-not-file", file=str(place)) from error
        raise StoreTrouble("data-shut", folder=str(path), why=error.strerror or str(error)) from error
    if not stat.S_ISREG(os.fstat(opened).st_mode):
        os.close(opened)
        raise StoreTrouble("store-not-file", file=str(place))
    return opened


def take(path: Path, opened: int) -> None:
    """The lock itself; what a killed house left in the file means nothing."""
    try:
        lock(opened)
    except OSError as error:
        if error.errno not in HELD:
            raise StoreTrouble("data-no-lock", folder=str(path), why=error.strerror or str(error)) from error
        raise taken(path, opened) from None


def take_folder(path: Path, opened: int) -> list[int]:
    """The folder is locked too, where the system can: a lock file may be thrown away by somebody who tidies up."""
    try:
        folder = os.open(path, os.O_RDONLY)
    except OSError:
        return []
    try:
        lock(folder)
    except OSError as error:
        os.close(folder)
        if error.errno in HELD:
            raise taken(path, opened) from None
        return []
    return [folder]


def taken(path: Path, opened: int) -> StoreTrouble:
    """Why a second house cannot open, and where the first one is."""
    holder = read_holder(opened)
    pid, address = str(holder.pid or "unknown"), holder.address or "unknown"
    return StoreTrouble("folder-taken", folder=str(path), pid=pid, address=address)


def read_holder(opened: int) -> Holder:
    """Who holds it, as far as it says."""
    try:
        os.lseek(opened, 0, os.SEEK_SET)
        return msgspec.json.decode(os.read(opened, 4096), type=Holder)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return Holder()


def close_to_others(path: Path) -> None:
    """A folder that has nothing but our files is closed to others; one that is shared with other things is left as it is."""
    try:
        names = {one.name for one in path.iterdir()}
    except OSError as error:
        raise StoreTrouble("data-shut", folder=str(path), why=error.strerror or str(error)) from error
    found = path.stat()
    ours = names <= {HALL, *(HALL + ending for ending in BESIDE)}
    if ours and found.st_mode & OTHERS and not found.st_mode & stat.S_ISVTX and found.st_uid == owner():
        with suppress(OSError):
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def owner() -> int:
    """Who we are; on Windows everybody is nobody."""
    return os.geteuid() if hasattr(os, "geteuid") else 0


def check_log(path: Path) -> None:
    """Refuses a backup that was put beside the log of another file: SQLite would mix the two.

    Only who holds the folder may read the file itself: closing it again lets go of the locks that SQLite has on it.
    """
    if not check_file(path):
        return
    log = beside(real(path), "-wal")
    try:
        with path.open("rb") as source:
            header = source.read(WAL_MODE_AT + 2)
    except OSError as error:
        raise StoreTrouble("store-shut", file=str(path), why=error.strerror or str(error)) from error
    is_database = header.startswith(b"SQLite format 3\0")
    if is_database and header[WAL_MODE_AT:] != bytes([WAL_MODE] * 2) and log.exists() and log.stat().st_size:
        raise StoreTrouble("store-log-other", file=str(path), log=str(log))
