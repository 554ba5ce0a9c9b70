"""Whether a database is one of ours, and whole as far as a short look tells."""

from __future__ import annotations

import sqlite3
import time

from serai.store.trouble import StoreTrouble

OLDEST = frozenset({"tables", "guests", "seats", "entries", "words"})  # there since the first layout
LOOK = 2.0  # seconds that the look at the start may take: a large file is seen through by `serai check`
STEPS = 20_000  # of SQLite between two glances at the clock


def layout_of(connection: sqlite3.Connection) -> int:
    """Which layout a file says it has; 0 before it has any."""
    return int(connection.execute("pragma user_version").fetchone()[0])


def columns_in(connection: sqlite3.Connection) -> dict[str, set[str]]:
    """All tables with their columns."""
    found: dict[str, set[str]] = {}
    names = "select m.name, c.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'"
    for table, column in connection.execute(names):
        found.setdefault(table, set()).add(column)
    return found


def columns_of(schema: str) -> dict[str, set[str]]:
    """The tables that a schema makes."""
    connection = sqlite3.connect(":memory:")
    try:
        connection.executescript(schema)
        return columns_in(connection)
    finally:
        connection.close()


def check_ours(connection: sqlite3.Connection, known: int, file: str) -> int:
    """The layout of a file that is ours; refuses another program's, one that lost something, and a later one."""
    layout, tables = layout_of(connection), set(columns_in(connection))
    missing = sorted(OLDEST - tables)
    if missing and (tables or 0 < layout <= known):
        raise StoreTrouble("store-foreign", file=file, what=missing[0])
    if layout > known:
        raise StoreTrouble("store-newer", file=file)
    if layout < 0 or (tables and layout == 0):
        raise StoreTrouble("store-foreign", file=file, what="user_version")
    return layout


def check_columns(connection: sqlite3.Connection, schema: str, file: str) -> None:
    """Refuses tables that have our names, but not our columns."""
    found = columns_in(connection)
    for table, wanted in columns_of(schema).items():
        missing = sorted(wanted - found.get(table, set()))
        if missing:
            raise StoreTrouble("store-foreign", file=file, what=f"{table}.{missing[0]}")


def check_pages(connection: sqlite3.Connection, file: str) -> None:
    """Looks through the pages, as far as a moment suffices."""
    until = time.monotonic() + LOOK
    connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = "ok"
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise StoreTrouble("store-damaged", file=file, why=" ".join(str(found).split()))
