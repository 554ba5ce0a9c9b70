"""Levels are measured cell by cell, what is known is kept, and the page says plainly what is not reached."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
import pytest

import levels
from leveling.page import page
from leveling.toml import written
from serai.core.levels import LEVELS, Measured
from serai.games import all_games, find_game

GAMES = 2


def asked(**more: object) -> Namespace:
    return Namespace(**{"games": GAMES, "seats": [2], "anew": False, "jobs": 1, **more})


@pytest.mark.parametrize("name", sorted(all_games()))
def test_cases_are_what_people_choose(name: str) -> None:
    game = find_game(name)
    cases = levels.cases_of(game)
    chosen = {
        str(game.decisive(o.written())) for name, o in game.presets.items() if name != "practice"
    }  # nobody loses that
    assert len(cases) == (game.manners.levels or len(chosen))
    for case in cases:
        game.read_options(case.options)


def test_against_each_other_only_victories_alone_count_and_together_all_matches() -> None:
    won, of, played = levels.measure(find_game("deserto"), {}, "skilled", 2, GAMES)
    assert 0 <= won <= of <= played == GAMES
    won, of, played = levels.measure(find_game("quicksand"), {"level": 1}, "master", 3, GAMES)
    assert 0 <= won <= of == played == GAMES


def test_what_is_missing_is_played_and_the_rest_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = find_game("deserto"), tmp_path / "levels.toml"
    monkeypatch.setattr(levels, "measure", lambda *_: [1, 2, GAMES])
    levels.measure_all(game, file, asked())
    found = msgspec.toml.decode(file.read_bytes(), type=Measured)
    assert list(found.bots) == list(LEVELS) and list(found.cases[0].won) == ["skilled", "expert", "master"]
    assert all(cells[0][2] == GAMES and cells[1:] == [[], []] for cells in found.cases[0].won.values())
    assert msgspec.toml.decode(written(found), type=Measured) == found
    known = levels.known(game, found)
    assert not list(levels.wanted(game, known, asked()))
    assert len(list(levels.wanted(game, known, asked(seats=None)))) == 3 * 2
    assert len(list(levels.wanted(game, known, asked(games=GAMES + 1)))) == 3
    assert len(list(levels.wanted(game, known, asked(anew=True)))) == 3
    other = msgspec.structs.replace(found, bots={**found.bots, "skilled": "random"})
    changed = levels.known(game, other)[0].won
    assert not any(changed["skilled"]) and not any(changed["expert"]) and any(changed["master"])


def told(name: str, won: dict[str, list[int]]) -> str:
    """The page of one game at its least number of seats."""
    game = find_game(name)
    (case, *_) = levels.known(game, Measured({}, []))
    for level, cell in won.items():
        case.won[level][0] = cell  # type: ignore[index]
    return page({name: game}, {name: Measured({level: game.bots[level] for level in LEVELS}, [case])})


def test_the_page_says_where_a_duel_is_not_won_often_enough() -> None:
    text = told("deserto", {"skilled": [160, 200, 200], "expert": [68, 100, 100], "master": [64, 100, 100]})
    rows = [line for line in text.splitlines() if line.startswith("| standard")]
    assert [row.split(" | ")[-1] for row in rows] == ["reached |", "reached, may be chance |", "**not reached** |"]


def test_the_page_says_where_a_team_does_not_win_clearly_more_often() -> None:
    cells = {"beginner": [5, 100, 100], "skilled": [30, 100, 100], "expert": [35, 100, 100]}
    steps = told("desert", cells).splitlines()[-3:]
    assert [line.endswith(": clearly more often.") for line in steps] == [True, False, False]
    assert "not measured" in steps[-1]
