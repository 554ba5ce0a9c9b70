"""Writes the TypeScript types of the messages and of every game's view, moves and options: `python -m serai.server.types`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

from serai.core.game import Game
from serai.games import all_games
from serai.wire.typescript import typescript, wire_types


def game_types(game: Game[Any]) -> str:
    """What the board of one game needs to know."""
    roots = {"View": get_type_hints(game.view)["return"], "Move": game.moves, "Options": game.options}
    return typescript(roots)


def type_files() -> dict[str, str]:
    """All files by their path under `web/src`."""
    files = {"wire.ts": wire_types()}
    for game in all_games().values():
        files[f"games/{game.name}/wire.ts"] = game_types(game)
    return files


def write_types(folder: Path) -> None:
    """Writes them all."""
    for name, text in type_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_types(Path("web/src"))
