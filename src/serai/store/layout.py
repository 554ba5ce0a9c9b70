"""The tables in a SQLite file, and how an older file is brought up to them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from serai.store.shape import check_columns, check_ours

LAYOUT = 6  # raised when the tables below change; CHANGES brings an older file up to it

SCHEMA = """
create table if not exists tables (
  code text primary key, game text not null, version integer not null, options text not null, seed blob not null,
  host integer not null, created integer not null, open integer not null, bot_pace integer not null,
  grace integer not null,
  started integer, finished integer, until integer not null, rematch text, played_on integer not null,
  pace text not null default 'full', welcoming integer not null default 0,
  revision integer not null default 0, rung integer not null default 0, daily integer
) strict;
create index if not exists tables_open on tables (created) where open = 1 and finished is null;
create table if not exists guests (
  code text not null references tables, number integer not null, name text not null, token_hash blob not null,
  gone integer not null, ready integer not null default 0, primary key (code, number)
) strict, without rowid;
create table if not exists seats (
  code text not null references tables, seat integer not null, kind text not null, name text not null,
  level text not null, guest integer, primary key (code, seat)
) strict, without rowid;
create table if not exists entries (
  code text not null references tables, number integer not null, at integer not null, seat integer not null,
  move integer not null, wish text not null, time integer not null, primary key (code, number)
) strict, without rowid;
create unique index if not exists entries_wish on entries (code, wish) where wish <> '';
create table if not exists words (
  code text not null references tables, number integer not null, time integer not null, guest integer not null,
  text text not null, phrase text not null, wish text not null, primary key (code, number)
) strict, without rowid;
create unique index if not exists words_wish on words (code, wish) where wish <> '';
create table if not exists passed (
  game text not null, people text not null, level integer not null, pace text not null, time integer not null,
  primary key (game, people, level, pace)
) strict, without rowid;
create table if not exists feats (
  game text not null, chosen text not null, seats integer not null, people integer not null, options text not null,
  played integer not null, won integer not null, mark integer, names text not null, time integer not null,
  primary key (game, chosen, seats, people)
) strict, without rowid;
create table if not exists attempts (
  day integer not null, game text not null, device blob not null, code text not null, name text not null,
  begun integer not null, ended integer, won integer not null default 0, value integer, why text,
  primary key (day, game, device)
) strict, without rowid;
create index if not exists attempts_code on attempts (code);
"""
CHANGES = {
    1: """
alter table tables rename column pace to bot_pace;
alter table tables add column pace text not null default 'full';
alter table guests add column ready integer not null default 0;
""",
    2: """
alter table tables add column welcoming integer not null default 0;
""",
    3: """
alter table tables add column revision integer not null default 0;
alter table tables add column rung integer not null default 0;
""",
    4: "",  # a new table only
    5: """
alter table tables add column daily integer;
""",
}


def make(path: Path) -> None:
    """A new file with everything that belongs into it."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("pragma journal_mode = memory")  # nothing beside it: it is thrown away if it fails
        prepare(connection, str(path))
    finally:
        connection.close()


def prepare(connection: sqlite3.Connection, path: str) -> None:
    """Makes the tables of a new file, changes those of an older one; refuses one that is not ours or of a later version."""
    layout = check_ours(connection, LAYOUT, path)
    for older in range(layout or LAYOUT, LAYOUT):
        connection.executescript(f"begin; {CHANGES[older]} pragma user_version = {older + 1}; commit;")
    connection.executescript(f"begin; {SCHEMA} commit;")
    check_columns(connection, SCHEMA, path)
    mark_layout(connection)


def mark_layout(connection: sqlite3.Connection) -> None:
    """Says in the file which layout it has."""
    connection.execute(f"pragma user_version = {LAYOUT}")
