"""Writes the documents that are made from the code; `--check` only says which are stale.

Made are each game's RULES.md, the picture of the terminal in the README, and the page's types.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path
from typing import Any

from serai.bots import ask, find_bot
from serai.cli.play import YOU, seat_names, show_turn
from serai.cli.rules import rule_book
from serai.cli.telling import Teller
from serai.core.game import Game, read_seed
from serai.core.rng import Rng
from serai.games import all_games, find_game
from serai.server.types import type_files

ROOT = Path(__file__).parent.parent
LINE = 19  # height of a line of the terminal, in pixels


def made() -> dict[Path, str]:
    """Every made document with what it should say."""
    books = {rules_of(game): rule_book(game, "en") + "\n" for game in all_games().values()}
    types = {ROOT / "web/src" / name: text for name, text in type_files().items()}
    return {**books, **types, ROOT / "docs/terminal.svg": picture(terminal())}


def rules_of(game: Game[Any]) -> Path:
    """Where the rules of a game stand: in the source, whichever copy of it runs."""
    return ROOT / "src" / game.package.replace(".", "/") / "RULES.md"


def terminal() -> list[str]:
    """A few turns of Deserto as the terminal shows them."""
    game = find_game("deserto")
    match = game.begin(3, game.read_options({"starter": 2}), read_seed("4"))
    game.remember(match)
    teller = Teller(game, "en", seat_names(["search", "search"], game, "en"), YOU)
    rng, bot = Rng(1), find_bot("search:200")
    lines = ["$ serai play deserto"]
    for seat in (1, 2, 0, 1, 2):
        match.play(0, seat, int(ask(bot, match.state, seat, game.sense, rng)))
        lines += teller.news(match)
    return [*lines, *show_turn(match, teller).splitlines(), teller.common.say("your-move", moves="…")]


def picture(lines: list[str]) -> str:
    """Lines of text as a drawing of a terminal window."""
    height = LINE * (len(lines) + 2)
    rows = "\n".join(
        f'<text x="22" y="{LINE * (number + 2)}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{height}" role="img" '
        f'aria-label="Deserto in a terminal" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" '
        f'fill="#F3E6BE">\n<rect width="640" height="{height}" rx="12" fill="#141A2E"/>\n{rows}\n</svg>\n'
    )


def main() -> None:
    """Writes or checks."""
    stale = {
        path: text for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv:
        if stale:
            sys.exit(f"stale: {', '.join(path.name for path in stale)}; run make format")
        return
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
