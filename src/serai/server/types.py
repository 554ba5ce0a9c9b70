"""The TypeScript types of the messages and of every game's view, moves and options; `make format` writes them."""

from __future__ import annotations

from typing import Any

from serai.core.game import Game
from serai.games import all_games
from serai.wire.typescript import typescript, wire_types


def game_types(game: Game[Any]) -> str:
    """What the board of one game needs to know."""
    roots = {"View": game.look.shows, "Move": game.moves, "Options": game.options}
    seats = f"{{ least: {game.seats[0]}, most: {game.seats[-1]} }}"
    return typescript(roots, constants={"SEATS": seats})


def type_files() -> dict[str, str]:
    """All files by their path under `web/src`."""
    files = {"wire.ts": wire_types()}
    for game in all_games().values():
        files[f"games/{game.name}/wire.ts"] = game_types(game)
    return files
