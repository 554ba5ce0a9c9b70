"""`serai train`, end to end, as small as it can be."""

from __future__ import annotations

from importlib import util
from pathlib import Path

import pytest
from click.testing import CliRunner

from serai.cli import app
from serai.core.errors import SeraiError
from serai.core.value import read_value
from serai.games.desert.sense.features import INPUTS
from serai.learn.generations import learn
from serai.learn.lesson import Lesson


def lesson(generations: int) -> Lesson:
    return Lesson(
        game="desert", games=10, generations=generations, seed=bytes(16), bot="random", seats=[2], presets=["legendary"]
    )


def test_the_result_is_the_same_for_any_crew_and_after_a_break(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    value = learn(lesson(2), whole, 1)
    learn(lesson(1), broken, 2)
    (broken / "value-1.json").unlink()  # the matches are kept, so only the fit is done again
    assert learn(lesson(2), broken, 2) == value
    assert (whole / "value-2.json").read_bytes() == (broken / "value-2.json").read_bytes()
    assert read_value((whole / "value-2.json").read_bytes(), "desert", INPUTS).made == lesson(2).command()


def test_the_command_tells_how_it_went(tmp_path: Path) -> None:
    call = f"train desert --games 10 --generations 1 --bot random --seats 2 --seed 1 --lang en --keep {tmp_path}"
    done = CliRunner().invoke(app, call.split(), standalone_mode=False)
    assert done.exception is None
    assert done.output.startswith("Generation 1: 10 matches")
    assert str(tmp_path / "value-1.json") in done.output


@pytest.mark.parametrize(
    ("call", "word"),
    [
        ("train desert --keep FOLDER --games 3", "bad-number"),
        ("train desert --keep FOLDER --jobs 0", "bad-number"),
        ("train desert --keep FOLDER --seats 2,x", "not-numbers"),
        ("train desert --keep FOLDER/none", "train-no-folder"),
        ("train temple --keep FOLDER", "nothing-to-learn"),
    ],
)
def test_what_cannot_be_learnt_is_refused(call: str, word: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, call.replace("FOLDER", str(tmp_path)).split(), standalone_mode=False)
    assert isinstance(done.exception, SeraiError)
    assert done.exception.word == word


def test_without_numpy_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.train.find_spec", lambda name: None if name == "numpy" else util.find_spec(name))
    done = CliRunner().invoke(app, ["train", "desert", "--keep", str(tmp_path)], standalone_mode=False)
    assert 'pip install "serai[train]"' in str(done.exception)
