"""How this copy was built."""

from __future__ import annotations

import importlib
from importlib.resources import files


def promised() -> list[str]:
    """The modules that the build said it compiled; none in a plain copy."""
    stamp = files("serai") / "compiled.txt"
    return stamp.read_text().split() if stamp.is_file() else []


def is_compiled(module: str) -> bool:
    """Whether a module runs as machine code."""
    return not (importlib.import_module(module).__file__ or ".py").endswith(".py")


def broken() -> list[str]:
    """Promised, but running as plain Python: always empty in a sound copy."""
    return [name for name in promised() if not is_compiled(name)]


def is_game_compiled(package: str) -> bool:
    """Whether the rules of a game run as machine code."""
    rules = [name for name in promised() if name.startswith(f"{package}.rules")]
    return bool(rules) and all(is_compiled(name) for name in rules)
