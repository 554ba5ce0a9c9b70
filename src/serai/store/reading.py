"""A hall's file for those who only look: beside an open house, or where none is."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from serai.store.folder import HALL
from serai.store.place import beside, check_file, check_kind, real
from serai.store.trouble import StoreTrouble, trouble_of

PATIENCE = 10_000  # ms


def find_hall(place: Path) -> Path:
    """The file of a hall: by its folder, or itself, as a backup is named."""
    file = place / HALL if os.path.isdir(place) else place
    if not check_kind(file):
        raise StoreTrouble("store-missing", file=str(file))
    return file


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing; sees what an open house has just kept."""
    check_file(file)
    try:
        return connect(file, "mode=ro")
    except sqlite3.Error as error:
        log = beside(real(file), "-wal")
        if not (log.exists() and log.stat().st_size):
            try:  # perhaps nothing may be made beside it: nobody can be writing then
                return connect(file, "mode=ro&immutable=1")
            except sqlite3.Error:
                pass
        raise trouble_of(error, str(file)) or error from error


def connect(file: Path, how: str) -> sqlite3.Connection:
    """Opens, and reads the first page."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, isolation_level=None)
    try:
        connection.execute(f"pragma busy_timeout = {PATIENCE}")
        connection.execute("select count(*) from sqlite_master").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection
