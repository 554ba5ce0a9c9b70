"""The golden files are what the games do today; a game without them is not finished."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai.games import all_games
from tests.golden import HERE, SEEDS, golden_files, lines_of_play
from tests.toys import sand
from tests.toys.nim import Nim
from tests.variants import values, variant_files, variants

GAMES = all_games()
AGAIN = "run `python -m tests.golden` and look at the difference"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_golden_files_are_there_and_right(name: str) -> None:
    compare(name, golden_files(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_so_are_those_of_every_preset_and_option(name: str) -> None:
    compare(name, variant_files(GAMES[name]))


def compare(name: str, files: dict[str, Callable[[], str]]) -> None:
    for file, write in files.items():
        path = HERE / name / file
        assert path.exists(), f"{name} lacks {file}: {AGAIN}"
        assert path.read_text(encoding="utf-8") == write(), f"{name}/{file} has changed: {AGAIN}"


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{name}/{file}" for name in GAMES for file in golden_files(GAMES[name]) | variant_files(GAMES[name])}
    assert {path.relative_to(HERE).as_posix() for path in HERE.rglob("*.txt")} == wanted


def test_every_preset_has_its_file_unless_it_is_the_usual_game() -> None:
    for game in GAMES.values():
        told = [variant.options for variant in variants(game)]
        assert all(options in [game.options(), *told] for options in game.presets.values())


def test_an_option_without_an_end_needs_an_example() -> None:
    with pytest.raises(AssertionError, match="give an example of wish"):
        values(GAMES["deserto"], "wish", str)


def test_lines_of_play_are_counted_right() -> None:
    """Nim with three stones: 3 first moves; then 2, 1 and 0 more; then 1."""
    assert [lines_of_play(Nim(2, 3, 0), bytes(16), depth) for depth in (1, 2, 3, 4)] == [3, 3, 1, 0]


def test_waiting_is_a_step_in_real_time() -> None:
    state = sand.GAME.begin(3, sand.SandOptions(), SEEDS[0]).state
    assert lines_of_play(state, SEEDS[0], 1) == 4  # three may stretch, or all wait
