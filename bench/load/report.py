"""What was measured of a hall, for people: a line at once, tables at the end."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan

RUNS = """
| hall | tables | all seats: p50, p95, p99 ms | near | far | servers, us a move | PostgreSQL | bus \
| moves per processor second | kept in, ms | entries to a commit | news a move |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
"""
IDLES = """
| hall | people | a ping every | nobody there: servers, PostgreSQL, bus, ms a second | each who is silent, us a second \
| each with pings | KB a table of four | KB a connection more | MB a server |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""


@dataclass
class Run:
    """One hall under one load. Times in ms, costs in microseconds of a processor for each move."""

    hall: str
    tables: int
    hearts: bool
    moves: int
    lost: int
    seconds: float
    all: tuple[float, float, float]  # p50, p95, p99
    near: tuple[float, float, float]
    far: tuple[float, float, float]
    ours: float
    base: float
    bus: float
    client: float
    append_ms: float  # mean time to keep an entry
    group: float  # entries in one commit, all servers' together; roll calls and the like are commits too
    told: float  # news by the bus for each move
    told_bytes: float
    caught_up: float  # times that something was read from the store, in all
    per_second: float  # moves that one processor second of the servers is worth


@dataclass
class Idle:
    """People who are there and say nothing: microseconds of a processor for each person and second."""

    hall: str
    people: int
    every: float  # seconds between two signs of life
    nobody: tuple[float, float, float]  # all in a second while nobody is there: ours, PostgreSQL's and the bus's
    silent: tuple[float, float, float]  # for each person, without signs of life
    beating: tuple[float, float, float]  # the same with them
    kb_per_table: float  # of all servers together, with four connections
    kb_per_connection: float  # one more, of somebody who is already there
    mb_empty: float  # a server without guests


def show(run: Run) -> None:
    """One line."""
    print(
        f"{run.hall:28} {run.tables:5} tables{' with hearts' * run.hearts}  {run.moves:6} moves  p50/95/99 all {run.all} "
        f"near {run.near} far {run.far} ms  us/move: servers {run.ours:.0f} base {run.base:.0f} bus {run.bus:.0f} "
        f"clients {run.client:.0f}  append {run.append_ms} ms  {run.group} to a commit  {run.told} news  "
        f"caught up {run.caught_up:.0f}  {run.per_second} moves/CPU-s  lost {run.lost}",
        flush=True,
    )


def show_idle(one: Idle) -> None:
    """One line."""
    print(
        f"{one.hall:28} {one.people:5} people, us a second (servers, base, bus): nobody {one.nobody}, "
        f"each silent {one.silent}, a ping every {one.every} s {one.beating}  "
        f"{one.kb_per_table} KB/table  {one.kb_per_connection} KB/connection  empty {one.mb_empty} MB",
        flush=True,
    )


def tables_of(runs: list[Run], idles: list[Idle]) -> str:
    """Both as Markdown."""
    return RUNS + "\n".join(map(row, runs)) + "\n" + IDLES + "\n".join(map(idle_row, idles))


def row(run: Run) -> str:
    """One hall under one load."""
    far = "" if isnan(run.far[0]) else listed(run.far)
    cells = [
        run.hall + ", with pings" * run.hearts, f"{run.tables:,}", listed(run.all), listed(run.near) if far else "", far,
        f"{run.ours:.0f}", f"{run.base:.0f}", f"{run.bus:.0f}", f"{run.per_second:,}", str(run.append_ms),
        str(run.group or ""), str(run.told or ""),
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def idle_row(one: Idle) -> str:
    """People who are silent."""
    nobody = ", ".join(f"{us / 1000:.0f}" for us in one.nobody)
    figures = [f"{one.people:,}", f"{one.every} s", nobody, listed(one.silent), listed(one.beating)]
    cells = [one.hall, *figures, *(f"{kb:.0f}" for kb in (one.kb_per_table, one.kb_per_connection, one.mb_empty))]
    return f"| {' | '.join(cells)} |"


def listed(figures: tuple[float, float, float]) -> str:
    return ", ".join(map(str, figures))
