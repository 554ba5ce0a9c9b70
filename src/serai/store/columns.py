"""How rows stand in a database: the same columns in every store."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.store.rows import AttemptRow, Change, FeatRow, TableRow

TABLE = (
    "code", "game", "version", "options", "seed", "host", "created", "open", "bot_pace", "grace", "started",
    "finished", "until", "rematch", "played_on", "pace", "welcoming", "revision", "rung", "daily",
)  # fmt: skip
GROWING = ("until", "rung")  # never go back, whoever writes
REPLACED = tuple(column for column in TABLE if column not in ("code", "revision"))  # the store itself counts revisions
GUEST = ("number", "name", "token_hash", "gone", "ready")
SEAT = ("seat", "kind", "name", "level", "guest")
ENTRY = ("number", "at", "seat", "move", "wish", "time")
WORD = ("number", "time", "guest", "text", "phrase", "wish")
PASSED = ("game", "people", "level", "pace", "time")
FEAT = ("game", "chosen", "seats", "people", "options", "played", "won", "mark", "names", "time")
KIND = FEAT[:4]  # of feats: one row each
ATTEMPT = ("day", "game", "device", "code", "name", "begun", "ended", "won", "value", "why")
ATTEMPTS_ORDER = ATTEMPT[:3]  # one row each
RESULT = ("ended", "won", "value", "why")
DAYS_KEPT = 400  # attempts of older days are forgotten when a new one is kept; their tables stay, as all tables do
# A feat on top of another: games are counted up, and the better mark stays with its names; of two equal ones the first.
BETTER = "excluded.mark is not null and (f.mark is null or excluded.mark < f.mark)"
COUNT_UP = ", ".join(
    [
        *(f"{column} = f.{column} + excluded.{column}" for column in ("played", "won")),
        *(
            f"{column} = case when {BETTER} then excluded.{column} else f.{column} end"
            for column in ("mark", "names", "time")
        ),
    ]
)


class Taken(Exception):
    """A number or a code that is there already, or a table that is not what it was: the whole change is taken back."""


def values_of(row: msgspec.Struct, columns: tuple[str, ...]) -> list[Any]:
    return [getattr(row, column) for column in columns]


def table_values(row: TableRow, columns: tuple[str, ...] = TABLE) -> list[Any]:
    values = values_of(row, columns)
    values[columns.index("options")] = msgspec.json.encode(row.options).decode()
    return values


def feat_values(row: FeatRow) -> list[Any]:
    written = {"options": msgspec.json.encode(row.options).decode(), "names": msgspec.json.encode(row.names).decode()}
    return [written.get(column, getattr(row, column)) for column in FEAT]


def feat_of(values: Any) -> FeatRow:
    """A row as a database has it."""
    found = dict(zip(FEAT, values, strict=True))
    for column in ("options", "names"):
        found[column] = msgspec.json.decode(found[column])
    return FeatRow(**found)


def attempt_of(values: Any) -> AttemptRow:
    """A row as a database has it."""
    found = dict(zip(ATTEMPT, values, strict=True))
    return AttemptRow(**{**found, "device": bytes(found["device"]), "won": bool(found["won"])})


def changes_people_or_table(change: Change) -> bool:
    """Whether a change makes a new revision of its table."""
    return change.table is not None or bool(change.guests) or change.seats is not None


def check_base(change: Change, revision: int, rung: int) -> None:
    """Refuses a change of what is no more, and an entry at a moment that is over."""
    if change.known not in (None, revision) or any(entry.at < rung for entry in change.entries):
        raise Taken
