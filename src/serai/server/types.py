"""The TypeScript types of the messages and of every game's view, moves and options; `make format` writes them."""

from __future__ import annotations

from typing import Any, get_type_hints

from serai.core.game import Game
from serai.games import all_games
from serai.wire.typescript import typescript, wire_types


def game_types(game: Game[Any]) -> str:
    """What the board of one game needs to know."""
    roots = {"View": get_type_hints(game.look.view)["return"], "Move": game.moves, "Options": game.options}
    return typescript(roots)


def type_files() -> dict[str, str]:
    """All files by their path under `web/src`."""
    files = {"wire.ts": wire_types()}
    for game in all_games().values():
        files[f"games/{game.name}/wire.ts"] = game_types(game)
    return files
