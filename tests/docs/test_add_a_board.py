"""docs/add-a-board.md followed to the letter in a copy of the page: one new folder, and hall, words and build have it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from serai.server.types import game_types
from tests.docs.following import follow

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("node_modules", "test-results", "__pycache__")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The parts of this repository that a page is built from, with the game and the board of both documents."""
    folder = tmp_path_factory.mktemp("clone")
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns(*LEFT_OUT))
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    for words in (ROOT / "src/serai").rglob("words"):
        shutil.copytree(words, folder / words.relative_to(ROOT))
    for pieces in (ROOT / "src/serai").rglob("pieces.toml"):  # of which pages tell too
        shutil.copy(pieces, folder / pieces.relative_to(ROOT))
    games = folder / "src/serai/games"
    follow(ROOT / "docs/add-a-game.md", folder / "game")
    shutil.move(folder / "game/stones", games)
    follow(ROOT / "docs/add-a-board.md", folder)
    make_types(games, folder / "web/src/games/stones/wire.ts")
    return folder


def make_types(games: Path, file: Path) -> None:
    """What `make format` does for a game of the house."""
    sys.path.insert(0, str(games))
    try:
        file.write_text(game_types(import_module("stones").GAME))
    finally:
        sys.path.remove(str(games))
        sys.modules.pop("stones", None)


def run(clone: Path, tool: str, *words: str) -> None:
    """One of the page's own tools, in the copy."""
    call = [f"node_modules/.bin/{tool}", *words]
    done = subprocess.run(call, cwd=clone / "web", capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_are_right(clone: Path) -> None:
    """Only the new folder, and what it leans on: the rest of the page is checked where it stands."""
    small = '{ "extends": "./tsconfig.json", "include": ["src/games/stones/**/*"] }'
    (clone / "web/tsconfig.stones.json").write_text(small)
    run(clone, "svelte-check", "--tsconfig", "tsconfig.stones.json", "--fail-on-warnings", "--output", "machine")


def test_its_words_and_its_sign_are_whole(clone: Path) -> None:
    run(clone, "vitest", "run", "tests/words.test.ts", "tests/signs.test.ts")


def test_the_build_has_it_and_the_first_page_only_its_sign(clone: Path) -> None:
    run(clone, "vite", "build", "--logLevel", "error")
    assets = {path.name: path.read_text() for path in (clone / "src/serai/server/static/assets").glob("*.js")}
    boards = [name for name, text in assets.items() if "`stones-heap`" in text or '"stones-heap"' in text]
    signs = [name for name, text in assets.items() if "about-stones" in text]
    assert len(boards) == 1 and boards[0].startswith("stones-")
    assert len(signs) == 1 and signs != boards
