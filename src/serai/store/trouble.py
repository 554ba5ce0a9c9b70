"""When the place of the games cannot be used: which sentence an error of SQLite or of the system stands for."""

from __future__ import annotations

import errno
import sqlite3

from serai.core.errors import SeraiError

FROM_SQLITE = {  # by SQLite's primary result code
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_FORMAT: "store-damaged",
    sqlite3.SQLITE_ERROR: "store-damaged",  # a table or a column is not there
    sqlite3.SQLITE_READONLY: "store-shut",
    sqlite3.SQLITE_PERM: "store-shut",
    sqlite3.SQLITE_AUTH: "store-shut",
    sqlite3.SQLITE_CANTOPEN: "store-shut",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_PROTOCOL: "store-busy",
    sqlite3.SQLITE_IOERR: "store-faulty",
    sqlite3.SQLITE_NOLFS: "store-faulty",
}
FROM_SYSTEM = {
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EFBIG: "store-full",
    errno.EACCES: "store-shut",
    errno.EPERM: "store-shut",
    errno.EROFS: "store-shut",
}


class StoreTrouble(SeraiError):
    """Games cannot be kept, or not be read again; its words are those of the store."""

    def __init__(self, word: str, /, **details: str | int) -> None:
        super().__init__(word, package="serai.store", **details)


def trouble_of(error: Exception, file: str) -> StoreTrouble | None:
    """What an error says about a file; nothing where it is no matter of the file."""
    if isinstance(error, StoreTrouble):
        return error
    if isinstance(error, OSError):
        word = FROM_SYSTEM.get(error.errno or 0, "store-faulty")
        return StoreTrouble(word, file=file, why=error.strerror or str(error))
    if type(error) not in (sqlite3.OperationalError, sqlite3.DatabaseError):
        return None  # a mistake of ours
    code = getattr(error, "sqlite_errorcode", None)  # none where Python itself could not read what stands in the file
    found = FROM_SQLITE.get((sqlite3.SQLITE_CORRUPT if code is None else code) & 0xFF, "store-faulty")
    return StoreTrouble(found, file=file, why=str(error))
