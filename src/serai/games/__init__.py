"""The games of the house, found by their folders; others may join through the entry point `serai.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from serai.core.errors import Unknown
from serai.core.game import Game


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every game by its name: ours in the order of their folders, then guests."""
    folders = [module.name for module in iter_modules(__path__) if module.ispkg]
    games: list[Game[Any]] = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    games += [entry.load() for entry in entry_points(group="serai.games")]
    return {game.name: game for game in games}


def find_game(name: str) -> Game[Any]:
    """A game by its name."""
    games = all_games()
    if name not in games:
        raise Unknown("unknown-game", name=name, known=", ".join(games))
    return games[name]
