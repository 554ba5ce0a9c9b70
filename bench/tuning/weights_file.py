"""Weights as a row of numbers, and back into a file in which every name keeps its line and its meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec

from serai.games.desert.sense.weights import Table, Weights, shipped, use

SHIPPED = files("serai.games.desert.sense") / "weights.toml"
LINE = re.compile(r"^(\w+) = (?:\[.*?\]|-?\d+)", re.ASCII)
HEAD = re.compile(r"^\[(\w+)\]", re.ASCII)


def read(path: Path | None) -> Weights:
    """The weights of a file; without one, those that bots play by."""
    return shipped() if path is None else msgspec.toml.decode(path.read_bytes(), type=Weights)


def written(weights: Weights) -> str:
    """The shipped file with other numbers."""
    table: Table = {}
    lines = []
    for line in SHIPPED.read_text().splitlines():
        if head := HEAD.match(line):
            table = weights[head[1]]
        name = LINE.match(line)
        lines.append(f"{name[1]} = {table[name[1]]}{line[name.end() :]}" if name else line)
    return "\n".join(lines) + "\n"


@contextmanager
def playing_by(weights: Weights) -> Iterator[None]:
    """Bots of this process play by these weights for a while."""
    use(weights)
    try:
        yield
    finally:
        use(shipped())


def numbers(table: Table) -> list[float]:
    """All numbers of a table in a row, lists spread out."""
    row: list[float] = []
    for value in table.values():
        row += [value] if isinstance(value, int) else value
    return row


def labels(table: Table) -> list[str]:
    """What each of them is called."""
    row: list[str] = []
    for name, value in table.items():
        row += [name] if isinstance(value, int) else [f"{name}[{place}]" for place in range(len(value))]
    return row


def with_numbers(weights: Weights, part: str, row: Sequence[float]) -> Weights:
    """The same weights but for one table, whose numbers are these, rounded."""
    whole = iter([round(number) for number in row])
    table: Table = {
        name: next(whole) if isinstance(value, int) else [next(whole) for _ in value]
        for name, value in weights[part].items()
    }
    return {**weights, part: table}
