"""A copy of a hall as of one moment, made while the house is open."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from serai.store.layout import LAYOUT, SCHEMA
from serai.store.place import real, sync_folder
from serai.store.reading import find_hall, open_to_read
from serai.store.shape import check_columns, check_ours
from serai.store.trouble import StoreTrouble, trouble_of


def back_up(place: Path, target: Path, force: bool = False) -> int:
    """Copies a hall into a file, whole or not at all; how many tables it holds."""
    file = find_hall(place)
    check_target(file, target, force)
    with closing(open_to_read(file)) as source:
        check_ours(source, LAYOUT, str(file))
        try:
            part = new_part(target)
        except OSError as error:
            raise unwritten(target, error) from error
        try:
            copy(source, part)
            tables = verify(part, file)
            sync(part)
            check_target(file, target, force)  # once more: it took a while
            part.replace(target)
            sync_folder(target.absolute().parent)
        except (sqlite3.Error, OSError) as error:
            trouble = trouble_of(error, str(file))
            if trouble is not None and trouble.word == "store-damaged":
                raise StoreTrouble("backup-damaged", file=str(file), why=str(error)) from error
            raise unwritten(target, error) from error
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    return tables


def check_target(file: Path, target: Path, force: bool) -> None:
    """Refuses a place where something else is."""
    if real(target) == real(file):
        raise StoreTrouble("backup-itself", file=str(target))
    if not os.path.isdir(target.absolute().parent):
        raise StoreTrouble("backup-no-folder", file=str(target))
    if os.path.lexists(target):
        if not target.is_file():
            raise StoreTrouble("backup-not-file", file=str(target))
        if not force:
            raise StoreTrouble("backup-exists", file=str(target))


def unwritten(target: Path, error: Exception) -> StoreTrouble:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return StoreTrouble("backup-unwritten", file=str(target), why=why)


def new_part(target: Path) -> Path:
    """An empty file beside the target, the host's alone."""
    opened, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.absolute().parent)
    os.close(opened)
    return Path(name)


def copy(source: sqlite3.Connection, part: Path) -> None:
    """In one step, so that all of it is of one moment; the house writes on meanwhile."""
    with closing(sqlite3.connect(part, isolation_level=None)) as copied:
        source.backup(copied)
        copied.execute("pragma journal_mode = delete")  # one file, with no log beside it


def verify(part: Path, file: Path) -> int:
    """Reads the copy again from the disk."""
    with closing(sqlite3.connect(part, isolation_level=None)) as copied:
        if check_ours(copied, LAYOUT, str(file)) == LAYOUT:
            check_columns(copied, SCHEMA, str(file))
        (found,) = copied.execute("pragma integrity_check(1)").fetchone()
        if found != "ok":
            raise StoreTrouble("backup-damaged", file=str(file), why=" ".join(str(found).split()))
        return int(copied.execute("select count(*) from tables").fetchone()[0])


def sync(part: Path) -> None:
    opened = os.open(part, os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
