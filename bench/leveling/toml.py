"""What was measured of a game's levels as TOML, one line a level."""

from __future__ import annotations

import json
from typing import Any

from serai.core.levels import Measured

COMMAND = "PYTHONPATH=build/compiled .venv/bin/python bench/levels.py"


def written(measured: Measured) -> str:
    """The file. A cell is won, of how many that count, of how many played; empty where nothing was measured."""
    lines = [
        f"# Measured, never written by hand: {COMMAND}",
        "# By the number of seats, the least first: [won, of so many that count, of so many played].",
        "[bots]",
        *(f'{level} = "{bot}"' for level, bot in measured.bots.items()),
    ]
    for case in measured.cases:
        lines += ["", "[[cases]]"]
        if case.preset:
            lines.append(f'preset = "{case.preset}"')
        chosen = ", ".join(f"{name} = {value_of(value)}" for name, value in case.options.items())
        lines.append(f"options = {{ {chosen} }}" if chosen else "options = {}")
        lines.append("[cases.won]")
        lines += [f"{level} = {value_of(cells)}" for level, cells in case.won.items()]
    return "\n".join(lines) + "\n"


def value_of(value: Any) -> str:
    """Texts, numbers, yes or no, and lists are in TOML as in JSON."""
    return json.dumps(value)
