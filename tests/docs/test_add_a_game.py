"""docs/add-a-game.md followed to the letter, outside the tree: the house finds the game, and every part of it plays it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.laws import LawBroken, check_all
from serai.games import all_games, find_game
from serai.wire import messages as wire
from tests.docs.following import follow
from tests.server.client import open_house, play_out

DOCUMENT = Path(__file__).parents[2] / "docs/add-a-game.md"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """The reader's own folder."""
    follow(DOCUMENT, tmp_path)
    return tmp_path


@pytest.fixture
def guest(outside: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same, installed where these tests run."""
    monkeypatch.syspath_prepend(str(outside))
    all_games.cache_clear()
    yield outside
    all_games.cache_clear()
    sys.modules.pop("stones")


def serai(folder: Path, *words: str, typed: str = "") -> str:
    """What a command of the reader says."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "LANG": "en"}
    call = [sys.executable, "-m", "serai", *words]
    done = subprocess.run(
        call, cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_lists_it_after_ours(outside: Path) -> None:
    assert serai(outside, "games").splitlines()[-1].split()[:2] == ["stones", "Stones"]


def test_a_person_plays_it_to_its_end(outside: Path) -> None:
    assert "STN-END-1" in serai(outside, "play", "stones", "--seats", "2", "--bots", "greedy", typed="1\n" * 21)


def test_bots_play_it_and_its_sense_tells(outside: Path) -> None:
    told = serai(outside, "sim", "stones", "--seats", "2", "--games", "20", "--bots", "greedy,random", "--json")
    assert json.loads(told)["wins"][0] >= 18


def test_the_laws_hold_and_would_find_a_fault(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("stones")
    check_all(game, 2, seed=2)
    monkeypatch.setattr(sys.modules["stones"], "MOST", 4)
    check_all(game, 2, seed=2)  # another rule, as sound
    monkeypatch.setattr(type(game.begin(2, game.options(), bytes(16)).state), "why_not", lambda *_: "STN-TAKE-1")
    with pytest.raises(LawBroken):
        check_all(game, 2, seed=2)


@pytest.mark.anyio
@pytest.mark.usefixtures("guest")
async def test_the_house_offers_it_and_its_bots_sit_down_to_it() -> None:
    async with open_house() as house:
        games = {game.name: game for game in await house.get("/api/games", list[wire.GameInfo])}
        assert (games["stones"].least, games["stones"].most) == (2, 4)
        host = await house.guest(await house.make("device", "bot:beginner", game="stones", start=True))
        await play_out([host])
        assert (await host.first(wire.Over)).end.rule == "STN-END-1"
