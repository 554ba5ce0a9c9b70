"""The file of a hall before anybody opens it: of the right kind, made in one go, and the host's alone."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from serai.store.trouble import StoreTrouble, trouble_of

BESIDE = ("-wal", "-shm", "-lock", "-journal", ".part")  # what we and SQLite put next to the file
WAL_MARKS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", bytes(4))  # with zeros nothing was ever written to it
WAL_HEADER = 32
OTHERS = 0o077


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the file of a hall."""
    return path.with_name(path.name + ending)


def real(path: Path) -> Path:
    """Where a file really is: there SQLite puts what belongs to it."""
    return Path(os.path.realpath(path))


def make_folder(folder: Path) -> None:
    """A folder for games; a new one is the host's alone."""
    try:
        if folder.is_symlink() and not folder.exists():
            raise StoreTrouble("data-dangling", folder=str(folder), place=str(folder.readlink()))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise StoreTrouble("data-not-folder", folder=str(folder)) from None
    except OSError as error:
        raise StoreTrouble("data-unmade", folder=str(folder), why=error.strerror or str(error)) from error


def check_kind(path: Path) -> bool:
    """Whether there is a file; refuses what is something else, without opening it: a pipe would keep us waiting."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        if path.is_symlink():
            raise StoreTrouble("store-dangling", file=str(path), place=str(path.readlink())) from None
        return False
    except OSError as error:
        raise StoreTrouble("store-shut", file=str(path), why=error.strerror or str(error)) from error
    if not stat.S_ISREG(kind):
        raise StoreTrouble("store-not-file", file=str(path))
    return True


def check_file(path: Path) -> bool:
    """Whether there is a file that SQLite may be shown: it would take an empty one, or a garbled log, for a new hall."""
    there = check_kind(path)
    log = beside(real(path), "-wal")
    if there and path.stat().st_size == 0:
        raise StoreTrouble("store-empty", file=str(path))
    if not check_kind(log) or log.stat().st_size == 0:
        return there
    if not there:
        raise StoreTrouble("store-log-alone", file=str(path), log=str(log))
    try:
        with log.open("rb") as source:
            mark = source.read(WAL_HEADER)
    except OSError as error:
        raise StoreTrouble("store-shut", file=str(log), why=error.strerror or str(error)) from error
    if len(mark) == WAL_HEADER and mark[:4] not in WAL_MARKS:
        raise StoreTrouble("store-log-garbled", file=str(path), log=str(log))
    return there


def ready(path: Path, fill: Callable[[Path], None]) -> None:
    """Makes sure of the file: what is there is looked at and closed to others, what is missing is made."""
    make_folder(path.parent)
    if not check_file(path):
        make_file(path, fill)
    file = real(path)
    for one in (file, *(beside(file, ending) for ending in BESIDE)):
        narrow(one)


def make_file(path: Path, fill: Callable[[Path], None]) -> None:
    """A new file under another name first: a kill or a full disk leaves no half of a hall."""
    part = beside(path, ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        fill(part)
        part.replace(path)
        sync_folder(path.parent)
    except Exception as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        trouble = trouble_of(error, str(path))
        if trouble is None:
            raise
        raise trouble from error


def sync_folder(folder: Path) -> None:
    """A new name in a folder survives a power cut."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def narrow(path: Path) -> None:
    """Takes the rights of others away, where it is ours to do so; adds none: what the host made read-only stays so."""
    with suppress(OSError):  # not there, or somebody else's
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
